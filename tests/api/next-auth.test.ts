import { expect, test } from "@jest/globals";
import { decodeJwt } from "jose";
import { db } from "@/lib/server/db/client";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { type Call, call, logIn, type Person, send, signUp } from "../support/api/client";
import type { Method } from "../support/api/routes";

captureConsole();

/** Keeps cookies from call to call, as a browser does. */
class Browser {
  readonly cookies = new Map<string, string>();

  async call(method: Method, path: string, form?: Record<string, string>, headers: Call["headers"] = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await send(method, `/api/auth/${path}`, {
      headers: { cookie, ...(form && { "content-type": "application/x-www-form-urlencoded" }), ...headers },
      ...(form && { body: new URLSearchParams(form).toString() }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }

  async signIn({ username, password }: Pick<Person, "username" | "password">, more: Record<string, string> = {}) {
    const { csrfToken } = (await this.call("GET", "csrf")).body;
    return this.call("POST", "callback/credentials", { csrfToken, username, password, json: "true", ...more });
  }

  get token(): string {
    return this.cookies.get("next-auth.session-token") ?? "";
  }
}

test("signing in makes a session that next-auth knows", async () => {
  const [ann, browser] = [await signUp(), new Browser()];
  const { status, body } = await browser.signIn(ann);
  expect({ status, body }).toEqual({ status: 200, body: { url: "http://localhost:3000/" } });
  const session = await browser.call("GET", "session");
  expect(session.body).toEqual({ user: { name: ann.username }, expires: expect.any(String) });
});

test("its token is the token of the other calls, with a session row of its own", async () => {
  const [ann, browser] = [await signUp(), new Browser()];
  await browser.signIn(ann);
  const { sub, username, sid, iat, exp, ...others } = decodeJwt(browser.token);
  expect([username, others, Number(exp) - Number(iat)]).toEqual([
    ...[ann.username, { iss: "flexi", aud: "flexi" }, 7 * 86_400],
  ]);
  expect(await db().session.count({ where: { userId: String(sub), id: String(sid) } })).toBe(1);
  expect(await call("GET", "/api/profile", { token: browser.token })).toMatchObject({ status: 200 });
});

test("the session cookie alone opens no other call", async () => {
  const [ann, browser] = [await signUp(), new Browser()];
  await browser.signIn(ann);
  const headers = { cookie: `next-auth.session-token=${browser.token}` };
  expect(await call("GET", "/api/profile", { headers })).toMatchObject({ status: 401 });
});

test("signing out revokes the token", async () => {
  const [ann, browser] = [await signUp(), new Browser()];
  await browser.signIn(ann);
  const { token } = browser;
  const { csrfToken } = (await browser.call("GET", "csrf")).body;
  expect(await browser.call("POST", "signout", { csrfToken, json: "true" })).toMatchObject({ status: 200 });
  expect(await call("GET", "/api/profile", { token })).toMatchObject({ status: 403 });
  expect(await call("GET", "/api/profile", { token: ann.token })).toMatchObject({ status: 200 });
});

test("a revoked token is no session any more", async () => {
  const [ann, browser] = [await signUp(), new Browser()];
  await browser.signIn(ann);
  await call("POST", "/api/logout", { token: browser.token });
  expect(await browser.call("GET", "session")).toMatchObject({ status: 200, body: {} });
});

test("a token of POST /api/login is a session of next-auth", async () => {
  const [ann, browser] = [await signUp(), new Browser()];
  browser.cookies.set("next-auth.session-token", await logIn(ann));
  expect((await browser.call("GET", "session")).body).toMatchObject({ user: { name: ann.username } });
});

test("a wrong password is refused with the login's sentence", async () => {
  const [ann, browser] = [await signUp(), new Browser()];
  const { status, body } = await browser.signIn({ ...ann, password: "wrong" });
  expect({ status, body }).toEqual({
    status: 401,
    body: { message: refusalTexts.wrongCredentials, code: "wrong_credentials" },
  });
  expect(browser.token).toBe("");
});

test("both logins count the same attempts", async () => {
  const [ann, browser] = [await signUp(), new Browser()];
  for (let time = 0; time < 5; time += 1) {
    await browser.signIn({ ...ann, password: "wrong" });
    await call("POST", "/api/login", { body: { ...ann, password: "wrong" } });
  }
  const { status, body, headers } = await browser.signIn(ann);
  expect({ status, body }).toEqual({ status: 429, body: { message: refusalTexts.throttled, code: "rate_limited" } });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await call("POST", "/api/login", { body: ann })).toMatchObject({ status: 429 });
});

test("a sign-in without the form's secret is refused", async () => {
  const [ann, browser] = [await signUp(), new Browser()];
  const { status, body } = await browser.call("POST", "callback/credentials", { ...ann, json: "true" });
  expect({ status, body }).toEqual({
    status: 400,
    body: { message: refusalTexts.formExpired, code: "invalid_request" },
  });
  expect(browser.token).toBe("");
});

test("it uses the pages of the app", async () => {
  const browser = new Browser();
  for (const page of ["signin", "signout"]) {
    const { status, headers, body } = await browser.call("GET", page);
    expect([status, body]).toEqual([302, null]);
    expect(headers.get("location")).toMatch(/^http:\/\/localhost:3000\/#\/login/);
  }
});

test("redirects come from APP_URL and never from a header, and lead nowhere else", async () => {
  const [ann, browser] = [await signUp(), new Browser()];
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
  const providers = await browser.call("GET", "providers", undefined, headers);
  expect(providers.body.credentials.callbackUrl).toBe("http://localhost:3000/api/auth/callback/credentials");
  for (const callbackUrl of [
    "https://evil.example/",
    "//evil.example",
    "http://localhost:3000.evil.example/",
    "http://",
  ]) {
    expect((await browser.signIn(ann, { callbackUrl })).body).toEqual({ url: "http://localhost:3000" });
  }
});

test.each([
  ["/☃", "/%E2%98%83"],
  ["/a\r\nx-evil: 1", "/ax-evil:%201"],
  ["/./api/logout", ""],
])("a form with the callback URL %j is redirected to a page of the app", async (path, shown) => {
  const [ann, browser] = [await signUp(), new Browser()];
  const { status, headers } = await browser.signIn(ann, { callbackUrl: `http://localhost:3000${path}`, json: "false" });
  expect([status, headers.get("location")]).toEqual([302, `http://localhost:3000${shown}`]);
});

test("a lone surrogate in the callback URL is harmless", async () => {
  const browser = new Browser();
  const { csrfToken } = (await browser.call("GET", "csrf")).body;
  const body = { ...(await signUp()), csrfToken, callbackUrl: "http://localhost:3000/\ud800", json: "true" };
  const cookie = `next-auth.csrf-token=${browser.cookies.get("next-auth.csrf-token")}`;
  const headers = { cookie, "content-type": "application/json" };
  const answer = await call("POST", "/api/auth/callback/credentials", { body, headers });
  expect(answer).toMatchObject({ status: 200, body: { url: "http://localhost:3000/%EF%BF%BD" } });
});

test.each([
  ["GET", "callback/credentials", 404],
  ["GET", "error", 404],
  ["GET", "verify-request", 404],
  ["POST", "_log", 404],
  ["GET", "nothing", 404],
  ["GET", "session?callbackUrl=nonsense", 400],
  ["POST", "session", 400],
  ["POST", "signin/credentials", 400],
  ["PUT", "session", 405],
] as const)("%s %s fails in JSON with %i", async (method, path, status) => {
  const answer = await new Browser().call(method, path);
  expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(answer.headers.get("content-type")).toBe("application/json");
});

test.each([
  ["not JSON", "{", "application/json"],
  ["a list", "[]", "application/json"],
  ["an object for a name", '{"username":{"not":""}}', "application/json"],
  ["no UTF-8", new Uint8Array([0x61, 0xff]), "application/x-www-form-urlencoded"],
])("%s as the form is refused with 400", async (_, body, contentType) => {
  const headers = { "content-type": contentType };
  const answer = await call("POST", "/api/auth/callback/credentials", { body, headers });
  expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String), code: "invalid_request" } });
});
