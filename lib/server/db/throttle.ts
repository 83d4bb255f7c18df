import "server-only";
import { db } from "./client";
import { Prisma } from "./generated/client";

export type Use = { count: number; resetAt: Date };

/**
 * Counts one more use of `key` within its window (seconds), exactly also under concurrency; an expired window starts anew,
 * and whoever begins one clears away what has expired.
 */
export async function countUse(key: string, seconds: number): Promise<Use> {
  const [use] = await db().$queryRaw<[Use]>`
    WITH "used" AS (${counting(key, seconds)}),
      "cleared" AS (${clearing(key, Prisma.sql`SELECT FROM "used" WHERE "count" = 1`)})
    SELECT "count", "resetAt" FROM "used"`;
  return use;
}

/**
 * Counts a use of one key as `countUse` does and, if it is one of the `allowed`, takes one of `places` at once under the other:
 * one statement, because somebody waits for the first word of a reply meanwhile. Whoever dies in a place leaves it when
 * nobody came for `seconds`.
 */
export async function countUseAndTakePlace(
  use: { key: string; seconds: number; allowed: number },
  place: { key: string; seconds: number; places: number },
): Promise<Use & { isTaken: boolean }> {
  const [taken] = await db().$queryRaw<(Use & { isTaken: boolean })[]>`
    WITH "used" AS (${counting(use.key, use.seconds)}), "taken" AS (
      INSERT INTO "Throttle" ("key", "count", "resetAt")
      SELECT ${place.key}, 1, now() + ${place.seconds}::int * interval '1 second'
      FROM "used" WHERE "used"."count" <= ${use.allowed}::float
      ON CONFLICT ("key") DO UPDATE SET
        "count" = CASE WHEN "Throttle"."resetAt" <= now() THEN 1 ELSE "Throttle"."count" + 1 END,
        "resetAt" = EXCLUDED."resetAt"
      WHERE "Throttle"."resetAt" <= now() OR "Throttle"."count" < ${place.places}::int
      RETURNING "count"
    )
    SELECT "count", "resetAt", EXISTS (SELECT FROM "taken") AS "isTaken" FROM "used"`;
  return taken as Use & { isTaken: boolean };
}

/** Leaves a place, and clears away what has expired. */
export async function leavePlace(key: string): Promise<void> {
  await db().$executeRaw`
    WITH "left" AS (
      UPDATE "Throttle" SET "count" = "count" - 1 WHERE "key" = ${key} AND "count" > 0 RETURNING "key"
    ) ${clearing(key, Prisma.sql`SELECT FROM "left"`)}`;
}

const counting = (key: string, seconds: number) => Prisma.sql`
  INSERT INTO "Throttle" ("key", "count", "resetAt")
  VALUES (${key}, 1, now() + ${seconds}::int * interval '1 second')
  ON CONFLICT ("key") DO UPDATE SET
    "count" = CASE WHEN "Throttle"."resetAt" <= now() THEN 1 ELSE "Throttle"."count" + 1 END,
    "resetAt" = CASE WHEN "Throttle"."resetAt" <= now() THEN EXCLUDED."resetAt" ELSE "Throttle"."resetAt" END
  RETURNING "count", "resetAt"`;

/**
 * Clears away what has expired, but for one's own key, if `after` finds a row: what that does comes first. Locked rows are
 * skipped, so that two clean-ups at once do not wait for each other in a circle.
 */
const clearing = (key: string, after: Prisma.Sql) => Prisma.sql`
  DELETE FROM "Throttle" WHERE "key" IN (
    SELECT "key" FROM "Throttle" WHERE "resetAt" <= now() AND "key" <> ${key} AND EXISTS (${after})
    LIMIT 1000 FOR UPDATE SKIP LOCKED)`;

export async function forgetUses(key: string): Promise<void> {
  await db().throttle.deleteMany({ where: { key } });
}
