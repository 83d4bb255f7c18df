import { beforeAll, expect, test } from "@jest/globals";
import { serverLimits } from "@/lib/api/server-limits";
import { db } from "@/lib/server/db/client";
import { saveReply } from "@/lib/server/db/lease";
import { aiSlotKey } from "@/lib/server/rate-limit/rate-limit";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, sendMessage, startConversation, waitUntil } from "../support/api/chat";
import { signUp } from "../support/api/client";

const provider = fakeProvider();
captureConsole();
beforeAll(() => {
  process.env.RATE_LIMIT_FACTOR = "1";
});

/** Starts this many conversations at once, while the provider pauses. */
async function startMany(person: Awaited<ReturnType<typeof signUp>>, count: number) {
  provider().fault = "pause";
  const replies = Array.from({ length: count }, (_, index) => startConversation(person, { key: `k${index}` }));
  await waitUntil(() => provider().requests.length >= serverLimits.aiConcurrencyMax);
  return replies;
}

test("of 20 replies that one person asks for at once 3 are written, and the others get 429", async () => {
  const replies = await startMany(await signUp(), 20);
  const refused = await Promise.race(replies);
  expect(refused).toMatchObject({ status: 429, body: { message: refusalTexts.throttled, code: "rate_limited" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const elsewhere = signUp().then((other) => startConversation(other));
  await waitUntil(() => provider().requests.length === serverLimits.aiConcurrencyMax + 1);
  provider().resume();
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(serverLimits.aiConcurrencyMax);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20 - serverLimits.aiConcurrencyMax);
  expect(await elsewhere).toMatchObject({ status: 200 });
});

test("a throttled message can be sent again once a reply is finished", async () => {
  const person = await signUp();
  const replies = await startMany(person, serverLimits.aiConcurrencyMax);
  expect(await startConversation(person, { key: "late" })).toMatchObject({ status: 429 });
  provider().resume();
  provider().fault = null;
  await Promise.all(replies);
  expect(await startConversation(person, { key: "late" })).toMatchObject({ status: 200 });
});

test("failed replies and refused messages occupy no AI slot", async () => {
  const person = await signUp();
  provider().fault = 400;
  for (let time = 0; time < serverLimits.aiConcurrencyMax; time += 1) {
    expect(await startConversation(person)).toMatchObject({ status: 502 });
    expect(await sendMessage(person, { conversationId: "none", message: "Hello?" })).toMatchObject({ status: 404 });
  }
  provider().fault = null;
  expect(await startConversation(person)).toMatchObject({ status: 200 });
});

test("AI slots of a process that died expire after a minute", async () => {
  const person = await signUp();
  await startConversation(person);
  await db().throttle.updateMany({ data: { count: 29 } });
  expect(await startConversation(person)).toMatchObject({ status: 429 });
  await db().throttle.updateMany({ data: { resetAt: new Date(Date.now() - 1) } });
  expect(await startConversation(person)).toMatchObject({ status: 200 });
});

const turnNow = () => db().turn.findFirstOrThrow({ select: { userId: true, id: true, leaseExpiresAt: true } });
const release = async (response: string | null) => {
  await db().turn.updateMany({ data: { leaseExpiresAt: null, response } });
};

test.each<[string, "pause" | "hang", () => Promise<void>]>([
  ["is written", "pause", async () => provider().resume()],
  ["is stopped elsewhere before its first word", "hang", () => release(null)],
  ["is stopped elsewhere and kept", "pause", () => release(null)],
  ["is stopped elsewhere and answered there", "pause", () => release("Theirs")],
])("a reply that %s releases its own AI slot and no other", async (_, fault, end) => {
  provider().fault = fault;
  const reply = startConversation(await signUp());
  await waitUntil(() => provider().requests.length === 1);
  await db().throttle.updateMany({ data: { count: 2 } });
  await end();
  await reply;
  expect(await counts()).toEqual([1, 2]);
});

/** The counts of AI uses and of AI slots, in ascending order. */
const counts = async () => (await db().throttle.findMany()).map(({ count }) => count).sort();

test("a repeat that fails again releases its AI slot", async () => {
  const person = await signUp();
  provider().fault = 400;
  for (let time = 1; time <= 2; time += 1) {
    expect(await startConversation(person, { key: "k" })).toMatchObject({ status: 502 });
    expect(await counts()).toEqual([0, time]);
  }
});

test("a reply that is saved twice, because the first save was not confirmed, releases its AI slot once", async () => {
  provider().fault = "hang";
  const reply = startConversation(await signUp());
  await waitUntil(() => provider().requests.length === 1);
  const { userId, id, leaseExpiresAt } = await turnNow();
  const slotKey = aiSlotKey(userId);
  await db().throttle.updateMany({ data: { count: 2 } });
  const receipt = { answers: 2, earlierTurns: 0, file: null, notesWithheld: 0 };
  const replyToSave = {
    response: "Which door?",
    receipt,
    sentPrompt: null,
    revision: 0,
    repliedTo: "",
    normalizedMessage: null,
  };
  for (let time = 0; time < 2; time += 1) {
    expect(await saveReply({ userId, id, leaseExpiresAt: leaseExpiresAt as Date }, replyToSave, slotKey)).toBe(true);
    expect(await counts()).toEqual([1, 2]);
  }
  await reply;
});
