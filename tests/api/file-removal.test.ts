import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { limits } from "@/lib/limits";
import { db } from "@/lib/server/db/client";
import { clearAbandonedFiles } from "@/lib/server/file-removal";
import { tidyUp } from "@/lib/server/housekeeping";
import { texts } from "@/lib/texts";
import { call, signUp } from "../support/api";
import { fetchFile, upload } from "../support/files";
import { playedProvider, start } from "../support/talk";

playedProvider();

const folder = join(String(process.env.DATA_DIR), "files");
beforeEach(() => rm(folder, { recursive: true, force: true }));

const contents = async () => (await readdir(folder)).sort();
const keys = async () => (await db().file.findMany()).map(({ storageKey }) => storageKey).sort();

/** Makes a file that was uploaded now one of some hours ago. */
async function age(id: string, hours: number) {
  await db().file.updateMany({ where: { id }, data: { createdAt: new Date(Date.now() - hours * 3_600_000) } });
}

test("contents lie in the data folder, readable for nobody else, under keys that tell nothing", async () => {
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

test("a file that was not attached within 24 hours can neither be attached nor read, and is cleared away", async () => {
  const ann = await signUp();
  const { fileId, file } = await upload(ann, "hello");
  await age(fileId, 23.9);
  await tidyUp();
  expect((await fetchFile(file.fileUrl)).status).toBe(200);
  await age(fileId, 24.1);
  expect((await fetchFile(file.fileUrl)).status).toBe(404);
  const late = await start(ann, { fileId });
  expect({ status: late.status, message: late.body.message }).toEqual({
    status: 404,
    message: texts.conversation.unknownFile,
  });
  await tidyUp();
  expect(await db().file.count({ where: { id: fileId } })).toBe(0);
  expect(await contents()).toEqual(await keys());
});

test("an attached file stays, however old", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, "hello");
  const { file } = (await start(ann, { fileId })).body;
  await age(fileId, 10_000);
  await tidyUp();
  expect((await fetchFile(String(file?.fileUrl))).bytes.toString()).toBe("hello");
});

test("a few are removed at a time until none is left, and what a crash left half written goes too", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, "hello");
  const row = await db().file.findFirstOrThrow({ where: { id: fileId } });
  await writeFile(join(folder, row.storageKey, "draft"), "hel");
  const others = Array.from({ length: limits.clearedAtOnce }, (_, number) => {
    const name = `old-${number}`;
    return { ...row, id: name, storageKey: name, requestKey: name, createdAt: new Date(0) };
  });
  await db().file.createMany({ data: others });
  await age(fileId, 25);
  const { fileId: fresh } = await upload(ann, "fresh");
  await clearAbandonedFiles();
  expect((await keys()).length).toBe(2);
  await tidyUp();
  expect(await db().file.findMany({ select: { id: true } })).toEqual([{ id: fresh }]);
  expect(await contents()).toEqual(await keys());
});

test("deleting the account removes the contents, attached or not, and nobody else's", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const { fileId } = await upload(ann, "attached");
  await start(ann, { fileId });
  await upload(ann, "not attached");
  const { file } = await upload(bob, "mine");
  await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  expect(await db().file.count()).toBe(1);
  expect(await contents()).toEqual(await keys());
  expect((await fetchFile(file.fileUrl)).bytes.toString()).toBe("mine");
});
