import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, lighthouse, readThread, sendMessage, startConversation, waitUntil } from "../support/api/chat";
import { call, callUntilFree, type Person, signUp } from "../support/api/client";

const provider = fakeProvider();
captureConsole();

/** With one key, so that a call that is made again saves nothing twice. */
const sendUntilSaved = (person: Person, { key = randomUUID(), ...sent }: Parameters<typeof sendMessage>[1]) =>
  callUntilFree(() => sendMessage(person, { ...sent, key }));

test("a repeat with the same key gets the first result, whatever its body", async () => {
  const ann = await signUp();
  const first = await startConversation(ann, { key: "k" });
  for (const changes of [{ projectName: "Something else" }, { topic: "since-removed" }, { projectName: "" }]) {
    expect(await startConversation(ann, { key: "k", ...changes })).toMatchObject({ status: 200, body: first.body });
  }
  expect(await db().conversation.count()).toBe(1);
  expect(provider().requests).toHaveLength(1);
});

test.each(["", "x".repeat(65)])("a key that does not have 1 to 64 characters is refused", async (key) => {
  const { status, body } = await startConversation(await signUp(), { key });
  expect({ status, body }).toEqual({
    status: 400,
    body: { message: refusalTexts.idempotencyKey, code: "invalid_request" },
  });
  expect(await db().turn.count()).toBe(0);
});

test("20 calls at once with one key start one conversation and get its one reply", async () => {
  const ann = await signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendUntilSaved(ann, { ...lighthouse, key: "k" })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect(provider().requests).toHaveLength(1);
  expect(await db().turn.count()).toBe(1);
  expect(await db().user.findFirst()).toMatchObject({ conversationCount: 1 });
});

test("20 calls at once with one key continue once", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  const calls = Array.from({ length: 20 }, () => sendUntilSaved(ann, { conversationId, message: "Once.", key: "k" }));
  const answers = await Promise.all(calls);
  for (const { body } of answers) expect(body).toEqual({ ...answers[0]?.body, orderIndex: 1 });
  expect(provider().requests).toHaveLength(2);
  expect(await db().conversation.findFirst()).toMatchObject({ turnCount: 1, entryCount: 1 });
});

test("20 starts at once number the conversations 1 to 20", async () => {
  const ann = await signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendUntilSaved(ann, lighthouse)));
  const numbers = answers.map(({ body }) => body.orderIndex).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, number) => number + 1));
});

test("after a crash the turn can be asked again as soon as its lease has expired", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann, { key: "k" })).body;
  const past = new Date(Date.now() - 1);
  await db().turn.updateMany({ data: { response: null, leaseExpiresAt: past } });
  expect((await readThread(ann, conversationId)).conversation).toMatchObject({ pending: false, requestKey: "k" });
  const again = await startConversation(ann, { key: "k" });
  expect(again).toMatchObject({ status: 200, body: { conversationId } });
  expect(await db().turn.count()).toBe(1);
});

test("no database connection is held while the AI writes", async () => {
  const ann = await signUp();
  provider().fault = "pause";
  const replies = Array.from({ length: 15 }, (_, index) => startConversation(ann, { projectName: `Place ${index}` }));
  await waitUntil(() => provider().requests.length === 15);
  const { status } = await call("GET", "/api/conversations", { token: ann.token });
  expect(status).toBe(200);
  provider().resume();
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(Array(15).fill(200));
});

test("a repeat is not counted, unless the AI has to be asked again", async () => {
  const { env } = await import("@/lib/server/env");
  const ann = await signUp();
  env().RATE_LIMIT_FACTOR = 2 / 30;
  provider().fault = [400];
  expect((await startConversation(ann, { key: "failed" })).status).toBe(502);
  provider().fault = null;
  const first = await startConversation(ann, { key: "k" });
  const [repeat, again] = [await startConversation(ann, { key: "k" }), await startConversation(ann, { key: "failed" })];
  env().RATE_LIMIT_FACTOR = 0;
  expect(repeat).toMatchObject({ status: 200, body: first.body });
  expect(again.status).toBe(429);
});

test("a repeat of a finished reply is not counted, even while all AI slots are in use", async () => {
  const { env } = await import("@/lib/server/env");
  const ann = await signUp();
  env().RATE_LIMIT_FACTOR = 1;
  await startConversation(ann, { key: "k" });
  const uses = async () => (await db().throttle.findMany({ orderBy: { key: "asc" } })).map(({ count }) => count);
  await db().throttle.updateMany({ where: { count: 0 }, data: { count: 3 } });
  const before = await uses();
  const repeat = await startConversation(ann, { key: "k" });
  const after = await uses();
  env().RATE_LIMIT_FACTOR = 0;
  expect(repeat.status).toBe(200);
  expect(after).toEqual(before);
});

test("throttled calls are refused before anything is saved", async () => {
  const { env } = await import("@/lib/server/env");
  const ann = await signUp();
  env().RATE_LIMIT_FACTOR = 1 / 30;
  const [first, second] = [await startConversation(ann), await startConversation(ann)];
  env().RATE_LIMIT_FACTOR = 0;
  expect([first.status, second.status]).toEqual([200, 429]);
  expect(second.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await db().conversation.count()).toBe(1);
});
