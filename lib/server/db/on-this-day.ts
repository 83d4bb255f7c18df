import "server-only";
import { serverLimits } from "../../api/server-limits";
import { db } from "./client";

export type PastRow = { id: string; projectName: string; topic: string; questionAnswers: unknown; createdAt: Date };

/**
 * Conversations that began on this day of an earlier month, as the calendar of a time zone counts days; those of this month
 * in earlier years first, then the most recent. One step through the owner's index a month.
 */
export function listOnThisDay(userId: string, timeZone: string, now: Date): Promise<PastRow[]> {
  return db().$queryRaw<PastRow[]>`
    SELECT c."id", c."projectName", c."topic", c."questionAnswers", c."createdAt"
    FROM (SELECT date_trunc('day', ${now}::timestamptz AT TIME ZONE ${timeZone}) AS "day") AS "today"
    CROSS JOIN generate_series(1, ${serverLimits.onThisDayMonths}::int) AS "ago"
    CROSS JOIN LATERAL (SELECT "day" - "ago" * interval '1 month' AS "then") AS "past"
    JOIN "Conversation" c ON c."userId" = ${userId} AND c."deletedAt" IS NULL
      AND c."createdAt" >= "then" AT TIME ZONE ${timeZone}
      AND c."createdAt" < ("then" + interval '1 day') AT TIME ZONE ${timeZone}
    WHERE extract(day FROM "then") = extract(day FROM "day")
    ORDER BY ("ago" % 12 = 0) DESC, c."createdAt" DESC
    LIMIT ${serverLimits.onThisDayShown}`;
}
