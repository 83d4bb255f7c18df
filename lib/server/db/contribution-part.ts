import { Prisma } from "./generated/client";
import { isOpenSql, isTurnShown, isWholeSql } from "./share-owner";

const { sql } = Prisma;

// To which part of a person's conversations readers have written, and may write.

/** Whether the text of the turn `t` or the note `n` was not removed. */
const isLive = (userId: string) => sql`(n."message" <> '' OR ${isTurnShown(userId)})`;

/** How often the words of the turn `t` or the note `n` in the conversation `c` were changed. */
const partVersionSql = sql`(
  SELECT coalesce(sum(v."value"::int) FILTER (WHERE v."value" ~ '^[0-9]{1,9}$'), 0)::int
  FROM jsonb_each_text(CASE WHEN jsonb_typeof(c."versions") = 'object' THEN c."versions" END) v
  WHERE CASE WHEN n."id" IS NOT NULL THEN v."key" = 'note-' || n."id" WHEN t."position" = 0 THEN v."key" LIKE 'answer-%'
    ELSE v."key" = 'message-' || t."orderIndex" END)`;

const isOfPart = sql`(s."turnId" = t."id" OR s."noteId" = n."id")`;
/** Of the whole conversation, which has no notes for its readers. */
const isOfWhole = sql`(${isWholeSql} AND t."id" IS NOT NULL)`;

/** A part with a text, whose share, if any, is `s`: shared or not, shared, and what its readers may do at this moment. */
const partStates = {
  live: sql`true`,
  shared: sql`s."id" IS NOT NULL`,
  readable: sql`s."id" IS NOT NULL AND ${isOpenSql}`,
  writable: sql`s."id" IS NOT NULL AND ${isOpenSql} AND s."takesContributions"`,
};

/** The conversation `c`, its part (the turn `t` or the note `n`, which the conditions choose), and the shares `s` of the part, if any. */
const partSql = (userId: string, conversationId: Prisma.Sql, turn: Prisma.Sql, note: Prisma.Sql) => sql`
  "Conversation" c
  LEFT JOIN "Turn" t ON t."userId" = ${userId} AND t."conversationId" = c."id" AND ${turn}
  LEFT JOIN "Note" n ON n."userId" = ${userId} AND n."conversationId" = c."id" AND ${note}
  LEFT JOIN "Share" s ON s."userId" = ${userId} AND s."conversationId" = c."id" AND (${isOfPart} OR ${isOfWhole})
  WHERE c."userId" = ${userId} AND c."id" = ${conversationId} AND c."deletedAt" IS NULL`;

/** A part of a conversation: a continuation (0-based index), a note, or else the post. */
export type PartChoice = { continuationIndex?: number | null; noteId?: string | null };

// The kind of part that was not chosen gets a value that no row has. With `false`, Citus would not see whose rows it joins.
const chosenPartSql = (userId: string, conversationId: string, { continuationIndex, noteId }: PartChoice) => {
  const turnPosition = continuationIndex == null ? 0 : continuationIndex + 1;
  return partSql(
    userId,
    sql`${conversationId}`,
    sql`t."position" = ${noteId == null ? turnPosition : -1}::int`,
    sql`n."id" = ${noteId ?? ""}`,
  );
};

/** A part to which its readers may write at this moment, by its "id", and its "version". */
export const openPartSql = (userId: string, conversationId: string, part: PartChoice) => sql`
  SELECT coalesce(t."id", n."id") AS "id", ${partVersionSql} AS "version"
  FROM ${chosenPartSql(userId, conversationId, part)}
    AND ${partStates.writable} AND ${isLive(userId)} LIMIT 1`;

/** The share by which a part, or the whole conversation, is read at this moment, by its "id". `whole`: the id in its link. */
export const openShareSql = (
  userId: string,
  conversationId: string,
  part: PartChoice & { whole?: string | null },
) => sql`
  SELECT s."id" FROM ${chosenPartSql(userId, conversationId, part)}
    AND ${part.whole ? sql`${isOfWhole} AND s."id" = ${part.whole}` : sql`${isOfPart} AND ${isLive(userId)}`} AND ${partStates.readable}`;

/** Whether the whole conversation of the row `i` is shared at this moment. */
export const isWholeSharedSql = (userId: string) => sql`EXISTS (
  SELECT FROM "Share" s
  WHERE s."userId" = ${userId} AND s."conversationId" = i."conversationId" AND ${isWholeSql} AND ${isOpenSql})`;

/**
 * The part that the row `i` of this user's inbox belongs to, if it is in this state: what was accepted stays in the journal of its reader
 * when sharing stops.
 */
export const partOfSql = (userId: string, state: keyof typeof partStates) => sql`
  SELECT c."projectName", t."position", n."id" AS "noteId", coalesce(n."orderIndex", t."orderIndex") AS "orderIndex",
    ${partVersionSql} AS "version"
  FROM ${partSql(userId, sql`i."conversationId"`, sql`t."id" = i."partId"`, sql`n."id" = i."partId"`)}
    AND ${partStates[state]} AND ${isLive(userId)} LIMIT 1`;
