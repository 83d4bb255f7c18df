import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { accountTexts } from "@/lib/texts/account";
import { newAccountTexts } from "@/lib/texts/new-account";
import { refusalTexts } from "@/lib/texts/refusal";
import { call, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";

const ann = { username: "Ann", password: "secret", email: "ann@example.org" };
const register = (body: unknown) => call("POST", "/api/register", { body });

test("a new user gets 201 and can log in", async () => {
  const { status, body } = await register(ann);
  expect({ status, body }).toEqual({ status: 201, body: { message: accountTexts.registered } });
  expect(await call("POST", "/api/login", { body: ann })).toMatchObject({ status: 200 });
});

test("the password is stored as an Argon2id hash of the recommended cost", async () => {
  await register(ann);
  const { passwordHash } = await db().user.findFirstOrThrow();
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each(["ann", "ANN", " Ann ", "Ａｎｎ"])("the user name %p is taken when Ann is", async (username) => {
  await register(ann);
  const { status, body } = await register({ ...ann, username, email: "other@example.org" });
  expect({ status, body }).toEqual({
    status: 409,
    body: { message: refusalTexts.usernameTaken, code: "username_taken" },
  });
});

test("a user name is stored as names are compared, and its first spelling still logs in", async () => {
  const typed = { ...ann, username: "Ｚoe\u0308" };
  expect(await register(typed)).toMatchObject({ status: 201 });
  expect((await db().user.findFirstOrThrow()).username).toBe("Zoë");
  expect(await call("POST", "/api/login", { body: typed })).toMatchObject({ status: 200 });
});

test("a name from before this rule still logs in", async () => {
  const body = await signUp({ username: "Ann\u200b" });
  expect(await call("POST", "/api/login", { body })).toMatchObject({ status: 200 });
});

test("an e-mail address is taken in any spelling", async () => {
  await register(ann);
  const { status, body } = await register({ ...ann, username: "Bob", email: "ANN@Example.org" });
  expect({ status, body }).toEqual({ status: 409, body: { message: refusalTexts.emailTaken, code: "email_taken" } });
});

test("of 8 registrations of the same name at the same time one succeeds and seven get 409", async () => {
  const all = Array.from({ length: 8 }, (_, n) => register({ ...ann, email: `ann${n}@example.org` }));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(await db().user.count()).toBe(1);
});

test.each([
  [{ username: "  " }, accountTexts.usernameRequired],
  [{ username: "x".repeat(65) }, accountTexts.usernameTooLong],
  [{ username: "An\u200bn" }, newAccountTexts.usernameHidden],
  [{ password: "" }, accountTexts.passwordRequired],
  [{ password: "12345" }, accountTexts.passwordTooShort],
  [{ password: "x".repeat(1001) }, accountTexts.passwordTooLong],
  [{ email: "ann" }, accountTexts.emailInvalid],
  [{ email: "ann@" }, accountTexts.emailInvalid],
  [{ email: "ann@a b" }, accountTexts.emailInvalid],
  [{ email: `${"x".repeat(250)}@a.de` }, accountTexts.emailInvalid],
])("%j is refused with its sentence", async (change, message) => {
  const { status, body } = await register({ ...ann, ...change });
  expect({ status, body }).toEqual({ status: 400, body: { message, code: "invalid_request" } });
  expect(await db().user.count()).toBe(0);
});

test.each(["ann@museum", "ann@example.photography", "ann+tag@exa_mple.x"])(
  "the address %p may register",
  async (email) => {
    expect(await register({ ...ann, email })).toMatchObject({ status: 201 });
  },
);

test("name and address come back byte for byte", async () => {
  const { token } = await signUp({ username: "Zoë 🧶 <b>", email: "Zoë@Example.org" });
  const { body } = await call("GET", "/api/profile", { token });
  expect(body).toEqual({ username: "Zoë 🧶 <b>", email: "Zoë@Example.org", displayName: "", showOnBoard: true });
});

test("one address can register 100 accounts a minute, and then gets 429 with Retry-After", async () => {
  await db().throttle.deleteMany();
  await register(ann);
  await db().throttle.updateMany({ data: { count: 99 } });
  expect(await register({ ...ann, username: "Bob", email: "bob@example.org" })).toMatchObject({ status: 201 });
  const { status, headers } = await register({ ...ann, username: "Eve", email: "eve@example.org" });
  const seconds = Number(headers.get("retry-after"));
  expect([status, seconds > 30, seconds <= 60]).toEqual([429, true, true]);
});

testInProcess("one address is told 10 times an hour that an e-mail address is taken, and then nothing", async () => {
  env().FLEXI_FRONT = "self";
  await register(ann);
  const probe = async (email: string, address: string) => {
    const headers = { "x-forwarded-for": address };
    const username = randomUUID();
    return (await call("POST", "/api/register", { body: { ...ann, username, email }, headers })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 14 }, () => probe(ann.email, "203.0.113.7")));
  expect(statuses.sort()).toEqual([...Array(10).fill(409), ...Array(4).fill(429)]);
  expect([await probe("free@example.org", "203.0.113.7"), await probe(ann.email, "203.0.113.7")]).toEqual([429, 429]);
  expect(await probe(ann.email, "198.51.100.8")).toBe(409);
  expect(await probe("free@example.org", "198.51.100.8")).toBe(201);
  env().FLEXI_FRONT = undefined;
});

testInProcess("where no address is known nobody can close registration for the others", async () => {
  await register(ann);
  for (let index = 0; index < 11; index += 1) {
    expect(await register({ ...ann, username: `bob ${index}` })).toMatchObject({ status: 409 });
  }
  expect(await register({ ...ann, username: "Bob", email: "bob@example.org" })).toMatchObject({ status: 201 });
});

test("with a taken name nothing is told about the e-mail address", async () => {
  await register(ann);
  expect(await register(ann)).toMatchObject({ body: { code: "username_taken" } });
  expect(await register({ ...ann, email: "free@example.org" })).toMatchObject({ body: { code: "username_taken" } });
});
