import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { timings } from "@/lib/api/limits";
import { serverLimits } from "@/lib/api/server-limits";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { clearAbandonedFiles } from "@/lib/server/files/removal";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread, startConversation, waitUntil } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { fetchFile, formOf, post, upload } from "../support/api/files";
import { createConversation } from "../support/api/journal";
import { beginTransaction, countBlocked } from "../support/process/database";

fakeProvider();
const printed = captureConsole();

const databaseUrl = String(process.env.DATABASE_URL);

const folder = join(String(process.env.DATA_DIR), "files");
beforeEach(() => rm(folder, { recursive: true, force: true }));

const contents = async () => (await readdir(folder)).sort();
const keys = async () => (await db().file.findMany()).map(({ storageKey }) => storageKey).sort();

/** Moves the time of an upload some hours back. */
async function age(id: string, hours: number) {
  await db().file.updateMany({ where: { id }, data: { createdAt: new Date(Date.now() - hours * 3_600_000) } });
}

test("contents are in the data folder, readable only by the server's user, under random keys", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, "hello", "diary.txt");
  const { storageKey } = await db().file.findFirstOrThrow({ where: { id: fileId } });
  expect(storageKey).toMatch(/^[\w-]{24}$/);
  expect(storageKey).not.toBe(fileId);
  expect(await readdir(join(folder, storageKey))).toEqual(["content"]);
  const paths = [folder, join(folder, storageKey), join(folder, storageKey, "content")];
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});

test("a file that was not attached within 24 hours can neither be attached nor read, and is removed", async () => {
  const ann = await signUp();
  const { fileId, file } = await upload(ann, "hello");
  await age(fileId, 23.9);
  await runCleanup();
  expect((await fetchFile(file.fileUrl)).status).toBe(200);
  await age(fileId, 24.1);
  expect((await fetchFile(file.fileUrl)).status).toBe(404);
  const response = await startConversation(ann, { fileId });
  expect({ status: response.status, message: response.body.message }).toEqual({
    status: 404,
    message: refusalTexts.unknownFile,
  });
  await runCleanup();
  expect(await db().file.count({ where: { id: fileId } })).toBe(0);
  expect(await contents()).toEqual(await keys());
});

test("an attached file stays, however old", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, "hello");
  const { file } = (await startConversation(ann, { fileId })).body;
  await age(fileId, 10_000);
  await runCleanup();
  expect((await fetchFile(String(file?.fileUrl))).bytes.toString()).toBe("hello");
});

test("files are removed in batches until none is left, half-written ones included", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, "hello");
  const row = await db().file.findFirstOrThrow({ where: { id: fileId } });
  await writeFile(join(folder, row.storageKey, "draft"), "hel");
  const others = Array.from({ length: serverLimits.cleanupBatchSize }, (_, number) => {
    const name = `old-${number}`;
    return { ...row, id: name, storageKey: name, requestKey: name, createdAt: new Date(0) };
  });
  await db().file.createMany({ data: others });
  await age(fileId, 25);
  const { fileId: fresh } = await upload(ann, "fresh");
  await clearAbandonedFiles();
  expect((await keys()).length).toBe(2);
  await runCleanup();
  expect(await db().file.findMany({ select: { id: true } })).toEqual([{ id: fresh }]);
  expect(await contents()).toEqual(await keys());
});

test("deleting the account removes the contents, attached or not, and nobody else's", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const { fileId } = await upload(ann, "attached");
  await startConversation(ann, { fileId });
  await upload(ann, "not attached");
  const { file } = await upload(bob, "mine");
  await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  expect(await db().file.count()).toBe(1);
  expect(await contents()).toEqual(await keys());
  expect((await fetchFile(file.fileUrl)).bytes.toString()).toBe("mine");
});

test("the removal of an account has a minute for the statement that removes everything in it", async () => {
  await db().$executeRaw`CREATE FUNCTION "check_timeouts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    ASSERT current_setting('statement_timeout') = '20min' AND current_setting('lock_timeout') = '20min'; RETURN OLD; END $$`;
  await db()
    .$executeRaw`CREATE TRIGGER "removed" BEFORE DELETE ON "User" FOR EACH ROW EXECUTE FUNCTION "check_timeouts"()`;
  const ann = await signUp();
  const { status } = await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  await db().$executeRaw`DROP FUNCTION "check_timeouts" CASCADE`;
  expect(status).toBe(200);
});

test("a content that cannot be removed does not stop the removal of the account's others", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, "hello");
  const row = await db().file.findFirstOrThrow({ where: { id: fileId } });
  await db().file.deleteMany();
  const names = ["1", "2", "3"].map((name) => ({ ...row, id: name, requestKey: name, storageKey: name.repeat(300) }));
  await db().file.createMany({ data: [...names.slice(0, 2), row, ...names.slice(2)] });
  expect(await contents()).toEqual([row.storageKey]);
  const { status } = await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  expect(status).toBe(200);
  expect(await contents()).toEqual([]);
  expect(printed.lines).toEqual([expect.stringContaining("files of a deleted account could not be removed")]);
});

test("a file that is stored while its owner's deletion waits is removed, too", async () => {
  for (let time = 0; time < 10; time += 1) {
    const ann = await signUp();
    const elsewhere = await beginTransaction(databaseUrl, `UPDATE "User" SET "displayName" = 'Ann'`);
    const deleted = call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
    await waitUntil(async () => (await countBlocked(databaseUrl)) === 1);
    const uploaded = post(ann, formOf("hello"));
    await waitUntil(async () => (await countBlocked(databaseUrl)) === 2);
    await elsewhere.commit();
    expect(await deleted).toMatchObject({ status: 200 });
    expect([200, 403]).toContain((await uploaded).status);
    expect(await contents()).toEqual([]);
  }
});

test("an upload whose account is deleted before the commit is 403, and leaves nothing", async () => {
  const ann = await signUp();
  const elsewhere = await beginTransaction(databaseUrl, `UPDATE "User" SET "displayName" = 'Ann'`);
  const uploaded = post(ann, formOf("hello"));
  await waitUntil(async () => (await countBlocked(databaseUrl)) === 1);
  await elsewhere.say(`DELETE FROM "User"`);
  await elsewhere.commit();
  expect(await uploaded).toMatchObject({
    status: 403,
    body: { message: refusalTexts.invalidToken, code: "invalid_token" },
  });
  expect(await contents()).toEqual([]);
});

test("the clean-up waits for the lock on an account, and locks none of its files meanwhile", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, "hello");
  await age(fileId, 25);
  const elsewhere = await beginTransaction(databaseUrl, `UPDATE "User" SET "storedBytes" = "storedBytes" + 3`);
  const cleared = clearAbandonedFiles();
  await waitUntil(async () => (await countBlocked(databaseUrl)) === 1);
  await elsewhere.say(`UPDATE "File" SET "name" = 'Mine'`);
  await elsewhere.commit();
  await cleared;
  expect(await db().user.findFirst({ select: { storedBytes: true } })).toEqual({ storedBytes: 3 });
  expect(await db().file.count()).toBe(0);
});

test("a file that is attached again while the conversation it was in is purged stays", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, "hello");
  const [old, id] = [await createConversation(ann, [], { fileId }), await createConversation(ann)];
  await age(fileId, 1_000);
  const deletedAt = new Date(Date.now() - (timings.deletedRetentionDays + 1) * 86_400_000);
  await db().conversation.updateMany({ where: { id: old }, data: { deletedAt } });
  const attaching = `UPDATE "File" SET "attachedAt" = now();
    INSERT INTO "TurnFile" SELECT "userId", "id", 0, '${fileId}' FROM "Turn" WHERE "conversationId" = '${id}'`;
  const elsewhere = await beginTransaction(databaseUrl, attaching);
  const tidied = runCleanup();
  await waitUntil(async () => (await countBlocked(databaseUrl)) === 1);
  await elsewhere.commit();
  await tidied;
  const { conversation } = await readThread(ann, id);
  expect((await fetchFile(String(conversation.file?.fileUrl))).bytes.toString()).toBe("hello");
});
