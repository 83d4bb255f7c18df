import "server-only";
import { limits } from "../../api/limits";
import { trigramSignature } from "../../conversation/trigram-signature";
import { db } from "./client";
import { attachableSince } from "./file";
import { Prisma } from "./generated/client";

/** A turn, a note or a file that has every word. `message` and `response` are there only if they have them. */
export type FoundRow = {
  source: "turn" | "note" | "file";
  id: string;
  conversationId: string | null;
  projectName: string | null;
  /** The turn's, also of a file's. */
  position: number | null;
  /** Of a conversation's first turn. */
  questionAnswers: unknown;
  message: string | null;
  response: string | null;
  createdAt: Date;
};

/**
 * What a person wrote, was answered, noted and attached, newest first. One statement that walks the owner's three indexes
 * from their newest end and stops at enough. A file that no turn has is found as long as it may still be attached.
 */
export function searchWritten(userId: string, words: string[]): Promise<FoundRow[]> {
  return db().$queryRaw<FoundRow[]>(searchStatement(userId, words));
}

export function searchStatement(userId: string, words: string[]): Prisma.Sql {
  const has = (folded: Prisma.Sql) =>
    Prisma.join(
      words.map((word) => Prisma.sql`${folded} LIKE ${`%${word.replace(/[%_\\]/g, "\\$&")}%`}`),
      " AND ",
    );
  const [inMessage, inResponse] = [has(Prisma.sql`t."foldedMessage"`), has(Prisma.sql`t."foldedResponse"`)];
  const grams = Prisma.sql`${trigramSignature(...words)}::bit(1024)`;
  const most = limits.searchResults;
  // From the index alone, in order; no text is fetched that cannot have the words. OFFSET keeps Postgres from any other way.
  const likely = (table: Prisma.Sql) => Prisma.sql`(
    SELECT "id", "createdAt", "orderIndex" FROM ${table}
    WHERE "userId" = ${userId} AND ("grams" & ${grams}) = ${grams}
    ORDER BY "createdAt" DESC, "orderIndex" DESC OFFSET 0) l`;
  return Prisma.sql`
    SELECT * FROM (
      (SELECT 'turn' AS "source", f.*, l."createdAt", l."orderIndex"
       FROM ${likely(Prisma.sql`"Turn"`)}, LATERAL (
         SELECT t."id", t."conversationId", c."projectName", t."position",
           CASE WHEN t."position" = 0 THEN c."questionAnswers" END AS "questionAnswers",
           CASE WHEN h."inMessage" THEN t."message" END AS "message",
           CASE WHEN h."inResponse" THEN t."response" END AS "response"
         FROM "Turn" t
         CROSS JOIN LATERAL (SELECT ${inMessage} AS "inMessage", ${inResponse} AS "inResponse" OFFSET 0) h
         JOIN "Conversation" c ON c."userId" = t."userId" AND c."id" = t."conversationId" AND c."deletedAt" IS NULL
         WHERE t."userId" = ${userId} AND t."id" = l."id" AND (h."inMessage" OR h."inResponse") OFFSET 0) f
       ORDER BY l."createdAt" DESC, l."orderIndex" DESC LIMIT ${most})
      UNION ALL
      (SELECT 'note', f.*, l."createdAt", l."orderIndex"
       FROM ${likely(Prisma.sql`"Note"`)}, LATERAL (
         SELECT n."id", n."conversationId", c."projectName", NULL::int, NULL::jsonb, n."message", NULL
         FROM "Note" n
         JOIN "Conversation" c ON c."userId" = n."userId" AND c."id" = n."conversationId" AND c."deletedAt" IS NULL
         WHERE n."userId" = ${userId} AND n."id" = l."id" AND ${has(Prisma.sql`n."foldedMessage"`)} OFFSET 0) f
       ORDER BY l."createdAt" DESC, l."orderIndex" DESC LIMIT ${most})
      UNION ALL
      (SELECT 'file', f."id", t."conversationId", c."projectName", t."position", NULL, f."name", NULL, f."createdAt",
         NULL
       FROM "File" f
       LEFT JOIN "Turn" t ON t."userId" = f."userId" AND t."fileId" = f."id"
       LEFT JOIN "Conversation" c ON c."userId" = t."userId" AND c."id" = t."conversationId"
       WHERE f."userId" = ${userId} AND f."storedAt" IS NOT NULL AND ${has(Prisma.sql`f."foldedName"`)}
         AND CASE WHEN t."id" IS NULL THEN f."createdAt" > ${attachableSince()} ELSE c."deletedAt" IS NULL END
       ORDER BY f."createdAt" DESC LIMIT ${most})
    ) AS "found"
    ORDER BY "createdAt" DESC, "orderIndex" DESC LIMIT ${most}`;
}
