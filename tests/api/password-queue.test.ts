import { availableParallelism } from "node:os";
import { beforeAll, expect } from "@jest/globals";
import { serverLimits } from "@/lib/api/server-limits";
import { hashPassword, type Requester } from "@/lib/server/auth/password";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { waitUntil } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";

const printed = captureConsole();
const [home, elsewhere] = ["203.0.113.7", "198.51.100.8"];
/** How many passwords are hashed at the same time. */
const running = Math.max(1, availableParallelism() - 1);
const { passwordsWaiting, strangersPasswordsWaiting } = serverLimits;

beforeAll(() => {
  env().FLEXI_FRONT = "self";
});

type Names = { username: string; password: string };

const logInAt = (address: string, { username, password }: Names, headers: Record<string, string> = {}) =>
  call("POST", "/api/login", { body: { username, password }, headers: { "x-forwarded-for": address, ...headers } });

/** Keeps this many passwords waiting while `work` runs: whatever has been hashed is hashed again. */
async function whileWaiting(count: number, work: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  const hashOften = async () => {
    while (!isOver) await hashPassword("sesame");
  };
  const all = Array.from({ length: running + count }, hashOften);
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all(all);
}

testInProcess("while too many passwords wait a login gets 503, uses up no attempt and logs no failure", async () => {
  const ann = await signUp();
  await logInAt(home, ann);
  const counted = await db().throttle.findMany();
  await whileWaiting(passwordsWaiting, async () => {
    const { status, body, headers } = await logInAt(home, ann);
    expect({ status, body }).toEqual({ status: 503, body: { message: refusalTexts.busy, code: "busy" } });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
  expect(await db().throttle.findMany()).toEqual(counted);
  expect(printed.lines).toEqual([]);
  expect(await logInAt(home, ann)).toMatchObject({ status: 200 });
});

testInProcess("a login that finds the queue full only after it was counted uses up no attempt", async () => {
  const ann = await signUp();
  await logInAt(elsewhere, { ...ann, password: "wrong" });
  const counted = await db().throttle.findMany({ orderBy: { key: "asc" } });
  const { login, filled } = await db().$transaction(async (tx) => {
    await tx.throttle.updateMany({ data: { count: 1 } });
    const login = logInAt(elsewhere, ann);
    await waitUntil(async () => (await lockedStatements()) === 1);
    return { login, filled: whileWaiting(strangersPasswordsWaiting, () => login) };
  });
  expect(await login).toMatchObject({ status: 503 });
  await filled;
  expect(await db().throttle.findMany({ orderBy: { key: "asc" } })).toEqual(counted);
});

async function lockedStatements(): Promise<number> {
  const [{ count }] = await db().$queryRaw<[{ count: number }]>`
    SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return count;
}

testInProcess(
  "strangers fill half of the queue: who has signed in, here or in this browser, gets a password hashed",
  async () => {
    const ann = await signUp();
    const { headers } = await logInAt(home, ann);
    const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
    await whileWaiting(strangersPasswordsWaiting, async () => {
      expect(await logInAt(elsewhere, ann)).toMatchObject({ status: 503 });
      expect(await logInAt(home, ann)).toMatchObject({ status: 200 });
      expect(await logInAt("198.51.100.9", ann, { cookie })).toMatchObject({ status: 200 });
      const bob = { username: "bob", password: "open sesame", email: "bob@example.org" };
      expect(await call("POST", "/api/register", { body: bob })).toMatchObject({ status: 503 });
      const change = { token: ann.token, body: { password: "new sesame" } };
      expect(await call("PUT", "/api/profile", change)).toMatchObject({ status: 200 });
    });
  },
);

testInProcess("known callers do not wait behind strangers", async () => {
  const order: string[] = [];
  const hash = (requester: Requester) => hashPassword("sesame", requester).then(() => order.push(requester));
  const several = (count: number) => Array.from({ length: count * running }, () => hash("stranger"));
  await Promise.all([...several(1), ...several(3), hash("known")]);
  expect(order.indexOf("known")).toBeLessThan(3 * running);
});
