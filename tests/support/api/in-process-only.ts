import { test } from "@jest/globals";
import { instances } from "./instances";

/** A test of what only the process itself can show: what it prints, what it works, what it was told to believe. */
export const testInProcess: typeof test = instances > 0 ? (test.skip as typeof test) : test;
