import { expect, test } from "@jest/globals";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { accountTexts } from "@/lib/texts/account";
import { profileTexts } from "@/lib/texts/profile";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { call, logIn, type Person, signUp } from "../support/api/client";

captureConsole();

const change = ({ token }: Person, body: unknown) => call("PUT", "/api/profile", { token, body });
const read = async ({ token }: Pick<Person, "token">) => (await call("GET", "/api/profile", { token })).body;

test("a change returns the new profile", async () => {
  const ann = await signUp();
  const { status, body } = await change(ann, { email: "new@example.com", displayName: "Ann 🧶" });
  const profile = { username: ann.username, email: "new@example.com", displayName: "Ann 🧶", showOnBoard: true };
  expect({ status, body }).toEqual({ status: 200, body: { message: profileTexts.updated, ...profile } });
  expect(await read(ann)).toEqual(profile);
});

test("fields that are left out do not change", async () => {
  const ann = await signUp();
  await change(ann, { displayName: "Ann" });
  await change(ann, { email: "new@example.com" });
  expect(await read(ann)).toMatchObject({ username: ann.username, email: "new@example.com", displayName: "Ann" });
  expect(await call("POST", "/api/login", { body: ann })).toMatchObject({ status: 200 });
});

test.each([
  [{}, profileTexts.fieldRequired],
  [{ username: "other" }, profileTexts.fieldRequired],
  [{ showOnBoard: false }, profileTexts.fieldRequired],
  [{ email: "", password: "", displayName: "" }, profileTexts.fieldRequired],
  [{ password: "", showOnBoard: false }, profileTexts.fieldRequired],
  [{ email: "new" }, accountTexts.emailInvalid],
  [{ email: "new@example" }, accountTexts.emailInvalid],
  [{ email: "new@example.c" }, accountTexts.emailInvalid],
  [{ email: "new@example.photo" }, accountTexts.emailInvalid],
  [{ email: "" }, profileTexts.fieldRequired],
  [{ email: "", displayName: "Ann" }, accountTexts.emailInvalid],
  [{ password: "12345" }, accountTexts.passwordTooShort],
  [{ displayName: "  " }, profileTexts.displayNameEmpty],
  [{ displayName: "x".repeat(101) }, profileTexts.displayNameTooLong],
  [{ email: "new@example.org", displayName: "" }, profileTexts.displayNameEmpty],
  [{ displayName: "Ann\u202e" }, profileTexts.displayNameHidden],
  [{ displayName: "Ann", birthYear: 1899 }, profileTexts.birthYearInvalid],
  [{ displayName: "Ann", birthYear: 1950.5 }, profileTexts.birthYearInvalid],
  [{ displayName: "Ann", birthYear: new Date().getUTCFullYear() + 2 }, profileTexts.birthYearInvalid],
  [{ birthYear: 1950 }, profileTexts.fieldRequired],
])("%j is refused with its sentence and changes nothing", async (body, message) => {
  const ann = await signUp();
  const before = await db().user.findFirst();
  expect(await change(ann, body)).toMatchObject({ status: 400, body: { message, code: "invalid_request" } });
  expect(await db().user.findFirst()).toEqual(before);
});

test("an address with a long last part is accepted while it does not change", async () => {
  const ann = await signUp({ email: "ann@example.photography" });
  expect(await change(ann, { email: ann.email, displayName: "Ann" })).toMatchObject({ status: 200 });
});

test("a display name from before this rule is accepted while it does not change", async () => {
  const ann = await signUp();
  await db().user.updateMany({ data: { displayName: "Ann\u202e" } });
  expect(await change(ann, { displayName: "Ann\u202e", email: "new@example.org" })).toMatchObject({ status: 200 });
});

test("the address of another user is refused", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const answer = await change(ann, { email: bob.email.toUpperCase() });
  expect(answer).toMatchObject({ status: 409, body: { message: refusalTexts.emailTaken, code: "email_taken" } });
});

test("one person is told 10 times an hour that an address is taken, and then nothing", async () => {
  const [ann, bob, eve] = [await signUp(), await signUp(), await signUp()];
  const probe = async (person: Person, email: string) => (await change(person, { email })).status;
  const statuses = await Promise.all(Array.from({ length: 14 }, () => probe(ann, bob.email)));
  expect(statuses.sort()).toEqual([...Array(10).fill(409), ...Array(4).fill(429)]);
  expect([await probe(ann, bob.email), await probe(ann, "free@example.com")]).toEqual([429, 429]);
  expect(await change(ann, { email: ann.email, displayName: "Ann" })).toMatchObject({ status: 200 });
  expect([await probe(eve, bob.email), await probe(eve, "free@example.com")]).toEqual([409, 200]);
});

test("an address that was given up stays reserved while a link can bring it back, and is then free", async () => {
  const ann = await signUp({ email: "ann@example.org" });
  await change(ann, { email: "ann@example.com" });
  await change(ann, { email: "Ann@example.com" });
  const bob = { username: "bob", password: "open sesame" };
  const register = (email: string) => call("POST", "/api/register", { body: { ...bob, email } });
  for (const email of ["ann@example.com", "ann@example.org"])
    expect(await register(email)).toMatchObject({ status: 409, body: { code: "email_taken" } });
  await db().accountChange.updateMany({ data: { expiresAt: new Date() } });
  await runCleanup();
  expect(await register("ann@example.com")).toMatchObject({ status: 409, body: { code: "email_taken" } });
  expect(await register("ann@example.org")).toMatchObject({ status: 201 });
});

test("a right current password is accepted, however often", async () => {
  const ann = await signUp();
  for (let time = 0; time < 11; time += 1) {
    const body = { displayName: `Ann ${time}`, currentPassword: ann.password };
    expect(await change(ann, body)).toMatchObject({ status: 200 });
  }
});

test("a wrong current password is refused, counts as a failed login, and changes nothing", async () => {
  const ann = await signUp();
  const body = { email: "new@example.org", password: "a new password", currentPassword: "wrong" };
  const before = await db().user.findFirst();
  const refusal = { status: 400, body: { message: refusalTexts.wrongPassword, code: "wrong_password" } };
  for (let time = 0; time < 10; time += 1) expect(await change(ann, body)).toMatchObject(refusal);
  expect(await change(ann, { ...body, currentPassword: ann.password })).toMatchObject({ status: 429 });
  expect(await db().user.findFirst()).toEqual(before);
});

test("an account's address and password are changed 20 times a day at most", async () => {
  const ann = await signUp();
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1)
    statuses.push((await change(ann, { email: `ann-${time}@example.org` })).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

test("a new password ends every other session and keeps this one", async () => {
  const ann = await signUp();
  const other = await logIn(ann);
  expect(await change(ann, { password: "a new password" })).toMatchObject({ status: 200 });
  expect(await call("GET", "/api/profile", { token: other })).toMatchObject({ status: 403 });
  expect(await call("GET", "/api/profile", { token: ann.token })).toMatchObject({ status: 200 });
  expect(await logIn({ ...ann, password: "a new password" })).toMatch(/^ey/);
});

test("a display name alone ends no session", async () => {
  const ann = await signUp();
  const other = await logIn(ann);
  await change(ann, { displayName: "Ann" });
  expect(await call("GET", "/api/profile", { token: other })).toMatchObject({ status: 200 });
});

test.each([{ email: "new@example.org" }, { password: "a new password" }])("%j voids a reset link", async (body) => {
  const ann = await signUp();
  const { id } = await db().user.findFirstOrThrow();
  await db().passwordReset.create({
    data: { userId: id, tokenHash: "hash", expiresAt: new Date(Date.now() + 60_000) },
  });
  await change(ann, body);
  expect(await db().passwordReset.count()).toBe(0);
});

test("a change does not affect other users", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  await change(ann, { email: "new@example.org", displayName: "Ann", password: "a new password" });
  expect(await read(bob)).toEqual({ username: bob.username, email: bob.email, displayName: "", showOnBoard: true });
});
