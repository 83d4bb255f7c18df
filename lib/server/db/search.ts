import "server-only";
import { z } from "zod";
import type { SearchFilter } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import { queryJsonRows } from "./client";
import { attachableSince } from "./file";
import { Prisma } from "./generated/client";
import { StoredQuestionAnswers } from "./json-columns";
import { byTime, candidates, inTime, mayBeMisspelt, mayMatch } from "./search-candidates";
import { has, like, misspeltRank, otherRank, ownRank, type SearchConditions, searchRanks } from "./search-ranking";

const { sql } = Prisma;

/** A message, a reply, a note or a file that matches. */
const MatchRow = z.object({
  source: z.enum(["turn", "note", "file"]),
  rank: z.number(),
  id: z.string(),
  conversationId: z.string().nullable(),
  projectName: z.string().nullable(),
  topic: z.string().nullable(),
  /** The position of the turn, or of the turn that the file is attached to. */
  position: z.number().nullable(),
  /** Only for the first turn of a conversation. */
  questionAnswers: StoredQuestionAnswers.nullable(),
  isReply: z.boolean(),
  text: z.string(),
  createdAt: z.coerce.date(),
  orderIndex: z.number(),
});
export type MatchRow = z.output<typeof MatchRow>;

/** The last result of the page before. */
export type SearchCursor = Pick<MatchRow, "rank" | "createdAt" | "orderIndex" | "id">;

/**
 * Messages, replies, notes and file names of one user that match, in the order of `searchRanks`, in one statement. Returns
 * one more than a page holds if there are more. The exact matches among the person's own texts are read from the newest end
 * of the owner's indexes until there are enough; everything else is read only if there are not. An unattached file is found
 * as long as it can be attached.
 */
export function listMatches(
  userId: string,
  conditions: SearchConditions,
  cursor: SearchCursor | null,
): Promise<MatchRow[]> {
  return queryJsonRows(MatchRow, searchStatement(userId, conditions, cursor));
}

const byRank = sql`"rank", ${byTime}`;
const size = serverLimits.searchResults + 1;

export function searchStatement(userId: string, conditions: SearchConditions, cursor: SearchCursor | null): Prisma.Sql {
  const { form, misspelt, topics } = conditions;
  const search = { userId, conditions, cursor };
  const scan = (condition: Prisma.Sql) => ({
    turns: candidates(userId, sql`"Turn"`, conditions, condition),
    notes: candidates(userId, sql`"Note"`, conditions, condition),
  });
  const scanned = scan(mayMatch(conditions));
  const all = { turns: sql`"turns"`, notes: sql`"notes"` };
  const exactOnly = (name: Prisma.Sql) => (form ? sql`(SELECT * FROM ${name} WHERE "mayBeExact" OFFSET 0)` : name);
  const exact = { turns: exactOnly(all.turns), notes: exactOnly(all.notes) };
  const missing = sql`(SELECT ${size}::int - count(*) FROM "own")`;
  const ofMisspelt =
    misspelt && matches(search, scan(mayBeMisspelt(misspelt)), misspeltRank(misspelt), byRank, sql`${size}`);
  return sql`
    WITH "turns" AS MATERIALIZED ${scanned.turns}, "notes" AS MATERIALIZED ${scanned.notes},
    "own" AS (SELECT * FROM (${matches(search, exact, ownRank(conditions), byTime, sql`${size}`)}) m
      WHERE ${cursor === null || cursor.rank <= searchRanks.own}::boolean ORDER BY ${byTime} LIMIT ${size}),
    "other" AS (SELECT * FROM (${matches(search, all, otherRank(conditions), byRank, missing)}
      ${topics.length > 0 ? sql`UNION ALL ${topicMatches(search, missing)}` : Prisma.empty}) m ORDER BY ${byRank} LIMIT ${missing})
    ${
      ofMisspelt
        ? sql`, "misspelt" AS (SELECT * FROM (${ofMisspelt}) m
            WHERE NOT EXISTS (SELECT FROM "own") AND NOT EXISTS (SELECT FROM "other") ORDER BY ${byRank} LIMIT ${size})`
        : Prisma.empty
    }
    SELECT * FROM (SELECT * FROM "own" UNION ALL SELECT * FROM "other"
      ${ofMisspelt ? sql`UNION ALL SELECT * FROM "misspelt"` : Prisma.empty}) m ORDER BY ${byRank}`;
}

type Search = { userId: string; conditions: SearchConditions; cursor: SearchCursor | null };
type Candidates = { turns: Prisma.Sql; notes: Prisma.Sql };

const isKind = ({ conditions: { filter } }: Search, kind: NonNullable<SearchFilter["kinds"]>[number]) =>
  sql`${filter.kinds?.includes(kind) ?? true}::boolean`;

const isAllowed = ({ conditions: { filter, excluded } }: Search) => sql`TRUE
  ${filter.topic ? sql`AND c."topic" = ${filter.topic}` : Prisma.empty}
  ${excluded ? sql`AND v."normalized" !~ ${excluded}` : Prisma.empty}`;

const isAfter = ({ cursor }: Search) =>
  cursor
    ? sql`("rank" > ${cursor.rank}::int OR "rank" = ${cursor.rank}::int
        AND ("createdAt", "orderIndex") <= (${cursor.createdAt}::timestamptz, ${cursor.orderIndex}::int)
        AND (("createdAt", "orderIndex") < (${cursor.createdAt}::timestamptz, ${cursor.orderIndex}::int) OR "id" > ${cursor.id}))`
    : sql`TRUE`;

// OFFSET 0 keeps Postgres from merging a subquery into its query, which would rank each text several times.

/** The candidates, and the files, that have a rank. */
function matches(
  search: Search,
  { turns, notes }: Candidates,
  rank: Prisma.Sql,
  order: Prisma.Sql,
  limit: Prisma.Sql,
): Prisma.Sql {
  const { userId, conditions } = search;
  const page = sql`${isAfter(search)} ORDER BY ${order} LIMIT ${limit}`;
  return sql`
    (SELECT 'turn' AS "source", i."id", f.*, i."createdAt", i."orderIndex" FROM ${turns} i, LATERAL (
       SELECT t."conversationId", c."projectName", c."topic", t."position",
         CASE WHEN t."position" = 0 THEN c."questionAnswers" END AS "questionAnswers", v."isReply", v."text", v."rank"
       FROM "Turn" t
       CROSS JOIN LATERAL (SELECT v.*, ${rank} AS "rank" FROM (VALUES
         (false, t."message", t."normalizedMessage", ${isKind(search, "mine")}),
         (true, t."response", t."normalizedResponse", ${isKind(search, "reply")})
       ) v("isReply", "text", "normalized", "isWanted") WHERE v."isWanted" OFFSET 0) v
       JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = t."conversationId" AND c."deletedAt" IS NULL
       WHERE t."userId" = ${userId} AND t."id" = i."id" AND v."rank" IS NOT NULL AND ${isAllowed(search)} OFFSET 0) f
     WHERE ${page})
    UNION ALL
    (SELECT 'note', i."id", f.*, i."createdAt", i."orderIndex" FROM ${notes} i, LATERAL (
       SELECT n."conversationId", c."projectName", c."topic", NULL::int, NULL::jsonb, false, n."message", v."rank"
       FROM "Note" n
       CROSS JOIN LATERAL (SELECT v.*, ${rank} AS "rank" FROM (VALUES (false, n."normalizedMessage")) v("isReply", "normalized") OFFSET 0) v
       JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = n."conversationId" AND c."deletedAt" IS NULL
       WHERE n."userId" = ${userId} AND n."id" = i."id" AND v."rank" IS NOT NULL AND ${isAllowed(search)} OFFSET 0) f
     WHERE ${isKind(search, "note")} AND ${page})
    UNION ALL
    (SELECT * FROM (
       SELECT 'file', v."id", t."conversationId", c."projectName", c."topic", t."position", NULL::jsonb, false, v."name", v."rank",
         v."createdAt", 2147483647 AS "orderIndex"
       FROM (SELECT v.*, ${rank} AS "rank" FROM (
         SELECT "userId", "id", "name", "createdAt", "normalizedName" AS "normalized", false AS "isReply" FROM "File"
         WHERE "userId" = ${userId} AND "storedAt" IS NOT NULL ${inTime(conditions.filter)}) v OFFSET 0) v
       LEFT JOIN "Turn" t ON t."userId" = ${userId} AND t."fileId" = v."id"
       LEFT JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = t."conversationId"
       WHERE v."rank" IS NOT NULL AND ${isAllowed(search)}
         AND CASE WHEN t."id" IS NULL THEN v."createdAt" > ${attachableSince()} ELSE c."deletedAt" IS NULL END) f
     WHERE ${isKind(search, "file")} AND ${page})`;
}

/** Conversations whose topic or questions have the words that their answers do not have. */
function topicMatches(search: Search, limit: Prisma.Sql): Prisma.Sql {
  const { userId, conditions } = search;
  const { exact, form, topics, filter } = conditions;
  const rows = JSON.stringify(topics.map(({ topic, parts }) => ({ topic, parts: parts.map(like) })));
  return sql`(SELECT * FROM (
      SELECT 'turn', t."id", t."conversationId", c."projectName", c."topic", t."position", c."questionAnswers", false, t."message",
        ${searchRanks.topic}::int AS "rank", t."createdAt", t."orderIndex"
      FROM jsonb_to_recordset(${rows}::jsonb) x("topic" text, "parts" text[])
      JOIN "Conversation" c ON c."userId" = ${userId} AND c."topic" = x."topic" AND c."deletedAt" IS NULL
      JOIN "Turn" t ON t."userId" = ${userId} AND t."conversationId" = c."id" AND t."position" = 0
      CROSS JOIN LATERAL (SELECT t."normalizedMessage" AS "normalized" OFFSET 0) v
      WHERE v."normalized" LIKE ALL (x."parts") AND NOT (${has(form ?? exact)}) AND ${isAllowed(search)}) f
    WHERE ${isKind(search, "mine")} AND ${isAfter(search)} ${inTime(filter)} ORDER BY ${byRank} LIMIT ${limit})`;
}
