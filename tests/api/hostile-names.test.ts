import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { signUp } from "../support/api/client";
import { fetchFile, formOf, post, upload } from "../support/api/files";

test("a hostile name ends no header and leaves no folder", async () => {
  const ann = await signUp();
  const names = [
    "a\r\nset-cookie: a=b",
    'a"; filename="b.html',
    "../../../etc/cron.d/x",
    "..\\..\\x.txt",
    "a\tb\u001b[2J",
    "\u202egpj.exe",
    "con.txt",
    "~root",
    "a;b,c=d",
    "%2e%2e%2fx",
    "x".repeat(255),
  ];
  for (const name of names) {
    const { status, headers } = await fetchFile((await upload(ann, "hello", name)).file.fileUrl);
    expect(status).toBe(200);
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[\w.~!$&+%-]*$/,
    );
    expect(headers.get("content-disposition")).not.toMatch(/[/\\]/);
  }
  const rows = await db().file.findMany({ select: { storageKey: true } });
  for (const { storageKey } of rows) expect(storageKey).toMatch(/^[\w-]{20,}$/);
});

test("an upload of many parts, and one of parts in parts, are no more than their first file", async () => {
  const ann = await signUp();
  const form = formOf("first", "a.txt");
  for (let index = 0; index < 15; index += 1) form.append("file", new Blob(["<!doctype html>"]), `${index}.html`);
  const { status, body } = await post(ann, form);
  expect({ status, name: (body.file as { fileName: string }).fileName }).toEqual({ status: 200, name: "a.txt" });
  expect(await db().file.count()).toBe(1);
});
