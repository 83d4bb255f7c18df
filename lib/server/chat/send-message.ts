import { setTimeout as wait } from "node:timers/promises";
import type { AiReply } from "../../api/responses";
import type { AiRequest } from "../../api/schemas";
import { serverTimings } from "../../api/server-limits";
import { texts } from "../../texts";
import { replyTexts } from "../../texts/reply";
import { claimTurn, listPendingTurns, releaseTurn } from "../db/lease";
import type { Caller } from "../db/session";
import { findTurn, type SentTurn } from "../db/turn";
import { notFound } from "../errors";
import { requireChat } from "../feature";
import { ownerAccess } from "../files/signed-url";
import { isPending } from "../journal/conversation";
import { acquireWaitingSlot, aiSlotKey, claimWithAiSlot, releaseAiSlot } from "../rate-limit/rate-limit";
import { runInBackground } from "../run-in-background";
import { abortReply } from "./active-replies";
import { askAgain, findAgain } from "./ask-again";
import { orderIndexOf, replyTo, toAiReply } from "./reply";
import { saveMessage } from "./save-message";

/** A saved message. `reply` gets the AI's reply, which is written to its end even if nobody waits for it. */
type SentMessage = {
  start: { conversationId: string; orderIndex: number };
  reply: (onText: (text: string) => void) => Promise<AiReply>;
};

/** Saves the message before the AI is asked. A repeat with the same `requestKey` saves nothing and gets the same reply. */
export async function sendMessage(
  user: Caller,
  requestKey: string,
  message: AiRequest,
  deadlineMs: number = serverTimings.aiDeadlineMs,
): Promise<SentMessage> {
  const userId = user.id;
  const leaseExpiresAt = new Date(Date.now() + deadlineMs + serverTimings.aiLeaseSlackMs);
  const claim = { requestKey, leaseExpiresAt };
  const access = ownerAccess(user);
  const isAgain = message.askAgain != null;
  const saved = await (isAgain ? askAgain(userId, message, claim) : saveMessage(user, message, claim));
  const { turn } = saved;
  const start = { conversationId: turn.conversationId, orderIndex: orderIndexOf(turn) };
  if (message.keepOnly) return { start, reply: async () => toAiReply(access, turn, "", null) };
  // A new message is saved together with its lease. A repeat has to take the lease.
  const holdsLease = saved.holdsLease || (!isAgain && (await claimReply(userId, turn, leaseExpiresAt)));
  const slotKey = aiSlotKey(userId);
  const find = isAgain ? () => findAgain(userId, turn, requestKey) : () => findSaved(userId, requestKey);
  const turnKey = `${turn.id} ${requestKey}`;
  const options = { turnKey, findTurn: find, deadlineMs, holdsLease, leaseExpiresAt, slotKey, access };
  const isWaiting = !holdsLease && turn.response === null;
  if (isWaiting) await acquireWaitingSlot(userId);
  const reply = async (onText: (text: string) => void) => {
    try {
      return await replyTo(userId, saved, { ...options, onText });
    } finally {
      if (isWaiting) await releaseAiSlot(userId);
    }
  };
  return { start, reply: (onText) => runInBackground(reply(onText)) };
}

const findSaved = async (userId: string, requestKey: string) =>
  (await findTurn(userId, requestKey)) ?? notFound(texts.conversation.unknown);

/** Whether this repeat has to ask the AI. Only then is it counted against the person's limits. */
async function claimReply(userId: string, turn: SentTurn, leaseExpiresAt: Date): Promise<boolean> {
  if (turn.response !== null || isPending(turn)) return false;
  await requireChat();
  return claimWithAiSlot(userId, () => claimTurn(userId, turn.id, leaseExpiresAt));
}

/** Stops the replies that are being written in a conversation; their text so far is saved. Returns a sentence for the person. */
export async function stopReplies(userId: string, conversationId: string): Promise<string> {
  const turns = (await listPendingTurns(userId, conversationId)) ?? notFound(texts.conversation.unknown);
  const wereAborted = await Promise.all(turns.map(({ id }) => abortReply(id)));
  const elsewhere = turns.filter((_, index) => !wereAborted[index]);
  await Promise.all(elsewhere.map((lease) => releaseTurn(lease)));
  // Other processes notice a released lease when they next poll, and then save the text so far.
  if (elsewhere.length > 0) await wait(2 * serverTimings.stopPollMs);
  return turns.length > 0 ? replyTexts.stopped : replyTexts.nothingToStop;
}
