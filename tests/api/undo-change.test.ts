import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { addPasswordReset } from "@/lib/server/db/password-reset";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { call, logIn, type Person, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";
import { finishBackgroundWork } from "../support/fakes/background-work";
import { MailServer } from "../support/fakes/mail-server";

const post = new MailServer();
const printed = captureConsole();

beforeAll(async () => {
  process.env.SMTP_URL = await post.start();
});
beforeEach(async () => {
  await finishBackgroundWork();
  post.mails.length = 0;
});
afterAll(() => post.stop());

const thief = "thief@example.com";
const change = (token: string, body: object) => call("PUT", "/api/profile", { token, body });
const undo = (token: string) => call("POST", "/api/undo-change", { body: { token } });
const reset = (token: unknown, password: string) => call("POST", "/api/reset-password", { body: { token, password } });
const emailOf = async () => (await db().user.findFirstOrThrow()).email;
const statusOf = async (token: string) => (await call("GET", "/api/profile", { token })).status;

/** The token of the next mail's link to an address. */
async function mailedToken(address: string): Promise<string> {
  const token = /^http:\/\/localhost:3000\/#\/undo-change\/([\w-]{43})$/m.exec(await post.next(address))?.[1];
  return token ?? "no link";
}

/** Changes the address with somebody's token, and returns the token of the link that the address before it is sent. */
async function move({ token }: Pick<Person, "token">, from: string, to: string): Promise<string> {
  expect(await change(token, { email: to })).toMatchObject({ status: 200 });
  return mailedToken(from);
}

test("a new address is mailed to the address before it, which does not learn the new one", async () => {
  const ann = await signUp();
  await change(ann.token, { email: thief, displayName: "Ann" });
  const text = await post.next(ann.email);
  expect(text).toContain("The email address of your Flexi account was changed.");
  expect(text).not.toContain(thief);
});

test("a new password is mailed, whether it was set in the profile or by a reset link", async () => {
  const ann = await signUp();
  await change(ann.token, { password: "a new password" });
  expect(await post.next(ann.email)).toContain("The password of your Flexi account was changed.");
  await call("POST", "/api/forgot-password", { body: { email: ann.email } });
  const token = /token=([\w-]{43})/.exec(await post.next(ann.email))?.[1];
  await reset(token, "another password");
  expect(await mailedToken(ann.email)).toMatch(/^[\w-]{43}$/);
});

test("the same address again, or another name, is mailed to nobody", async () => {
  const ann = await signUp();
  await change(ann.token, { email: ann.email, displayName: "Ann" });
  await finishBackgroundWork();
  expect([post.mails, await db().accountChange.count()]).toEqual([[], 0]);
});

test("the owner gets back in and the thief is out: address, password, sessions and reset links", async () => {
  const ann = await signUp();
  const link = await move(ann, ann.email, thief);
  await change(ann.token, { password: "the thief's" });
  await call("POST", "/api/forgot-password", { body: { email: thief } });
  await post.next(thief);
  const stolen = /token=([\w-]{43})/.exec(await post.next(thief))?.[1];
  const { status, body } = await undo(link);
  expect([status, await emailOf(), await statusOf(ann.token)]).toEqual([200, ann.email, 403]);
  expect(await reset(stolen, "the thief's again")).toMatchObject({ status: 400 });
  for (const password of ["the thief's", ann.password])
    expect(await call("POST", "/api/login", { body: { ...ann, password } })).toMatchObject({ status: 401 });
  expect(await reset(body.resetToken, "a new password")).toMatchObject({ status: 200 });
  expect(await logIn({ ...ann, password: "a new password" })).toMatch(/^ey/);
});

test("a link works once, for 7 days, and only its hash is stored", async () => {
  const ann = await signUp();
  const link = await move(ann, ann.email, thief);
  const row = await db().accountChange.findFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(link);
  const days = (row.expiresAt.getTime() - Date.now()) / 86_400_000;
  expect([days > 6.99, days <= 7]).toEqual([true, true]);
  const answers = await Promise.all(Array.from({ length: 8 }, () => undo(link)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
  const { body } = answers.find(({ status }) => status === 200) ?? {};
  expect(await reset(body?.resetToken, "a new password")).toMatchObject({ status: 200 });
});

test("a used, an expired and an invented link get the same response", async () => {
  const ann = await signUp();
  const used = await move(ann, ann.email, thief);
  await undo(used);
  const bob = await signUp();
  const expired = await move(bob, bob.email, "bob@example.com");
  await db().accountChange.updateMany({ data: { expiresAt: new Date() } });
  for (const token of [used, expired, "invented", ""]) {
    const body = { message: refusalTexts.undoLinkInvalid, code: "undo_link_invalid" };
    expect(await undo(token)).toMatchObject({ status: 400, body });
  }
});

test("a chain of addresses does not let the thief escape: the first link undoes all of it", async () => {
  const ann = await signUp();
  const owners = await move(ann, ann.email, thief);
  const thiefs = await move(ann, thief, "thief-2@example.com");
  await undo(thiefs);
  expect(await emailOf()).toBe(thief);
  const second = await undo(owners);
  expect([second.status, await emailOf()]).toEqual([200, ann.email]);
});

test("after the first link was used, later ones are void", async () => {
  const ann = await signUp();
  const owners = await move(ann, ann.email, thief);
  const thiefs = await move(ann, thief, "thief-2@example.com");
  await undo(owners);
  expect(await undo(thiefs)).toMatchObject({ status: 400 });
  expect(await emailOf()).toBe(ann.email);
});

test("an owner who changes the address back gives the thief no link, and voids the thief's earlier ones", async () => {
  const ann = await signUp();
  const owners = await move(ann, ann.email, thief);
  const thiefs = await move(ann, thief, "thief-2@example.com");
  await change(ann.token, { email: ann.email });
  expect(await mailedToken("thief-2@example.com")).toBe("no link");
  expect(await undo(thiefs)).toMatchObject({ status: 400 });
  expect(await undo(owners)).toMatchObject({ status: 200 });
});

test("an earlier link lives as long as the later ones", async () => {
  const ann = await signUp();
  const owners = await move(ann, ann.email, thief);
  await db().accountChange.updateMany({ data: { expiresAt: new Date(Date.now() + 60_000) } });
  await move(ann, thief, "thief-2@example.com");
  const rows = await db().accountChange.findMany({ orderBy: { number: "asc" } });
  expect(rows[0]?.expiresAt).toEqual(rows[1]?.expiresAt);
  expect(await undo(owners)).toMatchObject({ status: 200 });
});

test("an address that a link can bring back cannot be registered, and gets no reset link for the account", async () => {
  const ann = await signUp();
  const link = await move(ann, ann.email, thief);
  const eve = { username: "eve", password: "open sesame", email: ann.email.toUpperCase() };
  expect(await call("POST", "/api/register", { body: eve })).toMatchObject({ status: 409 });
  await call("POST", "/api/forgot-password", { body: { email: ann.email } });
  await finishBackgroundWork();
  const resets = post.mails.filter(({ text }) => text.includes("reset-password"));
  expect([resets, (await undo(link)).status]).toEqual([[], 200]);
});

test("whoever had the address that is taken away hears of it", async () => {
  const ann = await signUp();
  await undo(await move(ann, ann.email, "new@example.com"));
  expect(await post.next("new@example.com")).toContain("was undone with the link");
});

test("a session that ends during its own change changes nothing", async () => {
  const ann = await signUp();
  expect(await statusOf(ann.token)).toBe(200);
  // Done directly in the database, as by another instance: this process has the session in its cache.
  await db().session.deleteMany();
  expect(await change(ann.token, { email: thief })).toMatchObject({ status: 403 });
  expect(await emailOf()).toBe(ann.email);
});

test("of changes, logins and reset links that overlap with the undoing none survives it", async () => {
  const ann = await signUp();
  const owners = await move(ann, ann.email, thief);
  const attempts = [1, 2, 3].flatMap((number) => [
    change(ann.token, { email: `thief-${number}@example.com` }),
    call("POST", "/api/login", { body: ann }),
    call("POST", "/api/forgot-password", { body: { email: thief } }),
  ]);
  const undone = await undo(owners);
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  await finishBackgroundWork();
  expect([undone.status, statuses.filter((status) => ![200, 401, 403].includes(status))]).toEqual([200, []]);
  expect([await emailOf(), await db().session.count(), await db().accountChange.count()]).toEqual([ann.email, 0, 0]);
  expect(await reset(undone.body.resetToken, "a new password")).toMatchObject({ status: 200 });
});

test("a reset link for an address that was changed meanwhile is not stored", async () => {
  await signUp();
  const user = await db().user.findFirstOrThrow();
  await db().user.updateMany({ data: { email: thief } });
  expect(await addPasswordReset(user, { tokenHash: "hash", expiresAt: new Date() })).toBe(false);
  expect(await db().passwordReset.count()).toBe(0);
});

test("the link of a deleted account is void", async () => {
  const ann = await signUp();
  await change(ann.token, { email: thief, currentPassword: ann.password });
  const link = await mailedToken(ann.email);
  await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  expect(await undo(link)).toMatchObject({ status: 400 });
  expect([await db().accountChange.count(), await db().userKey.count()]).toEqual([0, 0]);
});

testInProcess("changes and their undoing have a name and the account's id in the log, and no address", async () => {
  const ann = await signUp();
  const { id } = await db().user.findFirstOrThrow();
  await change(ann.token, { email: thief, password: "a new password" });
  await undo(await mailedToken(ann.email));
  const events = printed.lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  for (const event of ["email_changed", "password_changed", "change_undone"])
    expect(events).toContainEqual(expect.objectContaining({ event, account: id }));
  expect(printed.lines.join()).not.toMatch(new RegExp(`${thief}|${ann.email}`));
});
