import { afterEach, expect, jest, test } from "@jest/globals";
import { serverTimings } from "@/lib/api/server-limits";
import { hashOf } from "@/lib/server/auth/mailed-token";
import { db } from "@/lib/server/db/client";
import { addPasswordReset } from "@/lib/server/db/password-reset";
import { call, logIn, type Person, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";

afterEach(() => {
  jest.restoreAllMocks();
});

const statusOf = async (token: string) => (await call("GET", "/api/profile", { token })).status;

testInProcess("a session that this process ends is refused at once, however recently it was cached", async () => {
  // With a stopped clock no cached session expires.
  jest.spyOn(performance, "now").mockReturnValue(performance.now());
  const ann = await signUp();
  const [phone, tablet] = [await logIn(ann), await logIn(ann)];
  const statuses = () => Promise.all([ann.token, phone, tablet].map(statusOf));
  expect(await statuses()).toEqual([200, 200, 200]);
  await Promise.all([call("POST", "/api/logout", { token: phone }), statuses()]);
  expect(await statuses()).toEqual([200, 403, 200]);
  await Promise.all([call("PUT", "/api/profile", { token: ann.token, body: { password: "sesame two" } }), statuses()]);
  expect(await statuses()).toEqual([200, 403, 403]);
});

async function reset({ username }: Person) {
  const user = await db().user.findFirstOrThrow({ where: { username } });
  await addPasswordReset(user, { tokenHash: hashOf("t"), expiresAt: new Date(Date.now() + 60_000) });
  return call("POST", "/api/reset-password", { body: { token: "t", password: "a new password" } });
}

testInProcess.each<[string, (ann: Person) => Promise<{ status: number }>]>([
  ["a password reset", reset],
  [
    "the deletion of the account",
    ({ token, password }) => call("DELETE", "/api/account", { token, body: { password } }),
  ],
])("%s ends all sessions of the user at once, and no session of another user", async (_, end) => {
  jest.spyOn(performance, "now").mockReturnValue(performance.now());
  const [ann, bob] = [await signUp(), await signUp()];
  const phone = await logIn(ann);
  const statuses = () => Promise.all([ann.token, phone, bob.token].map(statusOf));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await end(ann)).toMatchObject({ status: 200 });
  expect(await statuses()).toEqual([403, 403, 200]);
});

testInProcess("a call that fails with 404 does not empty the session cache", async () => {
  jest.spyOn(performance, "now").mockReturnValue(performance.now());
  const [ann, bob] = [await signUp(), await signUp()];
  expect(await statusOf(bob.token)).toBe(200);
  // Done directly in the database, as by another instance: this process does not notice.
  await db().session.deleteMany({ where: { user: { username: bob.username } } });
  expect(await call("GET", "/api/conversations/unknown", { token: ann.token })).toMatchObject({ status: 404 });
  expect(await statusOf(bob.token)).toBe(200);
});

testInProcess("a deleted user cannot delete a new account with the same name and password", async () => {
  jest.spyOn(performance, "now").mockReturnValue(performance.now());
  const ann = await signUp();
  expect(await statusOf(ann.token)).toBe(200);
  await db().$transaction([db().user.deleteMany(), db().userKey.deleteMany()]);
  const { token } = await signUp(ann);
  const removal = { token: ann.token, body: { password: ann.password } };
  expect(await call("DELETE", "/api/account", removal)).toMatchObject({ status: 403 });
  expect(await statusOf(token)).toBe(200);
});

testInProcess("a profile that this process changes is shown at once", async () => {
  jest.spyOn(performance, "now").mockReturnValue(performance.now());
  const { token } = await signUp();
  expect((await call("GET", "/api/profile", { token })).body).toMatchObject({ displayName: "" });
  await call("PUT", "/api/profile", { token, body: { displayName: "Ann of Skagen" } });
  expect((await call("GET", "/api/profile", { token })).body).toMatchObject({ displayName: "Ann of Skagen" });
});

test("a session that another instance ended is refused within a second", async () => {
  const { token } = await signUp();
  expect(await statusOf(token)).toBe(200);
  await db().session.deleteMany();
  const ended = performance.now();
  while (performance.now() - ended < 2 * serverTimings.sessionCacheMs) await statusOf(token);
  expect(await statusOf(token)).toBe(403);
});
