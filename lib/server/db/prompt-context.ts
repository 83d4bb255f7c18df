import "server-only";
import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { queryRows } from "./client";
import { Prisma } from "./generated/client";
import { QuestionAnswers } from "./json-columns";

/** What the reply to a turn is made from, beside the turn itself. Of the notes it has only the number. */
export const PromptContext = z.object({
  topic: z.string(),
  projectName: z.string(),
  /** `null` if the provider has refused the guided answers. */
  questionAnswers: QuestionAnswers.nullable(),
  /** The turns before it, ascending, without those that the provider has refused. */
  earlier: z.array(
    z.object({
      position: z.number(),
      message: z.string(),
      response: z.string().nullable(),
      file: z
        .object({
          id: z.string(),
          name: z.string(),
          type: z.string(),
          storageKey: z.string(),
          altText: z.string().nullable(),
          /** `false`: its content could not be sent with its own turn. */
          wasSent: z.boolean(),
        })
        .nullable(),
    }),
  ),
  notes: z.number(),
});
export type PromptContext = z.output<typeof PromptContext>;
const PromptContextRow = z.object({ promptContext: PromptContext });

/** A `PromptContext` as JSON, for the turn at this position of the conversation `c`. */
export const promptContextSql = (position: Prisma.Sql): Prisma.Sql => Prisma.sql`json_build_object(
  'topic', c."topic", 'projectName', c."projectName", 'questionAnswers', CASE WHEN NOT EXISTS (
    SELECT FROM "Turn" t WHERE t."userId" = c."userId" AND t."conversationId" = c."id" AND t."position" = 0
      AND ${position} > 0 AND t."refusedAt" IS NOT NULL
  ) THEN c."questionAnswers" END,
  'notes', (SELECT count(*) FROM "Note" n WHERE n."userId" = c."userId" AND n."conversationId" = c."id"),
  'earlier', (
    SELECT coalesce(json_agg(earlier ORDER BY earlier."position"), '[]') FROM (
      SELECT t."position", t."message", t."response",
        CASE WHEN f."id" IS NOT NULL THEN json_build_object(
          'id', f."id", 'name', f."name", 'type', f."type", 'storageKey', f."storageKey",
          'altText', f."altText", 'wasSent', t."receipt" IS NULL OR t."receipt"->>'file' IS NOT NULL
        ) END AS "file"
      FROM "Turn" t LEFT JOIN "File" f ON f."userId" = t."userId" AND f."id" = t."fileId"
      WHERE t."userId" = c."userId" AND t."conversationId" = c."id" AND t."position" < ${position}
        AND t."refusedAt" IS NULL
      ORDER BY t."position" DESC LIMIT ${serverLimits.historyTurns}
    ) earlier
  ))`;

/** `null`: this user has no such conversation. */
export async function findPromptContext(
  userId: string,
  { conversationId, position }: { conversationId: string; position: number },
): Promise<PromptContext | null> {
  const [row] = await queryRows(
    PromptContextRow,
    Prisma.sql`
      SELECT ${promptContextSql(Prisma.sql`${position}::int`)} AS "promptContext"
      FROM "Conversation" c WHERE c."userId" = ${userId} AND c."id" = ${conversationId}`,
  );
  return row?.promptContext ?? null;
}
