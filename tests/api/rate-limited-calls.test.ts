import { expect, test } from "@jest/globals";
import { rateLimits } from "@/lib/api/server-limits";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { refusalTexts } from "@/lib/texts/refusal";
import { startConversation } from "../support/api/chat";
import { call, logIn, type Person, signUp } from "../support/api/client";
import { formOf } from "../support/api/files";
import { listNotes, note } from "../support/api/journal";

const kinds: [
  keyof typeof rateLimits,
  (person: Pick<Person, "token">) => Promise<{ status: number; headers: Headers }>,
][] = [
  ["export", ({ token }) => call("GET", "/api/account/export", { token })],
  ["import", ({ token }) => call("POST", "/api/account/import", { token, body: formOf("{}") })],
];

test.each(kinds)("%s is limited to 30 calls an hour for each user, not for each session", async (budget, makeCall) => {
  const [ann, bob] = [await signUp(), await signUp()];
  const elsewhere = { token: await logIn(ann) };
  const answers = await Promise.all(Array.from({ length: 32 }, (_, index) => makeCall(index % 2 ? ann : elsewhere)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect((await makeCall(bob)).status).not.toBe(429);
  expect(rateLimits[budget]).toEqual({ count: 30, seconds: 3_600 });
});

test.each(kinds)("%s with an expired token is not counted", async (_, makeCall) => {
  const ann = await signUp();
  await call("POST", "/api/logout", { token: ann.token });
  const answer = await call("GET", "/api/profile", { token: ann.token });
  expect(answer).toMatchObject({ status: 403, body: { message: refusalTexts.invalidToken, code: "invalid_token" } });
  expect(await makeCall(ann)).toMatchObject({ status: 403 });
  expect(await db().throttle.count()).toBe(0);
});

test("notes are limited to 1,000 in 24 hours; a repeat of one and a note without a conversation are not counted", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  const uses = async () => Math.max(...(await db().throttle.findMany()).map(({ count }) => count));
  expect(await note(ann, conversationId, "First", "key")).toMatchObject({ status: 200 });
  await db().throttle.updateMany({ where: { count: 1 }, data: { count: 998 } });
  const others = Array.from({ length: 4 }, (_, index) => note(ann, conversationId, "Last but few", `key ${index}`));
  const statuses = (await Promise.all(others)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect((await listNotes(ann, conversationId)).map(({ orderIndex }) => orderIndex)).toEqual([1, 2, 3]);
  const before = await uses();
  expect(await note(ann, conversationId, "First again", "key")).toMatchObject({
    status: 200,
    body: { note: { message: "First" } },
  });
  expect(await note(ann, "none", "Lost")).toMatchObject({ status: 404, body: { message: texts.conversation.unknown } });
  expect(await uses()).toBe(before);
  expect(rateLimits.note).toEqual({ count: 1_000, seconds: 86_400 });
  const bob = await signUp();
  expect((await note(bob, (await startConversation(bob)).body.conversationId, "Mine")).status).toBe(200);
});
