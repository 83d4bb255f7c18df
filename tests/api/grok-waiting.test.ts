import { expect, jest, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { replyTexts } from "@/lib/texts/reply";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, lighthouse, readEvents, startConversation, streamMessage, waitUntil } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";

// Calls that repeat a message while the first one is being answered.

const provider = fakeProvider();
captureConsole();

/** A repeat that has found the turn pending and waits for its reply. */
async function waitingRepeat(person: Person, key: string) {
  const events = readEvents(await streamMessage(person, { ...lighthouse, key }));
  expect((await events.next()).value?.event).toBe("start");
  return events;
}

test("a repeat waits for the reply that another call is writing", async () => {
  const ann = await signUp();
  provider().fault = "pause";
  const first = startConversation(ann, { key: "k" });
  await waitUntil(() => provider().requests.length === 1);
  const repeat = await waitingRepeat(ann, "k");
  provider().resume();
  expect((await repeat.next()).value).toEqual({ event: "done", data: (await first).body });
  expect(provider().requests).toHaveLength(1);
});

test("however many repeats wait for a reply, one query at a time looks for it", async () => {
  const ann = await signUp();
  provider().fault = "pause";
  const first = startConversation(ann, { key: "k" });
  await waitUntil(() => provider().requests.length === 1);
  const repeats = await Promise.all(Array.from({ length: 20 }, () => waitingRepeat(ann, "k")));
  const { queries, stop } = watchQueries();
  await waitUntil(() => queries.count >= 3);
  provider().resume();
  const { body } = await first;
  for (const repeat of repeats) expect((await repeat.next()).value).toEqual({ event: "done", data: body });
  stop();
  expect(queries.mostAtOnce).toBe(1);
});

/** Watches the queries for a turn by its key. */
function watchQueries() {
  const queries = { count: 0, mostAtOnce: 0 };
  const client = db();
  const query = client.$queryRaw.bind(client);
  let open = 0;
  const spy = jest.spyOn(client, "$queryRaw").mockImplementation(((statement: Prisma.Sql) => {
    if (!statement.sql.includes('t."requestKey" = ')) return query(statement);
    queries.count += 1;
    open += 1;
    queries.mostAtOnce = Math.max(queries.mostAtOnce, open);
    return query(statement).finally(() => {
      open -= 1;
    });
  }) as never);
  return { queries, stop: () => spy.mockRestore() };
}

test("repeats that wait count among the person's three replies at a time, and get 429 beyond them", async () => {
  const { env } = await import("@/lib/server/env");
  const ann = await signUp();
  env().RATE_LIMIT_FACTOR = 1;
  provider().fault = "pause";
  const first = startConversation(ann, { key: "k" });
  await waitUntil(() => provider().requests.length === 1);
  const repeats = Array.from({ length: 60 }, () => startConversation(ann, { key: "k" }));
  let refused = 0;
  for (const repeat of repeats)
    void repeat.then(({ status }) => {
      if (status === 429) refused += 1;
    });
  await waitUntil(() => refused === 58);
  provider().resume();
  const { body } = await first;
  const waited = (await Promise.all(repeats)).filter(({ status }) => status !== 429);
  const [again, { count }] = [
    await startConversation(ann, { key: "k" }),
    await db().throttle.findFirstOrThrow({ orderBy: { count: "asc" } }),
  ];
  env().RATE_LIMIT_FACTOR = 0;
  expect(waited).toEqual(Array(2).fill(expect.objectContaining({ status: 200, body })));
  expect([again.status, count]).toEqual([200, 0]);
});

test("repeats that waited for a failed reply do not ask the AI one after the other", async () => {
  const ann = await signUp();
  provider().fault = "hang";
  const first = startConversation(ann, { key: "k" });
  await waitUntil(() => provider().requests.length === 1);
  const repeats = await Promise.all(Array.from({ length: 5 }, () => waitingRepeat(ann, "k")));
  const { id: conversationId } = await db().conversation.findFirstOrThrow();
  await call("POST", "/api/grok/stop", { token: ann.token, body: { conversationId } });
  expect((await first).status).toBe(409);
  const ends = await Promise.all(repeats.map(async (repeat) => (await repeat.next()).value?.data));
  expect(ends).toEqual(Array(5).fill({ status: 502, message: replyTexts.providerFailed, code: "ai_failed" }));
  expect(provider().requests).toHaveLength(1);
});
