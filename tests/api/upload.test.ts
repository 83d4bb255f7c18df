import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { refusalTexts } from "@/lib/texts/refusal";
import { uploadTexts } from "@/lib/texts/upload";
import { waitUntil } from "../support/api/chat";
import { signUp } from "../support/api/client";
import { fetchFile, formOf, post, rawForm, sha256, upload } from "../support/api/files";
import { drawing, photo, snapshot } from "../support/factories/images";
import { pdf } from "../support/factories/pdf";

test.each([
  ["text", Buffer.from("\ufeffGrüße, 今日は, שלום 👋🏽\r\n<3\r\n"), "diary.txt", "text/plain"],
  ["PDF", pdf(["Dear diary", "Yours"]), "diary.pdf", "application/pdf"],
  ["PNG", drawing, "drawing.png", "image/png"],
  ["JPEG", photo, "photo.jpeg", "image/jpeg"],
])("a %s comes back byte for byte, with its type and size", async (_, content, fileName, fileType) => {
  const ann = await signUp();
  const { fileId, file } = await upload(ann, content, fileName);
  const pixels = fileType.startsWith("image/") ? { width: 16, height: 8 } : {};
  expect(file).toEqual({ fileUrl: expect.any(String), fileName, fileType, size: content.length, ...pixels });
  expect(new URL(file.fileUrl, "http://x").pathname).toBe(`/api/files/${fileId}`);
  const { status, bytes } = await fetchFile(file.fileUrl);
  expect({ status, hash: sha256(bytes) }).toEqual({ status: 200, hash: sha256(content) });
});

test("location and camera are removed from a photo before it is stored, its orientation and its pixels are not", async () => {
  const ann = await signUp();
  const taken = snapshot(6);
  const { file } = await upload(ann, taken, "IMG_1.jpg");
  expect(file).toMatchObject({ fileType: "image/jpeg", width: 8, height: 16 });
  const { bytes } = await fetchFile(file.fileUrl);
  expect(bytes.toString("latin1")).not.toMatch(/Camera7|55\.73/);
  expect(bytes.length).toBe(file.size);
  expect(bytes.includes(taken.subarray(taken.indexOf(Buffer.from([0xff, 0xda]))))).toBe(true);
});

test.each(["a.svg", "a.png", "a.txt"])("an unsupported file is refused under any name: %s", async (name) => {
  const ann = await signUp();
  for (const content of ["<svg onload='alert(1)'/>", "<!doctype html>", "PK\u0003\u0004\u0000", "\ufffd\u0000"]) {
    expect(await post(ann, formOf(content, name))).toMatchObject({
      status: 415,
      body: { message: uploadTexts.wrongKind, code: "unsupported_file" },
    });
  }
  expect(await db().file.count()).toBe(0);
});

test.each([
  ["plain.txt", "plain.txt"],
  ['say "hi" & <b>.txt', 'say "hi" & <b>.txt'],
  ["Grüße 😀 \u202egpj.txt", "Grüße 😀 \u202egpj.txt", "Grüße 😀 gpj.txt"],
  ["ناس.txt", "ناس.txt"],
  ["100%25 it's; x=1.txt", "100%25 it's; x=1.txt"],
  ["two\nlines.txt", "two\nlines.txt", "twolines.txt"],
  ["../../etc/passwd", "passwd", "passwd.txt"],
  ["C:\\Users\\ann\\diary.txt", "diary.txt"],
  ["folder/", "file", "file.txt"],
  ["..", "..", "...txt"],
  ["x".repeat(255), "x".repeat(255), `${"x".repeat(255)}.txt`],
])("the name %j is shown as %j, and a download is named after its type", async (name, shown, saved = shown) => {
  const ann = await signUp();
  const { file } = await upload(ann, "hello", name);
  expect(file.fileName).toBe(shown);
  const { headers } = await fetchFile(file.fileUrl);
  const [, encoded = ""] = /filename\*=UTF-8''(\S+)$/.exec(headers.get("content-disposition") ?? "") ?? [];
  expect(decodeURIComponent(encoded)).toBe(saved);
});

test("names as other programs send them are understood", async () => {
  const ann = await signUp();
  for (const [disposition, name] of [
    ["name=file; filename=plain.txt", "plain.txt"],
    [`name="file"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.txt`, "Grüße.txt"],
    ['name="file"; filename="say \\"hi\\".txt"', 'say "hi".txt'],
  ] as const) {
    expect((await post(ann, ...rawForm(disposition, "hello"))).body).toMatchObject({ file: { fileName: name } });
  }
});

test("a name that is too long or cannot be stored is refused", async () => {
  const ann = await signUp();
  const long = await post(ann, formOf("hello", "x".repeat(256)));
  expect(long).toMatchObject({ status: 400, body: { message: uploadTexts.nameTooLong, code: "invalid_request" } });
  const nul = await post(ann, ...rawForm('name="file"; filename="a\0b.txt"', "hello"));
  expect(nul).toMatchObject({ status: 400, body: { message: refusalTexts.notText, code: "invalid_request" } });
  expect(await db().file.count()).toBe(0);
});

test.each([
  ["no form at all", ["hello", { "content-type": "text/plain" }], uploadTexts.notAForm],
  ["no body", [undefined, {}], uploadTexts.notAForm],
  ["no boundary", ["hello", { "content-type": "multipart/form-data" }], uploadTexts.incomplete],
  ["an empty form", ["", { "content-type": "multipart/form-data; boundary=XX" }], uploadTexts.incomplete],
  ["a form without the file", [formOf("hello", "a.txt", "other"), {}], uploadTexts.missing],
  ["a field instead of a file", rawForm('name="file"', "hello"), uploadTexts.missing],
  ["an empty file", [formOf(""), {}], uploadTexts.empty],
  ["a form cut in the file", rawForm('name="file"; filename="a"', "hel", ""), uploadTexts.incomplete],
  ["a form cut before its end", rawForm('name="file"; filename="a"', "hel", "\r\n--XX"), uploadTexts.incomplete],
  ["a form cut in its head", ["--XX\r\nContent-Dis", rawForm("", "")[1]], uploadTexts.incomplete],
] as const)("%s is 400 and stores nothing", async (_, [body, headers], message) => {
  expect(await post(await signUp(), body, { ...headers })).toMatchObject({
    status: 400,
    body: { message, code: message === uploadTexts.incomplete ? "incomplete_body" : "invalid_request" },
  });
  expect(await db().file.count()).toBe(0);
});

test("the same key gives the first file again and creates nothing, also in parallel and with other bytes", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const send = (person: typeof ann, content: string) => post(person, formOf(content), { "idempotency-key": "k1" });
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(ann, "hello")));
  const later = await send(ann, "something else");
  expect(new Set([...answers, later].map(({ status, body }) => `${status} ${body.fileId}`)).size).toBe(1);
  expect(await db().file.count()).toBe(1);
  const { file } = later.body as { file: { fileUrl: string } };
  expect((await fetchFile(file.fileUrl)).bytes.toString()).toBe("hello");
  expect((await send(bob, "mine")).body.fileId).not.toBe(later.body.fileId);
});

test("a repeat succeeds without a form, and a slower upload with the same key changes nothing", async () => {
  const ann = await signUp();
  const key = { "idempotency-key": "k1" };
  const [head, type] = rawForm('name="file"; filename="slow.txt"', "slow", "");
  let end = () => {};
  const slowly = new ReadableStream({
    start: (controller) => {
      controller.enqueue(head);
      end = () => {
        controller.enqueue(Buffer.from("\r\n--XX--\r\n"));
        controller.close();
      };
    },
  });
  const slow = post(ann, slowly, { ...type, ...key });
  await waitUntil(async () => (await db().throttle.count()) > 0);
  const first = await post(ann, formOf("hello"), key);
  end();
  expect((await slow).body.fileId).toBe(first.body.fileId);
  expect((await post(ann, "", key)).body.fileId).toBe(first.body.fileId);
  const { file } = first.body as { file: { fileUrl: string } };
  expect((await fetchFile(file.fileUrl)).bytes.toString()).toBe("hello");
});

test("a repeat completes an upload that broke off before its content was stored", async () => {
  const ann = await signUp();
  const { fileId } = (await post(ann, formOf("hello"), { "idempotency-key": "k1" })).body;
  await db().$executeRaw`UPDATE "File" SET "storedAt" = NULL, "requestKey" = "id"`;
  const again = await post(ann, formOf("hello again", "again.txt"), { "idempotency-key": "k1" });
  expect(again.body).toMatchObject({ fileId: expect.not.stringMatching(String(fileId)), file: { size: 11 } });
  const { file } = again.body as { file: { fileUrl: string } };
  expect((await fetchFile(file.fileUrl)).bytes.toString()).toBe("hello again");
});

test.each(["", "x".repeat(65)])("the key %j is refused", async (key) => {
  expect(await post(await signUp(), formOf("hello"), { "idempotency-key": key })).toMatchObject({
    status: 400,
    body: { message: refusalTexts.idempotencyKey, code: "invalid_request" },
  });
});
