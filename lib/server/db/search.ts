import "server-only";
import { z } from "zod";
import type { SearchFilter } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import { trigramSignature } from "../../conversation/search/trigram-signature";
import { queryJsonRows } from "./client";
import { attachableSince } from "./file";
import { Prisma } from "./generated/client";
import { StoredQuestionAnswers } from "./json-columns";

const { sql } = Prisma;

/**
 * The ranking of results, best first; within a rank the newest come first. The misspelt ranks replace the first two if
 * nothing else was found: a word of the text differs by one letter.
 */
export const searchRanks = { own: 0, reply: 1, ownForm: 2, replyForm: 3, topic: 4, ownMisspelt: 5, replyMisspelt: 6 };

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

/** What a normalized text must have: all parts literally, and a match of each pattern. */
export type TextCondition = { parts: string[]; patterns: string[] };

export type SearchConditions = {
  exact: TextCondition;
  /** The same with other forms of the words; `null`: they have none. */
  form: TextCondition | null;
  /** The same with one wrong letter in long words; `null`: there are none. A text has all `parts`, and one of `anyPart`. */
  misspelt: (TextCondition & { anyPart: string[] }) | null;
  /** What a text must not match. */
  excluded: string | null;
  /** The words that are in the name or the questions of a topic are not in `parts`. */
  topics: { topic: string; parts: string[] }[];
  filter: SearchFilter;
};

const like = (part: string) => `%${part.replace(/[%_\\]/g, "\\$&")}%`;

/** The statement is the same for any number of words, so that Postgres plans it once. */
const has = (text: Prisma.Sql, { parts, patterns }: TextCondition) =>
  patterns.length === 0
    ? sql`${text} LIKE ALL (${parts.map(like)}::text[])`
    : sql`${text} LIKE ALL (${parts.map(like)}::text[]) AND ${text} ~ ALL (${patterns}::text[])`;

const mayHave = (...parts: string[]) => {
  const signature = sql`${trigramSignature(...parts)}::bit(1024)`;
  return sql`("trigramSignature" & ${signature}) = ${signature}`;
};

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

export function searchStatement(userId: string, conditions: SearchConditions, cursor: SearchCursor | null): Prisma.Sql {
  const { exact, form, misspelt, excluded, topics, filter } = conditions;
  const ranks = searchRanks;
  const size = serverLimits.searchResults + 1;
  const byTime = sql`"createdAt" DESC, "orderIndex" DESC, "id"`;
  const when = (isPresent: unknown, condition: Prisma.Sql) => (isPresent ? sql`AND ${condition}` : Prisma.empty);

  const inTime = sql`
    ${when(filter.from, sql`"createdAt" >= ${filter.from}`)} ${when(filter.until, sql`"createdAt" < ${filter.until}`)}`;
  // Index-only scans in order, so that only texts that may match are read, and no more of them than are needed.
  const candidates = (table: Prisma.Sql, condition: Prisma.Sql) => sql`(
    SELECT "id", "createdAt", "orderIndex"${form ? sql`, ${mayHave(...exact.parts)} AS "mayBeExact"` : Prisma.empty}
    FROM ${table} WHERE "userId" = ${userId} AND (${condition}) ${inTime} ORDER BY ${byTime})`;
  const mayMatch = mayHave(...(form ?? exact).parts);
  const mayBeMisspelt = Prisma.join(
    (misspelt?.anyPart ?? [""]).map((part) => mayHave(...(misspelt?.parts ?? []), part)),
    " OR ",
  );

  const kinds = filter.kinds ?? ["mine", "reply", "note", "file"];
  const isKind = (kind: (typeof kinds)[number]) => sql`${kinds.includes(kind)}::boolean`;
  const isAllowed = sql`TRUE
    ${when(filter.topic, sql`c."topic" = ${filter.topic}`)} ${when(excluded, sql`v."normalized" !~ ${excluded}`)}`;
  const isAfter = cursor
    ? sql`("rank" > ${cursor.rank}::int OR "rank" = ${cursor.rank}::int
        AND ("createdAt", "orderIndex") <= (${cursor.createdAt}::timestamptz, ${cursor.orderIndex}::int)
        AND (("createdAt", "orderIndex") < (${cursor.createdAt}::timestamptz, ${cursor.orderIndex}::int) OR "id" > ${cursor.id}))`
    : sql`TRUE`;

  /** The matches among candidates, and among the files. `rank` is of `v`, one text; `null`: no match. */
  const matches = (turns: Prisma.Sql, notes: Prisma.Sql, rank: Prisma.Sql, order: Prisma.Sql, limit: Prisma.Sql) => sql`
    (SELECT 'turn' AS "source", i."id", f.*, i."createdAt", i."orderIndex" FROM ${turns} i, LATERAL (
       SELECT t."conversationId", c."projectName", c."topic", t."position",
         CASE WHEN t."position" = 0 THEN c."questionAnswers" END AS "questionAnswers", v."isReply", v."text", v."rank"
       FROM "Turn" t
       CROSS JOIN LATERAL (SELECT v.*, ${rank} AS "rank" FROM (VALUES
         (false, t."message", t."normalizedMessage", ${isKind("mine")}), (true, t."response", t."normalizedResponse", ${isKind("reply")})
       ) v("isReply", "text", "normalized", "isWanted") WHERE v."isWanted" OFFSET 0) v
       JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = t."conversationId" AND c."deletedAt" IS NULL
       WHERE t."userId" = ${userId} AND t."id" = i."id" AND v."rank" IS NOT NULL AND ${isAllowed} OFFSET 0) f
     WHERE ${isAfter} ORDER BY ${order} LIMIT ${limit})
    UNION ALL
    (SELECT 'note', i."id", f.*, i."createdAt", i."orderIndex" FROM ${notes} i, LATERAL (
       SELECT n."conversationId", c."projectName", c."topic", NULL::int, NULL::jsonb, false, n."message", v."rank"
       FROM "Note" n
       CROSS JOIN LATERAL (SELECT v.*, ${rank} AS "rank" FROM (VALUES (false, n."normalizedMessage")) v("isReply", "normalized") OFFSET 0) v
       JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = n."conversationId" AND c."deletedAt" IS NULL
       WHERE n."userId" = ${userId} AND n."id" = i."id" AND v."rank" IS NOT NULL AND ${isAllowed} OFFSET 0) f
     WHERE ${isKind("note")} AND ${isAfter} ORDER BY ${order} LIMIT ${limit})
    UNION ALL
    (SELECT * FROM (
       SELECT 'file', v."id", t."conversationId", c."projectName", c."topic", t."position", NULL::jsonb, false, v."name", v."rank",
         v."createdAt", 2147483647 AS "orderIndex"
       FROM (SELECT v.*, ${rank} AS "rank" FROM (
         SELECT "userId", "id", "name", "createdAt", "normalizedName" AS "normalized", false AS "isReply" FROM "File"
         WHERE "userId" = ${userId} AND "storedAt" IS NOT NULL ${inTime}) v OFFSET 0) v
       LEFT JOIN "Turn" t ON t."userId" = ${userId} AND t."fileId" = v."id"
       LEFT JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = t."conversationId"
       WHERE v."rank" IS NOT NULL AND ${isAllowed}
         AND CASE WHEN t."id" IS NULL THEN v."createdAt" > ${attachableSince()} ELSE c."deletedAt" IS NULL END) f
     WHERE ${isKind("file")} AND ${isAfter} ORDER BY ${order} LIMIT ${limit})`;

  const [normalized, isReply] = [sql`v."normalized"`, sql`v."isReply"`];
  const isExact = has(normalized, exact);
  const otherRank = form
    ? sql`CASE WHEN ${isExact} THEN CASE WHEN ${isReply} THEN ${ranks.reply}::int END
        WHEN ${has(normalized, form)} THEN CASE WHEN ${isReply} THEN ${ranks.replyForm}::int ELSE ${ranks.ownForm}::int END END`
    : sql`CASE WHEN ${isReply} AND ${isExact} THEN ${ranks.reply}::int END`;
  const byRank = sql`"rank", ${byTime}`;
  const exactOnly = (table: Prisma.Sql) => (form ? sql`(SELECT * FROM ${table} WHERE "mayBeExact" OFFSET 0)` : table);
  const [turns, notes] = [sql`"turns"`, sql`"notes"`];
  const missing = sql`(SELECT ${size}::int - count(*) FROM "own")`;
  const ofTopics = sql`
    UNION ALL (SELECT * FROM (
      SELECT 'turn', t."id", t."conversationId", c."projectName", c."topic", t."position", c."questionAnswers", false, t."message",
        ${ranks.topic}::int AS "rank", t."createdAt", t."orderIndex"
      FROM jsonb_to_recordset(${JSON.stringify(topics.map(({ topic, parts }) => ({ topic, parts: parts.map(like) })))}::jsonb)
        x("topic" text, "parts" text[])
      JOIN "Conversation" c ON c."userId" = ${userId} AND c."topic" = x."topic" AND c."deletedAt" IS NULL
      JOIN "Turn" t ON t."userId" = ${userId} AND t."conversationId" = c."id" AND t."position" = 0
      CROSS JOIN LATERAL (SELECT t."normalizedMessage" AS "normalized" OFFSET 0) v
      WHERE ${normalized} LIKE ALL (x."parts") AND NOT (${has(normalized, form ?? exact)}) AND ${isAllowed}) f
    WHERE ${isKind("mine")} AND ${isAfter} ${inTime} ORDER BY ${byRank} LIMIT ${missing})`;
  const misspeltRank = (condition: NonNullable<typeof misspelt>) => sql`
    CASE WHEN ${normalized} LIKE ANY (${condition.anyPart.map(like)}::text[]) AND ${has(normalized, condition)}
      THEN CASE WHEN ${isReply} THEN ${ranks.replyMisspelt}::int ELSE ${ranks.ownMisspelt}::int END END`;
  const isNothingFound = sql`NOT EXISTS (SELECT FROM "own") AND NOT EXISTS (SELECT FROM "other")`;

  const ownRank = sql`CASE WHEN NOT ${isReply} AND ${isExact} THEN ${ranks.own}::int END`;
  const own = matches(exactOnly(turns), exactOnly(notes), ownRank, byTime, sql`${size}`);
  const isOwnOver = cursor !== null && cursor.rank > ranks.own;
  return sql`
    WITH "turns" AS MATERIALIZED ${candidates(sql`"Turn"`, mayMatch)}, "notes" AS MATERIALIZED ${candidates(sql`"Note"`, mayMatch)},
    "own" AS (SELECT * FROM (${own}) m WHERE ${!isOwnOver}::boolean ORDER BY ${byTime} LIMIT ${size}),
    "other" AS (SELECT * FROM (${matches(turns, notes, otherRank, byRank, missing)}
      ${topics.length > 0 ? ofTopics : Prisma.empty}) m ORDER BY ${byRank} LIMIT ${missing})
    ${
      misspelt
        ? sql`, "misspelt" AS (SELECT * FROM (${matches(
            candidates(sql`"Turn"`, mayBeMisspelt),
            candidates(sql`"Note"`, mayBeMisspelt),
            misspeltRank(misspelt),
            byRank,
            sql`${size}`,
          )}) m WHERE ${isNothingFound} ORDER BY ${byRank} LIMIT ${size})`
        : Prisma.empty
    }
    SELECT * FROM (SELECT * FROM "own" UNION ALL SELECT * FROM "other"
      ${misspelt ? sql`UNION ALL SELECT * FROM "misspelt"` : Prisma.empty}) m ORDER BY ${byRank}`;
}
