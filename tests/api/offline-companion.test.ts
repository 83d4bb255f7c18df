import { expect, test } from "@jest/globals";
import { askAi } from "@/lib/server/chat/provider";
import { db } from "@/lib/server/db/client";
import { allEvents, lighthouse, startConversation, streamMessage } from "../support/api/chat";
import { call, signUp } from "../support/api/client";

test("without a provider the offline companion replies", async () => {
  const { status, body } = await startConversation(await signUp());
  expect(status).toBe(200);
  expect(body.message).toMatch(/^Your words are kept\..*\?$/s);
  expect(body.receipt.isOffline).toBe(true);
  expect(await db().turn.findFirst()).toMatchObject({ sentPrompt: null });
});

test("the offline companion's reply is streamed word by word", async () => {
  const events = await allEvents(await streamMessage(await signUp(), lighthouse));
  const words = events.flatMap(({ event, data }) => (event === "delta" ? [data.text] : []));
  expect(words.length).toBeGreaterThan(10);
  expect(events.at(-1)).toMatchObject({ event: "done", data: { message: words.join("") } });
});

test("an abort ends the offline companion's reply with its reason", async () => {
  const controller = new AbortController();
  const messages = [{ role: "user" as const, content: "The red door squeaked." }];
  const pieces = askAi(messages, controller.signal, () => messages);
  expect(await pieces.next()).toMatchObject({ value: { text: "Your" } });
  const reason = new Error("stopped");
  controller.abort(reason);
  await expect(pieces.next()).rejects.toBe(reason);
});

test("without a provider the feature file says that no AI is connected", async () => {
  for (const path of ["/config/flexifeatures.json", "/api/config/flexifeatures.json"]) {
    expect((await call("GET", path)).body).toMatchObject({ aiConnected: false });
  }
});
