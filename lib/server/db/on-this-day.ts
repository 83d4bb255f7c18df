import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { db, queryRows } from "./client";
import { fileColumn, joinFirstPicture } from "./conversation-fields";
import { FileRow } from "./file";
import { Prisma } from "./generated/client";
import { StoredQuestionAnswers } from "./json-columns";

const PastRow = z.object({
  id: z.string(),
  projectName: z.string(),
  topic: z.string(),
  questionAnswers: StoredQuestionAnswers,
  createdAt: z.date(),
  /** The day of the memory (ISO 8601) if it was this day of an earlier year. */
  day: z.string().nullable(),
  /** The first picture in the conversation. */
  file: FileRow.nullable(),
});
export type PastRow = z.output<typeof PastRow>;

/**
 * Conversations of memories of this day of an earlier year, and those that began on this day of an earlier month, in a time zone; the
 * memories first, then those of this month in earlier years, then the most recent. Those of `quietTopics` only after full years. Raw SQL, because Prisma has no calendar.
 */
export function listOnThisDay(
  userId: string,
  timeZone: string,
  now: Date,
  quietTopics: string[] = [],
): Promise<PastRow[]> {
  const local = (time: Prisma.Sql) => Prisma.sql`(${time} AT TIME ZONE ${timeZone})`;
  const today = local(Prisma.sql`${now}::timestamptz`);
  const then = local(Prisma.sql`c."createdAt"`);
  const isFullYear = Prisma.sql`extract(month FROM ${then}) = extract(month FROM ${today})`;
  const sameOf = (part: "month" | "day") =>
    Prisma.sql`extract(${Prisma.raw(part)} FROM c."whenStart") = extract(${Prisma.raw(part)} FROM ${today})`;
  // It is not known of a memory without days.
  const isItsDay = Prisma.sql`(c."whenStart" = c."whenEnd" AND c."whenStart" < ${today}::date
    AND ${sameOf("month")} AND ${sameOf("day")}) IS TRUE`;
  return queryRows(
    PastRow,
    Prisma.sql`
    SELECT c."id", c."projectName", c."topic", c."questionAnswers", c."createdAt", ${fileColumn},
      CASE WHEN ${isItsDay} THEN c."whenStart"::text END AS "day"
    FROM "Conversation" c
    ${joinFirstPicture(userId)}
    WHERE c."userId" = ${userId} AND c."createdAt" < ${local(Prisma.sql`date_trunc('day', ${today})`)}
      AND (${isItsDay} OR (extract(day FROM ${then}) = extract(day FROM ${today})
        AND (${isFullYear} OR c."topic" <> ALL(${quietTopics}))))
      AND c."deletedAt" IS NULL AND NOT c."hiddenOnThisDay"
    ORDER BY (${isItsDay}) DESC, (${isFullYear}) DESC, c."createdAt" DESC
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
