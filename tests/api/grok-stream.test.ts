import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import {
  allEvents,
  fakeProvider,
  lighthouse,
  readEvents,
  readThread,
  sendMessage,
  startConversation,
  streamMessage,
  waitUntil,
} from "../support/api/chat";
import { signUp } from "../support/api/client";

const provider = fakeProvider();

test("a stream starts with the conversation's id, continues word by word and ends with the whole reply", async () => {
  const ann = await signUp();
  const response = await streamMessage(ann, lighthouse);
  const events = await allEvents(response);
  const { conversation } = await readThread(ann, (await db().conversation.findFirstOrThrow()).id);
  const { _id: conversationId, response: message, receipt } = conversation;
  expect(events[0]).toEqual({ event: "start", data: { conversationId, orderIndex: 1 } });
  const pieces = events.flatMap((event) => (event.event === "delta" ? [event.data.text] : []));
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.join("")).toBe(message);
  expect(events.at(-1)).toEqual({
    event: "done",
    data: { message, conversationId, file: null, orderIndex: 1, receipt },
  });
  expect(events).toHaveLength(pieces.length + 2);
});

test("headers keep proxies from buffering a stream", async () => {
  const { headers } = await streamMessage(await signUp(), lighthouse);
  expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store, no-transform");
  expect(headers.get("x-accel-buffering")).toBe("no");
});

test("the start event arrives before the AI's first word, when the message can already be read", async () => {
  const ann = await signUp();
  provider().fault = "hang";
  const events = readEvents(await streamMessage(ann, { ...lighthouse, key: "k" }));
  const { value } = await events.next();
  const { conversationId } = value?.event === "start" ? value.data : { conversationId: "" };
  const { conversation } = await readThread(ann, conversationId);
  expect(conversation).toMatchObject({ ...lighthouse, response: null, pending: true, requestKey: "k" });
  await events.return(undefined);
});

test("the first word arrives while the AI is still writing", async () => {
  provider().fault = "pause";
  const events = readEvents(await streamMessage(await signUp(), lighthouse));
  expect((await events.next()).value?.event).toBe("start");
  expect((await events.next()).value).toEqual({ event: "delta", data: { text: "Your" } });
  provider().resume();
  expect((await events.next()).value).toEqual({ event: "delta", data: { text: " words" } });
});

test("the reply is saved although the browser closed the connection in the middle of it", async () => {
  const ann = await signUp();
  provider().fault = "pause";
  const response = await streamMessage(ann, lighthouse);
  const reader = response.body?.getReader();
  await reader?.read();
  await waitUntil(() => provider().requests.length === 1);
  await reader?.cancel();
  const { id } = await db().conversation.findFirstOrThrow();
  expect((await readThread(ann, id)).conversation).toMatchObject({ response: null, pending: true });
  provider().resume();
  await waitUntil(async () => (await readThread(ann, id)).conversation.response !== null);
  expect((await readThread(ann, id)).conversation).toMatchObject({
    response: expect.stringMatching(/^Your words are here.*\?$/s),
    pending: false,
    receipt: { answers: 2 },
  });
});

test("a refused message is an HTTP status, not an event", async () => {
  const ann = await signUp();
  const refused = await streamMessage(ann, { ...lighthouse, projectName: "" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    message: texts.conversation.projectNameRequired,
    code: "invalid_request",
  });
  const unknown = await streamMessage(ann, { conversationId: "nowhere", message: "Hello?" });
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ message: texts.conversation.unknown, code: "not_found" });
});

test("a repeat with the same key streams the saved reply without asking the AI", async () => {
  const ann = await signUp();
  const first = (await startConversation(ann, { key: "k" })).body;
  const events = await allEvents(await streamMessage(ann, { ...lighthouse, key: "k" }));
  expect(events.map(({ event }) => event)).toEqual(["start", "done"]);
  expect(events[1]?.data).toEqual(first);
  expect(provider().requests).toHaveLength(1);
});

test("a continuation streams with its own number", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  await sendMessage(ann, { conversationId, message: "One." });
  const events = await allEvents(await streamMessage(ann, { conversationId, message: "Two." }));
  expect(events[0]).toEqual({ event: "start", data: { conversationId, orderIndex: 2 } });
});
