import "server-only";
import { db } from "./client";

type Use = { count: number; resetAt: Date };

/** Counts one more use of `key` within its window (seconds), exactly also under concurrency; an expired window starts anew. */
export async function countUse(key: string, seconds: number): Promise<Use> {
  const [use] = await db().$queryRaw<Use[]>`
    INSERT INTO "Throttle" ("key", "count", "resetAt")
    VALUES (${key}, 1, now() + ${seconds}::int * interval '1 second')
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN "Throttle"."resetAt" <= now() THEN 1 ELSE "Throttle"."count" + 1 END,
      "resetAt" = CASE WHEN "Throttle"."resetAt" <= now() THEN EXCLUDED."resetAt" ELSE "Throttle"."resetAt" END
    RETURNING "count", "resetAt"`;
  if (use?.count === 1) await removeExpired();
  return use as Use;
}

/** Takes one of `places` at once, exactly also under concurrency. Whoever dies in one leaves it when nobody came for `seconds`. */
export async function takePlace(key: string, places: number, seconds: number): Promise<boolean> {
  const taken = await db().$queryRaw<unknown[]>`
    INSERT INTO "Throttle" ("key", "count", "resetAt")
    VALUES (${key}, 1, now() + ${seconds}::int * interval '1 second')
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN "Throttle"."resetAt" <= now() THEN 1 ELSE "Throttle"."count" + 1 END,
      "resetAt" = EXCLUDED."resetAt"
    WHERE "Throttle"."resetAt" <= now() OR "Throttle"."count" < ${places}::int
    RETURNING "count"`;
  return taken.length > 0;
}

export async function leavePlace(key: string): Promise<void> {
  await db().throttle.updateMany({ where: { key, count: { gt: 0 } }, data: { count: { decrement: 1 } } });
}

// Skipping locked rows: two clean-ups at once must not wait for each other in a circle.
async function removeExpired(): Promise<void> {
  await db().$executeRaw`
    DELETE FROM "Throttle" WHERE "key" IN
      (SELECT "key" FROM "Throttle" WHERE "resetAt" <= now() LIMIT 1000 FOR UPDATE SKIP LOCKED)`;
}

export async function forgetUses(key: string): Promise<void> {
  await db().throttle.deleteMany({ where: { key } });
}
