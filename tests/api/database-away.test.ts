import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import type { AiEvent } from "@/lib/api/responses";
import { databaseTimings } from "@/lib/api/server-limits";
import { sendMessage } from "@/lib/server/chat/send-message";
import { db } from "@/lib/server/db/client";
import { respondWithReply } from "@/lib/server/http/event-stream";
import { userRoute } from "@/lib/server/http/route";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, lighthouse, readEvents, startConversation, streamMessage, waitUntil } from "../support/api/chat";
import { call, callUntilFree, type Person, signUp } from "../support/api/client";
import { databaseBehindProxy } from "../support/api/database-behind-proxy";
import { testInProcess } from "../support/api/in-process-only";

databaseTimings.connectionMs = 2_000;
const printed = captureConsole();
const database = databaseBehindProxy();
const provider = fakeProvider();

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

testInProcess("a broken connection is 503 with Retry-After, and the next call after the repair succeeds", async () => {
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

testInProcess("a connection that breaks under running calls is 503 for them", async () => {
  const ann = await signUp();
  const answers = Promise.all([...calls(ann), ...calls(ann)].map((make) => make()));
  await database().proxy.cut();
  for (const { status } of await answers) expect([200, 201, 409, 503]).toContain(status);
  await database().proxy.mend();
  expect(await callUntilFree(() => call("GET", "/api/health"))).toMatchObject({ status: 200 });
});

testInProcess("a database that does not answer new connections is 503 after a while", async () => {
  const ann = await signUp();
  await database().proxy.cut();
  await call("GET", "/api/health");
  await database().proxy.mend();
  database().proxy.hang();
  expect(await call("POST", "/api/login", { body: ann })).toMatchObject(away);
  await database().proxy.mend();
  expect(await callUntilFree(() => call("POST", "/api/login", { body: ann }))).toMatchObject({ status: 200 });
});

testInProcess("after the server was killed the app serves again by itself after its return", async () => {
  const ann = await signUp();
  const [pid] = (await readFile(join(database().folder, "database/postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(pid), "SIGKILL");
  await waitUntil(async () => (await call("GET", "/api/health")).status === 503);
  await waitUntil(async () => (await call("GET", "/api/health")).status === 200);
  for (const make of calls(ann)) expect((await callUntilFree(make)).status).toBeLessThan(300);
});

testInProcess("each failure is one log line, without anything that was sent", async () => {
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

test("a reply that ends while the database is down is saved when it is back", async () => {
  const ann = await signUp();
  provider().fault = "pause";
  provider().script = "Which door?";
  const events = readEvents(await streamMessage(ann, { ...lighthouse, key: "k" }));
  await waitUntil(() => provider().requests.length === 1);
  await database().proxy.cut();
  provider().resume();
  let received = "";
  while (received !== "Which door?") received += deltaOf((await events.next()).value);
  const ended = events.next();
  for (let look = 0; look < 3; look += 1) expect((await call("GET", "/api/health")).status).toBe(503);
  await database().proxy.mend();
  const end = (await ended).value;
  expect(end).toMatchObject({ event: "done", data: { message: "Which door?" } });
  expect(await db().turn.findFirst()).toMatchObject({ response: "Which door?", leaseExpiresAt: null });
  expect(provider().requests).toHaveLength(1);
});

const deltaOf = (event: AiEvent | undefined) => (event?.event === "delta" ? event.data.text : "");

test("a reply that fails while the database is down can be asked for again as soon as it is back", async () => {
  const ann = await signUp();
  provider().fault = "hang";
  const impatient = userRoute(async ({ user, request }) =>
    respondWithReply(request, await sendMessage(user, "k", lighthouse, 2_000)),
  );
  const headers = { authorization: `Bearer ${ann.token}` };
  const response = impatient(new Request("http://localhost:3000/api/grok", { method: "POST", headers }));
  await waitUntil(() => provider().requests.length === 1);
  await database().proxy.cut();
  expect((await response).status).toBe(504);
  await database().proxy.mend();
  provider().fault = null;
  await waitUntil(async () => (await db().turn.findFirst())?.leaseExpiresAt === null);
  expect((await startConversation(ann, { key: "k" })).status).toBe(200);
});
