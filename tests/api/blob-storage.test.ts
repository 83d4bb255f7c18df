import { afterAll, beforeAll, expect } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { call, signUp } from "../support/api";
import { blobToken, startBlobStore } from "../support/blob-store";
import { keepConsole } from "../support/console";
import { fetchFile, formOf, post, sha256, upload } from "../support/files";
import { testHere as test } from "../support/here";
import { drawing } from "../support/pictures";

keepConsole();
let store: Awaited<ReturnType<typeof startBlobStore>>;
beforeAll(async () => {
  process.env.BLOB_READ_WRITE_TOKEN = blobToken;
  store = await startBlobStore();
});
afterAll(() => store.close());

test("with a token contents are kept in the private store, under a key that tells nothing", async () => {
  const ann = await signUp();
  const { fileId, file } = await upload(ann, drawing, "door.png");
  const [[key, content] = []] = store.kept;
  expect(content).toMatchObject({ access: "private", type: "image/png", body: drawing });
  expect(key).toMatch(/^[\w-]{24}$/);
  expect(key).not.toBe(fileId);
  const { headers, bytes } = await fetchFile(file.fileUrl);
  expect(sha256(bytes)).toBe(sha256(drawing));
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

test("while the store is out of order nothing is lost: the repeat makes it good", async () => {
  const ann = await signUp();
  const send = () => post(ann, formOf("hello"), { "idempotency-key": "k1" });
  store.isBroken = true;
  expect(await send()).toMatchObject({ status: 500, body: { message: texts.request.unexpected } });
  store.isBroken = false;
  const { status, body } = await send();
  expect({ status, files: await db().file.count({ where: { storedAt: { not: null } } }) }).toEqual({
    status: 200,
    files: 1,
  });
  const { file } = body as { file: { fileUrl: string } };
  expect((await fetchFile(file.fileUrl)).bytes.toString()).toBe("hello");
});

test("a content that the store has lost is not found", async () => {
  const { file } = await upload(await signUp(), "hello");
  store.kept.clear();
  expect((await fetchFile(file.fileUrl)).status).toBe(404);
});

test("deleting the account empties the store of what was theirs, and of nothing else", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  store.kept.clear();
  for (const person of [ann, ann, bob]) await upload(person, "hello");
  await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  expect(store.kept.size).toBe(1);
  const [left] = await db().file.findMany();
  expect([...store.kept.keys()]).toEqual([left?.storageKey]);
});
