import { afterAll, afterEach, beforeAll, expect } from "@jest/globals";
import { serverTimings } from "@/lib/api/server-limits";
import { db } from "@/lib/server/db/client";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { call, send, signUp } from "../support/api/client";
import { fetchFile, formOf, post, sha256, upload } from "../support/api/files";
import { testInProcess as test } from "../support/api/in-process-only";
import { drawing } from "../support/factories/images";
import { type BlobFault, blobToken, startBlobStore } from "../support/fakes/blob-store";

const patienceMs = serverTimings.storageDeadlineMs;
const setDeadline = (storageDeadlineMs: number) => Object.assign(serverTimings, { storageDeadlineMs });
const printed = captureConsole();
let store: Awaited<ReturnType<typeof startBlobStore>>;
beforeAll(async () => {
  process.env.BLOB_READ_WRITE_TOKEN = blobToken;
  store = await startBlobStore();
});
afterEach(() => {
  store.fault = null;
  setDeadline(patienceMs);
});
afterAll(() => store.close());

const storedFiles = () => db().file.count({ where: { storedAt: { not: null } } });
const outages: BlobFault[] = ["broken", "unreachable", "hanging"];

test("with a token contents are kept in the private store, under a key that tells nothing", async () => {
  const ann = await signUp();
  const { fileId, file } = await upload(ann, drawing, "door.png");
  const [[key, content] = []] = store.stored;
  expect(content).toMatchObject({ access: "private", type: "image/png", body: drawing });
  expect(key).toMatch(/^[\w-]{24}$/);
  expect(key).not.toBe(fileId);
  const { headers, bytes } = await fetchFile(file.fileUrl);
  expect(sha256(bytes)).toBe(sha256(drawing));
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

test.each(outages)(
  "an upload to a store that is %s ends at the deadline, and the repeat makes it good",
  async (fault) => {
    const ann = await signUp();
    const send = () => post(ann, formOf("hello"), { "idempotency-key": "k1" });
    store.fault = fault;
    setDeadline(1_000);
    expect(await send()).toMatchObject({
      status: 504,
      body: { message: refusalTexts.filesUnavailable, code: "files_timeout" },
    });
    expect(await storedFiles()).toBe(0);
    store.fault = null;
    setDeadline(patienceMs);
    const { status, body } = await send();
    expect([status, await storedFiles()]).toEqual([200, 1]);
    const { file } = body as { file: { fileUrl: string } };
    expect((await fetchFile(file.fileUrl)).bytes.toString()).toBe("hello");
  },
);

test("an upload that the store refuses is answered at once, and the log says why", async () => {
  const ann = await signUp();
  store.fault = "refusing";
  const line = printed.line();
  expect(await post(ann, formOf("hello"))).toMatchObject({
    status: 502,
    body: { message: refusalTexts.filesUnavailable, code: "files_unavailable" },
  });
  expect(JSON.parse(await line)).toMatchObject({ status: 502, cause: "BlobAccessError" });
  expect(await storedFiles()).toBe(0);
});

test.each([
  ["broken", 502, "files_unavailable"],
  ["unreachable", 502, "files_unavailable"],
  ["hanging", 504, "files_timeout"],
] as const)("a file in a store that is %s is answered with %i and a sentence", async (fault, status, code) => {
  const { file } = await upload(await signUp(), "hello");
  store.fault = fault;
  setDeadline(1_000);
  const answer = await fetchFile(file.fileUrl);
  expect([answer.status, JSON.parse(answer.bytes.toString())]).toEqual([
    status,
    { message: refusalTexts.filesUnavailable, code },
  ]);
});

test("a file whose content stops in the middle breaks off at the deadline", async () => {
  const { file } = await upload(await signUp(), "hello");
  store.fault = "stalling";
  setDeadline(1_000);
  await expect(fetchFile(file.fileUrl)).rejects.toThrow();
});

test("a reader who takes longer than the deadline gets the whole file", async () => {
  const content = "All of it. ".repeat(250_000);
  const { file } = await upload(await signUp(), content);
  setDeadline(1_000);
  const response = await send("GET", file.fileUrl);
  const opened = performance.now();
  while (performance.now() - opened < 2_000) await call("GET", "/api/health");
  expect(await response.text()).toBe(content);
});

test("a content that the store has lost is not found", async () => {
  const { file } = await upload(await signUp(), "hello");
  store.stored.clear();
  expect((await fetchFile(file.fileUrl)).status).toBe(404);
});

test("deleting the account empties the store of what was theirs, and of nothing else", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  store.stored.clear();
  for (const person of [ann, ann, bob]) await upload(person, "hello");
  await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  expect(store.stored.size).toBe(1);
  const [left] = await db().file.findMany();
  expect([...store.stored.keys()]).toEqual([left?.storageKey]);
});
