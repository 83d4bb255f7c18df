import { expect, test } from "@jest/globals";
import { hashOf } from "@/lib/server/auth/mailed-token";
import { db } from "@/lib/server/db/client";
import { addPasswordReset } from "@/lib/server/db/password-reset";
import { call, logIn, type Person, signUp } from "../support/api/client";

const statusOf = async (token: string) => (await call("GET", "/api/profile", { token })).status;

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
