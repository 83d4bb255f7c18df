import { readdir, readlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { rateLimits, serverLimits } from "@/lib/api/server-limits";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { storage } from "@/lib/server/files/storage";
import { refusalTexts } from "@/lib/texts/refusal";
import { uploadTexts } from "@/lib/texts/upload";
import { call, type Person, signUp } from "../support/api/client";
import { exportAll, importAll } from "../support/api/exports";
import { fetchFile, formOf, post, rawForm, sha256, upload } from "../support/api/files";
import { testInProcess } from "../support/api/in-process-only";
import { createConversation } from "../support/api/journal";
import { photo } from "../support/factories/images";

const full = { status: 413, body: { message: uploadTexts.full("500 MB"), code: "storage_full" } };
const tooLarge = { status: 413, body: { message: uploadTexts.tooLarge("4 MB"), code: "too_large" } };

/** Fills the user's storage up to the last `left` bytes. */
async function fill({ username }: Person, left: number) {
  await db().user.updateMany({ where: { username }, data: { storedBytes: serverLimits.storedBytes - left } });
}

test("4 MB are accepted to the byte, one more is not", async () => {
  const ann = await signUp();
  const most = Buffer.alloc(limits.uploadBytes, "x");
  const { file } = await upload(ann, most);
  expect(sha256((await fetchFile(file.fileUrl)).bytes)).toBe(sha256(most));
  expect(await post(ann, formOf(Buffer.alloc(limits.uploadBytes + 1, "x")))).toMatchObject(tooLarge);
  expect(await db().file.count()).toBe(1);
});

testInProcess(
  "where the operator allows 13 MB, a text of so many is uploaded, exported and imported, and no such picture",
  async () => {
    Object.assign(env(), { UPLOAD_MB: 13 });
    try {
      const most = Buffer.alloc(13 * 1024 * 1024, "0123456789");
      const ann = await signUp();
      const { fileId, file } = await upload(ann, most, "diary.txt");
      expect(sha256((await fetchFile(file.fileUrl)).bytes)).toBe(sha256(most));
      const tooLargeHere = { status: 413, body: { message: uploadTexts.tooLarge("13 MB") } };
      expect(await post(ann, formOf(Buffer.alloc(most.length + 1, "x")))).toMatchObject(tooLargeHere);
      expect(await post(ann, formOf(Buffer.concat([photo, most.subarray(photo.length)])))).toMatchObject(tooLarge);
      await createConversation(ann, [], { fileIds: [fileId] });
      // In Base64 it is larger than any other value of an import may be.
      expect(await importAll(await signUp(), (await exportAll(ann)).bytes)).toMatchObject({ status: 200 });
      const { storageKey } = await db().file.findFirstOrThrow({ where: { NOT: { id: fileId } } });
      const imported = await new Response(await storage().open(storageKey)).arrayBuffer();
      expect(sha256(new Uint8Array(imported))).toBe(sha256(most));
      expect((await call("GET", "/config/flexifeatures.json?view=page")).body).toMatchObject({
        uploadBytes: most.length,
      });
    } finally {
      Object.assign(env(), { UPLOAD_MB: undefined });
    }
  },
);

testInProcess("an endless form is read up to the limit and no further", async () => {
  const ann = await signUp();
  let sent = 0;
  const endless = new ReadableStream({
    start: (controller) =>
      controller.enqueue(Buffer.from('--XX\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n')),
    pull: (controller) => {
      sent += 65_536;
      controller.enqueue(Buffer.alloc(65_536, "x"));
    },
  });
  const answer = await post(ann, endless, { "content-type": "multipart/form-data; boundary=XX" });
  expect(answer).toMatchObject(tooLarge);
  expect(sent).toBeLessThan(limits.uploadBytes + 1024 * 1024);
  expect(await db().file.count()).toBe(0);
});

testInProcess("a form whose Content-Length is over the limit is not read at all", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=XX", "content-length": String(200 * 1024 * 1024) };
  expect(await post(await signUp(), "--XX", headers)).toMatchObject(tooLarge);
});

/** The unlinked temporary files that this process has open, as far as the system lists them (Linux does). */
async function passingThrough(): Promise<string[]> {
  const open = await readdir("/proc/self/fd").catch(() => []);
  const targets = await Promise.all(open.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => "")));
  return targets.filter((path) => path.startsWith(join(tmpdir(), "flexi-")));
}

testInProcess("no upload leaves a temporary file, whether it is stored, too large or broken off", async () => {
  const ann = await signUp();
  const seen: string[][] = [];
  const [head, type] = rawForm('name="file"; filename="a"', "hel", "");
  const forms: [Buffer, number][] = [
    [Buffer.from("\r\n--XX--\r\n"), 200],
    [Buffer.alloc(limits.uploadBytes + serverLimits.formEnvelopeBytes, "x"), 413],
    [Buffer.from("lo"), 400],
  ];
  for (const [end, status] of forms) {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(head),
      pull: async (controller) => {
        seen.push(await passingThrough());
        controller.enqueue(end);
        controller.close();
      },
    });
    expect(await post(ann, body, type)).toMatchObject({ status });
    expect(await passingThrough()).toEqual([]);
  }
  const nameless = [expect.stringMatching(/ \(deleted\)$/)];
  if (process.platform === "linux") expect(seen).toEqual([nameless, nameless, nameless]);
});

test("the files of one user may take 500 MB, and those of another are not counted", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  await fill(ann, 5);
  expect(await post(ann, formOf("123456"))).toMatchObject(full);
  expect(await post(ann, formOf("12345"))).toMatchObject({ status: 200 });
  expect(await post(ann, formOf("1"))).toMatchObject(full);
  expect(await post(bob, formOf("1"))).toMatchObject({ status: 200 });
});

test("many uploads at once do not take more room than there is", async () => {
  const ann = await signUp();
  await fill(ann, 12);
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(ann, formOf("12345"))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413, 413, 413, 413, 413]);
});

test("removed files free their storage, and refused ones use none", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  await fill(ann, 7);
  await upload(bob, "abc");
  for (const content of ["12345", "12"]) await upload(ann, content);
  for (const content of ["1", "<svg/>", ""])
    expect((await post(ann, formOf(content))).status).toBeGreaterThanOrEqual(400);
  await db().file.updateMany({ data: { createdAt: new Date(0) } });
  await runCleanup();
  const users = await db().user.findMany({ select: { storedBytes: true }, orderBy: { storedBytes: "asc" } });
  expect(users.map(({ storedBytes }) => storedBytes)).toEqual([0, serverLimits.storedBytes - 7]);
  expect(await post(ann, formOf("1234567"))).toMatchObject({ status: 200 });
});

test("60 uploads an hour, for each user, and a repeat is none", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const first = await post(ann, formOf("hello"), { "idempotency-key": "k" });
  for (let use = 1; use < rateLimits.upload.count; use += 1) await post(ann, "", { "content-type": "text/plain" });
  const { status, body, headers } = await post(ann, formOf("hello"));
  expect({ status, message: body.message }).toEqual({ status: 429, message: refusalTexts.throttled });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect(await post(bob, formOf("hello"))).toMatchObject({ status: 200 });
  const repeat = await post(ann, formOf("hello"), { "idempotency-key": "k" });
  expect([repeat.status, repeat.body.fileId]).toEqual([200, first.body.fileId]);
  expect(rateLimits.upload).toEqual({ count: 60, seconds: 3_600 });
});
