import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "@jest/globals";
import { SignJWT } from "jose";
import { serverLimits } from "@/lib/api/server-limits";
import { addPasswordReset } from "@/lib/server/db/password-reset";
import { findUserByName } from "@/lib/server/db/user";
import { env } from "@/lib/server/env";
import { captureConsole } from "../support/api/captured-console";
import { call, type Person, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";

captureConsole();

let ann: Person;
beforeEach(async () => {
  ann = await signUp();
});

type Names = Pick<Person, "username" | "password">;

/** A browser that keeps the device cookie. */
class Browser {
  cookie = "";

  async logIn({ username, password }: Names) {
    const headers: Record<string, string> = this.cookie ? { cookie: this.cookie } : {};
    const answer = await call("POST", "/api/login", { body: { username, password }, headers });
    this.keep(answer.headers);
    return answer.status;
  }

  keep(headers: Headers) {
    const [set] = headers.getSetCookie();
    if (set) this.cookie = set.split(";")[0] ?? "";
  }
}

async function guessAll({ username }: Names) {
  for (let time = 0; time < 11; time += 1) await new Browser().logIn({ username, password: "wrong" });
  expect(await new Browser().logIn(ann)).toBe(429);
}

/** Resets a password, and returns the headers of the response. */
async function resetPassword({ username, email }: Person, password: string): Promise<Headers> {
  const token = "a reset token";
  const tokenHash = createHash("sha256").update(token).digest("base64url");
  const id = String((await findUserByName(username))?.id);
  await addPasswordReset({ id, email }, { tokenHash, expiresAt: new Date(Date.now() + 3_600_000) });
  return (await call("POST", "/api/reset-password", { body: { token, password } })).headers;
}

test("a login sets a cookie that goes to the login alone and that no script can read", async () => {
  const { headers } = await call("POST", "/api/login", { body: ann });
  const [cookie = "", ...others] = headers.getSetCookie();
  expect(others).toEqual([]);
  // A script can read every other header.
  headers.delete("set-cookie");
  expect([...headers].join()).not.toContain("flexi-device");
  const [pair, ...attributes] = cookie.split("; ");
  expect(pair).toMatch(/^flexi-device=eyJ/);
  expect(attributes).toEqual(["Path=/api/login", "Max-Age=31536000", "HttpOnly", "SameSite=Strict"]);
});

testInProcess("where the app is served by https the cookie is sent by https alone", async () => {
  env().APP_URL = "https://flexi.example";
  const { headers } = await call("POST", "/api/login", { body: ann });
  env().APP_URL = "http://localhost:3000";
  expect(headers.getSetCookie()[0]).toContain("; Secure");
});

test("a failed login sets no cookie", async () => {
  const { headers } = await call("POST", "/api/login", { body: { ...ann, password: "wrong" } });
  expect(headers.getSetCookie()).toEqual([]);
});

test("a browser that has signed in before logs in 10 of 10 times, whoever guesses at the same address", async () => {
  const browser = new Browser();
  await browser.logIn(ann);
  await guessAll(ann);
  for (let time = 0; time < 10; time += 1) expect(await browser.logIn(ann)).toBe(200);
});

test("it has 10 failures of its own, which keep no other browser out", async () => {
  const [browser, other] = [new Browser(), new Browser()];
  for (const each of [browser, other]) await each.logIn(ann);
  for (let time = 0; time < 10; time += 1) expect(await browser.logIn({ ...ann, password: "wrong" })).toBe(401);
  expect(await browser.logIn(ann)).toBe(429);
  expect(await other.logIn(ann)).toBe(200);
  expect(await new Browser().logIn(ann)).toBe(200);
});

test("a shared browser is known to each account that it has signed in to, and to no other", async () => {
  const [shared, other, bob] = [new Browser(), new Browser(), await signUp()];
  for (const person of [ann, bob]) await shared.logIn(person);
  await other.logIn(bob);
  await guessAll(ann);
  expect(await shared.logIn(ann)).toBe(200);
  expect(await other.logIn(ann)).toBe(429);
});

test("the cookie names the latest accounts and does not grow", async () => {
  const browser = new Browser();
  await browser.logIn(ann);
  const lengths = [];
  for (let count = 0; count < serverLimits.accountsPerDevice + 2; count += 1) {
    await browser.logIn(await signUp());
    lengths.push(browser.cookie.length);
  }
  expect(new Set(lengths.slice(-3)).size).toBe(1);
  await guessAll(ann);
  expect(await browser.logIn(ann)).toBe(429);
});

test("a new password ends what was known of browsers, but not of the one that has just reset it", async () => {
  const [browser, resetting] = [new Browser(), new Browser()];
  await browser.logIn(ann);
  resetting.keep(await resetPassword(ann, "a new password"));
  const owner = { ...ann, password: "a new password" };
  await guessAll(ann);
  expect(await browser.logIn(owner)).toBe(429);
  for (let time = 0; time < 10; time += 1) expect(await resetting.logIn(owner)).toBe(200);
});

test("no forged, expired or other token makes a browser known", async () => {
  const browser = new Browser();
  await browser.logIn(ann);
  await guessAll(ann);
  const token = browser.cookie.split("=")[1] ?? "";
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  const sign = (changed: object, secret = env().AUTH_SECRET) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(secret));
  const forgeries = {
    "another secret": await sign({}, "x".repeat(40)),
    "another audience": await sign({ aud: "other" }),
    "no audience": await sign({ aud: undefined }),
    expired: await sign({ exp: 1 }),
    "no expiry": await sign({ exp: undefined }),
    "no accounts": await sign({ accounts: null }),
    "a bearer token": ann.token,
    "half a token": token.slice(0, 80),
    nothing: "",
  };
  for (const [kind, forgery] of Object.entries(forgeries)) {
    browser.cookie = `flexi-device=${forgery}`;
    expect({ kind, status: await browser.logIn(ann) }).toEqual({ kind, status: 429 });
  }
  browser.cookie = `flexi-device=${await sign({})}`;
  expect(await browser.logIn(ann)).toBe(200);
});

test("a device token opens no call", async () => {
  const browser = new Browser();
  await browser.logIn(ann);
  const token = browser.cookie.split("=")[1] ?? "";
  expect(await call("GET", "/api/profile", { token })).toMatchObject({ status: 403 });
  expect(await call("GET", "/api/profile", { headers: { cookie: browser.cookie } })).toMatchObject({ status: 401 });
  const asSession = { cookie: `next-auth.session-token=${token}` };
  expect((await call("GET", "/api/auth/session", { headers: asSession })).body).toEqual({});
});
