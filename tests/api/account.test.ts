import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { accountTexts } from "@/lib/texts/account";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { call, type Person, signUp } from "../support/api/client";
import { rowsOf } from "../support/api/database";

captureConsole();

const remove = ({ token }: Person, password: string) => call("DELETE", "/api/account", { token, body: { password } });

/** One row in every table that belongs to a user. */
async function fill({ username }: Person): Promise<string> {
  const { id: userId } = await db().user.findFirstOrThrow({ where: { username } });
  const conversationId = `c-${userId}`;
  const conversation = { topic: "place", projectName: "x", questionAnswers: [] };
  await db().conversation.create({ data: { userId, id: conversationId, orderIndex: 1, ...conversation } });
  const key = { userId, id: `i-${userId}`, requestKey: "k" };
  const file = { name: "a", normalizedName: "a", type: "text/plain", size: 1, storageKey: "s" };
  await db().file.create({ data: { ...key, ...file } });
  const entry = { ...key, conversationId, orderIndex: 1, message: "m", normalizedMessage: "m" };
  await db().turn.create({ data: { ...entry, position: 0 } });
  await db().turnFile.create({ data: { userId, turnId: key.id, position: 0, fileId: key.id } });
  await db().note.create({ data: entry });
  await db().entryVersion.create({ data: { userId, conversationId, entryId: "name", version: 0, text: "w" } });
  await db().share.create({ data: { userId, id: key.id, conversationId, turnId: key.id } });
  await db().shareReader.create({ data: { userId, shareId: key.id, readerId: "c", name: "x" } });
  await db().openedShare.create({ data: { userId, path: "/share/post/c", ownerId: "o" } });
  await db().shareOwner.create({ data: { conversationId, userId } });
  const contribution = { userId, id: key.id, conversationId, partId: key.id, kind: "memory", text: "x" };
  await db().contribution.create({ data: { ...contribution, ownerId: "o", requestKey: "k" } });
  await db().contributionVersion.create({ data: { userId, contributionId: key.id, version: 0, text: "w" } });
  await db().contributionInbox.create({ data: { ...contribution, contributorId: "c", contributorName: "x" } });
  const game = { userId, score: 1, level: "Beginner", round: 1, timeTaken: 1 };
  await db().score.create({ data: { ...game, id: key.id } });
  await db().topScore.create({ data: { ...game, username: "x", name: "x", createdAt: new Date() } });
  const link = { userId, tokenHash: userId, expiresAt: new Date() };
  await db().passwordReset.create({ data: link });
  const result = { score: 1, right: 1, total: 1, expiresAt: link.expiresAt };
  await db().challengeResult.create({ data: { userId, challengeId: "c", ...result } });
  await db().accountChange.create({ data: { ...link, number: 1, email: "ann@example.org" } });
  return userId;
}

test("deleting an account removes its rows from every table, and no row of another user", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const [annId, bobId] = [await fill(ann), await fill(bob)];
  const tables = Object.keys(await rowsOf(annId));
  expect(tables.length).toBeGreaterThanOrEqual(8);
  // The keys of the user name and of the address.
  const filled = { ...Object.fromEntries(tables.map((table) => [table, 1])), UserKey: 2 };
  expect(await rowsOf(annId)).toEqual(filled);
  expect(await remove(ann, ann.password)).toMatchObject({ status: 200, body: { message: accountTexts.deleted } });
  expect(await rowsOf(annId)).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
  expect(await rowsOf(bobId)).toEqual(filled);
  expect(await db().user.count()).toBe(1);
});

test("a token of a deleted user is invalid, and the name is free again", async () => {
  const ann = await signUp();
  await remove(ann, ann.password);
  expect(await call("GET", "/api/profile", { token: ann.token })).toMatchObject({ status: 403 });
  expect(await call("POST", "/api/register", { body: ann })).toMatchObject({ status: 201 });
});

test("a wrong password deletes nothing, and after 10 of them even the right one gets 429", async () => {
  const ann = await signUp();
  const first = await remove(ann, "wrong");
  expect(first).toMatchObject({ status: 400, body: { message: refusalTexts.wrongPassword, code: "wrong_password" } });
  for (let time = 1; time < 10; time += 1) await remove(ann, "wrong");
  expect(await remove(ann, ann.password)).toMatchObject({ status: 429 });
  expect(await db().user.count()).toBe(1);
});

test("after a change without the current password nobody can delete the account while it can be undone", async () => {
  const ann = await signUp();
  const change = (body: object) => call("PUT", "/api/profile", { token: ann.token, body });
  await change({ password: "a stolen one" });
  await change({ email: "other@example.com", currentPassword: "a stolen one" });
  const refusal = { status: 409, body: { code: "deletion_delayed", message: expect.stringContaining("For 7 days") } };
  expect(await remove(ann, "a stolen one")).toMatchObject(refusal);
  await db().user.updateMany({ data: { deletableFrom: new Date() } });
  expect(await remove(ann, "a stolen one")).toMatchObject({ status: 200 });
});

test("a change with the current password delays no deletion", async () => {
  const ann = await signUp();
  const body = { password: "another one", email: "other@example.com", currentPassword: ann.password };
  await call("PUT", "/api/profile", { token: ann.token, body });
  expect(await remove(ann, "another one")).toMatchObject({ status: 200 });
});
