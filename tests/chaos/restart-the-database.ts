import { setTimeout as wait } from "node:timers/promises";
import { damageTo } from "../support/damage";
import { DiligentWriter, writeAtOnce } from "../support/diligent-writer";
import { databasePid, isAlive } from "../support/machine";
import { answersQueries } from "../support/own-database";
import { withProvidedApp } from "../support/provided-app";
import { callApp, newWriter, newWriters, type Writer } from "../support/remote";
import type { Outcome, Trial } from "../support/trial";

const betweenMs = 1_000;
const pollMs = 20;
/** How long the first good answer may take once the database is back. */
const recoveryMs = 5_000;

/** Stops the database at once, as a power cut would, and returns how long after its return the app answered again. */
async function restart(url: string, folder: string, { token }: Writer): Promise<number> {
  const pid = await databasePid(folder);
  process.kill(pid, "SIGQUIT");
  while (isAlive(pid)) await wait(pollMs);
  while (!(await answersQueries(folder))) await wait(pollMs);
  const back = performance.now();
  const isWell = async () => (await callApp(url, "/api/profile", { method: "GET", token })).status === 200;
  while (!(await isWell())) await wait(pollMs);
  return performance.now() - back;
}

export function restartTheDatabase(size: { users: number; restarts: number }): Promise<Outcome> {
  return withProvidedApp(async (app) => {
    const watcher = await newWriter(app.url);
    const writers = (await newWriters(app.url, size.users)).map((writer) => new DiligentWriter(writer));
    const writing = writeAtOnce(writers);
    let slowest = 0;
    for (let time = 0; time < size.restarts; time += 1) {
      await wait(betweenMs);
      slowest = Math.max(slowest, await restart(app.url, app.folder, watcher));
    }
    await writing.end();
    const { figure, isNone } = await damageTo(writers);
    const seconds = (slowest / 1000).toFixed(1);
    return {
      figure: `${figure}; first good answer after ${seconds} s at most`,
      isReached: isNone && slowest < recoveryMs,
    };
  });
}

export const trial: Trial = {
  promise: "an acknowledged write survives a database restart (200 users, stopped at once 10 times)",
  toReach: "0 acknowledged lost; first good answer < 5 s after it is back",
  run: () => restartTheDatabase({ users: 200, restarts: 10 }),
};
