import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@jest/globals";
import { databaseTimings } from "@/lib/api/server-limits";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { waitUntil } from "../support/api/chat";
import { call, callUntilFree, type Person, signUp } from "../support/api/client";
import { databaseBehindProxy } from "../support/api/database-behind-proxy";
import { testInProcess as test } from "../support/api/in-process-only";

databaseTimings.connectionMs = 2_000;
const printed = captureConsole();
const database = databaseBehindProxy();

const away = { status: 503, body: { message: refusalTexts.databaseUnavailable, code: "database_unavailable" } };

/** A call of each kind: raw, a look-up, a transaction, and through next-auth. */
const calls = (ann: Person) => [
  () => call("GET", "/api/health"),
  () => call("GET", "/api/profile", { token: ann.token }),
  () => call("POST", "/api/login", { body: ann }),
  () => call("POST", "/api/register", { body: { ...ann, username: "new", email: "new@example.org" } }),
  () => call("PUT", "/api/profile", { token: ann.token, body: { displayName: "Ann" } }),
  () => call("GET", "/api/auth/session", { headers: { cookie: `next-auth.session-token=${ann.token}` } }),
];

test("a broken connection is 503 with Retry-After, and the next call after the repair succeeds", async () => {
  const ann = await signUp();
  await database().proxy.cut();
  for (const make of calls(ann)) {
    const { status, body, headers } = await make();
    expect({ status, body }).toEqual(away);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  await database().proxy.mend();
  for (const make of calls(ann)) expect((await callUntilFree(make)).status).toBeLessThan(300);
});

test("a connection that breaks under running calls is 503 for them", async () => {
  const ann = await signUp();
  const answers = Promise.all([...calls(ann), ...calls(ann)].map((make) => make()));
  await database().proxy.cut();
  for (const { status } of await answers) expect([200, 201, 409, 503]).toContain(status);
  await database().proxy.mend();
  expect(await callUntilFree(() => call("GET", "/api/health"))).toMatchObject({ status: 200 });
});

test("a database that does not answer new connections is 503 after a while", async () => {
  const ann = await signUp();
  await database().proxy.cut();
  await call("GET", "/api/health");
  await database().proxy.mend();
  database().proxy.hang();
  expect(await call("POST", "/api/login", { body: ann })).toMatchObject(away);
  await database().proxy.mend();
  expect(await callUntilFree(() => call("POST", "/api/login", { body: ann }))).toMatchObject({ status: 200 });
});

test("after the server was killed the app serves again by itself after its return", async () => {
  const ann = await signUp();
  const [pid] = (await readFile(join(database().folder, "database/postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(pid), "SIGKILL");
  await waitUntil(async () => (await call("GET", "/api/health")).status === 503);
  await waitUntil(async () => (await call("GET", "/api/health")).status === 200);
  for (const make of calls(ann)) expect((await callUntilFree(make)).status).toBeLessThan(300);
});

test("each failure is one log line, without anything that was sent", async () => {
  const ann = await signUp();
  await database().proxy.cut();
  for (const make of calls(ann)) await make();
  await database().proxy.mend();
  expect(printed.lines).toHaveLength(calls(ann).length);
  for (const line of printed.lines) {
    expect(JSON.parse(line)).toMatchObject({ level: "error", status: 503 });
    expect(line).not.toMatch(new RegExp(`${ann.username}|${ann.password}|${ann.token}|postgres:`));
  }
});
