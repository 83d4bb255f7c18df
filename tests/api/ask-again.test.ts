import { beforeAll, expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { entryRefusalTexts } from "@/lib/texts/entry-refusal";
import { replyTexts } from "@/lib/texts/reply";
import { captureConsole } from "../support/api/captured-console";
import { allEvents, fakeProvider, readThread, sendMessage, streamMessage, waitUntil } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { bringBack, edit, listVersions, readReceipt, removeEntry } from "../support/api/entries";
import { createConversation } from "../support/api/journal";

const provider = fakeProvider();
captureConsole();
beforeAll(() => {
  process.env.RATE_LIMIT_FACTOR = "1";
});

/** A conversation whose replies are "First 0", "First 1" and "First 2"; every further one is "Second". */
async function conversationWithReplies() {
  const ann = await signUp();
  provider().script = "First 0";
  const id = await createConversation(ann);
  for (const orderIndex of [1, 2]) {
    provider().script = `First ${orderIndex}`;
    await sendMessage(ann, { conversationId: id, message: `Message ${orderIndex}.` });
  }
  provider().script = "Second";
  provider().requests.length = 0;
  const again = (askAgain: number, key?: string) => sendMessage(ann, { conversationId: id, askAgain, key });
  const reply = async () => (await readThread(ann, id)).conversation.continuations[0]?.response;
  return { ann, id, again, reply };
}

test("another reply replaces the former one, which becomes an earlier version", async () => {
  const { ann, id, again, reply } = await conversationWithReplies();
  await edit(ann, id, "message-1", "Changed.");
  expect(await again(1)).toMatchObject({
    status: 200,
    body: { message: "Second", conversationId: id, orderIndex: 1, receipt: { answers: 2, earlierTurns: 1 } },
  });
  const [request] = provider().requests;
  expect(JSON.stringify(request)).toMatch(/First 0.*Changed\./);
  expect(JSON.stringify(request)).not.toMatch(/First 1|Message 2/);
  const thread = await readThread(ann, id);
  expect(thread).toMatchObject({ outdatedReplies: [], removed: [], versions: { "message-1": 1, "reply-1": 1 } });
  expect(await listVersions(ann, id, "reply-1")).toMatchObject([{ version: 0, text: "First 1" }]);
  expect(await readReceipt(ann, id, 1)).toContain("Changed.");
  const found = await call("POST", "/api/search", { token: ann.token, body: { searchTerm: "first" } });
  expect(found.body.results).toHaveLength(2);
  await bringBack(ann, id, "reply-1", 0, 1);
  expect(await reply()).toBe("First 1");
  expect((await readThread(ann, id)).outdatedReplies).toEqual([1]);
  expect(await again(0)).toMatchObject({ body: { message: "Second" } });
});

test("it streams like any reply, and the former one stays until the new one is there", async () => {
  const { ann, id, reply } = await conversationWithReplies();
  provider().fault = "pause";
  const response = await streamMessage(ann, { conversationId: id, askAgain: 1 });
  await waitUntil(() => provider().requests.length === 1);
  expect(await reply()).toBe("First 1");
  expect((await readThread(ann, id)).conversation.continuations[0]?.pending).toBe(true);
  expect(await removeEntry(ann, id, "reply-1")).toMatchObject({ status: 409, body: { code: "reply_pending" } });
  provider().resume();
  expect((await allEvents(response)).map(({ event }) => event)).toEqual(["start", "delta", "done"]);
  expect(await reply()).toBe("Second");
});

test("a repeat with the same key, at once or later, gets the same reply, and only one is asked for", async () => {
  const { again } = await conversationWithReplies();
  provider().fault = "pause";
  const [one, other] = [again(1, "k"), again(1, "k")];
  await waitUntil(() => provider().requests.length === 1);
  provider().resume();
  expect([(await one).body.message, (await other).body.message]).toEqual(["Second", "Second"]);
  provider().script = "Third";
  expect((await again(1, "k")).body.message).toBe("Second");
  expect(provider().requests).toHaveLength(1);
});

test("of two that ask for another reply at once, one gets it", async () => {
  const { ann, id, again } = await conversationWithReplies();
  provider().fault = "pause";
  const both = [again(1, "k"), again(1, "l")];
  // The one that is refused does not wait for the provider.
  await Promise.race(both);
  await waitUntil(() => provider().requests.length === 1);
  provider().resume();
  const results = await Promise.all(both);
  const refused = { status: 409, body: { message: entryRefusalTexts.replyPending, code: "reply_pending" } };
  const got = { status: 200, body: { message: "Second" } };
  expect(results.toSorted((a, b) => a.status - b.status)).toMatchObject([got, refused]);
  expect(provider().requests).toHaveLength(1);
  expect(await listVersions(ann, id, "reply-1")).toHaveLength(1);
  expect((await db().throttle.findMany()).map(({ count }) => count).sort()).toEqual([0, 4]);
});

test.each<[string, 500 | 400]>([
  ["fails", 500],
  ["refuses", 400],
])("if the AI %s, the former reply stays, and the same key asks again", async (_, fault) => {
  const { ann, id, again, reply } = await conversationWithReplies();
  provider().fault = fault;
  expect(await again(1, "k")).toMatchObject({ status: 502 });
  expect(await reply()).toBe("First 1");
  expect((await readThread(ann, id)).conversation.continuations[0]).toMatchObject({ pending: false, refused: false });
  provider().fault = null;
  expect((await again(1, "k")).body.message).toBe("Second");
});

test("a process that dies leaves the former reply, and another can be asked for when its lease is over", async () => {
  const { ann, id, again, reply } = await conversationWithReplies();
  await db().turn.updateMany({
    where: { orderIndex: 1 },
    data: { askAgainKey: "k", leaseExpiresAt: new Date(Date.now() - 1) },
  });
  expect(await edit(ann, id, "message-2", "Fine.")).toMatchObject({ status: 200 });
  expect(await reply()).toBe("First 1");
  expect((await again(1, "k")).body.message).toBe("Second");
});

test("if the lease cannot be taken, neither a use nor a slot stays counted", async () => {
  const { again } = await conversationWithReplies();
  await db().$executeRaw`ALTER TABLE "Turn" ADD CONSTRAINT "no_lease" CHECK ("askAgainKey" IS NULL)`;
  const { status } = await again(1);
  await db().$executeRaw`ALTER TABLE "Turn" DROP CONSTRAINT "no_lease"`;
  expect(status).toBe(500);
  expect((await db().throttle.findMany()).map(({ count }) => count).sort()).toEqual([0, 3]);
});

test("a stop ends it and keeps what was written so far", async () => {
  const { ann, id, again, reply } = await conversationWithReplies();
  provider().fault = "pause";
  provider().script = "Half of it";
  const asked = again(1);
  await waitUntil(() => provider().requests.length === 1);
  await waitUntil(async () => {
    await call("POST", "/api/grok/stop", { token: ann.token, body: { conversationId: id } });
    return !(await readThread(ann, id)).conversation.continuations[0]?.pending;
  });
  const { status } = await asked;
  expect([status, await reply()]).toEqual(status === 200 ? [200, "Half"] : [409, "First 1"]);
});

test("a removed reply can be asked for again, a removed message cannot", async () => {
  const { ann, id, again, reply } = await conversationWithReplies();
  await removeEntry(ann, id, "reply-1", 0, true);
  expect(await reply()).toBeNull();
  expect((await again(1)).body.message).toBe("Second");
  expect((await readThread(ann, id)).versions).toEqual({ "reply-1": 2 });
  await removeEntry(ann, id, "message-1");
  expect(await again(1)).toMatchObject({ status: 400, body: { message: replyTexts.messageRequired } });
  expect(await again(3)).toMatchObject({ status: 404 });
  expect(await sendMessage(ann, { askAgain: 1 })).toMatchObject({ status: 404 });
});
