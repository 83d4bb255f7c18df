import "server-only";
import { db } from "./client";
import { Prisma } from "./generated/client";

/** What is counted: so many uses of `key` are allowed within a window of so many seconds. */
export type Counter = { key: string; seconds: number; allowed: number };

export type Use = { count: number; resetAt: Date };

/**
 * The beginning of a statement that counts one more use, exactly also under concurrency, and then selects `useColumns` from
 * "used", which is empty and has counted nothing unless `condition`, beside whatever else it looks up. An expired window
 * starts anew, and whoever begins one clears away what has expired. `null`: there are no limits.
 */
export const consumeSql = (counter: Counter | null, condition = Prisma.sql`true`): Prisma.Sql =>
  counter
    ? Prisma.sql`
  "used" AS (${counting(counter, condition)}),
  "cleared" AS (${clearing(counter.key, Prisma.sql`SELECT FROM "used" WHERE "count" = 1`)})`
    : uncounted(condition);

const uncounted = (condition: Prisma.Sql) =>
  Prisma.sql`"used" AS (SELECT 0 AS "count", now() AS "resetAt" WHERE ${condition})`;

export const useColumns = Prisma.sql`"used"."count", "used"."resetAt"`;

export async function countUse(counter: Counter): Promise<Use> {
  const [use] = await db().$queryRaw<[Use]>`WITH ${consumeSql(counter)} SELECT ${useColumns} FROM "used"`;
  return use;
}

/** The part of a statement that forgets the uses of a counter, if `after` finds a row: what that does comes first. */
export const refundSql = (counter: Counter | null, after: Prisma.Sql): Prisma.Sql => Prisma.sql`
  "refunded" AS (DELETE FROM "Throttle" WHERE "key" = ${counter?.key ?? null} AND EXISTS (${after}))`;

/** What asking the AI is counted as: a use and, if it is allowed, one of `places` at once under another key. */
export type AiLimits = {
  use: Counter;
  place: { key: string; seconds: number; places: number };
};

export type LimitResult = Use & { isAdmitted: boolean };

/**
 * The beginning of a statement that does something `withinLimitsSql` and then selects `limitResultColumns` from "used", which is
 * empty and has counted nothing unless `condition`. Whoever dies in a place leaves it when nobody came for its `seconds`.
 * `null`: everybody is admitted.
 */
export const checkLimitsSql = (admission: AiLimits | null, condition = Prisma.sql`true`): Prisma.Sql =>
  admission
    ? Prisma.sql`
  "used" AS (${counting(admission.use, condition)}), "taken" AS (
    INSERT INTO "Throttle" ("key", "count", "resetAt")
    SELECT ${admission.place.key}, 1, now() + ${admission.place.seconds}::int * interval '1 second'
    FROM "used" WHERE "used"."count" <= ${admission.use.allowed}::float
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN "Throttle"."resetAt" <= now() THEN 1 ELSE "Throttle"."count" + 1 END,
      "resetAt" = EXCLUDED."resetAt"
    WHERE "Throttle"."resetAt" <= now() OR "Throttle"."count" < ${admission.place.places}::int
    RETURNING "count"
  )`
    : Prisma.sql`${uncounted(condition)}, "taken" AS (SELECT FROM "used")`;

export const withinLimitsSql = Prisma.sql`EXISTS (SELECT FROM "taken")`;
export const limitResultColumns = Prisma.sql`${useColumns}, ${withinLimitsSql} AS "isAdmitted"`;

export async function admit(admission: AiLimits): Promise<LimitResult> {
  const [result] = await db().$queryRaw<
    [LimitResult]
  >`WITH ${checkLimitsSql(admission)} SELECT ${limitResultColumns} FROM "used"`;
  return result;
}

/**
 * The part of a statement that leaves the place under a key, if `after` finds a row, and clears away what has expired. `null`:
 * there is none.
 */
export const releaseSlotSql = (place: string | null, after = Prisma.sql`SELECT`): Prisma.Sql => Prisma.sql`
  "left" AS (
    UPDATE "Throttle" SET "count" = "count" - 1 WHERE "key" = ${place} AND "count" > 0 AND EXISTS (${after}) RETURNING "key"
  ), "cleared" AS (${clearing(place, Prisma.sql`SELECT FROM "left"`)})`;

export async function releaseSlot(place: string): Promise<void> {
  await db().$executeRaw`WITH ${releaseSlotSql(place)} SELECT`;
}

const counting = ({ key, seconds }: { key: string; seconds: number }, condition = Prisma.sql`true`) => Prisma.sql`
  INSERT INTO "Throttle" ("key", "count", "resetAt")
  SELECT ${key}, 1, now() + ${seconds}::int * interval '1 second' WHERE ${condition}
  ON CONFLICT ("key") DO UPDATE SET
    "count" = CASE WHEN "Throttle"."resetAt" <= now() THEN 1 ELSE "Throttle"."count" + 1 END,
    "resetAt" = CASE WHEN "Throttle"."resetAt" <= now() THEN EXCLUDED."resetAt" ELSE "Throttle"."resetAt" END
  RETURNING "count", "resetAt"`;

/**
 * Clears away what has expired, but for one's own key, if `after` finds a row: what that does comes first. Locked rows are
 * skipped, so that two clean-ups at once do not wait for each other in a circle.
 */
const clearing = (key: string | null, after: Prisma.Sql) => Prisma.sql`
  DELETE FROM "Throttle" WHERE "key" IN (
    SELECT "key" FROM "Throttle" WHERE "resetAt" <= now() AND "key" <> ${key} AND EXISTS (${after})
    LIMIT 1000 FOR UPDATE SKIP LOCKED)`;
