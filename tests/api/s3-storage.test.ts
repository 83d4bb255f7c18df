import { afterAll, afterEach, beforeAll, expect, jest } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { serverTimings } from "@/lib/api/server-limits";
import { readEnvironment } from "@/lib/config/environment";
import { thumbnailSides } from "@/lib/files/thumbnails";
import { db } from "@/lib/server/db/client";
import { copyContents } from "@/lib/server/files/copy-contents";
import { storage, thumbnailKey } from "@/lib/server/files/storage";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { call, send, signUp } from "../support/api/client";
import { fetchFile, formOf, post, upload } from "../support/api/files";
import { testInProcess as test } from "../support/api/in-process-only";
import { drawing, photo } from "../support/factories/images";
import { startS3Store } from "../support/fakes/s3-store";
import { runCommand } from "../support/process/run-command";

const patienceMs = serverTimings.storageDeadlineMs;
const printed = captureConsole();
let store: Awaited<ReturnType<typeof startS3Store>>;
beforeAll(async () => {
  store = await startS3Store();
  Object.assign(process.env, store.variables);
});
afterEach(() => {
  jest.useRealTimers();
  store.fault = null;
  Object.assign(serverTimings, { storageDeadlineMs: patienceMs });
});
afterAll(() => store.close());

const storedFiles = () => db().file.count({ where: { storedAt: { not: null } } });

test("contents are kept in the bucket, under a key that tells nothing, and go with their account", async () => {
  const ann = await signUp();
  const { file } = await upload(ann, drawing, "door.png");
  const [[key, content] = []] = store.stored;
  expect(content).toEqual({ type: "image/png", body: drawing });
  expect(key).toMatch(/^[\w-]{24}$/);
  expect((await fetchFile(file.fileUrl)).bytes).toEqual(drawing);
  await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  expect(store.stored.size).toBe(0);
});

test.each([
  ["broken", 502, "files_unavailable", "InternalError"],
  ["moved", 502, "files_unavailable", "307"],
  ["hanging", 504, "files_timeout", ""],
] as const)(
  "a store that is %s is answered with %i and a sentence, and nothing is lost",
  async (fault, status, code, reason) => {
    const ann = await signUp();
    const { file } = await upload(ann, "hello");
    store.fault = fault;
    Object.assign(serverTimings, { storageDeadlineMs: 3_000 });
    const line = printed.line();
    const body = { message: refusalTexts.filesUnavailable, code };
    expect(await post(ann, formOf("more"))).toMatchObject({ status, body });
    expect(await line).toContain(reason);
    expect((await send("GET", file.fileUrl)).status).toBe(status);
    expect(await storedFiles()).toBe(1);
    store.fault = null;
    expect((await fetchFile(file.fileUrl)).bytes.toString()).toBe("hello");
  },
);

test("a content of twice the size has twice the time to arrive in the store", async () => {
  store.fault = "hanging";
  jest.useFakeTimers();
  const ended: number[] = [];
  for (const times of [0.1, 1, 2]) {
    const content = new Uint8Array(times * limits.uploadBytes);
    void storage()
      .put(`key-${times}`, content, "text/plain")
      .catch(() => ended.push(times));
  }
  await jest.advanceTimersByTimeAsync(patienceMs);
  expect(ended).toEqual([0.1, 1]);
  await jest.advanceTimersByTimeAsync(patienceMs);
  expect(ended).toEqual([0.1, 1, 2]);
});

test("files on the disk are copied into the store with their small copies, and those that are there already stay", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, drawing, "door.png");
  const { storageKey: key } = await db().file.findFirstOrThrow({ where: { id: fileId } });
  const disk = storage(readEnvironment({ DATA_DIR: process.env.DATA_DIR }));
  await upload(ann, "in the store");
  await disk.put(key, drawing, "image/png");
  for (const side of thumbnailSides) await disk.put(thumbnailKey(key, side), photo, "image/jpeg");
  await db().file.updateMany({ where: { id: fileId }, data: { hasThumbnails: true } });
  store.stored.delete(key);
  expect(await copyContents(disk, storage())).toEqual({ copied: 1, missing: 1 });
  expect(store.stored.get(key)).toEqual({ type: "image/png", body: drawing });
  expect(store.stored.get(thumbnailKey(key, 960))).toEqual({ type: "image/jpeg", body: photo });
  const none = { S3_ENDPOINT: "", S3_BUCKET: "", S3_ACCESS_KEY_ID: "", S3_SECRET_ACCESS_KEY: "" };
  expect(runCommand("files", ["copy"], none).stderr).toMatch(/^Set S3_ENDPOINT and the others/);
});

test.each([
  ["S3_SECRET_ACCESS_KEY", "403 SignatureDoesNotMatch"],
  ["S3_ACCESS_KEY_ID", "403 InvalidAccessKeyId"],
  ["S3_BUCKET", "404 NoSuchBucket"],
])("with a wrong %s every call fails, and the cause says why", async (name, reason) => {
  const wrong = storage(readEnvironment({ ...store.variables, [name]: "wrong" }));
  const refused = { cause: { message: `the store responded with ${reason}` } };
  await expect(wrong.put("a", drawing, "image/png")).rejects.toMatchObject(refused);
  await expect(wrong.open("a")).rejects.toMatchObject(refused);
  await expect(wrong.remove(["a"])).rejects.toMatchObject(refused);
});

test("a variable of the store that is missing is named", () => {
  const { S3_BUCKET: _, ...others } = store.variables;
  expect(() => readEnvironment(others)).toThrow("S3_BUCKET must be set, as S3_ENDPOINT is");
  expect(() => readEnvironment({ ...store.variables, BLOB_READ_WRITE_TOKEN: "x" })).toThrow("must not be set together");
});
