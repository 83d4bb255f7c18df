import { EventEmitter, once } from "node:events";
import { expect, jest, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { serverLimits } from "@/lib/api/server-limits";
import { journalFormat } from "@/lib/conversation/export/export-json";
import { db } from "@/lib/server/db/client";
import { journalTexts } from "@/lib/texts/journal";
import { uploadTexts } from "@/lib/texts/upload";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { fingerprint } from "../support/api/database";
import { importAll, journalOf, writer } from "../support/api/exports";
import { rawForm } from "../support/api/files";
import { testInProcess } from "../support/api/in-process-only";
import { createConversation } from "../support/api/journal";
import { tooManyEntries } from "../support/factories/worst-journals";

captureConsole();
const provider = fakeProvider();

const notOurs = { status: 400, body: { message: journalTexts.notAnExport, code: "invalid_request" } };

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
  ["a topic of two pages", (journal) => change(journal, (one) => set(one, "topic", "x".repeat(5_000)))],
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

test("an export with any mistake changes nothing", async () => {
  const { ann } = await writer(provider());
  const journal = await journalOf(ann);
  const bob = await signUp();
  const before = await fingerprint();
  for (const [name, spoil] of spoilt) {
    const { status, body } = await importAll(bob, spoil(journal) as object);
    expect({ name, status, body }).toEqual({
      name,
      status: name === "a file of a wrong kind" ? 415 : 400,
      body: {
        message: expect.any(String),
        code: name === "a file of a wrong kind" ? "unsupported_file" : "invalid_request",
      },
    });
    expect({ name, ...(await fingerprint()) }).toEqual({ name, ...before });
  }
  expect((await importAll(bob, journal)).body.imported).toBe(2);
});

test.each(["", "{", "null", "[]", "7", "\u0000", "{}", '{"format":"flexi-journal"'])(
  "%j is no export",
  async (text) => {
    expect(await importAll(await signUp(), text)).toMatchObject(notOurs);
  },
);

test("an exported file is accepted up to the size of an upload", async () => {
  const journal = await journalOf((await writer(provider())).ann);
  const importText = async (bytes: number) => {
    const data = Buffer.alloc(bytes, "x").toString("base64");
    return importAll(await signUp(), { ...journal, files: journal.files.map((file: object) => ({ ...file, data })) });
  };
  expect(await importText(limits.uploadBytes)).toMatchObject({ status: 200 });
  const tooLarge = { code: "too_large", message: uploadTexts.tooLarge("4 MB") };
  expect(await importText(limits.uploadBytes + 1)).toMatchObject({ status: 413, body: tooLarge });
});

test("a conversation of more than 10,000 entries is refused by its name", async () => {
  const tooMany = { status: 413, body: { message: journalTexts.tooManyEntries("x", 10_000), code: "too_large" } };
  expect(await importAll(await signUp(), tooManyEntries)).toMatchObject(tooMany);
});

/** An import that has begun, and ends when it is told to. */
async function beginImport({ token }: Person) {
  const [form, headers] = rawForm('name="file"; filename="a"', JSON.stringify({ ...journalFormat, conversations: [] }));
  const signals = new EventEmitter();
  const [begun, ended] = [once(signals, "begun"), once(signals, "ended")];
  const parts = [form.subarray(0, 100), form.subarray(100)].map((part) => new Uint8Array(part));
  const body = new ReadableStream({
    pull: async (controller) => {
      const part = parts.shift();
      const isLast = parts.length === 0;
      if (isLast) signals.emit("begun");
      if (isLast) await ended;
      controller.enqueue(part);
      if (isLast) controller.close();
    },
  });
  const answer = call("POST", "/api/account/import", { token, headers, body });
  await begun;
  return async () => {
    signals.emit("ended");
    return (await answer).status;
  };
}

testInProcess("one import of a person and two of a process run at a time, and the others are told so", async () => {
  const [bob, eve, kim] = [await signUp(), await signUp(), await signUp()];
  const busy = (message: string) => ({ status: 503, body: { message, code: "busy" } });
  const ends = [await beginImport(bob)];
  expect(await importAll(bob, "{}")).toMatchObject(busy(journalTexts.importRunning));
  ends.push(await beginImport(eve));
  expect(await importAll(kim, "{}")).toMatchObject(busy(journalTexts.importsBusy));
  expect(await Promise.all(ends.map((end) => end()))).toEqual([200, 200]);
  for (const person of [bob, kim]) expect(await importAll(person, "{}")).toMatchObject({ status: 400 });
});

test("an empty export adds nothing", async () => {
  const answer = await importAll(await signUp(), await journalOf(await signUp()));
  expect(answer).toMatchObject({ status: 200, body: { imported: 0 } });
});

test("a body that is no form, has no file or is incomplete is refused", async () => {
  const { token } = await signUp();
  const post = (body: unknown, headers = {}) => call("POST", "/api/account/import", { token, body, headers });
  expect(await post({})).toMatchObject({
    status: 400,
    body: { message: uploadTexts.notAForm, code: "invalid_request" },
  });
  expect(await importAll(await signUp(), "{}", "other")).toMatchObject({
    status: 400,
    body: { message: uploadTexts.missing, code: "invalid_request" },
  });
  const [cut, headers] = rawForm('name="file"; filename="a"', '{"format":"flexi-jour', "");
  expect(await post(new Uint8Array(cut), headers)).toMatchObject({ status: 400 });
});

testInProcess("a body beyond the limit is refused while it is read, and at once if its length says so", async () => {
  const { token } = await signUp();
  const headers = {
    "content-type": "multipart/form-data; boundary=XX",
    "content-length": String(limits.importBytes * 2),
  };
  const refused = { status: 413, body: { message: journalTexts.tooLarge("1024 MB"), code: "too_large" } };
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
  expect(answer).toMatchObject({ status: 413, body: { message: journalTexts.tooLarge("16 MB"), code: "too_large" } });
  expect(sent).toBeLessThan(40);
});

testInProcess(
  "an export that would bring a person's texts over their quota adds nothing, and a known one is welcome",
  async () => {
    const quota = jest.replaceProperty(serverLimits as { textBytes: number }, "textBytes", 1024 * 1024);
    const { ann } = await writer(provider());
    const [journal, bob] = [await journalOf(ann), await signUp()];
    const conversationId = await createConversation(bob, ["One"]);
    const fill = (bytes: number) =>
      db().turn.updateMany({ where: { conversationId, position: 1 }, data: { message: "x".repeat(bytes) } });
    await fill(1024 * 1024);
    const before = await fingerprint();
    const refused = { status: 413, body: { message: journalTexts.textsFull("1 MB"), code: "storage_full" } };
    expect(await importAll(bob, journal)).toMatchObject(refused);
    expect(await fingerprint()).toEqual(before);
    await fill(1024 * 1024 - 100_000);
    expect(await importAll(bob, journal)).toMatchObject({ status: 200, body: { imported: 2 } });
    await fill(1024 * 1024);
    expect(await importAll(bob, journal)).toMatchObject({ status: 200, body: { imported: 0 } });
    quota.restore();
  },
);
