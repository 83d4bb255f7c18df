import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { startFakeAi } from "../support/fakes/ai";
import { measureDataLoss } from "../support/load/data-loss";
import { RetryingClient, writeConcurrently } from "../support/load/retrying-client";
import { newFolder, startApp } from "../support/process/app";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { newWriters } from "../support/process/client";

/** The upper bounds of the random number of writes, and of the random pause after them, between two kills. */
const writesAtMost = 30;
const moreMsAtMost = 100;

export async function killTheServer(size: { writers: number; kills: number }): Promise<Outcome> {
  const provider = await startFakeAi();
  const environment = { OPENAI_BASE_URL: provider.baseUrl, DATA_DIR: await newFolder() };
  let app = await startApp(environment);
  const writers = (await newWriters(app.url, size.writers)).map((writer) => new RetryingClient(writer));
  const writing = writeConcurrently(writers);
  try {
    for (let kill = 0; kill < size.kills; kill += 1) {
      await writing.untilWritten(writing.count() + Math.random() * writesAtMost);
      // A random pause, so that each kill happens at a different moment of a write.
      await wait(Math.random() * moreMsAtMost);
      app.kill();
      await app.exited;
      app = await startApp(environment);
      for (const { writer } of writers) writer.url = app.url;
    }
    await writing.end();
    const { figure, isNone } = await measureDataLoss(writers);
    return { figure, isMet: isNone };
  } finally {
    await writing.end().catch(() => {});
    await app.stop();
    await provider.close();
    await rm(environment.DATA_DIR, { recursive: true });
  }
}

export const chaosTest: ChaosTest = {
  claim: "an acknowledged write survives kill -9 (8 writers, the server killed 50 times at random)",
  goal: "0 lost, 0 doubled, 0 half",
  run: () => killTheServer({ writers: 8, kills: 50 }),
};
