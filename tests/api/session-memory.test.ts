import { afterEach, expect, jest, test } from "@jest/globals";
import { timings } from "@/lib/limits";
import { db } from "@/lib/server/db/client";
import { call, logIn, signUp } from "../support/api";

afterEach(() => {
  jest.restoreAllMocks();
});

const statusOf = async (token: string) => (await call("GET", "/api/profile", { token })).status;

test("a session that ends here is over with the answer, however many calls it made a moment ago", async () => {
  // With the clock standing still nothing is forgotten for its age.
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

test("a session that another instance ended is refused within a second", async () => {
  const { token } = await signUp();
  expect(await statusOf(token)).toBe(200);
  await db().session.deleteMany();
  const ended = performance.now();
  while ((await statusOf(token)) === 200)
    expect(performance.now() - ended).toBeLessThan(2 * timings.sessionRememberedMs);
  expect(await statusOf(token)).toBe(403);
});
