import { expect, test } from "@jest/globals";
import { entryRefusalTexts } from "@/lib/texts/entry-refusal";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread, sendMessage, waitUntil } from "../support/api/chat";
import { call, type Person } from "../support/api/client";
import { everythingStored } from "../support/api/database";
import {
  bringBack,
  conversationWithEntries,
  edit,
  listVersions,
  readReceipt,
  removeEntry,
} from "../support/api/entries";
import { exportAll } from "../support/api/exports";
import { readShared, share } from "../support/api/journal";

const provider = fakeProvider();
captureConsole();

const search = async ({ token }: Person, searchTerm: string) =>
  (await call("POST", "/api/search", { token, body: { searchTerm } })).body.results as unknown[];

test.each([
  ["name", "Our tower", "The windmill"],
  ["answer-1", "Gulls, and my uncle Jens winding the clock.", "Only windmill sails."],
  ["message-1", "The stairs creaked.", "The windmill creaked."],
  ["note", "Nobody knows this.", "The windmill knows this."],
])("%s gets another text, and the former one is an earlier version", async (kind, before, after) => {
  const { ann, id, noteId } = await conversationWithEntries();
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
  const { ann, id, noteId } = await conversationWithEntries();
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

test("a link shows the text as it is now, and nothing once it is removed", async () => {
  const { ann, id, noteId } = await conversationWithEntries();
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
  const { ann, id, noteId } = await conversationWithEntries();
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
  const { ann, id } = await conversationWithEntries();
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
  const { ann, id } = await conversationWithEntries();
  const outdated = async () => (await readThread(ann, id)).outdatedReplies;
  await edit(ann, id, "name", "The windmill");
  expect(await outdated()).toEqual([]);
  await edit(ann, id, "message-1", "The windmill creaked.");
  await edit(ann, id, "answer-0", "The windmill.");
  expect(await outdated()).toEqual([0, 1]);
  await bringBack(ann, id, "message-1", 0, 1);
  expect(await outdated()).toEqual([0]);
});
