import { expect, test } from "@jest/globals";
import { rateLimits } from "@/lib/api/server-limits";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { contributionTexts } from "@/lib/texts/contribution";
import { refusalTexts } from "@/lib/texts/refusal";
import { startConversation } from "../support/api/chat";
import { call, logIn, type Person, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";
import { listOffers, offer, sharedPost } from "../support/api/contributions";
import { formOf } from "../support/api/files";
import { listNotes, note } from "../support/api/journal";

ownConfiguration();

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

test("offers to shared parts are limited to 20 in 24 hours; a repeat of one and one to no part are not counted", async () => {
  const [ann, bob, cai] = [await signUp(), await signUp(), await signUp()];
  const id = await sharedPost(ann);
  await offer(bob, "unknown");
  for (let time = 0; time < 2; time += 1) expect((await offer(bob, id, "One", {}, "key")).status).toBe(200);
  expect(await listOffers(ann)).toHaveLength(1);
  for (let count = 2; count <= 20; count += 1) expect((await offer(bob, id, `Number ${count}`)).status).toBe(200);
  const { status, body, headers } = await offer(bob, id, "One more");
  expect([status, body.message]).toEqual([429, contributionTexts.tooMany]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(80_000);
  expect(await listOffers(ann)).toHaveLength(20);
  expect((await offer(cai, id)).status).toBe(200);
});

test("a user who saves more scores than games allow gets 429, and other users do not", async () => {
  const [forger, player] = [await signUp(), await signUp()];
  const save = ({ token }: typeof forger, gameId: string) =>
    call("POST", "/api/scores", { token, body: { score: 100, level: "Beginner", round: 1, timeTaken: 5, gameId } });
  const statuses: number[] = [];
  for (let index = 0; index < rateLimits.score.count + 3; index += 1) {
    statuses.push((await save(forger, `game-${index}`)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(rateLimits.score.count);
  const refused = await save(forger, "late");
  expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  expect(await db().score.count()).toBe(rateLimits.score.count);
  expect(await save(player, "one")).toMatchObject({ status: 200 });
});
