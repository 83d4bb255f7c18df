import { expect, test } from "@jest/globals";
import { SignJWT, UnsecuredJWT } from "jose";
import { db } from "@/lib/server/db/client";
import { refusalTexts } from "@/lib/texts/refusal";
import { access, calls } from "../support/api/access";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";
import { methods, routes } from "../support/api/routes";

// A failed login is a line on it.
captureConsole();
fakeProvider();
ownConfiguration();

const forUsers = calls.filter(({ who }) => who === "user");
const byLink = calls.flatMap(({ byLink, ...row }) => (byLink ? [{ ...row, byLink }] : []));
const owned = calls.flatMap(({ owned, ...row }) => (owned ? [{ ...row, owned }] : []));
/** Answers 404 whatever the method. */
const unknownPath = "/api/[[...path]]";

test("the access table has exactly the calls of the routes on disk", async () => {
  const found: string[] = [];
  for (const { path, load } of routes.filter(({ path }) => path !== unknownPath)) {
    const handlers = await load();
    for (const method of methods) {
      const request = new Request(`http://localhost${path}`, { method });
      const { status } = await handlers[method](request, { params: Promise.resolve({}) });
      if (status !== 405) found.push(`${method} ${path}`);
    }
  }
  expect(Object.keys(access).sort()).toEqual(found.sort());
});

test("a call that names an object names its owner in the access table", () => {
  const names = (row: (typeof calls)[number]) =>
    row.name.includes("[") || Object.keys(row.body ?? {}).some((field) => /^id$|Id$/.test(field));
  expect(
    forUsers.filter((row) => names(row) && !row.owned && !row.byLink && !row.makes).map(({ name }) => name),
  ).toEqual([]);
});

test.each(calls)("$name without a token", async ({ method, path, who, body }) => {
  const { status, body: said } = await call(method, path, { body });
  if (who === "anyone") expect(said.message).not.toBe(refusalTexts.authenticationRequired);
  else
    expect({ status, said }).toEqual({
      status: 401,
      said: { message: refusalTexts.authenticationRequired, code: "authentication_required" },
    });
});

test("no call takes an invalid token", async () => {
  for (const [kind, token] of Object.entries(await badTokens()))
    for (const { name, method, path, body } of forUsers) {
      const { status, body: said } = await call(method, path, { token, body });
      expect({ name, kind, status, said }).toEqual({
        name,
        kind,
        status: 403,
        said: { message: "Invalid token", code: "invalid_token" },
      });
    }
});

test.each(owned)("$name of somebody else is not found", async ({ method, owned }) => {
  const [owner, stranger] = [await signUp(), await signUp()];
  const { path, body } = await owned(owner);
  expect(await call(method, path, { token: stranger.token, body })).toMatchObject({ status: 404 });
  expect((await call(method, path, { token: owner.token, body })).status).toBeLessThan(300);
});

test.each(byLink)("$name is found by nobody until it is shared, then by everybody", async ({ method, byLink }) => {
  const [owner, stranger] = [await signUp(), await signUp()];
  const { path, open } = await byLink(owner);
  const statuses = () =>
    Promise.all([owner, stranger].map(async ({ token }) => (await call(method, path, { token })).status));
  expect(await statuses()).toEqual([404, 404]);
  await open();
  expect(await statuses()).toEqual([200, 200]);
});

/** Tokens of every kind that must open nothing. */
async function badTokens(): Promise<Record<string, string>> {
  const [revoked, deleted, alive, other] = [await signUp(), await signUp(), await signUp(), await signUp()];
  await call("POST", "/api/logout", { token: revoked.token });
  await call("DELETE", "/api/account", { token: deleted.token, body: { password: deleted.password } });
  const [mine, theirs] = await Promise.all([alive, other].map(({ username }) => claimsOf(username)));
  const inAnHour = Math.floor(Date.now() / 1000) + 3_600;
  const sign = (claims: object, secret = String(process.env.AUTH_SECRET)) =>
    new SignJWT({ exp: inAnHour, ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(secret));
  return {
    malformed: "nonsense",
    revoked: revoked.token,
    deleted: deleted.token,
    forged: await sign({ ...mine }, "another secret of at least 32 characters"),
    expired: await sign({ ...mine, exp: inAnHour - 3_601 }),
    "without an end": await sign({ ...mine, exp: undefined }),
    unsigned: new UnsecuredJWT({ ...mine }).setExpirationTime("1h").encode(),
    "somebody else's session": await sign({ ...mine, sid: theirs?.sid }),
    "no session": await sign({ ...mine, sid: undefined }),
    "an object for a session": await sign({ ...mine, sid: { not: "" } }),
  };
}

async function claimsOf(username: string) {
  const { id, sessions } = await db().user.findFirstOrThrow({ where: { username }, include: { sessions: true } });
  return { sub: id, username, sid: sessions[0]?.id };
}
