import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { call, type Person, signUp } from "../support/api";
import { keepConsole } from "../support/console";
import {
  allEvents,
  askForEvents,
  eventsOf,
  lighthouse,
  playedProvider,
  readThread,
  start,
  until,
} from "../support/talk";

const provider = playedProvider();
keepConsole();

const stop = ({ token }: Person, conversationId: unknown) =>
  call("POST", "/api/grok/stop", { token, body: { conversationId } });

/** A start whose reply hangs or pauses; `events` goes on from after the start event. */
async function startSlowly(person: Person, fault: "hang" | "pause") {
  provider().fault = fault;
  const events = eventsOf(await askForEvents(person, { ...lighthouse, key: "k" }));
  const { value } = await events.next();
  await until(() => provider().requests.length === 1);
  return { events, conversationId: value?.event === "start" ? value.data.conversationId : "" };
}

test("stopping keeps what was said so far as the reply", async () => {
  const ann = await signUp();
  const { events, conversationId } = await startSlowly(ann, "pause");
  expect((await events.next()).value).toEqual({ event: "delta", data: { text: "This" } });
  expect(await stop(ann, conversationId)).toMatchObject({ status: 200, body: { message: texts.conversation.stopped } });
  const { conversation } = await readThread(ann, conversationId);
  expect(conversation).toMatchObject({ response: "This", pending: false, requestKey: null, receipt: { answers: 2 } });
  expect((await events.next()).value).toMatchObject({ event: "done", data: { message: "This", conversationId } });
  await until(() => provider().requests[0]?.isLeft === true);
});

test("stopping before the first word leaves the turn to be asked again", async () => {
  const ann = await signUp();
  const { events, conversationId } = await startSlowly(ann, "hang");
  await stop(ann, conversationId);
  expect((await events.next()).value).toEqual({
    event: "error",
    data: { status: 409, message: texts.conversation.stopped },
  });
  const { conversation } = await readThread(ann, conversationId);
  expect(conversation).toMatchObject({ response: null, pending: false, requestKey: "k" });
  provider().fault = null;
  expect((await start(ann, { key: "k" })).body.conversationId).toBe(conversationId);
  expect(await db().turn.count()).toBe(1);
});

test("stopping a reply that another process writes keeps what was said so far as well", async () => {
  const ann = await signUp();
  const { events, conversationId } = await startSlowly(ann, "pause");
  const elsewhere = globalThis as { flexiRunning?: Map<string, unknown> };
  const here = elsewhere.flexiRunning;
  elsewhere.flexiRunning = new Map();
  expect(await stop(ann, conversationId)).toMatchObject({ status: 200, body: { message: texts.conversation.stopped } });
  elsewhere.flexiRunning = here as Map<string, unknown>;
  expect((await readThread(ann, conversationId)).conversation).toMatchObject({ response: "This", pending: false });
  const told: string[] = [];
  for await (const { event } of events) told.push(event);
  expect(told).toEqual(["delta", "done"]);
  await until(() => provider().requests[0]?.isLeft === true);
});

test("a stranger cannot stop a reply", async () => {
  const [ann, eve] = [await signUp(), await signUp()];
  const { events, conversationId } = await startSlowly(ann, "pause");
  const tried = await stop(eve, conversationId);
  expect(tried).toMatchObject({ status: 404, body: { message: texts.conversation.unknown } });
  provider().resume();
  for await (const event of events) if (event.event === "done") expect(event.data.message).toMatch(/\?$/);
  expect.assertions(2);
});

test("with no reply being written there is nothing to stop", async () => {
  const ann = await signUp();
  const { conversationId } = (await start(ann)).body;
  const { status, body } = await stop(ann, conversationId);
  expect({ status, body }).toEqual({ status: 200, body: { message: texts.conversation.nothingToStop } });
});

test("an id that is an object is refused", async () => {
  const ann = await signUp();
  await allEvents(await askForEvents(ann, lighthouse));
  expect((await stop(ann, { not: "" })).status).toBe(400);
});
