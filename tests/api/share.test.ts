import { expect, test } from "@jest/globals";
import type { Continuation } from "@/lib/api/responses";
import { sharedContinuation, sharedNote, sharedPost } from "@/lib/conversation/share/shared-part";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { shareTexts } from "@/lib/texts/share";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { upload } from "../support/api/files";
import { createConversation, listShares, note, readShared, share } from "../support/api/journal";

fakeProvider();

const noPost = {
  status: 404,
  body: { message: "Shared conversation not found", code: "shared_conversation_not_found" },
};
const noPart = { status: 404, body: { message: "Shared post not found", code: "shared_post_not_found" } };

/** A conversation whose every part has a canary word, with two continuations around a note. */
async function planted() {
  const ann = await signUp({ username: "ann-owner", email: "canary-mail@example.org" });
  const questionAnswers = [
    { question: "canary-question", answer: "canary-answer" },
    { question: "canary-skipped", answer: "" },
  ];
  const id = await createConversation(ann, ["canary-first"], { projectName: "canary-name", questionAnswers });
  const noteId = (await note(ann, id, "canary-note")).body.note._id;
  await sendMessage(ann, { conversationId: id, message: "canary-second", key: "canary-key" });
  return { ann, bob: await signUp(), id, noteId, thread: await readThread(ann, id) };
}

const canaries = (body: unknown) => [...new Set(JSON.stringify(body).match(/canary-\w+/g))].sort();

test("a shared post gives the answers and the reply to anybody signed in, and nothing else", async () => {
  const { ann, bob, id, thread } = await planted();
  expect(await share(ann, id)).toMatchObject({ status: 200, body: { message: shareTexts.marked } });
  const { status, body } = await readShared(bob, id);
  expect(status).toBe(200);
  expect(body).toEqual({ conversation: sharedPost(thread.conversation), sharedBy: "ann-owner" });
  expect(body.conversation).toMatchObject({
    _id: id,
    prompt: "canary-question\ncanary-answer",
    questionAnswers: [{ question: "canary-question", answer: "canary-answer" }],
    response: thread.conversation.response,
    continuations: [],
    receipt: null,
  });
  expect(canaries({ ...body, conversation: { ...body.conversation, response: "" } })).toEqual([
    "canary-answer",
    "canary-name",
    "canary-question",
  ]);
});

// A thread is read by a raw statement and a shared part by Prisma: both have to bring the same fields.
test.each([
  ["a reply", true, {}],
  ["a reply and a file", false, {}],
  ["no reply", true, { response: null }],
  ["no reply, and a file", false, { response: null }],
  ["a reply that is being written", false, { response: null, leaseExpiresAt: new Date(Date.now() + 60_000) }],
])("with %s a reader sees what the owner sees, except for the file's link", async (_, isBare, changes) => {
  const [ann, bob] = [await signUp(), await signUp()];
  const fileId = async () => (isBare ? undefined : (await upload(ann, "Dear diary", "diary.txt")).fileId);
  const id = await createConversation(ann, [], { fileId: await fileId() });
  await sendMessage(ann, { conversationId: id, message: "And the stairs?", fileId: await fileId() });
  await db().turn.updateMany({ data: changes });
  await Promise.all([share(ann, id), share(ann, id, { continuationIndex: 0 })]);
  const { conversation } = await readThread(ann, id);
  const [first] = conversation.continuations as [Continuation];
  expect(Boolean(first.file)).toBe(!isBare);
  const unlinked = (shown: unknown) => JSON.stringify(shown).replace(/"fileUrl":"[^"]*"/g, "");
  const seen = async (path: string) => unlinked((await readShared(bob, path)).body.conversation);
  expect(await seen(id)).toBe(unlinked(sharedPost(conversation)));
  expect(await seen(`${id}/0`)).toBe(unlinked(sharedContinuation(conversation, first, 0)));
});

test("a shared continuation has its index, and everything else is blank", async () => {
  const { ann, bob, id, thread } = await planted();
  await share(ann, id, { continuationIndex: 1, noteId: null });
  const { body } = await readShared(bob, `${id}/1`);
  const [, second] = thread.conversation.continuations;
  if (!second) throw new Error("No second continuation");
  expect(body).toEqual({ conversation: sharedContinuation(thread.conversation, second, 1), sharedBy: "ann-owner" });
  expect(body.conversation).toMatchObject({ prompt: "", response: "", questionAnswers: [], file: null });
  expect(body.conversation.continuations).toMatchObject([
    {},
    { _id: second._id, message: "canary-second", response: second.response, orderIndex: 0, receipt: null },
  ]);
  expect(body.conversation.continuations[0]).toEqual({ message: "", response: "", file: null });
  const blanked = body.conversation.continuations.map((one) => ({ ...one, response: "" }));
  expect(canaries({ ...body, conversation: { ...body.conversation, continuations: blanked } })).toEqual([
    "canary-name",
    "canary-second",
  ]);
  expect(JSON.stringify(body)).not.toContain(thread.conversation.timestamp);
});

test("a continuation far down is sent after short blanks, and none after the first 10,000 can be shared", async () => {
  const { ann, bob, id } = await planted();
  const moveSecondTo = (position: number) =>
    db().turn.updateMany({ where: { message: "canary-second" }, data: { position } });
  await moveSecondTo(10_000);
  expect((await share(ann, id, { continuationIndex: 9_999 })).status).toBe(200);
  const { body } = await readShared(bob, `${id}/9999`);
  expect(body.conversation.continuations).toHaveLength(10_000);
  expect(body.conversation.continuations.at(-1)).toMatchObject({ message: "canary-second" });
  expect(JSON.stringify(body).length).toBeLessThan(10_000 * 45);
  await moveSecondTo(10_001);
  expect(await share(ann, id, { continuationIndex: 10_000 })).toMatchObject({
    status: 400,
    body: { message: "Only the first 10,000 messages of a conversation can be shared.", code: "invalid_request" },
  });
  expect(await readShared(bob, `${id}/10000`)).toEqual(noPart);
});

test("a shared note gives that note and nothing else", async () => {
  const { ann, bob, id, noteId, thread } = await planted();
  await share(ann, id, { noteId });
  const { body } = await readShared(bob, `${id}/note/${noteId}`);
  const [shared] = thread.notes;
  if (!shared) throw new Error("No note");
  expect(body).toEqual({ ...sharedNote(shared), sharedBy: "ann-owner" });
  expect(body.note).toMatchObject({ _id: noteId, message: "canary-note", orderIndex: 0 });
  expect(canaries(body)).toEqual(["canary-note"]);
});

test("sharing one part shares no other, not even for the owner", async () => {
  const { ann, bob, id, noteId } = await planted();
  const paths = { post: id, first: `${id}/0`, second: `${id}/1`, note: `${id}/note/${noteId}` };
  const open = async () => {
    const found: string[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const [byOwner, byOther] = [await readShared(ann, path), await readShared(bob, path)];
      expect(byOwner).toEqual(byOther);
      expect(byOther.status === 200 || byOther).toEqual(byOther.status === 200 || (name === "post" ? noPost : noPart));
      if (byOther.status === 200) found.push(name);
    }
    return found;
  };
  expect(await open()).toEqual([]);
  await share(ann, id, { continuationIndex: 0 });
  expect(await open()).toEqual(["first"]);
  await share(ann, id, { noteId });
  expect(await open()).toEqual(["first", "note"]);
  await share(ann, id);
  expect(await open()).toEqual(["post", "first", "note"]);
});

test("the owner appears by display name where there is one", async () => {
  const { ann, bob, id } = await planted();
  await call("PUT", "/api/profile", { token: ann.token, body: { displayName: "Ann of the Weir" } });
  await share(ann, id);
  expect((await readShared(bob, id)).body.sharedBy).toBe("Ann of the Weir");
});

test("sharing again changes nothing", async () => {
  const { ann, id, noteId } = await planted();
  for (const part of [{}, {}, { continuationIndex: 0 }, { continuationIndex: 0 }, { noteId }, { noteId }]) {
    expect(await share(ann, id, part)).toMatchObject({ status: 200 });
  }
  await Promise.all(Array.from({ length: 8 }, () => share(ann, id, { continuationIndex: 1 })));
  expect(await db().share.count()).toBe(4);
});

test("only the owner can share, and only what belongs to that conversation", async () => {
  const { ann, bob, id, noteId } = await planted();
  const other = await createConversation(ann);
  const ofBob = (await startConversation(bob)).body.conversationId;
  const bobsNote = (await note(bob, ofBob, "Bob's")).body.note._id;
  const unknown = { status: 404, body: { message: texts.conversation.unknown, code: "not_found" } };
  expect(await share(bob, id)).toMatchObject(unknown);
  expect(await share(ann, "unknown")).toMatchObject(unknown);
  expect(await share(bob, id, { continuationIndex: 0 })).toMatchObject(noPart);
  expect(await share(bob, id, { noteId })).toMatchObject(noPart);
  expect(await share(bob, ofBob, { noteId })).toMatchObject(noPart);
  expect(await share(ann, id, { noteId: bobsNote })).toMatchObject(noPart);
  expect(await share(ann, other, { noteId })).toMatchObject(noPart);
  expect(await share(ann, id, { continuationIndex: 2 })).toMatchObject(noPart);
  expect(await db().share.count()).toBe(0);
});

test("a body of wrong types, or one that names two parts, is refused", async () => {
  const { ann, id, noteId } = await planted();
  const hostile = [
    { continuationIndex: "0" },
    { continuationIndex: -1 },
    { continuationIndex: 0.5 },
    { continuationIndex: 1e20 },
    { noteId: { not: "" } },
    { noteId: "" },
    { noteId: 7 },
    { continuationIndex: 0, noteId },
    { withReply: "no" },
  ];
  for (const part of hostile) expect(await share(ann, id, part)).toMatchObject({ status: 400 });
  expect(await db().share.count()).toBe(0);
});

test("an index that is no plain number is not found", async () => {
  const { ann, bob, id } = await planted();
  await share(ann, id, { continuationIndex: 0 });
  for (const index of ["-1", "00", "0x0", "1e0", "0.0", "%200", "99999999999999999999", "NaN", "note"]) {
    expect(await readShared(bob, `${id}/${index}`)).toMatchObject(noPart);
  }
});

test("shares are listed newest first, and an ended share stops working at once", async () => {
  const { ann, bob, id, noteId } = await planted();
  await share(ann, id);
  await share(ann, id, { continuationIndex: 1 });
  await share(ann, id, { noteId });
  const list = await listShares(ann);
  const common = {
    ...{ conversationId: id, projectName: "canary-name", timestamp: expect.stringMatching(/Z$/) },
    ...{ expiresAt: null, takesContributions: true, readers: [] },
  };
  const _id = expect.stringMatching(/^[\w-]{22,}$/);
  expect(list).toEqual([
    { ...common, _id, kind: "note", index: null, noteId, withReply: false, excerpt: "canary-note" },
    { ...common, _id, kind: "continuation", index: 1, noteId: null, withReply: true, excerpt: "canary-second" },
    {
      ...common,
      _id,
      kind: "post",
      index: null,
      noteId: null,
      withReply: true,
      excerpt: "canary-question canary-answer",
    },
  ]);
  const taken = await call("DELETE", `/api/shares/${list[1]?._id}`, { token: ann.token });
  expect(taken).toMatchObject({ status: 200, body: { message: shareTexts.stopped } });
  expect(await readShared(bob, `${id}/1`)).toEqual(noPart);
  expect(await readShared(bob, id)).toMatchObject({ status: 200 });
  expect(await listShares(ann)).toEqual([list[0], list[2]]);
});

test("a user can neither see nor end another user's shares", async () => {
  const { ann, bob, id } = await planted();
  await share(ann, id);
  const [mine] = await listShares(ann);
  expect(await listShares(bob)).toEqual([]);
  expect(await call("DELETE", `/api/shares/${mine?._id}`, { token: bob.token })).toMatchObject(noPart);
  expect(await listShares(ann)).toEqual([mine]);
});
