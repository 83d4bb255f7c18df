import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { AiReply } from "../../api/responses";
import { AiRequest } from "../../api/schemas";
import { serverTimings } from "../../api/server-limits";
import { texts } from "../../texts";
import { claimTurn, listPendingTurns, releaseTurn } from "../db/lease";
import type { Caller } from "../db/session";
import type { TurnRow } from "../db/turn";
import { notFound } from "../errors";
import { requireChat } from "../feature";
import { ownerRight } from "../files/signed-url";
import { readJson } from "../http/body";
import { eventStream, wantsEvents } from "../http/event-stream";
import { requestKey as readRequestKey } from "../http/idempotency-key";
import { failureOf } from "../http/route";
import { isPending } from "../journal/conversation";
import { aiPlace, leaveAiPlace, takeAiPlace } from "../rate-limit/rate-limit";
import { lasting } from "../run-in-background";
import { stopRunning } from "./active-replies";
import { orderIndexOf, replyTo } from "./reply";
import { keepWords } from "./save-message";

/** POST /api/grok: first the person's words are safe, then the AI is asked, streaming where the caller wants events. */
export async function ask(
  user: Caller,
  request: Request,
  deadlineMs: number = serverTimings.aiDeadlineMs,
): Promise<AiReply | Response> {
  const userId = user.id;
  const requestKey = readRequestKey(request);
  const asked = await readJson(request, AiRequest);
  const lease = new Date(Date.now() + deadlineMs + serverTimings.aiLeaseSlackMs);
  const kept = await keepWords(userId, asked, { requestKey, askedUntil: lease });
  const isMine = kept.talk !== undefined || (await claimAgain(userId, kept.turn, lease));
  const asking = { requestKey, lease, deadlineMs, isMine, place: aiPlace(userId), right: ownerRight(user) };
  const reply = (onPiece: (text: string) => void) => lasting(replyTo(userId, kept, { ...asking, onPiece }));
  if (!wantsEvents(request)) return reply(() => {});

  return eventStream(async (send) => {
    const { conversationId } = kept.turn;
    send({ event: "start", data: { conversationId, orderIndex: orderIndexOf(kept.turn) } });
    try {
      send({ event: "done", data: await reply((text) => send({ event: "delta", data: { text } })) });
    } catch (error) {
      const { status, message } = failureOf(request, error);
      send({ event: "error", data: { status, message } });
    }
  });
}

/** A repeat is free unless the AI has to be asked for it again, which exactly one call does. */
async function claimAgain(userId: string, turn: TurnRow, lease: Date): Promise<boolean> {
  if (turn.response !== null || isPending(turn)) return false;
  await requireChat();
  await takeAiPlace(userId);
  let isMine = false;
  try {
    isMine = await claimTurn(userId, turn.id, lease);
    return isMine;
  } finally {
    if (!isMine) await leaveAiPlace(userId);
  }
}

/** POST /api/grok/stop: ends the replies being written in a conversation; what was said so far is kept. */
export async function stopReplies(userId: string, conversationId: string): Promise<string> {
  const turns = (await listPendingTurns(userId, conversationId)) ?? notFound(texts.conversation.unknown);
  const isHere = await Promise.all(turns.map(({ id }) => stopRunning(id)));
  const elsewhere = turns.filter((_, place) => !isHere[place]);
  await Promise.all(elsewhere.map((lease) => releaseTurn(lease)));
  // Who writes them looks for their leases, and then keeps what was said so far.
  if (elsewhere.length > 0) await wait(2 * serverTimings.stopPollMs);
  return turns.length > 0 ? texts.conversation.stopped : texts.conversation.nothingToStop;
}
