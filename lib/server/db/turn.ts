import "server-only";
import { promptOf, spokenAnswers } from "../../conversation/guided-answers";
import { limits } from "../../limits";
import type { QuestionAnswer, Receipt } from "../../schemas";
import { foldText } from "../../text-rules";
import { db } from "./client";
import { isMissing } from "./errors";
import { attachFile, shownFile } from "./file";
import type { Prisma } from "./generated/client";
import { newId } from "./id";

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

/** What every turn is saved with. `askedUntil` is the lease of the call that will ask the AI. */
export type Words = { requestKey: string; fileId: string | null; askedUntil: Date };

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
  const { projectName, questionAnswers } = start;
  const answers = spokenAnswers(questionAnswers).map(({ answer }) => answer);
  return db().$transaction(async (tx) => {
    // The increment locks the owner's row: concurrent starts take their numbers one after the other.
    const { conversationCount } = await tx.user.update({
      where: { id: userId },
      data: { conversationCount: { increment: 1 } },
      select: { conversationCount: true },
    });
    const { id } = await tx.conversation.create({
      data: { userId, id: newId(), orderIndex: conversationCount, ...start },
      select: { id: true },
    });
    if (words.fileId) await attachFile(tx, userId, words.fileId);
    return tx.turn.create({
      data: {
        userId,
        id: newId(),
        conversationId: id,
        position: 0,
        orderIndex: 0,
        message: promptOf(questionAnswers),
        foldedMessage: foldText([projectName, ...answers].join("\n")),
        ...words,
      },
      select: kept,
    });
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
      const { turnCount, entryCount } = await tx.conversation.update({
        where: { userId_id: { userId, id: conversationId }, deletedAt: null },
        data: { turnCount: { increment: 1 }, entryCount: { increment: 1 } },
        select: { turnCount: true, entryCount: true },
      });
      if (words.fileId) await attachFile(tx, userId, words.fileId);
      return tx.turn.create({
        data: {
          userId,
          id: newId(),
          conversationId,
          position: turnCount,
          orderIndex: entryCount,
          message,
          foldedMessage: foldText(message),
          ...words,
        },
        select: kept,
      });
    });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
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

/** Keeps a reply if the lease still holds and there is none yet. `false`: it was stopped, or somebody else answered. */
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
  return count === 1;
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
