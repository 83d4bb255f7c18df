import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { type FakeAi, startFakeAi } from "../support/fakes/ai";
import { type App, newFolder, startApp } from "../support/process/app";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { callApp, newWriter, startMemory, threadOf, type Writer } from "../support/process/client";
import { countBlocked, databaseUrlOf, lockTable, query, terminateBlocked } from "../support/process/database";

const pollMs = 10;

/** Kills the app between the AI's reply and its save, which is blocked by a lock on the table. */
async function crashBeforeSaving(app: App, provider: FakeAi, writer: Writer, key: string, body: object): Promise<void> {
  const database = await databaseUrlOf(app.folder);
  provider.fault = "pause";
  const requestsBefore = provider.requests.length;
  const sent = callApp(app.url, "/api/grok", { token: writer.token, key, body });
  while (provider.requests.length === requestsBefore) await wait(pollMs);
  await lockTable(database, "Turn");
  provider.fault = null;
  provider.resume();
  while ((await countBlocked(database)) === 0) await wait(pollMs);
  app.kill();
  await Promise.all([sent, app.exited]);
  await terminateBlocked(database);
}

export async function crashes({ times }: { times: number }): Promise<Outcome> {
  const provider = await startFakeAi({ record: true });
  const environment = { OPENAI_BASE_URL: provider.baseUrl, DATA_DIR: await newFolder() };
  let app = await startApp(environment);
  let [savedTexts, exact] = [0, 0];
  const refusals: number[] = [];
  try {
    const writer = await newWriter(app.url);
    const { conversationId } = (await startMemory(writer, "The lock")).body as { conversationId: string };
    for (let time = 1; time <= times; time += 1) {
      const message = `Message ${time}`;
      const [key, body] = [`key-${time}`, { conversationId, message }];
      await crashBeforeSaving(app, provider, writer, key, body);
      app = await startApp(environment);
      writer.url = app.url;
      const typed = (await threadOf(writer, conversationId)).conversation.continuations.at(-1);
      if (typed?.message === message && typed.response === null && !typed.pending) savedTexts += 1;
      const again = () => callApp(app.url, "/api/grok", { token: writer.token, key, body });
      const replies = await Promise.all([again(), again()]);
      refusals.push(...replies.map(({ status }) => status).filter((status) => status !== 200));
      const { continuations } = (await threadOf(writer, conversationId)).conversation;
      const isOne =
        continuations.length === time &&
        replies.every((reply) => reply.body.message === continuations.at(-1)?.response);
      if (isOne) exact += 1;
    }
    const turns = await query(await databaseUrlOf(app.folder), `SELECT FROM "Turn"`);
    const refused = refusals.length === 0 ? "" : `, refused with ${refusals.join(", ")}`;
    return {
      figure: `${savedTexts} of ${times} messages saved, ${exact} of ${times} with exactly one reply${refused}`,
      isMet: savedTexts === times && exact === times && turns.length === times + 1,
    };
  } finally {
    await app.stop();
    await provider.close();
    await rm(environment.DATA_DIR, { recursive: true });
  }
}

export const chaosTest: ChaosTest = {
  claim: "a crash between the AI's reply and its save loses no message (50 crashes)",
  goal: "50 of 50 messages saved, 50 of 50 with exactly one reply",
  run: () => crashes({ times: 50 }),
};
