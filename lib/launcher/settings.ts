import { resolve } from "node:path";
import { loadEnvConfig } from "@next/env";
import { type Environment, readEnvironment } from "../config/environment";

export const root = resolve(__dirname, "../..");

/** The validated environment, including the project's `.env` files. */
export function readSettings(dev = false): Environment {
  loadEnvConfig(root, dev);
  return readEnvironment(process.env);
}
