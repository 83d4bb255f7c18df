import "server-only";
import { limits } from "../../limits";
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
 * from their newest end and stops at enough: measured faster for one person's words than any index over everybody's.
 * A file that no turn has is found as long as it may still be attached.
 */
export function searchWritten(userId: string, words: string[]): Promise<FoundRow[]> {
  return db().$queryRaw<FoundRow[]>(searchStatement(userId, words));
}

/**
 * `strpos` skips by the length of a word, which does not pay for short ones. Both are numbers: of a bare LIKE the planner
 * expects few hits, and sorts all that a person wrote instead of stopping at enough.
 */
const hasWord = (folded: Prisma.Sql, word: string) =>
  word.length <= 3
    ? Prisma.sql`(${folded} LIKE ${`%${word.replace(/[%_\\]/g, "\\$&")}%`})::int > 0`
    : Prisma.sql`strpos(${folded}, ${word}) > 0`;

export function searchStatement(userId: string, words: string[]): Prisma.Sql {
  // The longest word is in the fewest texts and is looked for in the longest steps: mostly no other one is.
  const sought = [...words].sort((a, b) => b.length - a.length);
  const has = (folded: Prisma.Sql) =>
    Prisma.join(
      sought.map((word) => hasWord(folded, word)),
      " AND ",
    );
  const [inMessage, inResponse] = [has(Prisma.sql`t."foldedMessage"`), has(Prisma.sql`t."foldedResponse"`)];
  const most = limits.searchResults;
  return Prisma.sql`
    SELECT * FROM (
      (SELECT 'turn' AS "source", t."id", t."conversationId", c."projectName", t."position",
         CASE WHEN t."position" = 0 THEN c."questionAnswers" END AS "questionAnswers",
         CASE WHEN ${inMessage} THEN t."message" END AS "message",
         CASE WHEN ${inResponse} THEN t."response" END AS "response",
         t."createdAt", t."orderIndex"
       FROM "Turn" t
       JOIN "Conversation" c ON c."userId" = t."userId" AND c."id" = t."conversationId" AND c."deletedAt" IS NULL
       WHERE t."userId" = ${userId} AND (${inMessage} OR ${inResponse})
       ORDER BY t."createdAt" DESC, t."orderIndex" DESC LIMIT ${most})
      UNION ALL
      (SELECT 'note', n."id", n."conversationId", c."projectName", NULL, NULL, n."message", NULL, n."createdAt",
         n."orderIndex"
       FROM "Note" n
       JOIN "Conversation" c ON c."userId" = n."userId" AND c."id" = n."conversationId" AND c."deletedAt" IS NULL
       WHERE n."userId" = ${userId} AND ${has(Prisma.sql`n."foldedMessage"`)}
       ORDER BY n."createdAt" DESC, n."orderIndex" DESC LIMIT ${most})
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
