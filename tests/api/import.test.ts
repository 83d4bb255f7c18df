import { afterEach, expect, test } from "@jest/globals";
import { limits } from "@/lib/limits";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { call, signUp } from "../support/api";
import { keepConsole } from "../support/console";
import { fingerprint, rowsOf } from "../support/database";
import { fetchFile, rawForm, upload } from "../support/files";
import {
  converse,
  everything,
  exportAll,
  importAll,
  listShares,
  note,
  readShared,
  remove,
  share,
} from "../support/journal";
import { drawing, photo } from "../support/pictures";
import { ask, playedProvider, readThread, start } from "../support/talk";

// The provider that fails for a message without a reply is spoken of.
keepConsole();
const provider = playedProvider();
afterEach(() => {
  provider().fault = null;
});

const notOurs = { status: 400, body: { message: texts.journal.notAnExport } };

/** Somebody with two conversations of which one was deleted before, with notes, files, and a message without a reply. */
async function writer() {
  const ann = await signUp();
  await remove(ann, await converse(ann));
  const { fileId } = await upload(ann, photo, "Jens.jpg");
  const first = await converse(ann, ["One"], { fileId });
  await note(ann, first, "  Ångström \u202e 👨‍👩‍👧\r\n ");
  await ask(ann, { conversationId: first, message: "Two", fileId: (await upload(ann, drawing, "drawing.png")).fileId });
  await note(ann, first, "Later");
  await db().conversation.updateMany({
    where: { id: first },
    data: { createdAt: new Date("1999-05-04T03:02:01.007Z") },
  });
  provider().fault = 400;
  const second = await converse(ann, [], { projectName: "Unanswered" });
  provider().fault = null;
  return { ann, first, second };
}

const journalOf = async (person: Parameters<typeof exportAll>[0]) => JSON.parse((await exportAll(person)).text);

test("what one account exports a fresh one imports: the same threads, notes, replies, times, numbers and files", async () => {
  const { ann } = await writer();
  const before = await everything(ann);
  const { text } = await exportAll(ann);
  const journal = JSON.parse(text);
  await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  const bob = await signUp();
  const answer = await importAll(bob, text);
  expect(answer).toMatchObject({ status: 200, body: { message: "2 conversations were brought in.", imported: 2 } });
  expect(await everything(bob)).toEqual(before);
  const again = await journalOf(bob);
  const files = (one: typeof journal) =>
    one.files.map(({ fileName, fileType, data }: never) => [fileName, fileType, data]);
  expect(files(again)).toEqual(files(journal));
  expect(files(again)).toHaveLength(2);
});

test("imported words go on like one's own: links, search, a further message, Try again", async () => {
  const { ann } = await writer();
  const bob = await signUp();
  await importAll(bob, await journalOf(ann));
  const { conversations } = (await call("GET", "/api/conversations", { token: bob.token })).body as never;
  const [second, first] = conversations as { _id: string; requestKey: string; file: { fileUrl: string } | null }[];
  if (!first || !second) throw new Error("Two conversations were expected");
  expect((await fetchFile(first.file?.fileUrl ?? "")).bytes).toEqual(Buffer.from(photo));
  const found = await call("POST", "/api/search", { token: bob.token, body: { searchTerm: "angstrom" } });
  expect(found.body.results).toMatchObject([{ type: "note", conversationId: first._id }]);
  expect((await ask(bob, { conversationId: first._id, message: "Three" })).body.orderIndex).toBe(5);
  expect(await ask(bob, { key: second.requestKey, conversationId: second._id })).toMatchObject({ status: 200 });
  expect((await start(bob)).body.orderIndex).toBe(4);
});

test("a repeat brings nothing in twice, nor does the account's own export", async () => {
  const { ann } = await writer();
  const journal = await journalOf(ann);
  const mine = await everything(ann);
  expect((await importAll(ann, journal)).body.imported).toBe(0);
  expect(await everything(ann)).toEqual(mine);
  const bob = await signUp();
  const atOnce = await Promise.all([importAll(bob, journal), importAll(bob, journal), importAll(bob, journal)]);
  expect(atOnce.map(({ body }) => body.imported).sort()).toEqual([0, 0, 2]);
  const theirs = await everything(bob);
  expect((await importAll(bob, journal)).body.imported).toBe(0);
  expect((await importAll(bob, await journalOf(bob))).body.imported).toBe(0);
  expect(await everything(bob)).toEqual(theirs);
  expect(await db().file.count({ where: { attachedAt: null } })).toBe(0);
  expect(await db().file.count()).toBe(4);
});

test("two accounts that import the same export have nothing in common", async () => {
  const { ann } = await writer();
  const journal = await journalOf(ann);
  const [bob, eve] = [await signUp(), await signUp()];
  await importAll(bob, journal);
  await importAll(eve, journal);
  const ids = async (person: typeof bob) => JSON.stringify(await journalOf(person)).match(/"_id":"[^"]+"/g) ?? [];
  const all = [...(await ids(ann)), ...(await ids(bob)), ...(await ids(eve))];
  expect(new Set(all).size).toBe(all.length - 2 * 3);
});

test("into an account that has something already, it follows on that", async () => {
  const { ann } = await writer();
  const bob = await signUp();
  await start(bob, { projectName: "Mine" });
  await importAll(bob, await journalOf(ann));
  const { conversations } = (await call("GET", "/api/conversations", { token: bob.token })).body as never;
  expect(conversations).toMatchObject([
    { projectName: "Unanswered", orderIndex: 3 },
    { projectName: "The lighthouse", orderIndex: 2, timestamp: "1999-05-04T03:02:01.007Z" },
    { projectName: "Mine", orderIndex: 1 },
  ]);
});

test("what was deleted since comes back as it was, without its shares", async () => {
  const { ann, first } = await writer();
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

test("gaps and ties of a changed export are closed", async () => {
  const { ann } = await writer();
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

type Journal = Awaited<ReturnType<typeof journalOf>>;
const spoilt: [string, (journal: Journal) => unknown][] = [
  ["another format", (journal) => ({ ...journal, format: "other" })],
  ["another version", (journal) => ({ ...journal, version: 2 })],
  ["no format", ({ conversations, files }) => ({ conversations, files })],
  ["files before words", ({ format, version, files, conversations }) => ({ format, version, files, conversations })],
  [
    "a message of 601 characters",
    (journal) => change(journal, (one) => set(one.continuations[0], "message", "x".repeat(601))),
  ],
  ["U+0000", (journal) => change(journal, (one) => set(one.notes[0], "message", "\u0000"))],
  ["a lone surrogate", (journal) => change(journal, (one) => set(one, "projectName", "\ud800"))],
  ["an object for a text", (journal) => change(journal, (one) => set(one, "topic", { not: "" }))],
  ["an object for an id", (journal) => change(journal, (one) => set(one, "_id", { not: "" }))],
  ["a time that is none", (journal) => change(journal, (one) => set(one, "timestamp", "yesterday"))],
  ["a time before all calendars", (journal) => change(journal, (one) => set(one, "timestamp", "0000-01-01T00:00:00Z"))],
  ["a day that there is not", (journal) => change(journal, (one) => set(one, "timestamp", "2025-02-30T00:00:00Z"))],
  ["a number beyond all bounds", (journal) => change(journal, (one) => set(one, "orderIndex", 1e12))],
  ["a receipt that is a text", (journal) => change(journal, (one) => set(one, "receipt", "x"))],
  ["a file without a name", (journal) => ({ ...journal, files: [{ ...journal.files[0], fileName: "" }] })],
  ["a missing file", (journal) => ({ ...journal, files: journal.files.slice(1) })],
  [
    "a file of a wrong kind",
    (journal) => ({ ...journal, files: [journal.files[0], { ...journal.files[1], data: btoa("<svg/>") }] }),
  ],
  ["an empty file", (journal) => ({ ...journal, files: [journal.files[0], { ...journal.files[1], data: "" }] })],
];
const set = (object: Record<string, unknown>, name: string, value: unknown) => Object.assign(object, { [name]: value });
function change(journal: Journal, spoil: (conversation: Journal["conversations"][0]) => unknown): Journal {
  const copy = structuredClone(journal);
  spoil(copy.conversations[0]);
  return copy;
}

test("an export with anything wrong in it changes nothing at all", async () => {
  const { ann } = await writer();
  const journal = await journalOf(ann);
  const bob = await signUp();
  const before = await fingerprint();
  for (const [name, spoil] of spoilt) {
    const { status, body } = await importAll(bob, spoil(journal) as object);
    expect({ name, status, body }).toEqual({
      name,
      status: name === "a file of a wrong kind" ? 415 : 400,
      body: { message: expect.any(String) },
    });
    expect({ name, ...(await fingerprint()) }).toEqual({ name, ...before });
  }
  expect((await importAll(bob, journal)).body.imported).toBe(2);
});

test.each(["", "{", "null", "[]", "7", "\u0000", "{}", '{"format":"flexi-journal"', "[".repeat(100_000)])(
  "%j is no export",
  async (text) => {
    expect(await importAll(await signUp(), text)).toMatchObject(notOurs);
  },
);

test("an empty export of ours brings nothing in", async () => {
  const answer = await importAll(await signUp(), await journalOf(await signUp()));
  expect(answer).toMatchObject({ status: 200, body: { imported: 0 } });
});

test("what is no form, has no file or breaks off is refused", async () => {
  const { token } = await signUp();
  const post = (body: unknown, headers = {}) => call("POST", "/api/account/import", { token, body, headers });
  expect(await post({})).toMatchObject({ status: 400, body: { message: texts.upload.notAForm } });
  expect(await importAll(await signUp(), "{}", "other")).toMatchObject({
    status: 400,
    body: { message: texts.upload.missing },
  });
  const [cut, headers] = rawForm('name="file"; filename="a"', '{"format":"flexi-jour', "");
  expect(await post(new Uint8Array(cut), headers)).toMatchObject({ status: 400 });
});

test("a body beyond the limit is refused while it arrives, and one that says so at once", async () => {
  const { token } = await signUp();
  const headers = {
    "content-type": "multipart/form-data; boundary=XX",
    "content-length": String(limits.importBytes * 2),
  };
  const refused = { status: 413, body: { message: texts.journal.tooLarge("1024 MB") } };
  expect(await call("POST", "/api/account/import", { token, headers, body: "" })).toMatchObject(refused);
  const [head] = rawForm('name="file"; filename="a"', '{"format":"', "");
  let sent = 0;
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(head)),
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(1_048_576).fill(97));
    },
  });
  const type = { "content-type": "multipart/form-data; boundary=XX" };
  const answer = await call("POST", "/api/account/import", { token, headers: type, body: endless });
  expect(answer).toMatchObject({ status: 413, body: { message: texts.journal.tooLarge("16 MB") } });
  expect(sent).toBeLessThan(40);
});

test("nothing of an import can be set that the account itself could not set", async () => {
  const { ann } = await writer();
  const journal = await journalOf(ann);
  const bob = await signUp();
  const { id: annId } = await db().user.findFirstOrThrow({ where: { username: ann.username } });
  const before = await rowsOf(annId);
  for (const one of journal.conversations)
    Object.assign(one, { userId: annId, deletedAt: null, turnCount: 99, entryCount: 99 });
  Object.assign(journal, { userId: annId, username: "mallory", scores: [{ score: 9999 }], shares: [{ _id: "x" }] });
  await importAll(bob, journal);
  expect(await rowsOf(annId)).toEqual(before);
  expect((await call("GET", "/api/profile", { token: bob.token })).body.username).toBe(bob.username);
  expect([await db().score.count(), await db().share.count()]).toEqual([0, 0]);
  expect(await db().conversation.count({ where: { turnCount: 99 } })).toBe(0);
});
