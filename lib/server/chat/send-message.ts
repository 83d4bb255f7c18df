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
import { ownerAccess } from "../files/signed-url";
import { readJson } from "../http/body";
import { eventStream, wantsEvents } from "../http/event-stream";
import { requestKey as readRequestKey } from "../http/idempotency-key";
import { failureEvent } from "../http/route";
import { isPending } from "../journal/conversation";
import { acquireAiSlot, aiSlotKey, releaseAiSlot } from "../rate-limit/rate-limit";
import { runInBackground } from "../run-in-background";
import { abortReply } from "./active-replies";
import { orderIndexOf, replyTo } from "./reply";
import { saveMessage } from "./save-message";

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
  const kept = await saveMessage(userId, asked, { requestKey, leaseExpiresAt: lease });
  const isMine = kept.promptContext !== undefined || (await claimAgain(userId, kept.turn, lease));
  const asking = { requestKey, lease, deadlineMs, isMine, place: aiSlotKey(userId), right: ownerAccess(user) };
  const reply = (onPiece: (text: string) => void) => runInBackground(replyTo(userId, kept, { ...asking, onPiece }));
  if (!wantsEvents(request)) return reply(() => {});

  return eventStream(async (send) => {
    const { conversationId } = kept.turn;
    send({ event: "start", data: { conversationId, orderIndex: orderIndexOf(kept.turn) } });
    try {
      send({ event: "done", data: await reply((text) => send({ event: "delta", data: { text } })) });
    } catch (error) {
      send({ event: "error", data: failureEvent(request, error) });
    }
  });
}

/** A repeat is free unless the AI has to be asked for it again, which exactly one call does. */
async function claimAgain(userId: string, turn: TurnRow, lease: Date): Promise<boolean> {
  if (turn.response !== null || isPending(turn)) return false;
  await requireChat();
  await acquireAiSlot(userId);
  let isMine = false;
  try {
    isMine = await claimTurn(userId, turn.id, lease);
    return isMine;
  } finally {
    if (!isMine) await releaseAiSlot(userId);
  }
}

/** POST /api/grok/stop: ends the replies being written in a conversation; what was said so far is kept. */
export async function stopReplies(userId: string, conversationId: string): Promise<string> {
  const turns = (await listPendingTurns(userId, conversationId)) ?? notFound(texts.conversation.unknown);
  const isHere = await Promise.all(turns.map(({ id }) => abortReply(id)));
  const elsewhere = turns.filter((_, place) => !isHere[place]);
  await Promise.all(elsewhere.map((lease) => releaseTurn(lease)));
  // Who writes them looks for their leases, and then keeps what was said so far.
  if (elsewhere.length > 0) await wait(2 * serverTimings.stopPollMs);
  return turns.length > 0 ? texts.conversation.stopped : texts.conversation.nothingToStop;
}
