import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { queryRows } from "./client";
import { Prisma } from "./generated/client";

const UsedQuestionRow = z.object({ text: z.string(), since: z.date() });

/**
 * The guided questions of this user's latest conversations, from the last to the first used one. Raw SQL, because Prisma
 * would read all the answers, and home makes this call for everybody who has written.
 */
export function listUsedQuestions(userId: string): Promise<z.output<typeof UsedQuestionRow>[]> {
  return queryRows(
    UsedQuestionRow,
    Prisma.sql`
    SELECT "used"->>'question' AS "text", min(c."createdAt") AS "since"
    FROM (
      SELECT "questionAnswers", "createdAt", "orderIndex" FROM "Conversation"
      WHERE "userId" = ${userId} AND "deletedAt" IS NULL
      ORDER BY "orderIndex" DESC LIMIT ${serverLimits.usedQuestionsConversations}::int
    ) c CROSS JOIN LATERAL jsonb_array_elements(
      CASE WHEN jsonb_typeof(c."questionAnswers") = 'array' THEN c."questionAnswers" ELSE '[]' END
    ) AS "used"
    WHERE "used"->>'question' IS NOT NULL
    GROUP BY 1 ORDER BY max(c."orderIndex") DESC`,
  );
}
