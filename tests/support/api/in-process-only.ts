import { test } from "@jest/globals";
import { instances } from "./instances";

/** A test of something that is visible only inside the process: its log, its background work, its environment. */
export const testInProcess: typeof test = instances > 0 ? (test.skip as typeof test) : test;
