import "server-only";
import type { QuestionAnswer } from "../../api/schemas";
import { promptOf, searchedText } from "../../conversation/guided-answers";
import { trigramSignature } from "../../conversation/trigram-signature";
import { normalizeForSearch } from "../../texts/rules";
import { db } from "./client";
import { type FileRow, shownFile } from "./file";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { type PromptContext, promptContextSql } from "./prompt-context";
import { type AiLimits, checkLimitsSql, type LimitResult, limitResultColumns, withinLimitsSql } from "./rate-limit";

const kept = {
  id: true,
  conversationId: true,
  position: true,
  orderIndex: true,
  message: true,
  response: true,
  receipt: true,
  leaseExpiresAt: true,
  refusedAt: true,
  file: { select: shownFile },
  conversation: { select: { orderIndex: true } },
} satisfies Prisma.TurnSelect;

export type TurnRow = Prisma.TurnGetPayload<{ select: typeof kept }>;

/** What every turn is saved with. `leaseExpiresAt` is the lease of the call that will ask the AI, if it is admitted. */
export type MessageToSave = {
  requestKey: string;
  file: FileRow | null;
  leaseExpiresAt: Date;
  admission: AiLimits | null;
};

/** `made`: `null` where there is no such place for the turn, or where its call was not admitted to the AI. */
export type Saved = { made: { turn: TurnRow; talk: PromptContext } | null; verdict: LimitResult };
type Place = {
  conversationId: string;
  position: number;
  orderIndex: number;
  conversationOrder: number;
  talk: PromptContext;
};

/** The turn that a call with this Idempotency-Key made, unless its conversation is deleted. */
export function findTurn(userId: string, requestKey: string): Promise<TurnRow | null> {
  return db().turn.findUnique({
    where: { userId_requestKey: { userId, requestKey }, conversation: { deletedAt: null } },
    select: kept,
  });
}

/** A new conversation with its first turn, the guided answers. */
export async function addConversation(
  userId: string,
  { topic, projectName, questionAnswers }: { topic: string; projectName: string; questionAnswers: QuestionAnswer[] },
  words: MessageToSave,
): Promise<Saved | null> {
  const foldedMessage = normalizeForSearch(searchedText(projectName, questionAnswers));
  // The increment locks the owner's row: concurrent starts take their numbers one after the other.
  const place = Prisma.sql`
    "owner" AS (
      UPDATE "User" SET "conversationCount" = "conversationCount" + 1 WHERE "id" = ${userId} AND ${withinLimitsSql}
      RETURNING "conversationCount"
    ), "place" AS (
      INSERT INTO "Conversation" AS c ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers")
      SELECT ${userId}, ${newId()}, "conversationCount", ${topic}, ${projectName}, ${JSON.stringify(questionAnswers)}::jsonb
      FROM "owner"
      RETURNING "id" AS "conversationId", "orderIndex" AS "conversationOrder", 0 AS "position", 0 AS "orderIndex",
        ${promptContextSql(Prisma.sql`0`)} AS "talk"
    )`;
  return addTurn(userId, place, { message: promptOf(questionAnswers), foldedMessage }, words);
}

/** A new continuation of one of this user's conversations. */
export function addContinuation(
  userId: string,
  conversationId: string,
  message: string,
  words: MessageToSave,
): Promise<Saved | null> {
  const place = Prisma.sql`
    "place" AS (
      UPDATE "Conversation" c SET "turnCount" = "turnCount" + 1, "entryCount" = "entryCount" + 1
      WHERE "userId" = ${userId} AND "id" = ${conversationId} AND "deletedAt" IS NULL AND ${withinLimitsSql}
      RETURNING "id" AS "conversationId", "orderIndex" AS "conversationOrder", "turnCount" AS "position",
        "entryCount" AS "orderIndex", ${promptContextSql(Prisma.sql`c."turnCount"`)} AS "talk"
    )`;
  return addTurn(userId, place, { message, foldedMessage: normalizeForSearch(message) }, words);
}

/**
 * Saves a turn together with what makes its place and admits its call to the AI, and reads what a reply may be made from, all
 * in one statement: the AI is asked after it, and each further one was measured to keep a person waiting for the first word.
 * `null`, and nothing counted: its key is known.
 */
async function addTurn(
  userId: string,
  place: Prisma.Sql,
  { message, foldedMessage }: { message: string; foldedMessage: string },
  { file, requestKey, leaseExpiresAt, admission }: MessageToSave,
): Promise<Saved | null> {
  const id = newId();
  // The file is kept for good.
  const attached = Prisma.sql`
    "attached" AS (
      UPDATE "File" SET "attachedAt" = now() WHERE "userId" = ${userId} AND "id" = ${file?.id} AND EXISTS (SELECT FROM "place")
    ),`;
  const isNew = Prisma.sql`NOT EXISTS (SELECT FROM "Turn" WHERE "userId" = ${userId} AND "requestKey" = ${requestKey})`;
  const [row] = await db().$queryRaw<(LimitResult & (Place | Record<keyof Place, null>))[]>`
    WITH ${checkLimitsSql(admission, isNew)}, ${place}, ${file ? attached : Prisma.empty} "turn" AS (
      INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "message", "foldedMessage", "grams",
        "fileId", "requestKey", "askedUntil")
      SELECT ${userId}, ${id}, "conversationId", "position", "orderIndex", ${message}, ${foldedMessage},
        ${trigramSignature(foldedMessage)}::bit(1024), ${file?.id ?? null}, ${requestKey}, ${leaseExpiresAt}::timestamptz
      FROM "place"
    )
    SELECT ${limitResultColumns}, "place".* FROM "used" LEFT JOIN "place" ON true`;
  if (!row) return null;
  const { count, resetAt, isAdmitted, ...at } = row;
  const verdict = { count, resetAt, isAdmitted };
  if (at.conversationId === null) return { made: null, verdict };
  const { conversationOrder, talk, ...placed } = at;
  const conversation = { orderIndex: conversationOrder };
  const unanswered = { response: null, receipt: null, leaseExpiresAt, refusedAt: null };
  const turn = { id, ...placed, message, ...unanswered, file, conversation };
  return { made: { turn, talk }, verdict };
}
