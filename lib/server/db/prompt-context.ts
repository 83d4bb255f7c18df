import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { db, queryRows } from "./client";
import { filesOfTurn } from "./conversation-fields";
import { Prisma } from "./generated/client";
import { StoredQuestionAnswers } from "./json-columns";

/** What the reply to a turn is made from, in addition to the turn itself. Of the notes only their number is read. */
export const PromptContext = z.object({
  topic: z.string(),
  projectName: z.string(),
  whenText: z.string().nullable(),
  /** Changes whenever something is changed that prompts are made from. */
  revision: z.number(),
  /** When the turn was written; `null` if this statement adds it. */
  writtenAt: z.coerce.date().nullable(),
  /** `null` if the provider has refused the guided answers, or the person has not asked about them. */
  questionAnswers: StoredQuestionAnswers.nullable(),
  /**
   * The turns before it, ascending, without those that the provider has refused, that the person has removed, and that they have not
   * asked about, whose positions are in `keepOnlyPositions`.
   */
  earlier: z.array(
    z.object({
      position: z.number(),
      message: z.string(),
      response: z.string().nullable(),
      writtenAt: z.coerce.date(),
      repliedTo: z.string().nullable(),
      quotesRemoved: z.boolean(),
      files: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          type: z.string(),
          storageKey: z.string(),
          altText: z.string().nullable(),
          /** `false`: its content could not be sent with its own turn. */
          wasSent: z.boolean(),
        }),
      ),
    }),
  ),
  keepOnlyPositions: z.array(z.number()),
  notes: z.number(),
});
export type PromptContext = z.output<typeof PromptContext>;
const PromptContextRow = z.object({ promptContext: PromptContext });

/**
 * A `PromptContext` as JSON, for the turn at this position of a conversation; null if the position is. All of it is read as it was
 * when the statement began, also by a statement that had to wait for somebody's change.
 */
export const promptContextColumn = (userId: string, conversationId: string, position: Prisma.Sql) => Prisma.sql`(
  SELECT ${promptContextSql(userId, position)} FROM "Conversation" c
  WHERE c."userId" = ${userId} AND c."id" = ${conversationId} AND ${position} IS NOT NULL) AS "promptContext"`;

/** That of a conversation that the statement itself adds, and so does not see. */
export function newContextColumn(
  added: Pick<PromptContext, "topic" | "projectName" | "whenText" | "questionAnswers">,
): Prisma.Sql {
  const promptContext: PromptContext = {
    ...added,
    writtenAt: null,
    revision: 0,
    earlier: [],
    keepOnlyPositions: [],
    notes: 0,
  };
  return Prisma.sql`${JSON.stringify(promptContext)}::json AS "promptContext"`;
}

/** The file `f` of the turn `t`. */
const fileObject = Prisma.sql`json_build_object(
  'id', f."id", 'name', f."name", 'type', f."type", 'storageKey', f."storageKey", 'altText', f."altText",
  'wasSent', t."receipt" IS NULL OR t."receipt"->>'file' IS NOT DISTINCT FROM f."name" OR jsonb_path_exists(t."receipt",
    '$.files[*] ? (@.messagesAgo == 0 && @.name == $name && !exists(@.withheld))', jsonb_build_object('name', f."name")))`;

const promptContextSql = (userId: string, position: Prisma.Sql) => Prisma.sql`json_build_object(
  'revision', c."revision",
  'writtenAt', (
    SELECT t."createdAt" FROM "Turn" t
    WHERE t."userId" = ${userId} AND t."conversationId" = c."id" AND t."position" = ${position}
  ),
  'topic', c."topic", 'projectName', c."projectName", 'whenText', c."whenText", 'questionAnswers', CASE WHEN NOT EXISTS (
    SELECT FROM "Turn" t WHERE t."userId" = ${userId} AND t."conversationId" = c."id" AND t."position" = 0
      AND ${position} > 0 AND (t."refusedAt" IS NOT NULL OR t."keepOnly")
  ) THEN c."questionAnswers" END,
  'notes', (SELECT count(*) FROM "Note" n WHERE n."userId" = ${userId} AND n."conversationId" = c."id"),
  'keepOnlyPositions', (
    SELECT coalesce(json_agg(t."position"), '[]') FROM "Turn" t
    WHERE t."userId" = ${userId} AND t."conversationId" = c."id" AND t."position" < ${position} AND t."keepOnly"
  ),
  'earlier', (
    SELECT coalesce(json_agg(earlier ORDER BY earlier."position"), '[]') FROM (
      SELECT t."position", t."message", t."response", t."createdAt" AS "writtenAt", t."repliedTo", t."quotesRemoved",
        ${filesOfTurn(userId, fileObject)}
      FROM "Turn" t
      WHERE t."userId" = ${userId} AND t."conversationId" = c."id" AND t."position" < ${position}
        AND t."refusedAt" IS NULL AND NOT t."keepOnly"
        AND (t."position" = 0 OR t."message" <> '' OR EXISTS (
          SELECT FROM "TurnFile" a WHERE a."userId" = ${userId} AND a."turnId" = t."id"))
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
      SELECT ${promptContextSql(userId, Prisma.sql`${position}::int`)} AS "promptContext"
      FROM "Conversation" c WHERE c."userId" = ${userId} AND c."id" = ${conversationId}`,
  );
  return row?.promptContext ?? null;
}

/**
 * What the AI was sent for the reply to this turn, compressed; `null` if nothing is recorded of it. `undefined`: this user has no such
 * turn. `orderIndex`: 0 for the guided answers.
 */
export async function findSentPrompt(userId: string, conversationId: string, orderIndex: number) {
  const turn = await db().turn.findFirst({
    where: { userId, conversationId, orderIndex, conversation: { deletedAt: null } },
    select: { sentPrompt: true },
  });
  return turn?.sentPrompt;
}
