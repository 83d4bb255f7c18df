import type { AiRequest } from "../../api/schemas";
import { texts } from "../../texts";
import { entryRefusalTexts } from "../../texts/entry-refusal";
import { replyTexts } from "../../texts/reply";
import { listFileIds } from "../db/file";
import { claimAgain } from "../db/lease";
import { findNumberedTurn, type SentTurn } from "../db/turn";
import { ApiError, badRequest, notFound } from "../errors";
import { requireChat } from "../feature";
import { isPending } from "../journal/conversation";
import { claimWithAiSlot } from "../rate-limit/rate-limit";
import type { Claim, SavedMessage } from "./save-message";

/**
 * Takes the lease for another reply to a turn, which keeps its reply until the new one is complete. A repeat with the same
 * key gets the same reply; while another call asks for one, 409.
 */
export async function askAgain(userId: string, request: AiRequest, claim: Claim): Promise<SavedMessage> {
  const { conversationId, askAgain: orderIndex } = request;
  const { requestKey, leaseExpiresAt } = claim;
  await requireChat();
  if (!conversationId || orderIndex == null) return notFound(texts.conversation.unknown);
  const { askAgainKey, ...turn } =
    (await findNumberedTurn(userId, conversationId, orderIndex)) ?? notFound(texts.conversation.unknown);
  if (turn.message === "" && turn.files.length === 0) return badRequest(replyTexts.messageRequired);
  const isRepeat = askAgainKey === requestKey;
  const isFree = !isPending(turn) && (turn.leaseExpiresAt !== null || !isRepeat);
  if (!isFree) {
    if (isRepeat && isPending(turn)) return { turn: { ...turn, response: null }, holdsLease: false };
    if (isRepeat && turn.response !== null) return { turn, holdsLease: false };
    throw new ApiError("reply_pending", entryRefusalTexts.replyPending);
  }
  const claimed = await claimWithAiSlot(userId, () => claimAgain(userId, turn.id, requestKey, leaseExpiresAt));
  // Of two calls at the same moment the other one has the lease.
  if (!claimed) return askAgain(userId, request, claim);
  const { message, normalizedMessage, response, repliedTo, quotesRemoved } = claimed;
  // A file may have been removed before the lease was taken.
  const fileIds = turn.files.length === 0 ? [] : await listFileIds(userId, turn.id);
  const files = turn.files.filter(({ id }) => fileIds.includes(id));
  return {
    turn: { ...turn, message, files, leaseExpiresAt, response: null, receipt: null, refusedAt: null },
    holdsLease: true,
    normalizedMessage,
    // A reply that may quote what was changed or removed is not sent again.
    formerReply: repliedTo === null && !quotesRemoved ? response : null,
  };
}

/** The turn, while the call with this key asks for its reply and after it has. */
export async function findAgain(
  userId: string,
  { conversationId, position, orderIndex }: SentTurn,
  requestKey: string,
): Promise<SentTurn> {
  const found = await findNumberedTurn(userId, conversationId, position === 0 ? 0 : orderIndex);
  if (!found) return notFound(texts.conversation.unknown);
  const { askAgainKey, ...turn } = found;
  if (askAgainKey !== requestKey) throw new ApiError("ai_failed", replyTexts.providerFailed);
  return turn;
}
