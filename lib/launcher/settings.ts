import { resolve } from "node:path";
import { loadEnvConfig } from "@next/env";
import { type Environment, readEnvironment } from "../config/environment";

export const root = resolve(__dirname, "../..");

/** The validated environment, including the project's `.env` files. */
export function readSettings(dev = false): Environment {
  loadEnvFiles(dev);
  return readEnvironment(process.env);
}

/** Sets the variables of the project's `.env` files, unless the shell has set them. Returns the names in each file. */
export function loadEnvFiles(dev = false): { file: string; names: string[] }[] {
  const { loadedEnvFiles } = loadEnvConfig(root, dev);
  return loadedEnvFiles.map(({ path, env }) => ({ file: path, names: Object.keys(env) }));
}
