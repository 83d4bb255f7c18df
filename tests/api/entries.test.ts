import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { db } from "@/lib/server/db/client";
import { runCleanup } from "@/lib/server/files/cleanup";
import { storage } from "@/lib/server/files/storage";
import { texts } from "@/lib/texts";
import { entryRefusalTexts } from "@/lib/texts/entry-refusal";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread, sendMessage, startConversation, waitUntil } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { everythingStored } from "../support/api/database";
import { bringBack, edit, listVersions, readReceipt, removeEntry } from "../support/api/entries";
import { exportAll, journalOf } from "../support/api/exports";
import { fetchFile, upload } from "../support/api/files";
import { createConversation, note, readShared, remove, share } from "../support/api/journal";

const provider = fakeProvider();
captureConsole();

/** A conversation with a note, a file, and two replies after the first one. */
async function talk() {
  const ann = await signUp();
  const id = await createConversation(ann, ["The stairs creaked."], { projectName: "Our tower" });
  const noteId = `note-${(await note(ann, id, "Nobody knows this.")).body.note._id}`;
  const { fileId } = await upload(ann, "The gulls woke me.", "diary.txt");
  await sendMessage(ann, { conversationId: id, message: "My diary.", fileId });
  return { ann, id, noteId, fileId, file: `file-${fileId}` };
}

const search = async ({ token }: Person, searchTerm: string) =>
  (await call("POST", "/api/search", { token, body: { searchTerm } })).body.results as unknown[];

test.each([
  ["name", "Our tower", "The windmill"],
  ["answer-1", "Gulls, and my uncle Jens winding the clock.", "Only windmill sails."],
  ["message-1", "The stairs creaked.", "The windmill creaked."],
  ["note", "Nobody knows this.", "The windmill knows this."],
])("%s gets another text, and the former one is an earlier version", async (kind, before, after) => {
  const { ann, id, noteId } = await talk();
  const entryId = kind === "note" ? noteId : kind;
  expect(await edit(ann, id, entryId, after)).toMatchObject({
    status: 200,
    body: { message: entryRefusalTexts.changed, version: 1 },
  });
  expect(JSON.stringify(await readThread(ann, id))).toContain(after);
  expect(JSON.stringify(await readThread(ann, id))).not.toContain(before);
  expect((await readThread(ann, id)).versions).toEqual({ [entryId]: 1 });
  expect(await search(ann, "windmill")).not.toEqual([]);
  expect(await search(ann, before)).toEqual([]);
  const versions = await listVersions(ann, id, entryId);
  expect(versions).toEqual([{ version: 0, text: before, replacedAt: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  expect(await bringBack(ann, id, entryId, 0, 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(JSON.stringify(await readThread(ann, id))).toContain(before);
  expect(await listVersions(ann, id, entryId)).toMatchObject([{ version: 1, text: after }]);
});

test.each([
  ["answer-0", "The lighthouse at Skagen, with its red door."],
  ["message-1", "The stairs creaked."],
  ["note", "Nobody knows this."],
  ["reply-1", ""],
])("%s is removed and brought back, or removed for good", async (kind, text) => {
  const { ann, id, noteId } = await talk();
  const entryId = kind === "note" ? noteId : kind;
  const before = await readThread(ann, id);
  const lost = text || String(before.conversation.continuations[0]?.response);
  expect(await removeEntry(ann, id, entryId)).toMatchObject({ status: 200, body: { version: 1 } });
  const thread = await readThread(ann, id);
  expect(thread).toMatchObject({ versions: { [entryId]: 1 }, removed: [entryId] });
  expect(JSON.stringify(thread)).not.toContain(JSON.stringify(lost).slice(1, -1));
  expect((await exportAll(ann)).text).not.toContain(JSON.stringify(lost).slice(1, -1));
  await bringBack(ann, id, entryId, 0, 1);
  const back = await readThread(ann, id);
  const { versions, ...same } = JSON.parse(JSON.stringify(back).replace(/\d+&signature=[\w-]+/g, ""));
  expect(versions).toEqual({ [entryId]: 2 });
  expect(same).toEqual({
    ...JSON.parse(JSON.stringify(before).replace(/\d+&signature=[\w-]+/g, "")),
    versions: undefined,
  });
  await removeEntry(ann, id, entryId, 2, true);
  expect(await readThread(ann, id)).toMatchObject({ versions: { [entryId]: 3 }, removed: [] });
  await removeEntry(ann, id, "reply-0", 0, true);
  expect(await listVersions(ann, id, entryId)).toEqual([]);
  if (text) expect(await everythingStored()).not.toContain(text);
});

test("a removed file can be brought back for 30 days, and then its content is gone", async () => {
  const { ann, id, file, fileId } = await talk();
  const url = String((await readThread(ann, id)).conversation.continuations[1]?.file?.fileUrl);
  await removeEntry(ann, id, file);
  const thread = await readThread(ann, id);
  expect(thread).toMatchObject({ removed: [file], conversation: { continuations: [{}, { file: null }] } });
  expect(JSON.stringify([thread, await exportAll(ann), await search(ann, "diary.txt")])).not.toContain("diary.txt");
  expect((await fetchFile(url)).status).toBe(404);
  await bringBack(ann, id, file, 0, 1);
  expect((await fetchFile(url)).bytes.toString()).toBe("The gulls woke me.");
  expect((await readThread(ann, id)).conversation.continuations[1]?.receipt?.file).toBe("diary.txt");
  await removeEntry(ann, id, file, 2);
  const { storageKey } = await db().file.findFirstOrThrow({ where: { id: fileId } });
  await db().file.updateMany({ data: { createdAt: new Date(0) } });
  await runCleanup();
  expect(await storage().open(storageKey)).not.toBeNull();
  await db().entryVersion.updateMany({ data: { replacedAt: new Date(Date.now() - 31 * 86_400_000) } });
  expect(await listVersions(ann, id, file)).toEqual([]);
  await runCleanup();
  expect(await storage().open(storageKey)).toBeNull();
  expect(await db().entryVersion.count()).toBe(0);
  expect((await db().user.findFirstOrThrow()).storedBytes).toBe(0);
});

test("the content of a file that is removed for good is gone at once", async () => {
  const { ann, id, file } = await talk();
  const { storageKey } = await db().file.findFirstOrThrow();
  await removeEntry(ann, id, file);
  expect(await removeEntry(ann, id, file, 1, true)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await storage().open(storageKey)).toBeNull();
  expect(await everythingStored()).not.toContain("diary.txt");
});

test("a deleted conversation's earlier versions and removed files go with it", async () => {
  const { ann, id, file } = await talk();
  const { storageKey } = await db().file.findFirstOrThrow();
  await removeEntry(ann, id, file);
  await edit(ann, id, "message-1", "Other words.");
  await remove(ann, id);
  expect(await edit(ann, id, "message-1", "More words.", 1)).toMatchObject({ status: 404 });
  await db().conversation.updateMany({ data: { deletedAt: new Date(0) } });
  await db().file.updateMany({ data: { createdAt: new Date(0) } });
  await runCleanup();
  expect(await db().entryVersion.count()).toBe(0);
  expect(await storage().open(storageKey)).toBeNull();
});

test("a link shows the text as it is now, and nothing once it is removed", async () => {
  const { ann, id, noteId } = await talk();
  await share(ann, id, { noteId: noteId.slice(5) });
  await share(ann, id, { continuationIndex: 0 });
  await edit(ann, id, "message-1", "The windmill creaked.");
  const [shared, noted] = [`${id}/0`, `${id}/note/${noteId.slice(5)}`];
  expect((await readShared(ann, shared)).body.conversation.continuations[0]?.message).toBe("The windmill creaked.");
  await removeEntry(ann, id, "message-1", 1);
  await removeEntry(ann, id, noteId);
  expect([(await readShared(ann, shared)).status, (await readShared(ann, noted)).status]).toEqual([404, 404]);
  await bringBack(ann, id, noteId, 0, 1);
  expect((await readShared(ann, noted)).status).toBe(200);
});

test("what was sent is no longer recorded from a changed entry on, and the next prompt has the new text", async () => {
  const { ann, id, noteId } = await talk();
  await edit(ann, id, noteId, "Still nobody.");
  expect(await readReceipt(ann, id, 3)).toContain("The stairs creaked.");
  await edit(ann, id, "message-1", "The windmill creaked.");
  expect(await Promise.all([0, 1, 3].map((one) => readReceipt(ann, id, one)))).toEqual([expect.anything(), null, null]);
  await sendMessage(ann, { conversationId: id, message: "Go on." });
  const sent = JSON.stringify(provider().requests.at(-1));
  expect(sent).toContain("The windmill creaked.");
  expect(sent).not.toContain("The stairs creaked.");
});

test("a change while a later reply is written keeps what was sent for it out of the record", async () => {
  const { ann, id } = await talk();
  provider().fault = "pause";
  const before = provider().requests.length;
  const reply = sendMessage(ann, { conversationId: id, message: "Go on." });
  await waitUntil(() => provider().requests.length > before);
  expect(await edit(ann, id, "message-1", "The windmill creaked.")).toMatchObject({ status: 200 });
  provider().resume();
  expect((await reply).status).toBe(200);
  expect(await readReceipt(ann, id, 4)).toBeNull();
  expect((await readThread(ann, id)).conversation.continuations[2]?.response).not.toBeNull();
});

test("a reply is outdated while its message is another than the one that it was written to", async () => {
  const { ann, id } = await talk();
  const outdated = async () => (await readThread(ann, id)).outdatedReplies;
  await edit(ann, id, "name", "The windmill");
  expect(await outdated()).toEqual([]);
  await edit(ann, id, "message-1", "The windmill creaked.");
  await edit(ann, id, "answer-0", "The windmill.");
  expect(await outdated()).toEqual([0, 1]);
  await bringBack(ann, id, "message-1", 0, 1);
  expect(await outdated()).toEqual([0]);
});

test("of 50 changes at once one wins, and the others are told what is there now", async () => {
  const { ann, id } = await talk();
  const texts = Array.from({ length: 50 }, (_, index) => `Text ${index}.`);
  const results = await Promise.all(texts.map((text) => edit(ann, id, "message-1", text)));
  const now = (await readThread(ann, id)).conversation.continuations[0]?.message;
  const winner = results.findIndex(({ status }) => status === 200);
  expect(now).toBe(texts[winner]);
  const others = results.filter((_, index) => index !== winner);
  const stale = { message: entryRefusalTexts.stale, code: "stale_version", current: { version: 1, text: now } };
  expect(others).toEqual(Array(49).fill(expect.objectContaining({ status: 409, body: stale })));
  expect(await listVersions(ann, id, "message-1")).toMatchObject([{ version: 0, text: "The stairs creaked." }]);
});

test("other entries are added and changed at the same time", async () => {
  const { ann, id, noteId } = await talk();
  const calls = ["name", "answer-0", "answer-1", "message-1", noteId, "message-3"].map((one) =>
    edit(ann, id, one, "New."),
  );
  const added = Array.from({ length: 5 }, () => note(ann, id, "More."));
  expect((await Promise.all([...calls, ...added])).map(({ status }) => status)).toEqual(Array(11).fill(200));
  expect(Object.values((await readThread(ann, id)).versions ?? {})).toEqual(Array(6).fill(1));
});

test("nothing can be changed while the reply to it is written", async () => {
  const ann = await signUp();
  provider().fault = "pause";
  const reply = startConversation(ann);
  await waitUntil(() => provider().requests.length === 1);
  const { id } = await db().conversation.findFirstOrThrow();
  const pending = { status: 409, body: { message: entryRefusalTexts.replyPending, code: "reply_pending" } };
  expect(await edit(ann, id, "answer-0", "Later.")).toMatchObject(pending);
  expect(await removeEntry(ann, id, "answer-0")).toMatchObject(pending);
  provider().resume();
  await reply;
  expect(await edit(ann, id, "answer-0", "Later.")).toMatchObject({ status: 200 });
});

test("bad changes are refused, and change nothing", async () => {
  const { ann, id, noteId, file } = await talk();
  const long = "x".repeat(limits.messageLength + 1);
  const before = await journalOf(ann);
  const { token } = ann;
  const url = (entryId: string) => `/api/conversations/${id}/entries/${entryId}`;
  const { conversation } = texts;
  for (const [entryId, text, message] of [
    ["name", " ", conversation.projectNameRequired],
    ["name", long, conversation.projectNameTooLong],
    ["answer-0", "", conversation.answerRequired],
    ["answer-0", long, conversation.answerTooLong],
    ["message-1", "\n", conversation.messageRequired],
    ["message-1", long, conversation.messageTooLong],
    [noteId, "", "Please write a note first."],
    ["reply-1", "My own", entryRefusalTexts.notEditable],
    [file, "other.txt", entryRefusalTexts.notEditable],
  ] as const)
    expect(await edit(ann, id, entryId, text)).toMatchObject({
      status: 400,
      body: { message, code: "invalid_request" },
    });
  for (const unknown of [
    "answer-2",
    "answer-00",
    "message-0",
    "message-2",
    "reply-2",
    "note-x",
    "file-x",
    "x",
    "name-1",
  ])
    expect(await removeEntry(ann, id, unknown)).toMatchObject({ status: 404 });
  expect((await removeEntry(ann, id, "name")).status).toBe(400);
  expect((await removeEntry(ann, id, "message-1", 1)).status).toBe(409);
  expect((await bringBack(ann, id, "message-1", 0, 0)).status).toBe(404);
  for (const body of [{ text: "New." }, { text: "New.", version: "0" }, { text: "New.", version: -1 }, { version: 0 }])
    expect((await call("PATCH", url("message-1"), { token, body })).status).toBe(400);
  expect(await journalOf(ann)).toEqual({ ...before, exportedAt: expect.anything() });
  expect((await call("DELETE", `${url("message-1")}?version=0&forGood=true`, { token })).status).toBe(200);
  expect(await edit(ann, id, "message-1", "Too late.")).toMatchObject({ body: { current: { version: 1, text: "" } } });
});
