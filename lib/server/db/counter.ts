import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { db, queryRows } from "./client";
import { Prisma } from "./generated/client";

/** A rate limit under a key: `allowed` uses within a window of this many seconds. */
export type Counter = { key: string; seconds: number; allowed: number };

export const Use = z.object({ count: z.number(), resetAt: z.date() });
export type Use = z.output<typeof Use>;

/**
 * The start of a statement that counts one use, exactly even under concurrency. What follows selects `useColumns` from
 * "used", together with whatever else it looks up. Unless `condition` holds, nothing is counted and "used" is empty. An
 * expired window starts again. `counter` is `null` where there are no limits.
 */
export const consumeSql = (counter: Counter | null, condition = Prisma.sql`true`): Prisma.Sql =>
  counter ? Prisma.sql`"used" AS (${countSql(counter, condition)})` : uncountedSql(condition);

const uncountedSql = (condition: Prisma.Sql) =>
  Prisma.sql`"used" AS (SELECT 0 AS "count", now() AS "resetAt" WHERE ${condition})`;

export const useColumns = Prisma.sql`"used"."count", "used"."resetAt"`;

export async function countUse(counter: Counter): Promise<Use> {
  const [use] = await queryRows(Use, Prisma.sql`WITH ${consumeSql(counter)} SELECT ${useColumns} FROM "used"`);
  if (!use) throw new Error("A use was not counted");
  return use;
}

/** What is counted so far, by key, in windows that have not ended. */
export async function findUses(counters: Counter[]): Promise<Map<string, Use>> {
  const keys = counters.map(({ key }) => key);
  const rows = await db().throttle.findMany({ where: { key: { in: keys }, resetAt: { gt: new Date() } } });
  return new Map(rows.map(({ key, ...use }) => [key, use]));
}

/** Starts counters again, one at a time, because locking several might deadlock. */
export async function resetCounters(counters: Counter[], client: Prisma.TransactionClient = db()): Promise<void> {
  for (const { key } of counters) await client.throttle.deleteMany({ where: { key } });
}

/** The limits of calls to the AI: a rate, and under another key the number of calls at the same time. */
export type AiLimits = {
  use: Counter;
  slots: Slots;
};

/** `count` slots under a key. All are free again when nobody has taken one for `seconds`. */
type Slots = { key: string; seconds: number; count: number };

export const LimitResult = Use.extend({ isAdmitted: z.boolean() });
export type LimitResult = z.output<typeof LimitResult>;

/**
 * The start of a statement that does something `withinLimitsSql` and then selects `limitResultColumns` from "used". Unless
 * `condition` holds, nothing is counted and "used" is empty. A slot that is never released, because its process died, is free
 * again when nobody has acquired one for `slots.seconds`. `limits` is `null` where there are none.
 */
export const checkLimitsSql = (limits: AiLimits | null, condition = Prisma.sql`true`): Prisma.Sql =>
  limits
    ? Prisma.sql`
  "used" AS (${countSql(limits.use, condition)}),
  "slot" AS (${acquireSql(limits.slots, Prisma.sql`EXISTS (SELECT FROM "used" WHERE "count" <= ${limits.use.allowed}::float)`)})`
    : Prisma.sql`${uncountedSql(condition)}, "slot" AS (SELECT 1 AS "count" FROM "used")`;

export const withinLimitsSql = Prisma.sql`EXISTS (SELECT FROM "slot")`;
export const limitResultColumns = Prisma.sql`${useColumns}, ${withinLimitsSql} AS "isAdmitted"`;

/** Counts a call to the AI and, if the rate allows it, acquires a slot. */
export async function acquireSlot(limits: AiLimits): Promise<LimitResult> {
  const [result] = await queryRows(
    LimitResult,
    Prisma.sql`WITH ${checkLimitsSql(limits)} SELECT ${limitResultColumns} FROM "used"`,
  );
  if (!result) throw new Error("A call to the AI was not counted");
  return result;
}

const Taken = z.object({ count: z.number() });

/** Takes a slot. `false`: there is none left, and nothing was counted. */
export async function takeSlot(slots: Slots): Promise<boolean> {
  // Not as the statement itself: a distributed database loses the types of its parameters.
  const taken = await queryRows(Taken, Prisma.sql`WITH "slot" AS (${acquireSql(slots)}) SELECT "count" FROM "slot"`);
  return taken.length === 1;
}

/** Releases the slot under a key, within another statement if `after`, which is run first, finds a row. */
export const releaseSlotSql = (slotKey: string, after = Prisma.sql`SELECT`): Prisma.Sql => Prisma.sql`
  UPDATE "Throttle" SET "count" = "count" - 1 WHERE "key" = ${slotKey} AND "count" > 0 AND EXISTS (${after})`;

export async function releaseSlot(slotKey: string): Promise<void> {
  await db().$executeRaw(releaseSlotSql(slotKey));
}

/**
 * Removes expired rows, one at a time, because locking several might deadlock with a call that counts two uses. Returns
 * whether there may be more.
 */
export async function removeExpiredCounters(): Promise<boolean> {
  const limit = serverLimits.purgeBatchSize;
  const expired = await queryRows(
    Key,
    Prisma.sql`SELECT "key" FROM "Throttle" WHERE "resetAt" <= now() LIMIT ${limit}::int`,
  );
  for (const { key } of expired) {
    await db().$executeRaw`DELETE FROM "Throttle" WHERE "key" = ${key} AND "resetAt" <= now()`;
  }
  return expired.length === limit;
}

const Key = z.object({ key: z.string() });

/**
 * Whether the window of the row `t` has ended and a new one of this many seconds begins. EXCLUDED has the database's time: a
 * distributed database accepts no `now()` here, only functions that depend on nothing but their arguments.
 */
const hasEnded = (seconds: number) =>
  Prisma.sql`EXCLUDED."resetAt" - t."resetAt" >= ${seconds}::int * interval '1 second'`;

const countSql = ({ key, seconds }: { key: string; seconds: number }, condition = Prisma.sql`true`) => Prisma.sql`
  INSERT INTO "Throttle" AS t ("key", "count", "resetAt")
  SELECT ${key}, 1, now() + ${seconds}::int * interval '1 second' WHERE ${condition}
  ON CONFLICT ("key") DO UPDATE SET
    "count" = CASE WHEN ${hasEnded(seconds)} THEN 1 ELSE t."count" + 1 END,
    "resetAt" = CASE WHEN ${hasEnded(seconds)} THEN EXCLUDED."resetAt" ELSE t."resetAt" END
  RETURNING t."count", t."resetAt"`;

const acquireSql = ({ key, seconds, count }: Slots, condition = Prisma.sql`true`) => Prisma.sql`
  INSERT INTO "Throttle" AS t ("key", "count", "resetAt")
  SELECT ${key}, 1, now() + ${seconds}::int * interval '1 second' WHERE ${count}::int > 0 AND ${condition}
  ON CONFLICT ("key") DO UPDATE SET
    "count" = CASE WHEN ${hasEnded(seconds)} THEN 1 ELSE t."count" + 1 END,
    "resetAt" = EXCLUDED."resetAt"
  WHERE ${hasEnded(seconds)} OR t."count" < ${count}::int
  RETURNING t."count"`;
