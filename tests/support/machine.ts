import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Launch } from "./app";

/** The pid of the database server of a data folder. */
export async function databasePid(folder: string): Promise<number> {
  return Number((await readFile(join(folder, "database/postmaster.pid"), "utf8")).split("\n")[0]);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What a start that refuses to run says, which has to be one line. */
export async function refusal({ exited, output }: Launch): Promise<string> {
  expect(await exited).toBe(1);
  const lines = output().trim().split("\n");
  expect(lines).toHaveLength(1);
  return lines[0] ?? "";
}

export async function health(url: string): Promise<number> {
  return fetch(`${url}/api/health`).then(
    ({ status }) => status,
    () => 0,
  );
}
