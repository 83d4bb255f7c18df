import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { call, callUntilFree, signUp } from "../support/api/client";
import { rowsOf } from "../support/api/database";
import { everything, exportAll, importAll, journalOf, writer } from "../support/api/exports";
import { fetchFile, upload } from "../support/api/files";
import { createConversation, listShares, putInGame, readShared, remove, share } from "../support/api/journal";
import { photo } from "../support/factories/images";

// The provider fails for one message, and that failure is logged.
captureConsole();
const provider = fakeProvider();

test("a new account imports what another one exported: the same threads, notes, replies, times, numbers and files", async () => {
  const { ann } = await writer(provider());
  const before = await everything(ann);
  const { text } = await exportAll(ann);
  const journal = JSON.parse(text);
  await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  const bob = await signUp();
  const answer = await importAll(bob, text);
  expect(answer).toMatchObject({ status: 200, body: { message: "2 conversations were imported.", imported: 2 } });
  expect(await everything(bob)).toEqual(before);
  const again = await journalOf(bob);
  const files = (one: typeof journal) =>
    one.files.map(({ fileName, fileType, data }: never) => [fileName, fileType, data]);
  expect(files(again)).toEqual(files(journal));
  expect(files(again)).toHaveLength(2);
});

test("several files of a message are exported and imported in their order", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const names = ["b.txt", "a.txt"];
  const fileIds = await Promise.all(names.map(async (name) => (await upload(ann, name, name)).fileId));
  const conversationId = await createConversation(ann, [], { fileIds });
  await sendMessage(ann, { conversationId, message: "Again.", fileIds: fileIds.toReversed() });
  for (const format of ["html", "markdown"]) {
    const { text } = await exportAll(ann, `?format=${format}`);
    const links = { html: /download="([ab]\.txt)"/g, markdown: /\(files\/\d-([ab]\.txt)\)/g }[format] ?? "";
    expect([...text.matchAll(new RegExp(links))].map(([, name]) => name)).toEqual([...names, ...names.toReversed()]);
  }
  const { bytes } = await exportAll(ann, "?format=markdown");
  await importAll(bob, bytes);
  expect(await everything(bob)).toEqual(await everything(ann));
  const [conversation] = (await journalOf(bob)).conversations;
  expect(conversation.files).toMatchObject([{ fileName: "b.txt" }, { fileName: "a.txt" }]);
  expect(await db().file.count({ where: { attachedAt: null } })).toBe(0);
});

test("conversations in the game stay in it, and an older export puts none into it", async () => {
  const { ann, first } = await writer(provider());
  await putInGame(ann, first);
  const journal = await journalOf(ann);
  const [bob, eve] = [await signUp(), await signUp()];
  await importAll(bob, journal);
  for (const one of journal.conversations) delete one.useInGame;
  await importAll(eve, journal);
  const inGame = ({ username }: { username: string }) =>
    db().conversation.count({ where: { user: { username }, useInGame: true } });
  expect([await inGame(ann), await inGame(bob), await inGame(eve)]).toEqual([1, 1, 0]);
});

test("imported conversations work like others: links, search, a further message, Try again", async () => {
  const { ann } = await writer(provider());
  const bob = await signUp();
  await importAll(bob, await journalOf(ann));
  const { conversations } = (await call("GET", "/api/conversations", { token: bob.token })).body as never;
  const [second, first] = conversations as { _id: string; requestKey: string; file: { fileUrl: string } | null }[];
  if (!first || !second) throw new Error("Two conversations were expected");
  expect((await fetchFile(first.file?.fileUrl ?? "")).bytes).toEqual(Buffer.from(photo));
  const found = await call("POST", "/api/search", { token: bob.token, body: { searchTerm: "angstrom" } });
  expect(found.body.results).toMatchObject([{ type: "note", conversationId: first._id }]);
  expect((await sendMessage(bob, { conversationId: first._id, message: "Three" })).body.orderIndex).toBe(5);
  expect(await sendMessage(bob, { key: second.requestKey, conversationId: second._id })).toMatchObject({ status: 200 });
  expect((await startConversation(bob)).body.orderIndex).toBe(4);
});

test("a repeated import adds nothing, nor does the account's own export", async () => {
  const { ann } = await writer(provider());
  const journal = await journalOf(ann);
  const mine = await everything(ann);
  expect((await importAll(ann, journal)).body.imported).toBe(0);
  expect(await everything(ann)).toEqual(mine);
  const bob = await signUp();
  const atOnce = await Promise.all([1, 2, 3].map(() => callUntilFree(() => importAll(bob, journal))));
  expect(atOnce.map(({ body }) => body.imported).sort()).toEqual([0, 0, 2]);
  const theirs = await everything(bob);
  expect((await importAll(bob, journal)).body.imported).toBe(0);
  expect((await importAll(bob, await journalOf(bob))).body.imported).toBe(0);
  expect(await everything(bob)).toEqual(theirs);
  expect(await db().file.count({ where: { attachedAt: null } })).toBe(0);
  expect(await db().file.count()).toBe(4);
});

test("an export of thousands of conversations can be imported again", async () => {
  const { ann } = await writer(provider());
  const journal = await journalOf(ann);
  const [, one] = journal.conversations;
  const conversations = Array.from({ length: 2_500 }, (_, index) => ({
    ...one,
    _id: `c${index}`,
    orderIndex: index + 1,
  }));
  const bob = await signUp();
  for (const imported of [conversations.length, 0])
    expect(await importAll(bob, { ...journal, conversations, files: [] })).toMatchObject({ body: { imported } });
});

test("a conversation of many short entries is added whole, and exported in the same order", async () => {
  const { ann } = await writer(provider());
  const journal = await journalOf(ann);
  const [one] = journal.conversations;
  const texts = Array.from({ length: 2_500 }, (_, index) => `Note ${index}`);
  const notes = texts.map((message) => ({ ...one.notes[0], message }));
  const bob = await signUp();
  await importAll(bob, { ...journal, conversations: [{ ...one, notes }], files: journal.files });
  expect(await db().note.count({ where: { user: { username: bob.username } } })).toBe(notes.length);
  const [imported] = (await journalOf(bob)).conversations;
  expect(imported.notes.map(({ message }: { message: string }) => message)).toEqual(texts);
});

test("exports imported at the same time get different numbers, also beside new conversations", async () => {
  const journals = [];
  for (let count = 0; count < 4; count += 1) journals.push(await journalOf((await writer(provider())).ann));
  const bob = await signUp();
  await startConversation(bob);
  const answers = await Promise.all([
    ...journals.map((journal) => callUntilFree(() => importAll(bob, journal))),
    startConversation(bob),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const rows = await db().conversation.findMany({ where: { user: { username: bob.username } } });
  const numbers = rows.map(({ orderIndex }) => orderIndex).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
  expect((await startConversation(bob)).body.orderIndex).toBe(11);
  const { storedBytes } = await db().user.findFirstOrThrow({ where: { username: bob.username } });
  const { _sum } = await db().file.aggregate({ where: { user: { username: bob.username } }, _sum: { size: true } });
  expect(storedBytes).toBe(_sum.size);
});

test("two accounts that import the same export have nothing in common", async () => {
  const { ann } = await writer(provider());
  const journal = await journalOf(ann);
  const [bob, eve] = [await signUp(), await signUp()];
  await importAll(bob, journal);
  await importAll(eve, journal);
  const ids = async (person: typeof bob) => JSON.stringify(await journalOf(person)).match(/"_id":"[^"]+"/g) ?? [];
  const all = [...(await ids(ann)), ...(await ids(bob)), ...(await ids(eve))];
  expect(new Set(all).size).toBe(all.length - 2 * 3);
});

test("in an account with conversations imported ones are numbered after them", async () => {
  const { ann } = await writer(provider());
  const bob = await signUp();
  await startConversation(bob, { projectName: "Mine" });
  await importAll(bob, await journalOf(ann));
  const { conversations } = (await call("GET", "/api/conversations", { token: bob.token })).body as never;
  expect(conversations).toMatchObject([
    { projectName: "Unanswered", orderIndex: 3 },
    { projectName: "The lighthouse", orderIndex: 2, timestamp: "1999-05-04T03:02:01.007Z" },
    { projectName: "Mine", orderIndex: 1 },
  ]);
});

test("an import restores deleted conversations without their shares", async () => {
  const { ann, first } = await writer(provider());
  const bob = await signUp();
  await share(ann, first);
  const before = await everything(ann);
  const journal = await journalOf(ann);
  await remove(ann, first);
  expect((await importAll(ann, journal)).body.imported).toBe(1);
  expect(await everything(ann)).toEqual(before);
  expect(await listShares(ann)).toEqual([]);
  expect((await readShared(bob, first)).status).toBe(404);
});

test("gaps and ties of an edited export are removed", async () => {
  const { ann } = await writer(provider());
  const journal = await journalOf(ann);
  const [changed] = journal.conversations;
  for (const entry of [...changed.continuations, ...changed.notes]) entry.orderIndex = 7;
  for (const conversation of journal.conversations) conversation.orderIndex = 5;
  const bob = await signUp();
  await importAll(bob, journal);
  const { conversations } = (await call("GET", "/api/conversations", { token: bob.token })).body as never;
  expect((conversations as { orderIndex: number }[]).map(({ orderIndex }) => orderIndex)).toEqual([2, 1]);
  const { conversation, notes } = await readThread(bob, (conversations as { _id: string }[])[1]?._id ?? "");
  const numbers = [...conversation.continuations, ...notes].map(({ orderIndex }) => orderIndex);
  expect(numbers.sort()).toEqual([1, 2, 3, 4]);
});

test("an import sets nothing that its account could not set otherwise", async () => {
  const { ann } = await writer(provider());
  const journal = await journalOf(ann);
  const bob = await signUp();
  const { id: annId } = await db().user.findFirstOrThrow({ where: { username: ann.username } });
  const before = await rowsOf(annId);
  const timestamp = "2931-01-01T00:00:00Z";
  for (const one of journal.conversations) {
    Object.assign(one, { userId: annId, deletedAt: null, turnCount: 99, entryCount: 99, timestamp });
    for (const entry of [...one.continuations, ...one.notes]) Object.assign(entry, { timestamp });
  }
  Object.assign(journal, { userId: annId, username: "mallory", scores: [{ score: 9999 }], shares: [{ _id: "x" }] });
  await importAll(bob, journal);
  expect(await rowsOf(annId)).toEqual(before);
  expect((await call("GET", "/api/profile", { token: bob.token })).body.username).toBe(bob.username);
  expect([await db().score.count(), await db().share.count()]).toEqual([0, 0]);
  const later = { createdAt: { gt: new Date() } };
  expect(await db().conversation.count({ where: { OR: [{ turnCount: 99 }, later] } })).toBe(0);
  expect([await db().turn.count({ where: later }), await db().note.count({ where: later })]).toEqual([0, 0]);
});
