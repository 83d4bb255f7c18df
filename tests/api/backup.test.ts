import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { Client } from "pg";
import { trigramSignature } from "@/lib/conversation/search/trigram-signature";
import { backUp } from "@/lib/operator/backup";
import { restore } from "@/lib/operator/restore";
import { fakeProvider } from "../support/api/chat";
import { signUp } from "../support/api/client";
import { fingerprint, fingerprintAt } from "../support/api/database";
import { sha256, upload } from "../support/api/files";
import { createConversation, listNotes, note } from "../support/api/journal";
import { hostileTexts } from "../support/factories/hostile-texts";
import { createUserWithData } from "../support/factories/user-with-data";
import { runCommand } from "../support/process/run-command";

fakeProvider();
const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL });
const otherUrl = (process.env.TEST_DATABASE_URL ?? "").replace(/[^/]+$/, "restored");
const source = () => ({ url: process.env.DATABASE_URL ?? "", files: join(process.env.DATA_DIR ?? "", "files") });
let root = "";
const target = () => ({ url: otherUrl, files: join(root, "data/files") });
const folder = () => join(root, "backup");

beforeAll(() => admin.connect());
afterAll(() => admin.end());
beforeEach(async () => {
  root = await mkdtemp(join(process.env.TEST_FOLDER ?? "", "backup-"));
  await rm(source().files, { recursive: true, force: true });
  await admin.query("CREATE DATABASE restored TEMPLATE template0");
});
afterEach(() => admin.query("DROP DATABASE restored WITH (FORCE)"));

/** The sum of every content below a folder of the disk store, by its key. */
async function contentsIn(files: string): Promise<Record<string, string>> {
  const sumOf = async (key: string) => [key, sha256(await readFile(join(files, key, "content")))];
  return Object.fromEntries(await Promise.all((await readdir(files).catch(() => [])).map(sumOf)));
}

test("everything of everybody comes back, every row and file the same", async () => {
  const [ann] = [await createUserWithData("ann"), await createUserWithData("bob")];
  for (const text of Object.values(hostileTexts)) await note(ann, ann.conversationId, text);
  const backup = await backUp(source(), folder());
  expect(backup).toMatchObject({ store: "disk", missing: [], files: { length: 4 } });
  await restore(target(), folder());
  expect(await fingerprintAt(otherUrl)).toEqual(await fingerprint());
  expect(await contentsIn(target().files)).toEqual(await contentsIn(source().files));
});

test("the bits of a signature take few characters in a backup", async () => {
  const ann = await signUp();
  await note(ann, await createConversation(ann), "heron");
  await backUp(source(), folder());
  const [line = ""] = gunzipSync(await readFile(join(folder(), "tables/Note.jsonl.gz")))
    .toString()
    .split("\n");
  expect(JSON.parse(line).trigramSignature).toBe(trigramSignature("heron"));
});

test("what is written meanwhile is in it whole or not at all, and what was there before is in it", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  const before = (await note(ann, id, "before")).body.note;
  let isOver = false;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let number = 0; !isOver; number += 1) {
      await Promise.all([note(ann, id, `${writer}/${number}`), upload(ann, `${writer}/${number}`)]);
    }
  });
  await backUp(source(), folder());
  isOver = true;
  await Promise.all(writers);
  await restore(target(), folder());
  const other = new Client({ connectionString: otherUrl });
  await other.connect();
  const { rows: notes } = await other.query(`SELECT "id" AS "_id", "message", "orderIndex" FROM "Note" ORDER BY 3`);
  const { rows: counters } = await other.query(`SELECT "entryCount" FROM "Conversation"`);
  const { rows: files } = await other.query(`SELECT "storageKey" FROM "File" WHERE "storedAt" IS NOT NULL`);
  await other.end();
  const written = await listNotes(ann, id);
  expect(notes).toEqual(
    written.slice(0, notes.length).map(({ _id, message, orderIndex }) => ({ _id, message, orderIndex })),
  );
  expect(notes[0]._id).toBe(before._id);
  expect(counters).toEqual([{ entryCount: notes.length }]);
  expect(Object.keys(await contentsIn(target().files)).sort()).toEqual(
    files.map(({ storageKey }) => storageKey).sort(),
  );
});

test("a product that has accounts or files is left alone", async () => {
  await signUp();
  await backUp(source(), folder());
  const before = await fingerprint();
  await expect(restore({ ...source(), files: target().files }, folder())).rejects.toThrow(
    "Nothing was restored: the database is not empty (accounts in it: 1).",
  );
  await restore(target(), folder());
  await expect(restore(target(), folder())).rejects.toThrow("Nothing was restored: the database is not empty");
  expect(await fingerprint()).toEqual(before);
  await createUserWithData("ann");
  await expect(restore({ url: otherUrl, files: source().files }, folder())).rejects.toThrow("already files in");
  expect(Object.keys(await contentsIn(source().files))).toHaveLength(2);
});

test("a backup with a changed byte or a missing part is not restored", async () => {
  await createUserWithData("ann");
  const { files } = await backUp(source(), folder());
  const content = join(folder(), "files", files[0]?.key ?? "");
  await writeFile(content, `${await readFile(content, "utf8")} `);
  await expect(restore(target(), folder())).rejects.toThrow(`${content} was changed after the backup.`);
  await rm(join(folder(), "manifest.json"));
  await expect(restore(target(), folder())).rejects.toThrow("is not a complete backup.");
});

test("a backup into a folder that is not empty is refused and changes nothing", async () => {
  await writeFile(join(root, "letter.txt"), "Dear Jens");
  await expect(backUp(source(), root)).rejects.toThrow(`Nothing was backed up: there is already something in ${root}.`);
  expect(await readFile(join(root, "letter.txt"), "utf8")).toBe("Dear Jens");
});

test("a content that the disk has lost is named, and all the rest comes back", async () => {
  await createUserWithData("ann");
  const [lost = ""] = await readdir(source().files);
  await rm(join(source().files, lost), { recursive: true });
  expect((await backUp(source(), folder())).missing).toEqual([lost]);
  await restore(target(), folder());
  expect(await fingerprintAt(otherUrl)).toEqual(await fingerprint());
});

/** Runs the operator's command on a separate data folder. */
function run(verb: "backup" | "restore", data: string, words: string[]) {
  const { output, status } = runCommand(verb, words, { DATABASE_URL: "", DATA_DIR: join(root, data) });
  return { output, status };
}

test("the commands work on the data folder and say what they did", async () => {
  await createUserWithData("ann");
  await backUp(source(), folder());
  expect(run("restore", "new", [folder()])).toEqual({
    output: expect.stringMatching(/^Restored \d+ rows and 2 files, as of 20[\dT:.-]+Z\.\n$/),
    status: 0,
  });
  expect(run("backup", "new", [join(root, "again")])).toMatchObject({
    output: expect.stringMatching(/^Backed up \d+ rows and 2 files, as of \S+, into .+\/again\.\n$/),
    status: 0,
  });
  const usage = { output: expect.stringContaining("npm run backup -- FOLDER"), status: 1 };
  expect(run("backup", "new", [])).toMatchObject(usage);
});
