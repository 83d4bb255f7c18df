import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { contributionTexts } from "@/lib/texts/contribution";
import { fakeProvider, waitUntil } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import {
  changeContribution,
  contributed,
  contributionsTo,
  decide,
  listOffers,
  offer,
  sharedPost,
  withdraw,
} from "../support/api/contributions";
import { edit, removeEntry } from "../support/api/entries";
import { createConversation, listShares, note, remove, restore, share } from "../support/api/journal";

fakeProvider();

const people = async () => [await signUp({ username: "ann" }), await signUp({ username: "bob" })] as const;

test.each<[string, string, Record<string, unknown>]>([
  ["an answer", "answer-0", {}],
  ["a message", "message-1", { continuationIndex: 0 }],
  ["a note", "note", { noteId: true }],
])("a contribution to %s that was changed since is marked, until it is written anew", async (_, entry, part) => {
  const [ann, bob] = await people();
  const id = await createConversation(ann, ["One"]);
  const noteId = (await note(ann, id, "Mine")).body.note._id;
  const of = part.noteId ? { noteId } : part;
  await share(ann, id, of);
  await offer(bob, id, "The gate was green.", of);
  const marks = async () =>
    [...(await listOffers(ann)), ...(await contributionsTo(bob, id))].map(({ isOlder }) => isOlder);
  const edited = entry === "note" ? `note-${noteId}` : entry;
  const others = ["name", "answer-0", "answer-1", "message-1", `note-${noteId}`].filter(
    (one) => one.split("-")[0] !== edited.split("-")[0],
  );
  for (const other of others) await edit(ann, id, other, "Mended");
  expect(await marks()).toEqual([false, false]);
  await edit(ann, id, edited, "Mended");
  expect(await marks()).toEqual([true, true]);
  const [own] = await contributionsTo(bob, id);
  await changeContribution(bob, own?._id ?? "", "It was blue.");
  expect(await marks()).toEqual([false, false]);
});

/** How many statements wait for somebody else's. */
async function waiting(): Promise<number> {
  const [{ count }] = await db().$queryRaw<[{ count: number }]>`
    SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return count;
}

test.each(["/api/contributions", "/api/shared-with-me"])(
  "while the sharer's account is being deleted, POST %s is a 404",
  async (path) => {
    const [ann, bob] = await people();
    const conversationId = await sharedPost(ann);
    const sent = await db().$transaction(async (tx) => {
      await tx.user.deleteMany({ where: { username: ann.username } });
      const body = { conversationId, kind: "memory", text: "Me too" };
      const answer = call("POST", path, { token: bob.token, body });
      await waitUntil(async () => (await waiting()) === 1);
      return { answer };
    });
    expect(await sent.answer).toMatchObject({ status: 404, body: { code: "shared_post_not_found" } });
  },
);

test("the answer to a question is an entry of the memory, and the asker sees it if the sharer says so", async () => {
  const [ann, bob, cai] = [...(await people()), await signUp()];
  for (const isShown of [true, false]) {
    const conversationId = await sharedPost(ann);
    await offer(bob, conversationId, "What was the dog called?", { kind: "question" });
    const id = (await listOffers(ann))[0]?._id ?? "";
    const answer = ({ token }: Person) =>
      call("POST", `/api/contributions/${id}/answer`, {
        token,
        body: { conversationId, version: 0, text: "Rex.", isShown },
        headers: { "idempotency-key": `answer-${isShown}` },
      });
    expect([(await answer(cai)).status, (await answer(bob)).status]).toEqual([404, 404]);
    for (let time = 0; time < 2; time += 1)
      expect(await answer(ann)).toMatchObject({ status: 200, body: { message: contributionTexts.answered } });
    expect(await db().turn.count({ where: { conversationId, message: "Rex." } })).toBe(1);
    const seen = { text: "What was the dog called?", acceptedText: "What was the dog called?" };
    const shown = { text: "Rex.", timestamp: expect.any(String) };
    expect(await contributionsTo(ann, conversationId)).toMatchObject([{ ...seen, index: 0, answer: shown }]);
    const ofBob = async () => await contributionsTo(bob, conversationId);
    expect(await ofBob()).toMatchObject([{ ...seen, index: null, answer: isShown ? shown : null }]);
    await db().share.updateMany({ where: { conversationId }, data: { expiresAt: new Date(0) } });
    expect(await ofBob()).toEqual([]);
    await db().share.updateMany({ where: { conversationId }, data: { expiresAt: null } });
    await removeEntry(ann, conversationId, "message-1");
    expect(await ofBob()).toMatchObject([{ ...seen, answer: null }]);
    expect(await contributionsTo(ann, conversationId)).toMatchObject([{ ...seen, index: null, answer: null }]);
  }
});

test("while the whole conversation is shared, the sharer is told so, and the asker sees the answer like everyone", async () => {
  const [ann, bob] = await people();
  const conversationId = await sharedPost(ann);
  const asked = async () => {
    await offer(bob, conversationId, "What was the dog called?", { kind: "question" });
    return (await listOffers(ann))[0];
  };
  expect(await asked()).toMatchObject({ isWholeShared: false });
  await share(ann, conversationId, { whole: true });
  const question = await asked();
  expect(question).toMatchObject({ isWholeShared: true });
  const body = { conversationId, version: 0, text: "Rex.", isShown: false };
  const answer = async (id = question?._id, changes = {}) =>
    (await call("POST", `/api/contributions/${id}/answer`, { token: ann.token, body: { ...body, ...changes } })).body;
  expect((await answer()).message).toBe(contributionTexts.answered);
  expect((await answer(question?._id, { text: "No, Max." })).message).toBe(contributionTexts.answeredBefore);
  expect(await db().turn.count({ where: { conversationId, message: "No, Max." } })).toBe(1);
  const other = (await listOffers(ann))[0]?._id;
  await answer(other, { conversationId: await createConversation(ann) });
  expect(await listOffers(ann)).toMatchObject([{ _id: other }]);
  const answerToBob = async () => (await contributionsTo(bob, conversationId)).at(-1)?.answer?.text;
  expect(await answerToBob()).toBe("Rex.");
  await db().share.updateMany({ where: { turnId: null, noteId: null }, data: { expiresAt: new Date(0) } });
  expect([await answerToBob(), (await listOffers(ann))[0]?.isWholeShared]).toEqual([undefined, false]);
});

test("an answer is saved although its question was withdrawn meanwhile", async () => {
  const [ann, bob] = await people();
  const { conversationId, id } = await contributed(ann, bob, "And?");
  await withdraw(bob, id);
  const body = { conversationId, version: 0, text: "Rex.", isShown: true };
  expect(await call("POST", `/api/contributions/${id}/answer`, { token: ann.token, body })).toMatchObject({
    status: 200,
    body: { message: contributionTexts.answeredAlone },
  });
  expect(await db().turn.count({ where: { conversationId, message: "Rex." } })).toBe(1);
});

test("what was accepted stays with the sharer when sharing stops, and the writer sees it once it is shared again", async () => {
  const [ann, bob] = await people();
  const { conversationId, id } = await contributed(ann, bob);
  await decide(ann, id, "accept");
  const counts = async () =>
    Promise.all([ann, bob].map(async (person) => (await contributionsTo(person, conversationId)).length));
  expect(await counts()).toEqual([1, 1]);
  await call("DELETE", `/api/shares/${(await listShares(ann))[0]?._id}`, { token: ann.token });
  expect(await counts()).toEqual([1, 0]);
  const { contributedTo } = (await call("GET", "/api/shares", { token: ann.token })).body;
  expect(contributedTo).toEqual([conversationId]);
  await share(ann, conversationId);
  expect(await counts()).toEqual([1, 1]);
  await remove(ann, conversationId);
  expect(await counts()).toEqual([0, 0]);
  await restore(ann, conversationId);
  expect(await counts()).toEqual([1, 0]);
  await share(ann, conversationId);
  expect(await counts()).toEqual([1, 1]);
});
