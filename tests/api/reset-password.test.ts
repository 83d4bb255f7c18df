import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { addSession } from "@/lib/server/db/session";
import { findUserByName } from "@/lib/server/db/user";
import { env } from "@/lib/server/env";
import { accountTexts } from "@/lib/texts/account";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { waitUntil } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";
import { MailServer } from "../support/fakes/mail-server";

let post: MailServer;
const printed = captureConsole();

beforeAll(async () => {
  post = new MailServer();
  process.env.SMTP_URL = await post.start();
});
beforeEach(() => {
  post.mails.length = 0;
});
afterAll(() => post.stop());

const forget = (email: string) => call("POST", "/api/forgot-password", { body: { email } });
const reset = (token: string, password = "a new password") =>
  call("POST", "/api/reset-password", { body: { token, password } });

/** Asks for a reset and returns the token of its mail. */
async function askForToken({ email }: Person): Promise<string> {
  await forget(email);
  for (;;) {
    const token = /#\/reset-password\?token=([\w-]+)\s/.exec(await post.next(email))?.[1];
    if (token) return token;
  }
}

test("the mail goes to the address on file, with a link to this app and nowhere else", async () => {
  const ann = await signUp();
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example", origin: "https://evil.example" };
  const body = { email: ann.email.toUpperCase() };
  const answer = await call("POST", "/api/forgot-password", { body, headers });
  expect(answer).toMatchObject({ status: 200, body: { message: accountTexts.resetMailSent } });
  const { to, text } = await post.mail();
  expect(to).toBe(ann.email);
  expect(text).toMatch(/\shttp:\/\/localhost:3000\/#\/reset-password\?token=[\w-]{43}\s/);
  expect(text).toContain("your Flexi account");
  expect(text).not.toContain("evil");
});

test.each([
  ["Ann von_A-2", "Hi Ann von_A-2,"],
  ["https://evil.example/reset", "Hi,"],
  ["Dr. Mira O'Neill", "Hi Dr. Mira O'Neill,"],
  ["evil.example", "Hi,"],
  ["evil. example/now", "Hi,"],
  ["Ann,\n\nour new address: evil", "Hi,"],
])("a mail to %j begins %j", async (name, greeting) => {
  const { email } = await signUp({ username: name, email: `${randomUUID()}@example.org` });
  await forget(email);
  const [, firstLine] = (await post.mail()).text.split(/\r?\n\r?\n/);
  expect(firstLine).toBe(greeting);
});

test("an unknown address gets the same response and no mail", async () => {
  const ann = await signUp();
  const unknown = await forget("nobody@example.org");
  const known = await forget(ann.email);
  const headersOf = ({ headers }: typeof known) => [...headers].filter(([name]) => name !== "x-request-id");
  expect({ ...unknown, headers: headersOf(unknown) }).toEqual({ ...known, headers: headersOf(known) });
  await post.mail();
  expect(post.mails.map(({ to }) => to)).toEqual([ann.email]);
});

test("the response does not wait for the mail server", async () => {
  const ann = await signUp();
  post.hold();
  expect(await forget(ann.email)).toMatchObject({ status: 200 });
  expect(post.mails).toEqual([]);
  post.letGo();
  expect(await post.mail()).toMatchObject({ to: ann.email });
});

test("only the hash of the token is stored, for 30 minutes", async () => {
  const ann = await signUp();
  const before = Date.now();
  const token = await askForToken(ann);
  const row = await db().passwordReset.findFirstOrThrow();
  expect(row.tokenHash).toBe(createHash("sha256").update(token).digest("base64url"));
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const madeAt = row.expiresAt.getTime() - 30 * 60_000;
  expect(madeAt).toBeGreaterThanOrEqual(before);
  expect(madeAt).toBeLessThanOrEqual(Date.now());
});

test("the token sets a new password and ends every session", async () => {
  const ann = await signUp();
  const { status, body } = await reset(await askForToken(ann));
  expect({ status, body }).toEqual({ status: 200, body: { message: accountTexts.passwordUpdated } });
  expect(await call("GET", "/api/profile", { token: ann.token })).toMatchObject({ status: 403 });
  expect(await call("POST", "/api/login", { body: ann })).toMatchObject({ status: 401 });
  expect(await call("POST", "/api/login", { body: { ...ann, password: "a new password" } })).toMatchObject({
    status: 200,
  });
});

test("of 8 resets with one token at the same time exactly one succeeds, and only its password is valid", async () => {
  const ann = await signUp();
  const token = await askForToken(ann);
  const statusesOf = async (calls: ReturnType<typeof call>[]) => (await Promise.all(calls)).map(({ status }) => status);
  const passwords = Array.from({ length: 8 }, (_, n) => `password ${n}`);
  const statuses = await statusesOf(passwords.map((password) => reset(token, password)));
  expect([...statuses].sort()).toEqual([200, ...Array(7).fill(400)]);
  const logins = passwords.map((password) => call("POST", "/api/login", { body: { ...ann, password } }));
  expect(await statusesOf(logins)).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)));
});

test("a login that overlaps with the reset does not outlive it", async () => {
  const ann = await signUp();
  const token = await askForToken(ann);
  const logins = Array.from({ length: 6 }, () => call("POST", "/api/login", { body: ann }));
  const [, ...answers] = await Promise.all([reset(token), ...logins]);
  for (const { body } of answers.filter(({ status }) => status === 200)) {
    const profile = await call("GET", "/api/profile", { token: String(body.token) });
    expect(profile.status).toBe(403);
  }
  expect(await db().session.count()).toBe(0);
});

/** How many statements wait for somebody else's. */
async function waiting(): Promise<number> {
  const [{ count }] = await db().$queryRaw<[{ count: number }]>`
    SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return count;
}

test("a session that is being opened while the reset is applied does not outlive it", async () => {
  const ann = await signUp();
  const token = await askForToken(ann);
  const user = await findUserByName(ann.username);
  const expired = { userId: String(user?.id), id: "expired" };
  await db().session.create({ data: { ...expired, expiresAt: new Date(0) } });
  let answered = 0;
  const answers = await db().$transaction(async (tx) => {
    // The login stops on its last step, with its session not yet returned.
    await tx.session.updateMany({ where: expired, data: { expiresAt: new Date(1) } });
    const login = addSession(String(user?.id), String(user?.passwordHash));
    await waitUntil(async () => (await waiting()) === 1);
    const resetting = reset(token).finally(() => {
      answered += 1;
    });
    await waitUntil(async () => answered === 1 || (await waiting()) === 2);
    return [login, resetting] as const;
  });
  expect(await answers[0]).toEqual(expect.any(String));
  expect(await answers[1]).toMatchObject({ status: 200 });
  expect(await db().session.count()).toBe(0);
});

test("a used, a replaced, an expired and an invented token get the same response", async () => {
  const ann = await signUp();
  const replaced = await askForToken(ann);
  const spent = await askForToken(ann);
  expect(await reset(spent)).toMatchObject({ status: 200 });
  const expired = await askForToken(ann);
  await db().passwordReset.updateMany({ data: { expiresAt: new Date() } });
  for (const token of [replaced, spent, expired, "invented", ""]) {
    expect(await reset(token)).toMatchObject({
      status: 400,
      body: { message: refusalTexts.resetLinkInvalid, code: "reset_link_invalid" },
    });
  }
});

test.each([
  ["", accountTexts.passwordRequired],
  ["12345", accountTexts.passwordTooShort],
])("the new password %p is refused and the token stays valid", async (password, message) => {
  const token = await askForToken(await signUp());
  expect(await reset(token, password)).toMatchObject({ status: 400, body: { message, code: "invalid_request" } });
  expect(await reset(token)).toMatchObject({ status: 200 });
});

test("a user without attempts left can log in after a reset", async () => {
  const ann = await signUp();
  const token = await askForToken(ann);
  for (let time = 0; time < 11; time += 1) await call("POST", "/api/login", { body: { ...ann, password: "wrong" } });
  await reset(token);
  const body = { ...ann, password: "a new password" };
  expect(await call("POST", "/api/login", { body })).toMatchObject({ status: 200 });
});

test("one caller can ask for 5 links an hour to one address, known or not", async () => {
  const ann = await signUp();
  for (const email of [ann.email, "nobody@example.org"]) {
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await forget(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
  await post.mail(5);
});

testInProcess("a failing mail server does not change the response and leaves one log line without a name", async () => {
  const ann = await signUp();
  post.refuse();
  const line = printed.line();
  expect(await forget(ann.email)).toMatchObject({ status: 200, body: { message: accountTexts.resetMailSent } });
  expect(JSON.parse(await line)).toMatchObject({ level: "error", subject: "reset mail" });
  expect(printed.lines.join()).not.toMatch(new RegExp(`${ann.username}|token`));
  expect(printed.lines).toHaveLength(1);
  post.refuse(false);
});

testInProcess("many invented tokens from one address do not block a valid link", async () => {
  env().FLEXI_FRONT = "self";
  const headers = { "x-forwarded-for": "203.0.113.7" };
  const ann = await signUp();
  const token = await askForToken(ann);
  await db().throttle.deleteMany();
  const attempt = (token: string) =>
    call("POST", "/api/reset-password", { body: { token, password: "a new password" }, headers });
  const invented = await Promise.all(Array.from({ length: 50 }, (_, index) => attempt(`invented-${index}`)));
  expect(new Set(invented.map(({ status }) => status))).toEqual(new Set([400]));
  expect(await db().throttle.count()).toBe(0);
  expect(await attempt(token)).toMatchObject({ status: 200 });
  env().FLEXI_FRONT = undefined;
});

test("an expired link can be tried 20 times an hour, and other links are not affected", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const expired = await askForToken(ann);
  await db().passwordReset.updateMany({ data: { expiresAt: new Date() } });
  const tries = await Promise.all(Array.from({ length: 21 }, () => reset(expired)));
  expect(tries.map(({ status }) => status).sort()).toEqual([...Array(20).fill(400), 429]);
  expect(await reset(await askForToken(bob))).toMatchObject({ status: 200 });
});
