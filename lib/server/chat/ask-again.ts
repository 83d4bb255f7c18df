import "server-only";
import type { AiRequest } from "../../api/schemas";
import { texts } from "../../texts";
import { entryRefusalTexts } from "../../texts/entry-refusal";
import { replyTexts } from "../../texts/reply";
import { findNumberedTurn, type SentTurn } from "../db/turn";
import { claimAgain } from "../db/turn-claim";
import { ApiError, badRequest, notFound } from "../errors";
import { requireChat } from "../feature";
import { isPending } from "../journal/conversation";
import { aiLimits, assertWithinLimits, giveBackAiCall } from "../rate-limit/rate-limit";
import type { SavedMessage } from "./save-message";

type Claim = { requestKey: string; leaseExpiresAt: Date };

/**
 * Takes the lease for another reply to a turn, which keeps its reply until the new one is complete. A repeat with the same
 * key gets the same reply; while another call asks for one, 409.
 */
export async function askAgain(
  userId: string,
  { conversationId, askAgain: orderIndex }: AiRequest,
  claim: Claim,
): Promise<SavedMessage> {
  await requireChat();
  if (!conversationId || orderIndex == null) return notFound(texts.conversation.unknown);
  const limits = aiLimits(userId);
  const result = await claimAgain(userId, conversationId, orderIndex, { ...claim, limits });
  if (result) assertWithinLimits(limits, result.limitResult);
  if (result?.claimed) return result.claimed;
  // Two calls at the same moment are both counted, and one of them has the lease.
  if (result) await giveBackAiCall(userId);
  const { askAgainKey, ...turn } =
    (await findNumberedTurn(userId, conversationId, orderIndex)) ?? notFound(texts.conversation.unknown);
  if (turn.message === "") return badRequest(replyTexts.messageRequired);
  const isRepeat = askAgainKey === claim.requestKey;
  if (!isRepeat || (!isPending(turn) && turn.response === null)) {
    throw new ApiError("reply_pending", entryRefusalTexts.replyPending);
  }
  return { turn: isPending(turn) ? { ...turn, response: null } : turn };
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
