import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { calls } from "../support/api/access";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { call, send, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";

// A failed login is a line on it.
captureConsole();

const anything = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, "", 0, -1, 1e308, [], {}, "\u0000", "\ud800", "💥", { not: "" }) },
);

/** A valid body in which any number of fields is replaced by any value. */
const nearly = (body: Record<string, unknown>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, fc.oneof(fc.constant(value), anything)] as const),
    ),
    { requiredKeys: [] },
  );

const raw = fc.oneof(
  anything.map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary" }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
);
const contentType = fc.constantFrom(
  ...["application/json", "multipart/form-data; boundary=XX", "multipart/form-data", "text/plain", "", "x/y; z"],
);

fakeProvider();
ownConfiguration();

const seed = 20_260;
const perCall = 20;
const perWrite = 8;

test.each(calls.filter(({ body }) => body))("$name never fails on our side, whatever the fields are", async (row) => {
  const bodies = fc.sample(nearly(row.body ?? {}), { seed, numRuns: perCall });
  let { token } = await signUp();
  for (const body of bodies) {
    const { status } = await call(row.method, row.path, { token, body });
    // The account is deleted: one of these bodies had the right password.
    if (status === 403) ({ token } = await signUp());
    expect({ body, isOurs: status >= 500 }).toEqual({ body, isOurs: false });
  }
});

test("no call fails on our side, whatever the bytes and their type are", async () => {
  const bodies = fc.sample(fc.tuple(raw, contentType), { seed, numRuns: perWrite });
  for (const { name, method, path } of calls.filter(({ method }) => method !== "GET")) {
    const { token } = await signUp();
    for (const [body, type] of bodies) {
      const { status } = await send(method, path, { token, body, headers: { "content-type": type } });
      expect({ name, type, status: status < 500 }).toMatchObject({ status: true });
    }
  }
  expect(await call("GET", "/api/health")).toMatchObject({ status: 200 });
});
