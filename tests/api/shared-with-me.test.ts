import { expect, test } from "@jest/globals";
import type { SharedWithMe } from "@/lib/api/contribution-responses";
import { db } from "@/lib/server/db/client";
import { fakeProvider } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { changeContribution, contributed, listOffers, offer, sharedPost, withdraw } from "../support/api/contributions";
import { exportAll } from "../support/api/exports";
import { createConversation, listShares, note, share } from "../support/api/journal";

fakeProvider();

const people = async () => [await signUp({ username: "ann" }), await signUp({ username: "bob" })] as const;
const open = ({ token }: Person, conversationId: string, part: Record<string, unknown> = {}) =>
  call("POST", "/api/shared-with-me", { token, body: { conversationId, ...part } });
const sharedWith = async ({ token }: Person) =>
  (await call("GET", "/api/shared-with-me", { token })).body as SharedWithMe;
const readersOf = async (owner: Person) => (await listShares(owner)).map(({ readers }) => readers);

test("a reader finds the parts that they opened, the last one first, and the sharer who opened which", async () => {
  const [ann, bob] = await people();
  const id = await createConversation(ann, ["One"]);
  const noteId = (await note(ann, id, "Mine")).body.note._id;
  const parts = [{}, { continuationIndex: 0 }, { noteId }];
  for (const part of parts) await share(ann, id, part);
  for (const part of [...parts, {}]) expect((await open(bob, id, part)).status).toBe(200);
  expect((await sharedWith(bob)).opened).toEqual(
    [`/share/post/${id}`, `/share/post/${id}/note/${noteId}`, `/share/post/${id}/0`].map((path) => ({
      path,
      timestamp: expect.any(String),
    })),
  );
  expect(await readersOf(ann)).toEqual(parts.map(() => [{ name: "bob", timestamp: expect.any(String) }]));
});

test("opening one's own part leaves no trace, and one that is not shared is a 404", async () => {
  const [ann, bob] = await people();
  const id = await sharedPost(ann);
  expect((await open(ann, id)).status).toBe(200);
  expect(await readersOf(ann)).toEqual([[]]);
  for (const part of [{ continuationIndex: 0 }, { noteId: "unknown" }])
    expect((await open(bob, id, part)).status).toBe(404);
  expect((await open(bob, "unknown")).status).toBe(404);
  expect((await sharedWith(bob)).opened).toEqual([]);
});

test("what was written to a part that is not shared any more can be found, withdrawn and restored", async () => {
  const [ann, bob] = await people();
  const { id } = await contributed(ann, bob, "The gate was red.");
  await changeContribution(bob, id, "The gate was green.");
  await call("DELETE", `/api/shares/${(await listShares(ann))[0]?._id}`, { token: ann.token });
  const written = {
    _id: id,
    kind: "memory",
    text: "The gate was green.",
    timestamp: expect.any(String),
    isChanged: true,
  };
  const listed = async () => (await sharedWith(bob)).contributions;
  expect(await listed()).toEqual([{ ...written, withdrawnAt: null }]);
  expect((await withdraw(bob, id)).status).toBe(200);
  expect(await listed()).toEqual([{ ...written, withdrawnAt: expect.any(String) }]);
  expect((await call("POST", `/api/contributions/${id}/restore`, { token: bob.token })).status).toBe(200);
  expect(await listed()).toEqual([{ ...written, withdrawnAt: null }]);
  const removeForGood = () => call("DELETE", `/api/contributions/${id}/withdrawn`, { token: bob.token });
  expect((await removeForGood()).status).toBe(404);
  await withdraw(bob, id);
  await db().contribution.updateMany({ data: { withdrawnAt: new Date(Date.now() - 31 * 86_400_000) } });
  expect(await listed()).toEqual([]);
  expect((await removeForGood()).status).toBe(200);
  expect(await db().contribution.count()).toBe(0);
  expect(await db().contributionVersion.count()).toBe(0);
});

test("a reader is shown by their new name, and not at all when sharing stops or their account ends", async () => {
  const [ann, bob] = await people();
  const id = await sharedPost(ann);
  await open(bob, id);
  await call("PUT", "/api/profile", { token: bob.token, body: { displayName: "Robert" } });
  expect(await readersOf(ann)).toMatchObject([[{ name: "Robert" }]]);
  expect((await exportAll(ann)).text).not.toContain("Robert");
  await call("DELETE", "/api/account", { token: bob.token, body: { password: bob.password } });
  expect(await readersOf(ann)).toEqual([[]]);
  const eve = await signUp();
  await open(eve, id);
  await call("DELETE", `/api/shares/${(await listShares(ann))[0]?._id}`, { token: ann.token });
  expect(await db().shareReader.count()).toBe(0);
});

const limit = (owner: Person, id: string, limits: Record<string, unknown>) => share(owner, id, limits);
const yesterday = () => new Date(Date.now() - 86_400_000);
/** Lets the links of everybody end. */
const endAll = () => db().share.updateMany({ data: { expiresAt: yesterday() } });

test("a link ends after 7 or 30 days or never, as the sharer chooses, and again", async () => {
  const [ann] = await people();
  const id = await sharedPost(ann);
  const daysLeft = async () => {
    const [{ expiresAt } = { expiresAt: null }] = await listShares(ann);
    return expiresAt && Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000);
  };
  expect(await daysLeft()).toBeNull();
  for (const [expiresInDays, left] of [
    [7, 7],
    [30, 30],
    [null, 30],
    ["never", null],
  ] as const) {
    await limit(ann, id, { expiresInDays });
    expect(await daysLeft()).toBe(left);
  }
  for (const expiresInDays of [0, 8, -7, "7", 7.5, true])
    expect((await limit(ann, id, { expiresInDays })).status).toBe(400);
});

test("a link that ended leads to nothing, and what was accepted stays in both journals", async () => {
  const [ann, bob] = await people();
  const { conversationId, id } = await contributed(ann, bob, "The gate was green.");
  await call("POST", `/api/contributions/${id}/decision`, {
    token: ann.token,
    body: { decision: "accept", version: 0 },
  });
  await open(bob, conversationId);
  await endAll();
  const link = `/api/share/post/${conversationId}`;
  expect((await call("GET", link, { token: bob.token })).status).toBe(404);
  for (const refused of [offer(bob, conversationId), open(bob, conversationId)])
    expect((await refused).status).toBe(404);
  const change = { token: bob.token, body: { text: "It was blue." } };
  expect((await call("PATCH", `/api/contributions/${id}`, change)).status).toBe(404);
  const ofAnn = await call("GET", `/api/contributions/of/${conversationId}`, { token: ann.token });
  expect(ofAnn.body.contributions).toMatchObject([{ text: "The gate was green." }]);
  for (const person of [ann, bob]) expect((await exportAll(person)).text).toContain("The gate was green.");
  await limit(ann, conversationId, { expiresInDays: 7 });
  expect((await call("GET", link, { token: bob.token })).status).toBe(200);
});

test("a link that is for reading alone takes no contribution, and says so to its readers", async () => {
  const [ann, bob] = await people();
  const { conversationId, id } = await contributed(ann, bob, "The gate was green.");
  await limit(ann, conversationId, { takesContributions: false });
  const read = () => call("GET", `/api/share/post/${conversationId}`, { token: bob.token });
  expect((await read()).body).toMatchObject({ isClosed: true });
  expect((await offer(bob, conversationId)).status).toBe(404);
  expect((await changeContribution(bob, id, "It was blue.")).status).toBe(404);
  expect((await withdraw(bob, id)).status).toBe(200);
  await limit(ann, conversationId, { takesContributions: true });
  expect((await read()).body).not.toHaveProperty("isClosed");
  expect((await offer(bob, conversationId)).status).toBe(200);
});

test("restored after its memory and sharer are gone, it is its writer's again, and else it has their present name", async () => {
  const [ann, bob] = await people();
  const { conversationId, id } = await contributed(ann, bob, "Green.");
  const undo = () => call("POST", `/api/contributions/${id}/restore`, { token: bob.token });
  await withdraw(bob, id);
  await call("PUT", "/api/profile", { token: bob.token, body: { displayName: "Uncle Bob" } });
  await undo();
  expect(await listOffers(ann)).toMatchObject([{ by: "Uncle Bob" }]);
  for (const end of [
    () => db().conversation.deleteMany({ where: { id: conversationId } }),
    () => db().user.deleteMany({ where: { username: ann.username } }),
  ]) {
    await withdraw(bob, id);
    await end();
    expect((await undo()).status).toBe(200);
    expect((await sharedWith(bob)).contributions).toMatchObject([{ _id: id, text: "Green." }]);
  }
});
