import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { serverTimings } from "@/lib/api/server-limits";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { replyTexts } from "@/lib/texts/reply";
import { captureConsole } from "../support/api/captured-console";
import {
  allEvents,
  fakeProvider,
  lighthouse,
  readEvents,
  readThread,
  startConversation,
  streamMessage,
  waitUntil,
} from "../support/api/chat";
import { type CallResult, call, type Person, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";
import { recordStatements, type StatementRecorder } from "../support/fakes/statement-recorder";

const provider = fakeProvider();
captureConsole();

let tap: StatementRecorder;
beforeAll(async () => {
  tap = await recordStatements(String(process.env.DATABASE_URL));
  process.env.DATABASE_URL = tap.url;
});
afterAll(() => tap.close());

const stop = ({ token }: Person, conversationId: unknown) =>
  call("POST", "/api/grok/stop", { token, body: { conversationId } });

/** Starts a conversation whose reply hangs or pauses. The next of `events` is the one after `start`. */
async function startSlowly(person: Person, fault: "hang" | "pause") {
  provider().fault = fault;
  const events = readEvents(await streamMessage(person, { ...lighthouse, key: "k" }));
  const { value } = await events.next();
  await waitUntil(() => provider().requests.length === 1);
  return { events, conversationId: value?.event === "start" ? value.data.conversationId : "" };
}

test("stopping saves the text so far as the reply", async () => {
  const ann = await signUp();
  const { events, conversationId } = await startSlowly(ann, "pause");
  expect((await events.next()).value).toEqual({ event: "delta", data: { text: "Your" } });
  expect(await stop(ann, conversationId)).toMatchObject({ status: 200, body: { message: replyTexts.stopped } });
  const { conversation } = await readThread(ann, conversationId);
  expect(conversation).toMatchObject({ response: "Your", pending: false, requestKey: "k", receipt: { answers: 2 } });
  expect((await events.next()).value).toMatchObject({ event: "done", data: { message: "Your", conversationId } });
  await waitUntil(() => provider().requests[0]?.isAborted === true);
});

test("after stopping before the first word the turn can be asked again", async () => {
  const ann = await signUp();
  const { events, conversationId } = await startSlowly(ann, "hang");
  await stop(ann, conversationId);
  expect((await events.next()).value).toEqual({
    event: "error",
    data: { status: 409, message: replyTexts.stopped, code: "reply_stopped" },
  });
  const { conversation } = await readThread(ann, conversationId);
  expect(conversation).toMatchObject({ response: null, pending: false, requestKey: "k" });
  provider().fault = null;
  expect((await startConversation(ann, { key: "k" })).body.conversationId).toBe(conversationId);
  expect(await db().turn.count()).toBe(1);
});

/** Stops a reply from freshly loaded modules, like another process. */
const stopElsewhere = ({ token }: Person, conversationId: string) =>
  new Promise<CallResult>((resolve, reject) => {
    jest
      .isolateModulesAsync(async () => {
        const elsewhere = await import("../support/api/client");
        resolve(await elsewhere.call("POST", "/api/grok/stop", { token, body: { conversationId } }));
      })
      .catch(reject);
  });

test("stopping a reply that another process writes saves the text so far, too", async () => {
  const ann = await signUp();
  const { events, conversationId } = await startSlowly(ann, "pause");
  const { status, body } = await stopElsewhere(ann, conversationId);
  expect({ status, body }).toEqual({ status: 200, body: { message: replyTexts.stopped } });
  expect((await readThread(ann, conversationId)).conversation).toMatchObject({ response: "Your", pending: false });
  const received: string[] = [];
  for await (const { event } of events) received.push(event);
  expect(received).toEqual(["delta", "done"]);
  await waitUntil(() => provider().requests[0]?.isAborted === true);
});

testInProcess("all replies that another process writes in a conversation are stopped", async () => {
  const ann = await signUp();
  const { events, conversationId } = await startSlowly(ann, "pause");
  for (const key of ["l", "m"]) void streamMessage(ann, { conversationId, message: "And the stairs?", key });
  await waitUntil(() => provider().requests.length === 3);
  await stopElsewhere(ann, conversationId);
  const { conversation } = await readThread(ann, conversationId);
  expect([conversation, ...conversation.continuations].map(({ pending }) => pending)).toEqual([false, false, false]);
  for await (const event of events) expect(event.event).toMatch(/delta|done/);
});

testInProcess("one query per poll checks all the replies being written", async () => {
  const people = [await signUp(), await signUp(), await signUp(), await signUp()];
  provider().fault = "pause";
  const streams = await Promise.all(people.map((person) => streamMessage(person, lighthouse)));
  await waitUntil(() => provider().requests.length === people.length);
  const began = performance.now();
  tap.statements.length = 0;
  await waitUntil(() => tap.statements.length > 2);
  expect(performance.now() - began).toBeGreaterThan(1.5 * serverTimings.stopPollMs);
  provider().resume();
  await Promise.all(streams.map(allEvents));
});

test("a stranger cannot stop a reply", async () => {
  const [ann, eve] = [await signUp(), await signUp()];
  const { events, conversationId } = await startSlowly(ann, "pause");
  const tried = await stop(eve, conversationId);
  expect(tried).toMatchObject({ status: 404, body: { message: texts.conversation.unknown, code: "not_found" } });
  provider().resume();
  for await (const event of events) if (event.event === "done") expect(event.data.message).toMatch(/\?$/);
  expect.assertions(2);
});

test("stopping without a reply being written stops nothing", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  const { status, body } = await stop(ann, conversationId);
  expect({ status, body }).toEqual({ status: 200, body: { message: replyTexts.nothingToStop } });
});

test("an id that is an object is refused", async () => {
  const ann = await signUp();
  await allEvents(await streamMessage(ann, lighthouse));
  expect((await stop(ann, { not: "" })).status).toBe(400);
});
