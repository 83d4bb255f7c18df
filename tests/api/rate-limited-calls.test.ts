import { expect, test } from "@jest/globals";
import { rateLimits } from "@/lib/api/server-limits";
import { db } from "@/lib/server/db/client";
import { refusalTexts } from "@/lib/texts/refusal";
import { call, logIn, type Person, signUp } from "../support/api/client";
import { formOf } from "../support/api/files";

const kinds: [
  keyof typeof rateLimits,
  (person: Pick<Person, "token">) => Promise<{ status: number; headers: Headers }>,
][] = [
  ["export", ({ token }) => call("GET", "/api/account/export", { token })],
  ["import", ({ token }) => call("POST", "/api/account/import", { token, body: formOf("{}") })],
];

test.each(kinds)("%s is limited to 30 calls an hour for each user, not for each session", async (budget, makeCall) => {
  const [ann, bob] = [await signUp(), await signUp()];
  const elsewhere = { token: await logIn(ann) };
  const answers = await Promise.all(Array.from({ length: 32 }, (_, index) => makeCall(index % 2 ? ann : elsewhere)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect((await makeCall(bob)).status).not.toBe(429);
  expect(rateLimits[budget]).toEqual({ count: 30, seconds: 3_600 });
});

test.each(kinds)("%s with an expired token is not counted", async (_, makeCall) => {
  const ann = await signUp();
  await call("POST", "/api/logout", { token: ann.token });
  const answer = await call("GET", "/api/profile", { token: ann.token });
  expect(answer).toMatchObject({ status: 403, body: { message: refusalTexts.invalidToken, code: "invalid_token" } });
  expect(await makeCall(ann)).toMatchObject({ status: 403 });
  expect(await db().throttle.count()).toBe(0);
});
