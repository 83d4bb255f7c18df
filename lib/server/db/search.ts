import "server-only";
import { z } from "zod";
import { limits } from "../../api/limits";
import { trigramSignature } from "../../conversation/trigram-signature";
import { queryJsonRows } from "./client";
import { attachableSince } from "./file";
import { Prisma } from "./generated/client";
import { QuestionAnswers } from "./json-columns";

/** A turn, a note or a file that has every search word. `message` and `response` are `null` if they do not have them all. */
const MatchRow = z.object({
  source: z.enum(["turn", "note", "file"]),
  id: z.string(),
  conversationId: z.string().nullable(),
  projectName: z.string().nullable(),
  topic: z.string().nullable(),
  /** The position of the turn, or of the turn that the file is attached to. */
  position: z.number().nullable(),
  /** Only for the first turn of a conversation. */
  questionAnswers: QuestionAnswers.nullable(),
  message: z.string().nullable(),
  response: z.string().nullable(),
  createdAt: z.coerce.date(),
});
export type MatchRow = z.output<typeof MatchRow>;

/**
 * Messages, replies, notes and names of files of one user that have every word, newest first. One statement that reads the owner's
 * three indexes from their newest end and stops when it has enough. An unattached file is found as long as it can be attached.
 */
export function listMatches(userId: string, searchWords: string[]): Promise<MatchRow[]> {
  return queryJsonRows(MatchRow, searchStatement(userId, searchWords));
}

export function searchStatement(userId: string, searchWords: string[]): Prisma.Sql {
  const hasAll = (normalizedText: Prisma.Sql) =>
    Prisma.join(
      searchWords.map((word) => Prisma.sql`${normalizedText} LIKE ${`%${word.replace(/[%_\\]/g, "\\$&")}%`}`),
      " AND ",
    );
  const [inMessage, inResponse] = [hasAll(Prisma.sql`t."foldedMessage"`), hasAll(Prisma.sql`t."foldedResponse"`)];
  const signature = Prisma.sql`${trigramSignature(...searchWords)}::bit(1024)`;
  const limit = limits.searchResults;
  // An index-only scan in order, so that only texts that may have the words are read. OFFSET 0 is a fence for the query planner.
  const candidates = (table: Prisma.Sql) => Prisma.sql`(
    SELECT "id", "createdAt", "orderIndex" FROM ${table}
    WHERE "userId" = ${userId} AND ("grams" & ${signature}) = ${signature}
    ORDER BY "createdAt" DESC, "orderIndex" DESC OFFSET 0) i`;
  return Prisma.sql`
    SELECT * FROM (
      (SELECT 'turn' AS "source", f.*, i."createdAt", i."orderIndex"
       FROM ${candidates(Prisma.sql`"Turn"`)}, LATERAL (
         SELECT t."id", t."conversationId", c."projectName", c."topic", t."position",
           CASE WHEN t."position" = 0 THEN c."questionAnswers" END AS "questionAnswers",
           CASE WHEN h."inMessage" THEN t."message" END AS "message",
           CASE WHEN h."inResponse" THEN t."response" END AS "response"
         FROM "Turn" t
         CROSS JOIN LATERAL (SELECT ${inMessage} AS "inMessage", ${inResponse} AS "inResponse" OFFSET 0) h
         JOIN "Conversation" c ON c."userId" = t."userId" AND c."id" = t."conversationId" AND c."deletedAt" IS NULL
         WHERE t."userId" = ${userId} AND t."id" = i."id" AND (h."inMessage" OR h."inResponse") OFFSET 0) f
       ORDER BY i."createdAt" DESC, i."orderIndex" DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'note', f.*, i."createdAt", i."orderIndex"
       FROM ${candidates(Prisma.sql`"Note"`)}, LATERAL (
         SELECT n."id", n."conversationId", c."projectName", c."topic", NULL::int, NULL::jsonb, n."message", NULL
         FROM "Note" n
         JOIN "Conversation" c ON c."userId" = n."userId" AND c."id" = n."conversationId" AND c."deletedAt" IS NULL
         WHERE n."userId" = ${userId} AND n."id" = i."id" AND ${hasAll(Prisma.sql`n."foldedMessage"`)} OFFSET 0) f
       ORDER BY i."createdAt" DESC, i."orderIndex" DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'file', f."id", t."conversationId", c."projectName", c."topic", t."position", NULL, f."name", NULL, f."createdAt",
         NULL
       FROM "File" f
       LEFT JOIN "Turn" t ON t."userId" = f."userId" AND t."fileId" = f."id"
       LEFT JOIN "Conversation" c ON c."userId" = t."userId" AND c."id" = t."conversationId"
       WHERE f."userId" = ${userId} AND f."storedAt" IS NOT NULL AND ${hasAll(Prisma.sql`f."foldedName"`)}
         AND CASE WHEN t."id" IS NULL THEN f."createdAt" > ${attachableSince()} ELSE c."deletedAt" IS NULL END
       ORDER BY f."createdAt" DESC LIMIT ${limit})
    ) AS "found"
    ORDER BY "createdAt" DESC, "orderIndex" DESC LIMIT ${limit}`;
}
