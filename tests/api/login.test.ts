import { expect, test } from "@jest/globals";
import { decodeJwt } from "jose";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { call, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";

const printed = captureConsole();

const tryLogin = (username: string, password: string) => call("POST", "/api/login", { body: { username, password } });

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

const failTimes = (count: number, username: string) =>
  Promise.all(Array.from({ length: count }, () => tryLogin(username, "wrong")));

test("the right password returns a token that opens the profile", async () => {
  const ann = await signUp();
  const { status, body } = await tryLogin(ann.username, ann.password);
  expect(status).toBe(200);
  const profile = await call("GET", "/api/profile", { token: String(body.token) });
  expect(profile.body).toEqual({ username: ann.username, email: ann.email, displayName: "", showOnBoard: true });
});

test("the token contains user, user name and session, and expires after 7 days", async () => {
  const ann = await signUp({ username: "Ann" });
  const { sub, username, sid, iat, exp, ...others } = decodeJwt(ann.token);
  const session = await db().session.findFirstOrThrow();
  expect({ sub, username, sid }).toEqual({ sub: session.userId, username: "Ann", sid: session.id });
  expect(Number(exp) - Number(iat)).toBe(7 * 86_400);
  expect(others).toEqual({ iss: "flexi", aud: "flexi" });
});

test("the user name is matched ignoring case and compatibility forms", async () => {
  const { password } = await signUp({ username: "Ångström", email: "a@example.org" });
  for (const spelling of ["ångström", "ÅNGSTRÖM", "A\u030angstro\u0308m", " ångström "]) {
    expect(await tryLogin(spelling, password)).toMatchObject({ status: 200 });
  }
});

test("a password composed differently by another keyboard is the same password", async () => {
  const ann = await signUp({ password: "caf\u00e9 noir" });
  expect(await tryLogin(ann.username, "cafe\u0301 noir")).toMatchObject({ status: 200 });
});

test("an unknown user and a wrong password get the same response", async () => {
  const ann = await signUp();
  const [unknown, wrong] = [await tryLogin("nobody", ann.password), await tryLogin(ann.username, "wrong")];
  expect(unknown).toMatchObject({
    status: 401,
    body: { message: refusalTexts.wrongCredentials, code: "wrong_credentials" },
  });
  expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null });
});

testInProcess("an unknown user costs the same work as a wrong password", async () => {
  const ann = await signUp();
  const [wrong, unknown] = [
    await medianWork(() => tryLogin(ann.username, "wrong")),
    await medianWork(() => tryLogin("nobody", "wrong")),
  ];
  expect(unknown / wrong).toBeGreaterThan(0.6);
});

/** Processor time, all threads of the process together. */
async function medianWork(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const start = process.cpuUsage();
    await work();
    times.push(process.cpuUsage(start).user);
  }
  return times.sort((a, b) => a - b)[4] as number;
}

test("of 16 wrong passwords at once exactly 10 are checked", async () => {
  const ann = await signUp();
  const answers = Array.from({ length: 16 }, () => tryLogin(ann.username, "wrong"));
  expect(await statuses(answers)).toEqual([...Array(10).fill(401), ...Array(6).fill(429)]);
});

test("after 10 failures of one caller even the right password gets 429 with Retry-After, in any spelling of the name", async () => {
  const ann = await signUp();
  await failTimes(10, ann.username);
  const { status, body, headers } = await tryLogin(ann.username.toUpperCase(), ann.password);
  expect({ status, body }).toEqual({ status: 429, body: { message: refusalTexts.throttled, code: "rate_limited" } });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(10 * 60);
  expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
});

testInProcess(
  "failed logins are events with the account's id, and so is the one after which logins are refused",
  async () => {
    const ann = await signUp();
    const { id } = await db().user.findFirstOrThrow();
    await tryLogin("nobody", "a secret");
    for (let time = 0; time < 13; time += 1) await tryLogin(ann.username, "a secret");
    const failed = { level: "info", id: expect.any(String), event: "login_failed", account: id };
    expect(printed.lines.map((line) => JSON.parse(line))).toMatchObject([
      { ...failed, account: null },
      ...Array(10).fill(failed),
      { ...failed, event: "login_limited" },
    ]);
    expect(printed.lines.join()).not.toMatch(new RegExp(`${ann.username}|secret`));
  },
);

test("an unknown user is limited like a known one, and no other user with it", async () => {
  const ann = await signUp();
  await failTimes(10, "nobody");
  expect(await tryLogin("nobody", "wrong")).toMatchObject({ status: 429 });
  expect(await tryLogin(ann.username, ann.password)).toMatchObject({ status: 200 });
});

test("a successful login resets the attempts", async () => {
  const ann = await signUp();
  await failTimes(9, ann.username);
  await tryLogin(ann.username, ann.password);
  await failTimes(9, ann.username);
  expect(await tryLogin(ann.username, ann.password)).toMatchObject({ status: 200 });
});

test("the attempts are reset at the end of the window", async () => {
  const ann = await signUp();
  await failTimes(11, ann.username);
  await db().throttle.updateMany({ data: { resetAt: new Date() } });
  expect(await tryLogin(ann.username, ann.password)).toMatchObject({ status: 200 });
});

test("while attempts cannot be counted logins fail and existing sessions work", async () => {
  const ann = await signUp();
  await db().$executeRaw`ALTER TABLE "Throttle" RENAME TO "Away"`;
  try {
    const { status, body } = await tryLogin(ann.username, ann.password);
    expect({ status, body }).toEqual({
      status: 500,
      body: { message: texts.request.unexpected, code: "internal_error" },
    });
  } finally {
    await db().$executeRaw`ALTER TABLE "Away" RENAME TO "Throttle"`;
  }
  expect(await tryLogin(ann.username, ann.password)).toMatchObject({ status: 200 });
});

test("counters contain no names and are removed when they expire", async () => {
  const ann = await signUp();
  await failTimes(1, ann.username);
  await db().throttle.updateMany({ data: { resetAt: new Date() } });
  await failTimes(1, "somebody else");
  await runCleanup();
  const rows = await db().throttle.findMany();
  const row = { key: expect.stringMatching(/^[\w-]{43}$/), count: 1, resetAt: expect.any(Date) };
  expect(rows).toEqual(rows.map(() => row));
  expect(rows.length).toBeGreaterThan(0);
});

test("a login removes the user's expired sessions", async () => {
  const ann = await signUp();
  await db().session.updateMany({ data: { expiresAt: new Date(0) } });
  await tryLogin(ann.username, ann.password);
  expect(await db().session.count()).toBe(1);
});

test("logging out ends this session and no other", async () => {
  const ann = await signUp();
  const other = String((await tryLogin(ann.username, ann.password)).body.token);
  const { status, body } = await call("POST", "/api/logout", { token: ann.token });
  expect({ status, body }).toEqual({ status: 200, body: { message: refusalTexts.loggedOut } });
  expect(await call("GET", "/api/profile", { token: ann.token })).toMatchObject({ status: 403 });
  expect(await call("GET", "/api/profile", { token: other })).toMatchObject({ status: 200 });
});
