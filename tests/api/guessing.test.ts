import { beforeAll, beforeEach, expect, test } from "@jest/globals";
import { serverTimings } from "@/lib/api/server-limits";
import { limitsAtAddress, slowdownMs } from "@/lib/server/auth/password-attempt";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { findUses } from "@/lib/server/db/counter";
import { env } from "@/lib/server/env";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { call, type Person, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";
import { spoofedAddressHeaders } from "../support/load/spoofed-address";

captureConsole();
const [here, elsewhere] = ["203.0.113.7", "198.51.100.8"];

let ann: Person;
beforeAll(() => {
  // As set by `npm start`, which puts the address of the socket into the header.
  env().FLEXI_FRONT = "self";
});
beforeEach(async () => {
  ann = await signUp();
});

/** Headers of a caller at an address who also claims to be at another one each time. */
const at = (address: string, index = 0) => ({ ...spoofedAddressHeaders(index), "x-forwarded-for": address });

const logInAt = (address: string, { username, password }: Pick<Person, "username" | "password">, index = 0) =>
  call("POST", "/api/login", { body: { username, password }, headers: at(address, index) });

const guessAt = (address: string, username: string, index = 0) =>
  logInAt(address, { username, password: `guess ${index}` }, index);

const guessTimes = (count: number, address: string, username: string) =>
  Promise.all(Array.from({ length: count }, (_, index) => guessAt(address, username, index)));

const spellings = (name: string) => [name, name.toUpperCase(), ` ${name} `, name.replace("a", "\uff41")];

async function nextAuthForm() {
  const { body, headers } = await call("GET", "/api/auth/csrf");
  const cookie = headers.getSetCookie().map((line) => line.split(";")[0]);
  return { csrfToken: String(body.csrfToken), cookie: cookie.join("; ") };
}

test("of 100 guesses from one address, by both logins, 10 are checked against the hash", async () => {
  const { csrfToken, cookie } = await nextAuthForm();
  const statuses: number[] = [];
  for (let index = 0; index < 50; index += 1) {
    const username = spellings(ann.username)[index % 4] ?? "";
    const body = { username, password: `guess ${index}`, csrfToken, json: "true" };
    const headers = { ...at(here, index), "content-type": "application/json", cookie };
    const answers = [guessAt(here, username, index), call("POST", "/api/auth/callback/credentials", { body, headers })];
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status !== 429)).toEqual(Array(10).fill(401));
  expect(statuses).toHaveLength(100);
  // One row for the account at this address, one for the address, one for the account.
  expect(await db().throttle.count()).toBe(3);
  await db().throttle.updateMany({ data: { resetAt: new Date() } });
  expect(await logInAt(here, ann)).toMatchObject({ status: 200 });
});

testInProcess("whoever guesses elsewhere, the owner logs in 10 of 10 times", async () => {
  for (let index = 0; index < 20; index += 1) await guessAt(elsewhere, ann.username, index);
  expect(await logInAt(elsewhere, ann)).toMatchObject({ status: 429 });
  for (let time = 0; time < 10; time += 1) expect(await logInAt(here, ann)).toMatchObject({ status: 200 });
});

testInProcess("whoever has logged in to an account of their own is a stranger to other accounts", async () => {
  const bob = await signUp();
  await logInAt(here, bob);
  const isKnown = async ({ username }: Person) => {
    const { knownAddress } = limitsAtAddress(username, here);
    return knownAddress !== null && (await findUses([knownAddress])).has(knownAddress.key);
  };
  expect([await isKnown(bob), await isKnown(ann)]).toEqual([true, false]);
});

test("further guesses do not extend the time that a caller is blocked", async () => {
  await guessTimes(11, here, ann.username);
  const rows = () => db().throttle.findMany({ orderBy: { key: "asc" }, select: { resetAt: true } });
  const until = await rows();
  for (let index = 0; index < 50; index += 1) await guessAt(here, ann.username, index);
  expect(await rows()).toEqual(until);
});

testInProcess("an address has 100 failures, at whatever accounts, and no right login counts", async () => {
  await guessAt(here, "nobody-0");
  // Until the clean-up rows of another name keep their count: only that of the address is found again.
  await db().throttle.updateMany({ data: { count: 99 } });
  for (let time = 0; time < 3; time += 1) expect(await logInAt(here, ann)).toMatchObject({ status: 200 });
  expect(await guessAt(here, "nobody-1")).toMatchObject({ status: 401 });
  const { status, body, headers } = await guessAt(here, "nobody-2");
  expect({ status, body }).toEqual({ status: 429, body: { message: refusalTexts.throttled, code: "rate_limited" } });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(14 * 60);
  expect(await guessAt(elsewhere, "nobody-2")).toMatchObject({ status: 401 });
});

testInProcess("all addresses of a /64 network count as one", async () => {
  for (let host = 1; host <= 10; host += 1) await guessAt(`2001:db8:0:7::${host}`, ann.username);
  expect(await logInAt("2001:db8:0:7:ffff::1", ann)).toMatchObject({ status: 429 });
  expect(await logInAt("2001:db8:0:8::1", ann)).toMatchObject({ status: 200 });
});

testInProcess("failures from many addresses slow the account's logins down and refuse none", async () => {
  for (let host = 1; host <= 11; host += 1) await guessAt(`203.0.113.${host}`, ann.username);
  await db().throttle.updateMany({ data: { count: 40 } });
  const started = performance.now();
  expect(await logInAt(elsewhere, ann)).toMatchObject({ status: 200 });
  expect(performance.now() - started).toBeGreaterThan(0.95 * serverTimings.loginSlowdownMaxMs);
});

test("the wait grows with each failure beyond 10, to at most 2 s", () => {
  const account = { key: "ann", seconds: 60, allowed: 10 };
  const waits = [0, 10, 11, 15, 30, 31, 1_000_000].map((count) => slowdownMs(account, { count, resetAt: new Date() }));
  expect(waits).toEqual([0, 0, 100, 500, 2_000, 2_000, 2_000]);
});

test("guesses at deleting an account count for that session alone", async () => {
  const remove = (password: string) =>
    call("DELETE", "/api/account", { token: ann.token, body: { password }, headers: at(here) });
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) statuses.push((await remove(`guess ${index}`)).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  expect(await remove(ann.password)).toMatchObject({ status: 429 });
  expect(await logInAt(here, ann)).toMatchObject({ status: 200 });
});

test("guesses at logging in do not keep somebody who is signed in from deleting the account", async () => {
  await guessTimes(12, here, ann.username);
  const { token, password } = ann;
  expect(await call("DELETE", "/api/account", { token, body: { password }, headers: at(here) })).toMatchObject({
    status: 200,
  });
});

testInProcess("whoever asks for reset links elsewhere, the owner can ask for one", async () => {
  const askAt = (address: string) =>
    call("POST", "/api/forgot-password", { body: { email: ann.email }, headers: at(address) });
  for (let time = 0; time < 5; time += 1) await askAt(elsewhere);
  expect(await askAt(elsewhere)).toMatchObject({ status: 429 });
  expect(await askAt(here)).toMatchObject({ status: 200 });
});

test("the counters of guesses at unknown names are removed when they expire", async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => guessAt(here, `nobody-${index}`, index)));
  await db().throttle.updateMany({ data: { resetAt: new Date() } });
  await guessAt(here, "somebody new");
  await runCleanup();
  expect(await db().throttle.count()).toBe(3);
});
