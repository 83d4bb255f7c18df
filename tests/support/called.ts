import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "./app";

const noteCalls = JSON.stringify(join(__dirname, "note-calls.cjs"));

/** The environment in which the app writes down in `file` whom it calls. Required: beside an import Node would read the start itself as a module. */
export const notingCalls = (file: string) => ({ NODE_OPTIONS: `--require ${noteCalls}`, CALLED_FILE: file });

/** Everybody that the app called but its database, itself and those at `urls`. */
export async function strangersCalled(file: string, app: App, urls: string[]): Promise<string[]> {
  const called = new Set((await readFile(file, "utf8")).trim().split("\n"));
  const known = [...urls, app.url].map((url) => Number(new URL(url).port));
  const [, , , database] = (await readFile(join(app.folder, "database/postmaster.pid"), "utf8")).split("\n");
  const ports = [...known, Number(database)].join("|");
  return [...called].filter((address) => !new RegExp(`^(127\\.0\\.0\\.1|localhost):(${ports})$`).test(address));
}
