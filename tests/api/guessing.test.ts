import { beforeAll, beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { runCleanup } from "@/lib/server/files/cleanup";
import { call, logIn, type Person, signUp } from "../support/api/client";
import { spoofedAddressHeaders } from "../support/load/spoofed-address";

const guesses = 100;

let ann: Person;
let csrf: { cookie: string; csrfToken: string };

beforeAll(() => {
  // As set by `npm start`, which puts the address of the socket into the header.
  env().FLEXI_FRONT = "self";
});
beforeEach(async () => {
  ann = await signUp();
  const { body, headers } = await call("GET", "/api/auth/csrf");
  csrf = {
    csrfToken: String(body.csrfToken),
    cookie: headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; "),
  };
});

const spellings = (name: string) => [name, name.toUpperCase(), ` ${name} `, name.replace("a", "\uff41")];

const atLogin = (username: string, index: number) =>
  call("POST", "/api/login", { body: { username, password: `guess ${index}` }, headers: spoofedAddressHeaders(index) });

const atNextAuth = (username: string, index: number) =>
  call("POST", "/api/auth/callback/credentials", {
    body: { username, password: `guess ${index}`, csrfToken: csrf.csrfToken, json: "true" },
    headers: { "content-type": "application/json", ...spoofedAddressHeaders(index), cookie: csrf.cookie },
  });

test("of 200 guesses with changing addresses, by both logins, 10 are checked against the hash", async () => {
  const statuses: number[] = [];
  const names = spellings(ann.username);
  for (let index = 0; index < guesses; index += 1) {
    const name = names[index % names.length] ?? "";
    const answers = await Promise.all([atLogin(name, index), atNextAuth(name, index)]);
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status !== 429)).toEqual(Array(10).fill(401));
  expect(statuses).toHaveLength(2 * guesses);
  // All attempts are counted in one row.
  expect(await db().throttle.count()).toBe(1);
  await db().throttle.updateMany({ data: { resetAt: new Date() } });
  expect(await logIn(ann)).toMatch(/^eyJ/);
});

test("further guesses do not extend the time that an account is blocked", async () => {
  for (let index = 0; index < 11; index += 1) await atLogin(ann.username, index);
  const until = await db().throttle.findMany({ orderBy: { key: "asc" }, select: { resetAt: true } });
  for (let index = 0; index < 50; index += 1) await atLogin(ann.username, index);
  expect(await db().throttle.findMany({ orderBy: { key: "asc" }, select: { resetAt: true } })).toEqual(until);
});

test("guesses at deleting an account count against the same rate limit", async () => {
  const { token } = ann;
  const statuses: number[] = [];
  for (let index = 0; index < 30; index += 1) {
    const body = { password: `guess ${index}` };
    statuses.push(
      (await call("DELETE", "/api/account", { token, body, headers: spoofedAddressHeaders(index) })).status,
    );
  }
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(20).fill(429)]);
  expect(await atLogin(ann.username, 0)).toMatchObject({ status: 429 });
});

test("the counters of guesses at unknown names are removed when they expire", async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => atLogin(`nobody-${index}`, index)));
  await db().throttle.updateMany({ data: { resetAt: new Date() } });
  await atLogin("somebody new", 0);
  await runCleanup();
  expect(await db().throttle.count()).toBe(1);
});
