import { setTimeout as wait } from "node:timers/promises";
import { startCompanion } from "../../lib/server/companion";
import { startApp } from "../support/app";
import { addDamage, DiligentWriter, noDamage } from "../support/diligent-writer";
import { databasePid, isAlive } from "../support/machine";
import { answersQueries } from "../support/own-database";
import { callApp, newWriters, type Writer } from "../support/remote";
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

export async function restartTheDatabase(size: { users: number; restarts: number }): Promise<Outcome> {
  const provider = await startCompanion();
  const app = await startApp({ OPENAI_BASE_URL: provider.baseUrl });
  let isOver = false;
  try {
    const writers = (await newWriters(app.url, size.users)).map((writer) => new DiligentWriter(writer));
    const [first] = writers;
    if (!first) throw new Error("No users");
    const writing = Promise.all(writers.map((writer) => writer.write(() => isOver)));
    writing.catch(() => {});
    const waits: number[] = [];
    for (let time = 0; time < size.restarts; time += 1) {
      await wait(betweenMs);
      waits.push(await restart(app.url, app.folder, first.writer));
    }
    isOver = true;
    await writing;
    let damage = noDamage;
    for (const writer of writers) damage = addDamage(damage, await writer.check());
    const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
    const slowest = Math.max(...waits);
    return {
      figure: `of ${acknowledged} acknowledged ${damage.lost} lost, ${damage.doubled} doubled, ${damage.half} half; first good answer after ${(slowest / 1000).toFixed(1)} s at most`,
      isReached: Object.values(damage).every((number) => number === 0) && slowest < recoveryMs,
    };
  } finally {
    isOver = true;
    await app.stop();
    await provider.close();
  }
}

export const trial: Trial = {
  promise: "an acknowledged write survives a database restart (200 users, stopped at once 10 times)",
  toReach: "0 acknowledged lost; first good answer < 5 s after it is back",
  run: () => restartTheDatabase({ users: 200, restarts: 10 }),
};
