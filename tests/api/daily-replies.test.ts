import { beforeAll, expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { replyTexts } from "@/lib/texts/reply";
import {
  allEvents,
  fakeProvider,
  readThread,
  sendMessage,
  startConversation,
  streamMessage,
} from "../support/api/chat";
import { type Person, signUp } from "../support/api/client";

const provider = fakeProvider();
beforeAll(() => {
  Object.assign(process.env, { AI_REPLIES_PER_DAY: "2", AI_REPLIES_PER_DAY_TOTAL: "3" });
});

const nextDay = () => db().throttle.updateMany({ data: { resetAt: new Date() } });

/** Messages to a conversation that has one reply, each with its own key. */
async function sendAll(person: Person, keys: string[]) {
  const { conversationId } = (await startConversation(person)).body;
  const sent = keys.map((key) => sendMessage(person, { conversationId, message: key, key }));
  return { conversationId, statuses: (await Promise.all(sent)).map(({ status }) => status).sort() };
}

test("the third reply of a person's day is a 429 whose message is saved, and is written the next day", async () => {
  const ann = await signUp();
  const { conversationId } = await sendAll(ann, ["one"]);
  const third = { conversationId, message: "And the door?", key: "door" };
  const { status, body, headers } = await sendMessage(ann, third);
  expect({ status, ...body }).toEqual({ status: 429, code: "daily_limit", message: replyTexts.dailyLimit });
  expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(86_400);
  expect((await readThread(ann, conversationId)).conversation.continuations[1]).toMatchObject({
    message: "And the door?",
    response: null,
    pending: false,
  });
  await nextDay();
  expect(await sendMessage(ann, third)).toMatchObject({ status: 200 });
  expect((await readThread(ann, conversationId)).conversation.continuations).toHaveLength(2);
  expect(provider().requests).toHaveLength(3);
});

test("of messages at the same time only as many as allowed get a reply, and all are saved", async () => {
  const ann = await signUp();
  const { conversationId, statuses } = await sendAll(ann, ["a", "b", "c", "d", "e"]);
  expect(statuses).toEqual([200, 429, 429, 429, 429]);
  expect((await readThread(ann, conversationId)).conversation.continuations).toHaveLength(5);
});

test("the replies of all people together are counted, too, and one refused by that limit does not count against the person", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  await sendAll(ann, ["a"]);
  const { conversationId, statuses } = await sendAll(bob, ["a", "b"]);
  expect(statuses).toEqual([429, 429]);
  const events = await allEvents(await streamMessage(bob, { conversationId, message: "And the door?", key: "c" }));
  const refusal = { status: 429, code: "daily_limit", message: replyTexts.dailyLimit };
  expect(events.map(({ event, data }) => (event === "error" ? data : event))).toEqual(["start", refusal]);
  expect(provider().requests).toHaveLength(3);
  const counts = (await db().throttle.findMany()).map(({ count }) => count);
  expect(counts.sort()).toEqual([1, 2, 3]);
});
