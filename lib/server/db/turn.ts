import { z } from "zod";
import type { QuestionAnswer } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import { promptOf, searchedText } from "../../conversation/guide/guided-answers";
import type { When } from "../../conversation/memory-date/when";
import { trigramSignature } from "../../conversation/search/trigram-signature";
import { normalizeForSearch } from "../../texts/normalize";
import { queryRows } from "./client";
import { TurnRow, turnColumns, whenFields, whenValues } from "./conversation-fields";
import { type AiLimits, checkLimitsSql, LimitResult, limitResultColumns, withinLimitsSql } from "./counter";
import type { FileRow } from "./file";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { newContextColumn, PromptContext, promptContextColumn } from "./prompt-context";

const SentTurn = TurnRow.omit({ requestKey: true, repliedTo: true, keepOnly: true, createdAt: true }).extend({
  conversationId: z.string(),
  conversationOrder: z.number(),
});
/** A turn as the sending of a message reads and returns it. */
export type SentTurn = z.output<typeof SentTurn>;

const FoundTurn = SentTurn.extend({ askAgainKey: z.string().nullable() });

/** The common input for saving any turn. The call that saves it gets the lease of its reply, if `limits` allow a call to the AI. */
export type MessageToSave = {
  requestKey: string;
  files: FileRow[];
  /** `null`: the AI is not asked. */
  leaseExpiresAt: Date | null;
  limits: AiLimits | null;
};

/** `saved`: `null` if there is no such conversation or user, if it is full, or if the limits did not allow the call. */
export type SaveResult = { saved: { turn: SentTurn; promptContext: PromptContext } | null; limitResult: LimitResult };

/** A turn `t` of a conversation that is not deleted, and the key of the last call that asked for another reply. */
async function findWhere(userId: string, condition: Prisma.Sql) {
  const [turn] = await queryRows(
    FoundTurn,
    Prisma.sql`
      SELECT ${turnColumns(userId)}, t."conversationId", c."orderIndex" AS "conversationOrder", t."askAgainKey" FROM "Turn" t
      JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = t."conversationId" AND c."deletedAt" IS NULL
      WHERE t."userId" = ${userId} AND ${condition}`,
  );
  return turn ?? null;
}

/** The turn that a call with this Idempotency-Key made. */
export const findTurn = (userId: string, requestKey: string) =>
  findWhere(userId, Prisma.sql`t."requestKey" = ${requestKey}`);

/** A turn by its orderIndex, 0 for the guided answers. */
export const findNumberedTurn = (userId: string, conversationId: string, orderIndex: number) =>
  findWhere(userId, Prisma.sql`t."conversationId" = ${conversationId} AND t."orderIndex" = ${orderIndex}::int`);

type NewConversation = { topic: string; projectName: string; when: When | null; questionAnswers: QuestionAnswer[] };

/** A new conversation with its first turn, the guided answers. */
export async function addConversation(
  userId: string,
  { topic, projectName, when, questionAnswers }: NewConversation,
  toSave: MessageToSave,
): Promise<SaveResult | null> {
  const normalizedMessage = normalizeForSearch(searchedText(projectName, questionAnswers));
  // The increment locks the owner's row: conversations that are started at the same time get their numbers one after the other.
  const positionSql = Prisma.sql`
    "owner" AS (
      UPDATE "User" SET "conversationCount" = "conversationCount" + 1 WHERE "id" = ${userId} AND ${withinLimitsSql}
      RETURNING "conversationCount"
    ), "position" AS (
      INSERT INTO "Conversation" AS c ("userId", "id", "orderIndex", "topic", "projectName", "normalizedName",
        ${whenFields}, "questionAnswers")
      SELECT ${userId}, ${newId()}, "conversationCount", ${topic}, ${projectName}, ${normalizeForSearch(projectName)},
        ${whenValues(when)}, ${JSON.stringify(questionAnswers)}::jsonb
      FROM "owner"
      RETURNING c."id" AS "conversationId", c."orderIndex" AS "conversationOrder", 0 AS "position", 0 AS "orderIndex"
    )`;
  const contextColumn = newContextColumn({ topic, projectName, whenText: when?.text ?? null, questionAnswers });
  return addTurn(userId, { message: promptOf(questionAnswers), normalizedMessage, positionSql, contextColumn }, toSave);
}

/** A new continuation of one of this user's conversations, unless it is full. */
export function addContinuation(
  userId: string,
  conversationId: string,
  message: string,
  toSave: MessageToSave,
): Promise<SaveResult | null> {
  const positionSql = Prisma.sql`
    "position" AS (
      UPDATE "Conversation" c SET "turnCount" = "turnCount" + 1, "entryCount" = "entryCount" + 1
      WHERE "userId" = ${userId} AND "id" = ${conversationId} AND "deletedAt" IS NULL
        AND "entryCount" < ${serverLimits.conversationEntries}::int AND ${withinLimitsSql}
      RETURNING "id" AS "conversationId", "orderIndex" AS "conversationOrder", "turnCount" AS "position",
        "entryCount" AS "orderIndex"
    )`;
  const contextColumn = promptContextColumn(userId, conversationId, Prisma.sql`p."position"`);
  const normalizedMessage = normalizeForSearch(message);
  return addTurn(userId, { message, normalizedMessage, positionSql, contextColumn }, toSave);
}

/** The result of the limits and, if they allowed the call, where the turn was saved. */
const AddedTurn = z.union([
  LimitResult.extend({
    conversationId: z.string(),
    conversationOrder: z.number(),
    position: z.number(),
    orderIndex: z.number(),
    promptContext: PromptContext,
  }),
  LimitResult.extend({ conversationId: z.null() }),
]);

type NewTurn = { message: string; normalizedMessage: string; positionSql: Prisma.Sql; contextColumn: Prisma.Sql };

/**
 * Saves a turn at the position that `positionSql` makes in "position", checks the limits of its call to the AI, and reads what
 * the reply is made from, `contextColumn`: one statement, because each further one makes a person wait longer for the first word.
 * `null`, and nothing is counted, if there is a turn with this key.
 */
async function addTurn(
  userId: string,
  { message, normalizedMessage, positionSql, contextColumn }: NewTurn,
  { files, requestKey, leaseExpiresAt, limits }: MessageToSave,
): Promise<SaveResult | null> {
  const id = newId();
  const fileIds = files.map(({ id }) => id);
  // An attached file is no longer removed as abandoned.
  const attachSql = Prisma.sql`,
    "attached" AS (
      UPDATE "File" SET "attachedAt" = now()
      WHERE "userId" = ${userId} AND "id" = ANY (${fileIds}::text[]) AND EXISTS (SELECT FROM "position")
    ), "files" AS (
      INSERT INTO "TurnFile" ("userId", "turnId", "position", "fileId")
      SELECT ${userId}, ${id}, file."number" - 1, file."id"
      FROM "position", unnest(${fileIds}::text[]) WITH ORDINALITY file("id", "number")
    )`;
  const isNew = Prisma.sql`NOT EXISTS (SELECT FROM "Turn" WHERE "userId" = ${userId} AND "requestKey" = ${requestKey})`;
  const [row] = await queryRows(
    AddedTurn,
    Prisma.sql`
      WITH ${checkLimitsSql(limits, isNew)}, ${positionSql}, "turn" AS (
        INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "message", "normalizedMessage", "trigramSignature",
          "requestKey", "leaseExpiresAt", "keepOnly")
        SELECT ${userId}, ${id}, "conversationId", "position"."position", "orderIndex", ${message}, ${normalizedMessage},
          ${trigramSignature(normalizedMessage)}::bit(1024), ${requestKey}, ${leaseExpiresAt}::timestamptz, ${leaseExpiresAt === null}::bool
        FROM "position"
      )${files.length > 0 ? attachSql : Prisma.empty}
      SELECT ${limitResultColumns}, p.*, ${contextColumn} FROM "used" LEFT JOIN "position" p ON true`,
  );
  if (!row) return null;
  const { count, resetAt, isAdmitted, ...added } = row;
  const limitResult = { count, resetAt, isAdmitted };
  if (added.conversationId === null) return { saved: null, limitResult };
  const { conversationId, conversationOrder, position, orderIndex, promptContext } = added;
  const turn: SentTurn = {
    ...{ id, conversationId, position, orderIndex, message, files, leaseExpiresAt },
    ...{ response: null, receipt: null, refusedAt: null, conversationOrder },
  };
  return { saved: { turn, promptContext }, limitResult };
}
