import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { calls } from "../support/api/access";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";
import { fingerprint } from "../support/api/database";
import { fetchFile, formOf, post, upload } from "../support/api/files";

// A failed login is a line on it.
captureConsole();

fakeProvider();
ownConfiguration();

const withBody = calls.flatMap(({ body, optional = [], ...row }) => (body ? [{ ...row, body, optional }] : []));

const wholes: unknown[] = [
  "",
  "{",
  "nonsense",
  "null",
  "7",
  '"x"',
  "[]",
  "[{}]",
  "[".repeat(60_000),
  Uint8Array.of(123, 255, 125),
];

const notTexts = [{ not: "" }, 7, ["a"]];
const badTexts = ["a\u0000b", "a\udfff"];

/** Every copy of `value` in which one thing is spoilt. */
function spoilt(value: unknown): unknown[] {
  if (typeof value === "string") return [...notTexts, ...badTexts];
  if (Array.isArray(value))
    return [{ not: "" }, 7, "x", ...spoilt(value[0]).map((first) => [first, ...value.slice(1)])];
  const fields = Object.entries(value as object);
  return fields.flatMap(([name, field]) => spoilt(field).map((other) => ({ ...(value as object), [name]: other })));
}

function without(body: Record<string, unknown>, optional: string[]): unknown[] {
  const required = Object.keys(body).filter((name) => !optional.includes(name));
  return required.map((name) => Object.fromEntries(Object.entries(body).filter(([other]) => other !== name)));
}

test.each(withBody)(
  "$name refuses every spoilt body with 400, more than 64 KB with 413, and changes nothing",
  async (row) => {
    const { method, path, body, optional } = row;
    const { token } = await signUp();
    const before = await fingerprint();
    for (const hostile of [...wholes, ...spoilt(body), ...without(body, optional), {}]) {
      const { status, body: response } = await call(method, path, { token, body: hostile });
      expect({ hostile, status, response }).toEqual({
        hostile,
        status: 400,
        response: { message: expect.any(String), code: "invalid_request" },
      });
    }
    const large = JSON.stringify({ ...body, more: "x".repeat(65_536) });
    expect(await call(method, path, { token, body: large })).toMatchObject({ status: 413 });
    expect(await fingerprint()).toEqual(before);
  },
);

test.each(withBody)("$name ignores a field that it does not know", async ({ method, path, body }) => {
  const { token } = await signUp();
  const more = { userId: { not: "" }, id: 7, constructor: null, ["__proto__"]: { isAdmin: true }, "x\u0000": "\ud800" };
  const plain = await call(method, path, { token, body });
  const answer = await call(method, path, { token: (await signUp()).token, body: { ...more, ...rename(body) } });
  expect(answer.status).toBe(plain.status);
});

/** The body for another person, where the first call has taken the name. */
const rename = (body: Record<string, unknown>) => ({
  ...body,
  ...("username" in body && { username: "mallory" }),
  ...("email" in body && { email: "mallory@example.org" }),
});

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
