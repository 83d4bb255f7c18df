import { expect, test } from "@jest/globals";
import type { SignedInDevice } from "@/lib/api/responses";
import { serverTimings } from "@/lib/api/server-limits";
import { db } from "@/lib/server/db/client";
import { hashOf } from "@/lib/server/db/id";
import { addPasswordReset } from "@/lib/server/db/password-reset";
import { sessionTexts } from "@/lib/texts/sessions";
import { captureConsole } from "../support/api/captured-console";
import { call, logIn, type Person, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";
import { finishBackgroundWork } from "../support/fakes/background-work";

const printed = captureConsole();

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0";

async function logInWith(person: Person, userAgent: string): Promise<string> {
  const headers = { "user-agent": userAgent };
  return String((await call("POST", "/api/login", { body: person, headers })).body.token);
}
const devicesOf = async (token: string) =>
  (await call("GET", "/api/sessions", { token })).body.sessions as SignedInDevice[];
const statusOf = async (token: string) => (await call("GET", "/api/profile", { token })).status;

test("a person sees where they are signed in, in words, and this device first", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const token = await logInWith(ann, firefox);
  await logInWith(bob, firefox);
  const devices = await devicesOf(token);
  const rows = [
    ["Firefox on Windows", true],
    ["Unknown device", false],
  ];
  expect(devices.map(({ device, isCurrent }) => [device, isCurrent])).toEqual(rows);
  const elsewhere = await devicesOf(ann.token);
  expect(elsewhere.map(({ device, isCurrent }) => [device, !isCurrent])).toEqual(rows.reverse());
  expect(new Date(devices[0]?.lastSeen ?? "").toISOString()).toBe(devices[0]?.lastSeen);
});

test("of an endless User-Agent only the start is stored", async () => {
  const ann = await signUp();
  await logInWith(ann, "x".repeat(8_000));
  expect((await db().session.findFirstOrThrow({ where: { userAgent: { not: null } } })).userAgent).toHaveLength(300);
});

test("a session that has expired is not shown", async () => {
  const ann = await signUp();
  await db().session.updateMany({ data: { expiresAt: new Date() } });
  expect(await devicesOf(await logInWith(ann, firefox))).toHaveLength(1);
});

test("one session is ended, and the others stay", async () => {
  const ann = await signUp();
  const phone = await logInWith(ann, firefox);
  const id = (await devicesOf(phone)).find(({ isCurrent }) => isCurrent)?._id;
  const response = await call("DELETE", `/api/sessions/${id}`, { token: ann.token });
  expect(response).toMatchObject({ status: 200, body: { message: sessionTexts.ended } });
  expect([await statusOf(ann.token), await statusOf(phone)]).toEqual([200, 403]);
});

test("all other sessions are ended, of this person and of nobody else", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const phone = await logInWith(ann, firefox);
  const response = await call("DELETE", "/api/sessions", { token: ann.token });
  expect(response).toMatchObject({ status: 200, body: { message: sessionTexts.othersEnded } });
  expect([await statusOf(ann.token), await statusOf(phone), await statusOf(bob.token)]).toEqual([200, 403, 200]);
});

testInProcess("sessions that are ended leave one line with the account's id in the log", async () => {
  const ann = await signUp();
  const { id } = await db().user.findFirstOrThrow();
  await logInWith(ann, firefox);
  await call("DELETE", "/api/sessions", { token: ann.token });
  const events = printed.lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  expect(events).toContainEqual(expect.objectContaining({ event: "sessions_ended", account: id }));
});

testInProcess("when a session was last seen is written at most once in 10 minutes", async () => {
  const ann = await signUp();
  const seenAt = async () => {
    await statusOf(ann.token);
    await finishBackgroundWork();
    return (await db().session.findFirstOrThrow()).lastSeenAt.getTime();
  };
  const before = await seenAt();
  expect(await seenAt()).toBe(before);
  const longAgo = new Date(before - serverTimings.lastSeenMs);
  await db().session.updateMany({ data: { lastSeenAt: longAgo } });
  expect(await seenAt()).toBeGreaterThanOrEqual(before);
});

async function reset({ username }: Person) {
  const user = await db().user.findFirstOrThrow({ where: { username } });
  await addPasswordReset(user, { tokenHash: hashOf("t"), expiresAt: new Date(Date.now() + 60_000) });
  return call("POST", "/api/reset-password", { body: { token: "t", password: "a new password" } });
}

test.each<[string, (ann: Person) => Promise<{ status: number }>]>([
  ["a password reset", reset],
  [
    "the deletion of the account",
    ({ token, password }) => call("DELETE", "/api/account", { token, body: { password } }),
  ],
])("%s ends all sessions of the user at once, and no session of another user", async (_, end) => {
  const [ann, bob] = [await signUp(), await signUp()];
  const phone = await logIn(ann);
  const statuses = () => Promise.all([ann.token, phone, bob.token].map(statusOf));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await end(ann)).toMatchObject({ status: 200 });
  expect(await statuses()).toEqual([403, 403, 200]);
});

test("a deleted user cannot delete a new account with the same name and password", async () => {
  const ann = await signUp();
  expect(await statusOf(ann.token)).toBe(200);
  await db().$transaction([db().user.deleteMany(), db().userKey.deleteMany()]);
  const { token } = await signUp(ann);
  const removal = { token: ann.token, body: { password: ann.password } };
  expect(await call("DELETE", "/api/account", removal)).toMatchObject({ status: 403 });
  expect(await statusOf(token)).toBe(200);
});

test("a session that another instance has ended is refused by the next call", async () => {
  const { token } = await signUp();
  expect(await statusOf(token)).toBe(200);
  await db().session.deleteMany();
  expect(await statusOf(token)).toBe(403);
});
