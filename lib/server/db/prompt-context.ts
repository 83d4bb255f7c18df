import "server-only";
import type { QuestionAnswer } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import type { Exchange } from "../../conversation/prompt";
import { db } from "./client";
import { Prisma } from "./generated/client";

/**
 * What a reply to a turn may be made from beside the turn: what was said before it, ascending, without what the provider has
 * refused, and only the number of notes.
 */
export type PromptContext = {
  topic: string;
  projectName: string;
  /** `null`: they were refused. */
  questionAnswers: QuestionAnswer[] | null;
  earlier: Exchange[];
  notes: number;
};

/** A `PromptContext` as JSON, of the conversation `c` before the turn at this position. */
export const promptContextSql = (position: Prisma.Sql): Prisma.Sql => Prisma.sql`json_build_object(
  'topic', c."topic", 'projectName', c."projectName", 'questionAnswers', CASE WHEN NOT EXISTS (
    SELECT FROM "Turn" t WHERE t."userId" = c."userId" AND t."conversationId" = c."id" AND t."position" = 0
      AND ${position} > 0 AND t."refusedAt" IS NOT NULL
  ) THEN c."questionAnswers" END,
  'notes', (SELECT count(*) FROM "Note" n WHERE n."userId" = c."userId" AND n."conversationId" = c."id"),
  'earlier', (
    SELECT coalesce(json_agg(said ORDER BY said."position"), '[]') FROM (
      SELECT t."position", t."message", t."response",
        CASE WHEN f."id" IS NOT NULL THEN json_build_object('name', f."name") END AS "file"
      FROM "Turn" t LEFT JOIN "File" f ON f."userId" = t."userId" AND f."id" = t."fileId"
      WHERE t."userId" = c."userId" AND t."conversationId" = c."id" AND t."position" < ${position}
        AND t."refusedAt" IS NULL
      ORDER BY t."position" DESC LIMIT ${serverLimits.historyTurns}
    ) said
  ))`;

type Told = { conversationId: string; position: number };

export async function findPromptContext(
  userId: string,
  { conversationId, position }: Told,
): Promise<PromptContext | null> {
  const [row] = await db().$queryRaw<{ talk: PromptContext }[]>`
    SELECT ${promptContextSql(Prisma.sql`${position}::int`)} AS "talk"
    FROM "Conversation" c WHERE c."userId" = ${userId} AND c."id" = ${conversationId}`;
  return row?.talk ?? null;
}
