import "server-only";
import type { Receipt } from "../../answers";
import { promptOf, searchedText } from "../../conversation/guided-answers";
import { limits } from "../../limits";
import type { QuestionAnswer } from "../../schemas";
import { foldText } from "../../text-rules";
import { db } from "./client";
import { isMissing } from "./errors";
import { attachFile, type FileRow, shownFile } from "./file";
import type { Prisma } from "./generated/client";
import { newId } from "./id";

const columns = {
  id: true,
  conversationId: true,
  position: true,
  orderIndex: true,
  response: true,
  receipt: true,
  askedUntil: true,
} satisfies Prisma.TurnSelect;

const kept = {
  ...columns,
  file: { select: shownFile },
  conversation: { select: { orderIndex: true } },
} satisfies Prisma.TurnSelect;

export type TurnRow = Prisma.TurnGetPayload<{ select: typeof kept }>;

/** What every turn is saved with. `askedUntil` is the lease of the call that will ask the AI. */
export type Words = { requestKey: string; file: FileRow | null; askedUntil: Date };

/** The turn that a call with this Idempotency-Key made, unless its conversation is deleted. */
export function findTurn(userId: string, requestKey: string): Promise<TurnRow | null> {
  return db().turn.findUnique({
    where: { userId_requestKey: { userId, requestKey }, conversation: { deletedAt: null } },
    select: kept,
  });
}

/** A new conversation with its first turn, the guided answers. */
export function addConversation(
  userId: string,
  start: { topic: string; projectName: string; questionAnswers: QuestionAnswer[] },
  words: Words,
): Promise<TurnRow> {
  const message = promptOf(start.questionAnswers);
  const foldedMessage = foldText(searchedText(start.projectName, start.questionAnswers));
  return db().$transaction(async (tx) => {
    // The increment locks the owner's row: concurrent starts take their numbers one after the other.
    const { conversationCount: orderIndex } = await tx.user.update({
      where: { id: userId },
      data: { conversationCount: { increment: 1 } },
      select: { conversationCount: true },
    });
    const conversationId = newId();
    await tx.conversation.create({ data: { userId, id: conversationId, orderIndex, ...start }, select: { id: true } });
    const turn = { conversationId, position: 0, orderIndex: 0, message, foldedMessage };
    return { ...(await addTurn(tx, userId, turn, words)), conversation: { orderIndex } };
  });
}

/** A new continuation. `null`: this user has no such conversation. */
export async function addContinuation(
  userId: string,
  conversationId: string,
  message: string,
  words: Words,
): Promise<TurnRow | null> {
  try {
    return await db().$transaction(async (tx) => {
      const { turnCount, entryCount, orderIndex } = await tx.conversation.update({
        where: { userId_id: { userId, id: conversationId }, deletedAt: null },
        data: { turnCount: { increment: 1 }, entryCount: { increment: 1 } },
        select: { turnCount: true, entryCount: true, orderIndex: true },
      });
      const foldedMessage = foldText(message);
      const turn = { conversationId, position: turnCount, orderIndex: entryCount, message, foldedMessage };
      return { ...(await addTurn(tx, userId, turn, words)), conversation: { orderIndex } };
    });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

type NewTurn = Pick<TurnRow, "conversationId" | "position" | "orderIndex"> & { message: string; foldedMessage: string };

async function addTurn(tx: Prisma.TransactionClient, userId: string, turn: NewTurn, { file, ...lease }: Words) {
  if (file) await attachFile(tx, userId, file.id);
  const data = { userId, id: newId(), fileId: file?.id ?? null, ...turn, ...lease };
  return { ...(await tx.turn.create({ data, select: columns })), file };
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

/** Takes the right to ask the AI for an unanswered turn that nobody is waiting for. `false`: answered, or somebody is. */
export async function claimTurn(userId: string, id: string, askedUntil: Date): Promise<boolean> {
  const isFree = { OR: [{ askedUntil: null }, { askedUntil: { lt: new Date() } }] };
  const { count } = await db().turn.updateMany({
    where: { userId, id, response: null, ...isFree },
    data: { askedUntil },
  });
  return count === 1;
}

/**
 * Keeps a reply if the lease still holds and there is none yet; kept a second time it is as before. `false`: it was stopped,
 * or somebody else answered.
 */
export async function saveReply(
  userId: string,
  id: string,
  askedUntil: Date,
  { response, receipt }: { response: string; receipt: Receipt },
): Promise<boolean> {
  const { count } = await db().turn.updateMany({
    where: { userId, id, response: null, askedUntil },
    data: { response, foldedResponse: foldText(response), receipt, askedUntil: null },
  });
  return count === 1 || (await db().turn.count({ where: { userId, id, response, askedUntil: null } })) === 1;
}

/** Gives a lease back without a reply; a reply that comes in later for it is dropped. */
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
