import "server-only";
import type { Receipt } from "../../answers";
import { promptOf, searchedText } from "../../conversation/guided-answers";
import { limits } from "../../limits";
import type { QuestionAnswer } from "../../schemas";
import { foldText } from "../../text-rules";
import { db } from "./client";
import { type FileRow, shownFile } from "./file";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { type Admission, admitting, type Verdict, verdictColumns, whereAdmitted } from "./throttle";

const kept = {
  id: true,
  conversationId: true,
  position: true,
  orderIndex: true,
  response: true,
  receipt: true,
  askedUntil: true,
  file: { select: shownFile },
  conversation: { select: { orderIndex: true } },
} satisfies Prisma.TurnSelect;

export type TurnRow = Prisma.TurnGetPayload<{ select: typeof kept }>;

/** What every turn is saved with. `askedUntil` is the lease of the call that will ask the AI, if it is admitted. */
export type Words = { requestKey: string; file: FileRow | null; askedUntil: Date; admission: Admission | null };

/** `turn`: `null` where there is no such place for it, or where its call was not admitted to the AI. */
export type Saved = { turn: TurnRow | null; verdict: Verdict };
type Place = { conversationId: string; position: number; orderIndex: number; conversationOrder: number };

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
  words: Words,
): Promise<Saved | null> {
  const foldedMessage = foldText(searchedText(projectName, questionAnswers));
  // The increment locks the owner's row: concurrent starts take their numbers one after the other.
  const place = Prisma.sql`
    "owner" AS (
      UPDATE "User" SET "conversationCount" = "conversationCount" + 1 WHERE "id" = ${userId} AND ${whereAdmitted}
      RETURNING "conversationCount"
    ), "place" AS (
      INSERT INTO "Conversation" ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers")
      SELECT ${userId}, ${newId()}, "conversationCount", ${topic}, ${projectName}, ${JSON.stringify(questionAnswers)}::jsonb
      FROM "owner"
      RETURNING "id" AS "conversationId", "orderIndex" AS "conversationOrder", 0 AS "position", 0 AS "orderIndex"
    )`;
  return addTurn(userId, place, { message: promptOf(questionAnswers), foldedMessage }, words);
}

/** A new continuation of one of this user's conversations. */
export function addContinuation(
  userId: string,
  conversationId: string,
  message: string,
  words: Words,
): Promise<Saved | null> {
  const place = Prisma.sql`
    "place" AS (
      UPDATE "Conversation" SET "turnCount" = "turnCount" + 1, "entryCount" = "entryCount" + 1
      WHERE "userId" = ${userId} AND "id" = ${conversationId} AND "deletedAt" IS NULL AND ${whereAdmitted}
      RETURNING "id" AS "conversationId", "orderIndex" AS "conversationOrder", "turnCount" AS "position",
        "entryCount" AS "orderIndex"
    )`;
  return addTurn(userId, place, { message, foldedMessage: foldText(message) }, words);
}

/**
 * Saves a turn together with what makes its place and admits its call to the AI, all in one statement: the AI is asked after
 * it, and each further one was measured to keep a person waiting for the first word. `null`, and nothing counted: its key is
 * known.
 */
async function addTurn(
  userId: string,
  place: Prisma.Sql,
  { message, foldedMessage }: { message: string; foldedMessage: string },
  { file, requestKey, askedUntil, admission }: Words,
): Promise<Saved | null> {
  const id = newId();
  // The file is kept for good.
  const attached = Prisma.sql`
    "attached" AS (
      UPDATE "File" SET "attachedAt" = now() WHERE "userId" = ${userId} AND "id" = ${file?.id} AND EXISTS (SELECT FROM "place")
    ),`;
  const isNew = Prisma.sql`NOT EXISTS (SELECT FROM "Turn" WHERE "userId" = ${userId} AND "requestKey" = ${requestKey})`;
  const [made] = await db().$queryRaw<(Verdict & (Place | Record<keyof Place, null>))[]>`
    WITH ${admitting(admission, isNew)}, ${place}, ${file ? attached : Prisma.empty} "turn" AS (
      INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "message", "foldedMessage", "fileId",
        "requestKey", "askedUntil")
      SELECT ${userId}, ${id}, "conversationId", "position", "orderIndex", ${message}, ${foldedMessage},
        ${file?.id ?? null}, ${requestKey}, ${askedUntil}::timestamptz
      FROM "place"
    )
    SELECT ${verdictColumns}, "place".* FROM "used" LEFT JOIN "place" ON true`;
  if (!made) return null;
  const { count, resetAt, isTaken, ...at } = made;
  const verdict = { count, resetAt, isTaken };
  if (at.conversationId === null) return { turn: null, verdict };
  const { conversationOrder, ...placed } = at;
  const conversation = { orderIndex: conversationOrder };
  return { turn: { id, ...placed, response: null, receipt: null, askedUntil, file, conversation }, verdict };
}

/** What a reply to this turn may be made from: the turn, what was said before it, and only the number of notes. */
export function findTalk(userId: string, { conversationId, position }: TurnRow) {
  return db().conversation.findUnique({
    where: { userId_id: { userId, id: conversationId } },
    select: {
      topic: true,
      projectName: true,
      questionAnswers: true,
      turns: {
        where: { position: { lte: position } },
        orderBy: { position: "desc" },
        take: limits.historyTurns + 1,
        select: { position: true, message: true, response: true, file: { select: { name: true } } },
      },
      _count: { select: { notes: true } },
    },
  });
}

export type TalkRow = NonNullable<Awaited<ReturnType<typeof findTalk>>>;

/** Takes the right to ask the AI for an unanswered turn that nobody is waiting for. `false`: answered, or somebody is. */
export async function claimTurn(userId: string, id: string, askedUntil: Date): Promise<boolean> {
  const isFree = { OR: [{ askedUntil: null }, { askedUntil: { lt: new Date() } }] };
  const { count } = await db().turn.updateMany({
    where: { userId, id, response: null, ...isFree },
    data: { askedUntil },
  });
  return count === 1;
}

/** The right to answer one turn, as the call that answers it has taken it. */
export type Lease = { userId: string; id: string; askedUntil: Date };

/** The turns whose leases are still as they were taken, of all the people that one process writes replies to. */
export async function listHeldLeases(leases: Lease[]): Promise<Set<string>> {
  const held = await db().turn.findMany({ where: { response: null, OR: leases }, select: { id: true } });
  return new Set(held.map(({ id }) => id));
}

/**
 * Keeps a reply if there is none yet and nobody else has taken the lease; kept a second time it is as before. `false`:
 * somebody else answers.
 */
export async function saveReply(
  userId: string,
  id: string,
  askedUntil: Date,
  { response, receipt }: { response: string; receipt: Receipt },
): Promise<boolean> {
  const { count } = await db().turn.updateMany({
    where: { userId, id, response: null, OR: [{ askedUntil }, { askedUntil: null }] },
    data: { response, foldedResponse: foldText(response), receipt, askedUntil: null },
  });
  return count === 1 || (await db().turn.count({ where: { userId, id, response, askedUntil: null } })) === 1;
}

/** Gives a lease back without a reply. */
export async function releaseTurn(userId: string, id: string, askedUntil: Date | null): Promise<void> {
  await db().turn.updateMany({ where: { userId, id, response: null, askedUntil }, data: { askedUntil: null } });
}

/** The turns of a conversation whose replies are being written. `null`: this user has no such conversation. */
export async function listPendingTurns(userId: string, conversationId: string) {
  const conversation = await db().conversation.findUnique({
    where: { userId_id: { userId, id: conversationId }, deletedAt: null },
    select: {
      turns: { where: { response: null, askedUntil: { gt: new Date() } }, select: { id: true, askedUntil: true } },
    },
  });
  return conversation?.turns ?? null;
}
