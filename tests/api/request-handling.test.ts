import { writeFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import { ApiError } from "@/lib/server/errors";
import { readJson } from "@/lib/server/http/body";
import { publicRoute } from "@/lib/server/http/route";
import { texts } from "@/lib/texts";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { call, send, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";
import { methods } from "../support/api/routes";

const printed = captureConsole();
const megabyte = 1024 * 1024;

/** A body of 200 MB that counts how many bytes were read. */
function hugeBody() {
  const seen = { taken: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      seen.taken += megabyte;
      if (seen.taken > 200 * megabyte) controller.close();
      else controller.enqueue(new Uint8Array(megabyte));
    },
    cancel: () => {
      seen.isCancelled = true;
    },
  });
  return { seen, stream };
}

testInProcess("a body of 200 MB is refused after its first chunk, and the rest is never read", async () => {
  const { seen, stream } = hugeBody();
  const { status, body } = await call("POST", "/api/login", { body: stream });
  expect({ status, body }).toEqual({
    status: 413,
    body: { message: refusalTexts.tooLarge("64 KB"), code: "too_large" },
  });
  expect(seen.isCancelled).toBe(true);
  expect(seen.taken).toBeLessThanOrEqual(2 * megabyte);
});

testInProcess("a body that announces its size is refused before it is read", async () => {
  const headers = { "content-length": String(200 * megabyte) };
  expect(await call("POST", "/api/login", { body: "{}", headers })).toMatchObject({ status: 413 });
});

test("a body of exactly 64 KB is read, one byte more is not", async () => {
  const filled = (size: number) => `{"username":"a","password":"b"}`.padEnd(size);
  expect(await call("POST", "/api/login", { body: filled(65_536) })).toMatchObject({ status: 401 });
  expect(await call("POST", "/api/login", { body: filled(65_537) })).toMatchObject({ status: 413 });
});

test("a body that nests values 33 times, or has more than 4,000 of them, is refused, also as fields of a form", async () => {
  const refused = { status: 400, body: { message: refusalTexts.jsonOutOfBounds, code: "invalid_request" } };
  const ann = await signUp();
  const nested = `${"[".repeat(33)}${"]".repeat(33)}`;
  for (const exclude of [nested, `[${"0,".repeat(4_000)}0]`]) {
    const json = `{"contentFilter":{},"exclude":${exclude}}`;
    expect(await call("POST", "/api/training/modules", { token: ann.token, body: json })).toMatchObject(refused);
    const form = new FormData();
    form.append("exclude", exclude);
    expect(await call("POST", "/api/training/modules", { token: ann.token, body: form })).toMatchObject(refused);
  }
});

test("bytes that are no UTF-8 are refused and not replaced", async () => {
  const body = Buffer.concat([Buffer.from('{"username":"a'), Uint8Array.of(0xff), Buffer.from('","password":"b"}')]);
  expect(await call("POST", "/api/login", { body })).toMatchObject({ status: 400 });
});

testInProcess("a body that breaks off is 400 and not logged", async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  expect(await call("POST", "/api/login", { body })).toMatchObject({
    status: 400,
    body: { message: refusalTexts.tooSlow, code: "incomplete_body" },
  });
  expect(printed.lines).toEqual([]);
});

test("a character split between two chunks is read correctly", async () => {
  const bytes = new TextEncoder().encode('"ä"');
  const body = new ReadableStream({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const echo = publicRoute(async ({ request }) => ({ text: await readJson(request, z.string()) }));
  const init = { method: "POST", body, duplex: "half" };
  const response = await echo(new Request("http://localhost/", init));
  expect(await response.json()).toEqual({ text: "ä" });
});

test.each([
  ["Basic YTpi", 401],
  ["Bearer", 401],
  ["Bearer ", 401],
  ["token", 401],
  ["Bearer x", 403],
  ["bearer x", 403],
  ["Bearer a.b.c", 403],
])("the header %p is answered with %i", async (authorization, status) => {
  const { body, ...answer } = await call("GET", "/api/profile", { headers: { authorization } });
  expect(answer.status).toBe(status);
  expect(body.message).toBe(status === 401 ? refusalTexts.authenticationRequired : refusalTexts.invalidToken);
});

test.each(methods)("%s of an unknown path is 404 in JSON", async (method) => {
  for (const path of ["/api", "/api/nothing", "/api/login/more", "/api/conversation/x/y/z"]) {
    const { status, body, headers } = await call(method, path);
    expect({ status, body }).toEqual({ status: 404, body: { message: refusalTexts.notFound, code: "not_found" } });
    expect(headers.get("content-type")).toBe("application/json");
  }
});

test("a method that a route does not have is 405 with an Allow header", async () => {
  const { status, body, headers } = await call("DELETE", "/api/profile");
  expect({ status, body }).toEqual({
    status: 405,
    body: { message: refusalTexts.methodNotAllowed, code: "method_not_allowed" },
  });
  expect(headers.get("allow")).toBe("GET, PUT");
});

test("a zero byte in an address is refused", async () => {
  const { token } = await signUp();
  for (const path of ["/api/conversations/a%00b", "/api/conversations?cursor=%00"]) {
    expect(await call("GET", path, { token })).toMatchObject({
      status: 400,
      body: { message: refusalTexts.notText, code: "invalid_request" },
    });
  }
});

test("responses of the API are never cached", async () => {
  for (const path of ["/api/health", "/api/profile", "/api/nothing"]) {
    expect((await send("GET", path)).headers.get("cache-control")).toBe("no-store");
  }
});

/** The response to a call that throws `error`. */
const fail = (error: unknown) =>
  publicRoute(async () => {
    throw error;
  })(new Request("http://localhost/api/thing?token=secret", { method: "POST" }));

test("an unexpected failure is one log line with where it happened and no message", async () => {
  const message = "secret one\nsecret two\n    at secret three (secret.ts:1:1)\n";
  const response = await fail(Object.assign(new RangeError(message), { detail: "secret" }));
  expect([response.status, await response.json()]).toEqual([
    500,
    { message: texts.request.unexpected, code: "internal_error" },
  ]);
  expect(printed.lines).toHaveLength(1);
  expect(printed.lines[0]).not.toMatch(/secret|\n/);
  const line = JSON.parse(printed.lines[0] ?? "");
  expect(line).toMatchObject({ level: "error", method: "POST", status: 500, name: "RangeError" });
  expect(line.at[0]).toContain("request-handling.test.ts");
});

test.each([["a string"], [null], [{ message: "secret" }]])("throwing %p is a failure like any other", async (error) => {
  const response = await fail(error);
  expect([response.status, await response.json()]).toEqual([
    500,
    { message: texts.request.unexpected, code: "internal_error" },
  ]);
  expect(printed.lines.join()).not.toContain("secret");
});

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("a full disk is 503 with a message and Retry-After", async () => {
  const response = await fail(await writeFile("/dev/full", "a page").catch((error) => error));
  expect([response.status, await response.json()]).toEqual([
    503,
    { message: refusalTexts.diskFull, code: "disk_full" },
  ]);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(JSON.parse(printed.lines[0] ?? "")).toMatchObject({ level: "error", status: 503 });
});

testInProcess("a failure of the caller is not logged", async () => {
  expect((await fail(new ApiError("not_found", "Not there"))).status).toBe(404);
  await call("POST", "/api/login", { body: "{" });
  expect(printed.lines).toEqual([]);
});
