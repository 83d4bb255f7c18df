import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { type App, type Launch, launch, startApp } from "./app";

export { expect } from "@playwright/test";

const patienceMs = 120_000;

/** Starts the app. Whatever a test leaves running is stopped when the test ends. */
type Machine = {
  launch(environment: { DATA_DIR: string } & Record<string, string>): Launch;
  startApp(environment?: Record<string, string>): Promise<App>;
};

export const test = base.extend<{ machine: Machine }>({
  machine: async ({ browserName: _ }, use) => {
    const launches: Launch[] = [];
    const watching = { started: (launched: Launch) => launches.push(launched) };
    await use({
      launch: (environment) => launch(environment, watching),
      startApp: (environment) => startApp(environment, watching),
    });
    for (const { process } of launches) process.kill("SIGTERM");
    await Promise.all(launches.map(ended));
    // A test that fails after a kill -9 leaves a database running without its app. Two launches may share one.
    for (const { folder } of launches) {
      const pid = await databasePid(folder).catch(() => 0);
      if (pid && isAlive(pid)) process.kill(pid, "SIGQUIT");
    }
  },
});

async function ended({ kill, exited, output }: Launch): Promise<void> {
  const late = setTimeout(() => {
    console.log(`An app did not end within ${patienceMs / 1_000} s. It had said:\n${output()}`);
    kill();
  }, patienceMs);
  await exited;
  clearTimeout(late);
}

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

/** The output of a start that refuses to run, which has to be one line. */
export async function startupError({ exited, output }: Launch): Promise<string> {
  expect(await exited).toBe(1);
  // The steps of a start end in an ellipsis.
  const lines = output()
    .trim()
    .split("\n")
    .filter((line) => !line.endsWith(" …"));
  expect(lines).toHaveLength(1);
  return lines[0] ?? "";
}

export async function health(url: string): Promise<number> {
  return fetch(`${url}/api/health`).then(
    ({ status }) => status,
    () => 0,
  );
}
