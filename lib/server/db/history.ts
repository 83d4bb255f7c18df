import { z } from "zod";
import type { HistoryFilter } from "../../api/schemas";
import { queryJsonRows, queryRows } from "./client";
import { DatedHeadingRow, datedHeadingColumns, filesOfTurn, isOfDecade } from "./conversation-fields";
import { FileRow } from "./file";
import { Prisma } from "./generated/client";
import { type Page, pageOf } from "./pages";

const { sql } = Prisma;

const SummaryRow = DatedHeadingRow.extend({
  turnCount: z.number(),
  leaseExpiresAt: z.coerce.date().nullable(),
  files: z.array(FileRow),
});
export type SummaryRow = z.output<typeof SummaryRow>;

/**
 * A page of the history: by the time of the conversations, newest first, so that imported ones appear at their own dates.
 * (Those written here have the same order by `orderIndex`.) `cursor`: the `orderIndex` of the last one of the page before.
 * `nameParts`: what the name must have, normalized; also listed are the conversations with `filter.ids`.
 *
 * The page is limited before its turns are looked up, each by its key. With a plain join that depended on statistics: right after a large
 * import Postgres expected a single conversation, and compared every one with every turn.
 */
export async function listSummaries(userId: string, page: Page, filter: HistoryFilter, nameParts: string[]) {
  const conditions = [
    sql`c."userId" = ${userId} AND c."deletedAt" IS NULL`,
    ...(page.cursor === null ? [] : [sql`(c."createdAt", c."orderIndex") < (${lastOf(userId, page.cursor)})`]),
    ...(filter.until ? [sql`c."createdAt" < ${filter.until}`] : []),
    ...(filter.decade ? [isOfDecade(filter.decade)] : []),
    ...(filter.topic ? [sql`c."topic" = ${filter.topic}`] : []),
    ...(nameParts.length > 0 ? [sql`(${hasName(nameParts)} OR c."id" = ANY (${filter.ids}::text[]))`] : []),
  ];
  const found = await queryJsonRows(
    SummaryRow,
    sql`SELECT ${datedHeadingColumns}, c."turnCount", t."leaseExpiresAt", ${filesOfTurn(userId)}
      FROM (
        SELECT * FROM "Conversation" c WHERE ${Prisma.join(conditions, " AND ")} ${newestFirst} LIMIT ${page.limit}::int + 1
      ) c CROSS JOIN LATERAL (
        SELECT "id", "leaseExpiresAt" FROM "Turn" WHERE "userId" = ${userId} AND "conversationId" = c."id" AND "position" = 0 LIMIT 1
      ) t ${newestFirst}`,
  );
  return pageOf(found, page);
}

const hasName = (words: string[]) =>
  sql`c."normalizedName" LIKE ALL (${words.map((word) => `%${word.replace(/[%_\\]/g, "\\$&")}%`)}::text[])`;

const newestFirst = sql`ORDER BY c."createdAt" DESC, c."orderIndex" DESC`;

/** The time and number of the conversation with this number, or of the next older one if it was purged meanwhile. */
function lastOf(userId: string, orderIndex: number): Prisma.Sql {
  const last = sql`FROM "Conversation" WHERE "userId" = ${userId} AND "orderIndex" <= ${orderIndex}::int
    ORDER BY "orderIndex" DESC LIMIT 1`;
  return sql`(SELECT "createdAt" ${last}), (SELECT "orderIndex" ${last})`;
}

const Years = z.object({ years: z.array(z.number()), decades: z.array(z.number()) });

/** The years in which conversations of this user began, by one look-up in the owner's index for each, and the decades of memories, newest first. */
export async function listYears(userId: string, timeZone: string): Promise<z.output<typeof Years>> {
  const newestBefore = (end: Prisma.Sql) => sql`(
    SELECT c."createdAt" FROM "Conversation" c
    WHERE c."userId" = ${userId} AND c."deletedAt" IS NULL AND c."createdAt" < ${end}
    ORDER BY c."createdAt" DESC LIMIT 1)`;
  const decadeOf = (column: Prisma.Sql) => sql`extract(decade FROM ${column})::int`;
  const [found] = await queryRows(
    Years,
    sql`
    WITH RECURSIVE "newest" AS (
      SELECT ${newestBefore(sql`'infinity'::timestamptz`)} AS "at"
      UNION ALL
      SELECT ${newestBefore(sql`date_trunc('year', n."at", ${timeZone})`)} FROM "newest" n WHERE n."at" IS NOT NULL
    )
    SELECT ARRAY(SELECT extract(year FROM "at" AT TIME ZONE ${timeZone})::int FROM "newest" WHERE "at" IS NOT NULL ORDER BY 1 DESC) AS "years",
      ARRAY(SELECT DISTINCT 10 * generate_series(${decadeOf(sql`c."whenStart"`)}, ${decadeOf(sql`c."whenEnd"`)}) FROM "Conversation" c
        WHERE c."userId" = ${userId} AND c."deletedAt" IS NULL AND c."whenStart" IS NOT NULL ORDER BY 1 DESC) AS "decades"`,
  );
  return found ?? { years: [], decades: [] };
}
