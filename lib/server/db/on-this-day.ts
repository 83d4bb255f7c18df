import "server-only";
import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { db, queryRows } from "./client";
import { FileRow, fileColumn } from "./conversation-fields";
import { Prisma } from "./generated/client";
import { StoredQuestionAnswers } from "./json-columns";

const PastRow = z.object({
  id: z.string(),
  projectName: z.string(),
  topic: z.string(),
  questionAnswers: StoredQuestionAnswers,
  createdAt: z.date(),
  /** The first picture in the conversation. */
  file: FileRow.nullable(),
});
export type PastRow = z.output<typeof PastRow>;

/**
 * Conversations that began on this day of an earlier month in a time zone; those of this month in earlier years first, then the
 * most recent. Those of `quietTopics` only after full years. Raw SQL, because Prisma has no calendar: each month is one look-up in the owner's index.
 */
export function listOnThisDay(
  userId: string,
  timeZone: string,
  now: Date,
  quietTopics: string[] = [],
): Promise<PastRow[]> {
  return queryRows(
    PastRow,
    Prisma.sql`
    SELECT c."id", c."projectName", c."topic", c."questionAnswers", c."createdAt", ${fileColumn}
    FROM (SELECT date_trunc('day', ${now}::timestamptz AT TIME ZONE ${timeZone}) AS "day") AS "today"
    CROSS JOIN generate_series(1, ${serverLimits.onThisDayMonths}::int) AS "ago"
    CROSS JOIN LATERAL (SELECT "day" - "ago" * interval '1 month' AS "then") AS "past"
    JOIN "Conversation" c ON c."userId" = ${userId} AND c."deletedAt" IS NULL AND NOT c."hiddenOnThisDay"
      AND c."createdAt" >= "then" AT TIME ZONE ${timeZone}
      AND c."createdAt" < ("then" + interval '1 day') AT TIME ZONE ${timeZone}
    LEFT JOIN LATERAL (
      SELECT f.* FROM "Turn" t JOIN "File" f ON f."userId" = ${userId} AND f."id" = t."fileId"
      WHERE t."userId" = ${userId} AND t."conversationId" = c."id" AND f."type" LIKE 'image/%'
      ORDER BY t."position" LIMIT 1
    ) f ON true
    WHERE extract(day FROM "then") = extract(day FROM "day")
      AND ("ago" % 12 = 0 OR c."topic" <> ALL(${quietTopics}))
    ORDER BY ("ago" % 12 = 0) DESC, c."createdAt" DESC
    LIMIT ${serverLimits.onThisDayShown}`,
  );
}

/** Never shows a conversation on home again on its day. `false`: this user has no such conversation. */
export async function hideOnThisDay(userId: string, id: string): Promise<boolean> {
  const { count } = await db().conversation.updateMany({
    where: { userId, id, deletedAt: null },
    data: { hiddenOnThisDay: true },
  });
  return count === 1;
}
