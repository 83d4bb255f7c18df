import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { backUp } from "@/lib/operator/backup";
import { findLastBackup } from "@/lib/operator/backup-archive";
import { run as backupCommand } from "@/lib/operator/backup-command";
import { inspectFolder } from "@/lib/operator/doctor/data-folder";
import { db } from "@/lib/server/db/client";
import { call, signUp } from "../support/api/client";
import { sha256, upload } from "../support/api/files";
import { createConversation, listShares, remove, restore, share } from "../support/api/journal";
import { query } from "../support/process/database";
import { runCommand, runInProcess } from "../support/process/run-command";

let [backups, data] = ["", ""];
const source = () => ({ url: process.env.DATABASE_URL ?? "", files: null });
const run = (...words: string[]) => runInProcess(backupCommand, ["backup", ...words], { DATA_DIR: data });
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

beforeEach(async () => {
  const root = await mkdtemp(join(process.env.TEST_FOLDER ?? "", "keep-"));
  [backups, data] = [join(root, "backups"), join(root, "data")];
  for (const folder of [backups, data]) await mkdir(folder);
});

/** Complete backups of earlier days, whose names do not tell which is older. */
async function addBackups(days: Record<string, number>): Promise<void> {
  const manifest = await backUp(source(), join(backups, "model"));
  for (const [name, count] of Object.entries(days)) {
    const folder = join(backups, name);
    await cp(join(backups, "model"), folder, { recursive: true });
    await writeFile(join(folder, "manifest.json"), JSON.stringify({ ...manifest, moment: dayBefore(count) }));
  }
}

test("--keep removes the oldest complete backups after a new one is whole, and nothing else", async () => {
  await addBackups({ a: 1, b: 3, c: 2 });
  for (const name of ["incomplete/tables", "photos"]) await mkdir(join(backups, name), { recursive: true });
  const { stdout, status } = await run(join(backups, "new"), "--keep", "3");
  expect({ stdout, status }).toEqual({
    stdout: expect.stringMatching(/^Backed up .*\/new\.\nRemoved the older backup .*\/(b|c)\.\nRemoved .*\/(b|c)\.\n/),
    status: 0,
  });
  expect((await readdir(backups)).sort()).toEqual(["a", "incomplete", "model", "new", "photos"]);
});

test("with --keep a content that an earlier backup has is there once, unless it was damaged in that one", async () => {
  const person = await signUp();
  for (const text of ["whole", "damaged"]) await upload(person, text);
  const { files } = await backUp(
    { ...source(), files: join(process.env.DATA_DIR ?? "", "files") },
    join(backups, "one"),
  );
  const pathIn = (day: string, key: string) => join(backups, day, "files", key);
  const keyOf = (text: string) => files.find(({ sum }) => sum === sha256(Buffer.from(text)))?.key ?? "";
  await writeFile(pathIn("one", keyOf("damaged")), "DAMAGED");
  await runInProcess(backupCommand, ["backup", join(backups, "two"), "--keep", "2"]);
  const linksOf = async (text: string) => (await stat(pathIn("two", keyOf(text)))).nlink;
  expect([await linksOf("whole"), await linksOf("damaged")]).toEqual([2, 1]);
  expect(await readFile(pathIn("two", keyOf("damaged")), "utf8")).toBe("damaged");
});

test.each([[["--keep"]], [["--keep", "0"]], [["--keep", "all"]], [["--hold", "3"]]])(
  "%j is refused before anything is written",
  async (flags) => {
    expect(await run(join(backups, "new"), ...flags)).toMatchObject({
      stderr: expect.stringMatching(/--keep 14/),
      status: 1,
    });
    expect(await readdir(backups)).toEqual([]);
  },
);

test("the doctor misses a backup that has not been made for a week", async () => {
  expect(await inspectFolder(data)).toEqual([]);
  await run(join(backups, "new"));
  expect(await findLastBackup(data)).toBeInstanceOf(Date);
  expect(await inspectFolder(data)).toEqual([]);
  await writeFile(join(data, "last-backup"), dayBefore(9));
  expect(await inspectFolder(data)).toEqual([
    "The last backup is 9 days old. Check what makes it, such as the crontab.",
  ]);
});

test("a restore leaves out the accounts and deletes the conversations that were erased since, and nothing else", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const ids = [await createConversation(bob), await createConversation(bob), await createConversation(bob)];
  const [, deleted = "", restored = ""] = ids;
  const backup = join(backups, "new");
  await run(backup);
  const { status } = await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  expect(status).toBe(200);
  for (const id of [deleted, restored]) await remove(bob, id);
  await restore(bob, restored);
  const list = join(process.env.DATA_DIR ?? "", "erased");
  expect(await readFile(list, "utf8")).not.toContain(deleted);
  const admin = process.env.TEST_DATABASE_URL ?? "";
  const other = { DATABASE_URL: admin.replace(/[^/]+$/, "erased_again"), DATA_DIR: data };
  await query(admin, "CREATE DATABASE erased_again TEMPLATE template0");
  expect(runCommand("restore", [backup, "--erased", list], other).output).toMatch(
    /^Restored .*\nErased again, as .*\/erased lists: 1 accounts, 1 conversations\. Restored again: 0 conversations\.\n$/,
  );
  expect(await readFile(join(data, "erased"), "utf8")).toBe(await readFile(list, "utf8"));
  const ofUser = `"Conversation" c WHERE c."userId" = u."id" AND c."deletedAt" IS NULL AND c."id" <> '${deleted}'`;
  const left = `SELECT "username", (SELECT count(*)::int FROM ${ofUser}) AS "count" FROM "User" u`;
  expect(await query(other.DATABASE_URL, left)).toEqual([{ username: bob.username, count: 2 }]);
  await query(admin, "DROP DATABASE erased_again WITH (FORCE)");
});

test("a list alone is applied in the order of its times, whole or not, and again after it has failed", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const [deleted, restored] = [await createConversation(bob), await createConversation(bob)];
  await share(bob, restored);
  await remove(bob, restored);
  const { id } = await db().user.findFirstOrThrow({ where: { username: ann.username } });
  const line = (id: string, erasure: string, days: number) =>
    `${dayBefore(days)} ${sha256(Buffer.from(id))} ${erasure}\n`;
  const ofMachines = [
    [line(id, "removed", 300), line(restored, "restored", 1), line(deleted, "deleted", 2), dayBefore(0).slice(0, 9)],
    [line(restored, "deleted", 4), line(deleted, "restored", 3), line(bob.username, "removed", 0).slice(0, -3)],
  ];
  const list = join(backups, "list");
  await writeFile(list, ofMachines.flat().join(""));
  const own = join(data, "erased");
  await symlink(own, own);
  const apply = () => runInProcess(backupCommand, ["restore", "--erased", list], { DATA_DIR: data });
  expect(await apply()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`npm run restore -- --erased ${list}\n`),
  });
  await rm(own);
  expect(await apply()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Erased again/) });
  expect((await readFile(own, "utf8")).trim().split("\n")).toHaveLength(5);
  expect(await db().user.count()).toBe(1);
  expect(await db().conversation.findMany({ where: { deletedAt: null }, select: { id: true } })).toEqual([
    { id: restored },
  ]);
  expect(await listShares(bob)).toEqual([]);
});

test("--check reads a backup whole and names the part that is missing or was changed", async () => {
  const folder = join(backups, "new");
  await run(folder);
  expect(await run("--check", folder)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/new is whole: \d+ rows/),
  });
  const table = join(folder, "tables/TrainingModule.jsonl.gz");
  await writeFile(table, "{}\n");
  expect(await run("--check", folder)).toMatchObject({ status: 1, stderr: `${table} was changed after the backup.\n` });
  await addBackups({ newer: 0 });
  const manifest = join(backups, "newer/manifest.json");
  const changed = { ...JSON.parse(await readFile(manifest, "utf8")), migration: "99999999999999_later" };
  await writeFile(manifest, JSON.stringify(changed));
  expect(await run("--check", join(backups, "newer"))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("newer version"),
  });
});
