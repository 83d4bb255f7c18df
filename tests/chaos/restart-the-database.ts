import { setTimeout as wait } from "node:timers/promises";
import { measureDataLoss } from "../support/load/data-loss";
import { RetryingClient, writeConcurrently } from "../support/load/retrying-client";
import { withAppAndProvider } from "../support/process/app-with-provider";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { callApp, newWriter, newWriters, type Writer } from "../support/process/client";
import { answersQueries } from "../support/process/database";
import { databasePid, isAlive } from "../support/process/test";

/** How many writes are acknowledged between two restarts. */
const writesBetween = 20;
const pollMs = 20;
/** The longest time until the first successful response once the database is back. */
const recoveryMs = 5_000;

/** Stops the database at once, as a power cut would. Returns how long the app took to respond again once the database was back. */
async function restart(url: string, folder: string, { token }: Writer): Promise<number> {
  const pid = await databasePid(folder);
  process.kill(pid, "SIGQUIT");
  while (isAlive(pid)) await wait(pollMs);
  while (!(await answersQueries(folder))) await wait(pollMs);
  const back = performance.now();
  const isUp = async () => (await callApp(url, "/api/profile", { method: "GET", token })).status === 200;
  while (!(await isUp())) await wait(pollMs);
  return performance.now() - back;
}

export function restartTheDatabase(size: { users: number; restarts: number }): Promise<Outcome> {
  return withAppAndProvider(async (app) => {
    const watcher = await newWriter(app.url);
    const writers = (await newWriters(app.url, size.users)).map((writer) => new RetryingClient(writer));
    const writing = writeConcurrently(writers);
    let slowest = 0;
    for (let time = 0; time < size.restarts; time += 1) {
      await writing.untilWritten(writing.count() + writesBetween);
      slowest = Math.max(slowest, await restart(app.url, app.folder, watcher));
    }
    await writing.end();
    const { figure, isNone } = await measureDataLoss(writers);
    const seconds = (slowest / 1000).toFixed(1);
    return {
      figure: `${figure}; first successful response after ${seconds} s at most`,
      isMet: isNone && slowest < recoveryMs,
    };
  });
}

export const chaosTest: ChaosTest = {
  claim: "an acknowledged write survives a database restart (200 users, stopped at once 10 times)",
  goal: "0 acknowledged lost; first successful response < 5 s after it is back",
  run: () => restartTheDatabase({ users: 200, restarts: 10 }),
};
