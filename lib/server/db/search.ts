import "server-only";
import { limits } from "../../limits";
import { db } from "./client";
import { attachableSince } from "./file";

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
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  const most = limits.searchResults;
  return db().$queryRaw<FoundRow[]>`
    SELECT * FROM (
      (SELECT 'turn' AS "source", t."id", t."conversationId", c."projectName", t."position",
         CASE WHEN t."position" = 0 THEN c."questionAnswers" END AS "questionAnswers",
         CASE WHEN t."foldedMessage" LIKE ALL (${patterns}::text[]) THEN t."message" END AS "message",
         CASE WHEN t."foldedResponse" LIKE ALL (${patterns}::text[]) THEN t."response" END AS "response",
         t."createdAt"
       FROM "Turn" t
       JOIN "Conversation" c ON c."userId" = t."userId" AND c."id" = t."conversationId" AND c."deletedAt" IS NULL
       WHERE t."userId" = ${userId}
         AND (t."foldedMessage" LIKE ALL (${patterns}::text[]) OR t."foldedResponse" LIKE ALL (${patterns}::text[]))
       ORDER BY t."createdAt" DESC LIMIT ${most})
      UNION ALL
      (SELECT 'note', n."id", n."conversationId", c."projectName", NULL, NULL, n."message", NULL, n."createdAt"
       FROM "Note" n
       JOIN "Conversation" c ON c."userId" = n."userId" AND c."id" = n."conversationId" AND c."deletedAt" IS NULL
       WHERE n."userId" = ${userId} AND n."foldedMessage" LIKE ALL (${patterns}::text[])
       ORDER BY n."createdAt" DESC LIMIT ${most})
      UNION ALL
      (SELECT 'file', f."id", t."conversationId", c."projectName", t."position", NULL, f."name", NULL, f."createdAt"
       FROM "File" f
       LEFT JOIN "Turn" t ON t."userId" = f."userId" AND t."fileId" = f."id"
       LEFT JOIN "Conversation" c ON c."userId" = t."userId" AND c."id" = t."conversationId"
       WHERE f."userId" = ${userId} AND f."storedAt" IS NOT NULL AND f."foldedName" LIKE ALL (${patterns}::text[])
         AND CASE WHEN t."id" IS NULL THEN f."createdAt" > ${attachableSince()} ELSE c."deletedAt" IS NULL END
       ORDER BY f."createdAt" DESC LIMIT ${most})
    ) AS "found"
    ORDER BY "createdAt" DESC LIMIT ${most}`;
}
