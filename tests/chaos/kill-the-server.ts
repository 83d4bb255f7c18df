import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { startCompanion } from "../../lib/server/companion";
import { type App, newFolder, startApp } from "../support/app";
import { addDamage, DiligentWriter, noDamage } from "../support/diligent-writer";
import { newWriters } from "../support/remote";
import type { Outcome, Trial } from "../support/trial";

/** Between two kills: so many writes are acknowledged at most, and so much time more goes by. */
const writesAtMost = 30;
const moreMsAtMost = 100;
const pollMs = 5;

export async function killTheServer({ writers: count, kills }: { writers: number; kills: number }): Promise<Outcome> {
  const provider = await startCompanion();
  const environment = { OPENAI_BASE_URL: provider.baseUrl, DATA_DIR: await newFolder() };
  let app: App = await startApp(environment);
  const writers = (await newWriters(app.url, count)).map((writer) => new DiligentWriter(writer));
  let isOver = false;
  const writing = Promise.all(writers.map((writer) => writer.write(() => isOver)));
  writing.catch(() => {});
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = countOf(writers) + Math.random() * writesAtMost;
      while (countOf(writers) < enough) await Promise.race([wait(pollMs), writing]);
      await wait(Math.random() * moreMsAtMost);
      app.process.kill("SIGKILL");
      await app.exited;
      app = await startApp(environment);
      for (const { writer } of writers) writer.url = app.url;
    }
    isOver = true;
    await writing;
    const damage = (await Promise.all(writers.map((writer) => writer.check()))).reduce(addDamage, noDamage);
    const acknowledged = countOf(writers);
    return {
      figure: `of ${acknowledged} acknowledged ${damage.lost} lost, ${damage.doubled} doubled, ${damage.half} half`,
      isReached: acknowledged > 0 && Object.values(damage).every((number) => number === 0),
    };
  } finally {
    isOver = true;
    await app.stop();
    await provider.close();
    await rm(environment.DATA_DIR, { recursive: true });
  }
}

const countOf = (writers: DiligentWriter[]) => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

export const trial: Trial = {
  promise: "an acknowledged write survives kill -9 (8 writers, the server killed 50 times at random)",
  toReach: "0 lost, 0 doubled, 0 half",
  run: () => killTheServer({ writers: 8, kills: 50 }),
};
