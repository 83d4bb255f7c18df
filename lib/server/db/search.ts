import { z } from "zod";
import type { SearchKind } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import { queryJsonRows } from "./client";
import { attachableSince } from "./file";
import { Prisma } from "./generated/client";
import { StoredQuestionAnswers } from "./json-columns";
import { byTime, candidates, inTime, isAbout, named } from "./search-candidates";
import {
  has,
  like,
  type SearchConditions,
  type SearchLevel,
  type SearchRank,
  searchLevels,
  searchRanks,
} from "./search-ranking";

const { sql, join, empty } = Prisma;

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
 * one more than a page holds if there are more. The texts of each rank are read from the newest end of the owner's indexes until
 * there are enough, and those of the next rank only if there are not. An unattached file is found as long as it can be attached.
 */
export function listMatches(
  userId: string,
  conditions: SearchConditions,
  cursor: SearchCursor | null,
): Promise<MatchRow[]> {
  return queryJsonRows(MatchRow, searchStatement(userId, conditions, cursor));
}

const size = serverLimits.searchResults + 1;

type Search = { userId: string; conditions: SearchConditions; cursor: SearchCursor | null };
type Matches = { rank: SearchRank; matches: Prisma.Sql };

export function searchStatement(userId: string, conditions: SearchConditions, cursor: SearchCursor | null): Prisma.Sql {
  const search = { userId, conditions, cursor };
  const levels = searchLevels(conditions);
  const scans = (["Turn", "Note"] as const).map(
    (table) => sql`${named(`may${table}`)} AS MATERIALIZED (${candidates(userId, table, levels, conditions.filter)})`,
  );
  const ranks = levels.flatMap((level) => matchesOf(search, level));
  if (conditions.topics.length > 0) ranks.push({ rank: "topic", matches: topicMatches(search) });
  const results = ranks.map(({ rank, matches }, index) => {
    const counts = ranks.slice(0, index).map(({ rank }) => sql` - (SELECT count(*) FROM ${named(rank)})`);
    return sql`${named(rank)} AS (SELECT ${searchRanks[rank]}::int AS "rank", m.* FROM (${matches}) m
      ORDER BY ${byTime} LIMIT ${size}::int${join([empty, ...counts], "")})`;
  });
  const all = ranks.map(({ rank }) => sql`SELECT * FROM ${named(rank)}`);
  return sql`WITH ${join([...scans, ...results])} SELECT * FROM (${join(all, " UNION ALL ")}) m ORDER BY "rank", ${byTime}`;
}

const isKind = ({ conditions: { filter } }: Search, kind: SearchKind) =>
  sql`${filter.kinds?.includes(kind) ?? true}::boolean`;

const isAllowed = ({ conditions: { filter, excluded } }: Search) => sql`TRUE
  ${isAbout(filter)} ${excluded ? sql`AND v."normalized" !~ ${excluded}` : empty}`;

const isAfter = ({ cursor }: Search, rank: SearchRank) =>
  cursor
    ? sql`(${searchRanks[rank] > cursor.rank}::boolean OR ${searchRanks[rank] === cursor.rank}::boolean
        AND ("createdAt", "orderIndex") <= (${cursor.createdAt}::timestamptz, ${cursor.orderIndex}::int)
        AND (("createdAt", "orderIndex") < (${cursor.createdAt}::timestamptz, ${cursor.orderIndex}::int) OR "id" > ${cursor.id}))`
    : sql`TRUE`;

/** Those after the cursor, and no more of them than a page has. */
const page = (search: Search, rank: SearchRank) => sql`${isAfter(search, rank)} ORDER BY ${byTime} LIMIT ${size}`;

/** The matches of the two ranks of a level. OFFSET 0 makes Postgres read a text once, and the conversation only if the text matches. */
function matchesOf(search: Search, { own, reply, text }: SearchLevel): Matches[] {
  const { userId } = search;
  const entries = (kind: "mine" | "reply" | "note") => {
    const [table, rank] = [kind === "note" ? "Note" : "Turn", kind === "reply" ? reply : own];
    const [column, normalized] =
      kind === "reply" ? ["response", "normalizedResponse"] : ["message", "normalizedMessage"];
    return sql`
      (SELECT * FROM (
       SELECT ${table.toLowerCase()} AS "source", i."id", v."conversationId", c."projectName", c."topic", v."position",
         CASE WHEN v."position" = 0 THEN c."questionAnswers" END AS "questionAnswers",
         ${kind === "reply"}::boolean AS "isReply", v."text", i."createdAt", i."orderIndex"
       FROM ${named(`may${table}`)} i
       CROSS JOIN LATERAL (
         SELECT "conversationId", ${kind === "note" ? sql`NULL::int AS` : empty} "position", ${named(column)} AS "text", ${named(normalized)} AS "normalized"
         FROM ${named(table)} WHERE "userId" = ${userId} AND "id" = i."id" OFFSET 0) v
       JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = v."conversationId" AND c."deletedAt" IS NULL
       WHERE i.${named(own)} AND ${text} AND ${isAllowed(search)}) f
     WHERE ${isKind(search, kind)} AND ${page(search, rank)})`;
  };
  return [
    { rank: own, matches: join([entries("mine"), entries("note"), fileMatches(search, own, text)], " UNION ALL ") },
    { rank: reply, matches: entries("reply") },
  ];
}

function fileMatches(search: Search, rank: SearchRank, text: Prisma.Sql): Prisma.Sql {
  const { userId, conditions } = search;
  return sql`
    (SELECT * FROM (
       SELECT 'file' AS "source", v."id", t."conversationId", c."projectName", c."topic", t."position", NULL::jsonb AS "questionAnswers",
         false AS "isReply", concat_ws(': ', v."name", v."altText") AS "text", v."createdAt", 2147483647 AS "orderIndex"
       FROM (
         SELECT "id", "name", "altText", "createdAt", "normalizedName" AS "normalized" FROM "File"
         WHERE "userId" = ${userId} AND "storedAt" IS NOT NULL ${inTime(conditions.filter)}) v
       LEFT JOIN "TurnFile" a ON a."userId" = ${userId} AND a."fileId" = v."id"
       LEFT JOIN "Turn" t ON t."userId" = ${userId} AND t."id" = a."turnId"
       LEFT JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = t."conversationId"
       WHERE ${text} AND ${isAllowed(search)}
         AND CASE WHEN t."id" IS NULL THEN v."createdAt" > ${attachableSince()} ELSE c."deletedAt" IS NULL END) f
     WHERE ${isKind(search, "file")} AND ${page(search, rank)})`;
}

/** Conversations whose topic or questions have the words that their answers do not have. */
function topicMatches(search: Search): Prisma.Sql {
  const { userId, conditions } = search;
  const { exact, form, topics, filter } = conditions;
  const rows = JSON.stringify(topics.map(({ topic, parts }) => ({ topic, parts: parts.map(like) })));
  return sql`(SELECT * FROM (
      SELECT 'turn' AS "source", t."id", t."conversationId", c."projectName", c."topic", t."position", c."questionAnswers",
        false AS "isReply", t."message" AS "text", t."createdAt", t."orderIndex"
      FROM jsonb_to_recordset(${rows}::jsonb) x("topic" text, "parts" text[])
      JOIN "Conversation" c ON c."userId" = ${userId} AND c."topic" = x."topic" AND c."deletedAt" IS NULL
      JOIN "Turn" t ON t."userId" = ${userId} AND t."conversationId" = c."id" AND t."position" = 0
      CROSS JOIN LATERAL (SELECT t."normalizedMessage" AS "normalized" OFFSET 0) v
      WHERE v."normalized" LIKE ALL (x."parts") AND (${has(form ?? exact)}) IS NOT TRUE AND ${isAllowed(search)}) f
    WHERE ${isKind(search, "mine")} ${inTime(filter)} AND ${page(search, "topic")})`;
}
