import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { AiReply, Receipt, ReplyCut } from "../../api/responses";
import { serverTimings } from "../../api/server-limits";
import type { Attachment } from "../../conversation/attachment";
import { composePrompt } from "../../conversation/prompt";
import { texts } from "../../texts";
import { readConfig } from "../config";
import { isDatabaseUnavailable } from "../db/errors";
import { giveUpTurn, releaseTurn, saveReply } from "../db/lease";
import { findPromptContext } from "../db/prompt-context";
import { findTurn, type TurnRow } from "../db/turn";
import { ApiError, notFound } from "../errors";
import { type FileAccess, signFileUrl } from "../files/signed-url";
import { isPending } from "../journal/conversation";
import { runInBackground } from "../run-in-background";
import { ReplyStopped, runReply } from "./active-replies";
import { readAttachment } from "./attachment";
import type { ReplyPiece } from "./completion-stream";
import { askAi, MessageRefused } from "./provider";
import { retryWhileDatabaseIsDown } from "./retry-while-database-is-down";
import type { SavedMessage } from "./save-message";

/** `isMine`: this call holds the lease, and one of the places that are counted under `place`. */
export type Asking = {
  requestKey: string;
  lease: Date;
  deadlineMs: number;
  isMine: boolean;
  place: string | null;
  /** Who may use the link to the turn's file. */
  right: FileAccess;
  onPiece: (text: string) => void;
};

/** The reply of a turn: the stored one, or the AI's, which exactly one call asks for while the others wait for its result. */
export async function replyTo(userId: string, kept: SavedMessage, asking: Asking): Promise<AiReply> {
  const { turn } = kept;
  if (turn.response !== null) return answered(asking.right, turn, turn.response, turn.receipt);
  return asking.isMine ? askAndSave(userId, kept, asking) : waitForOther(userId, asking);
}

async function askAndSave(userId: string, kept: SavedMessage, asking: Asking): Promise<AiReply> {
  const { turn } = kept;
  const { place, deadlineMs, onPiece } = asking;
  const lease = { userId, id: turn.id, leaseExpiresAt: asking.lease };
  return runReply(lease, deadlineMs, async (signal) => {
    let isSaving = false;
    try {
      const compose = await composer(userId, kept);
      const attachment = turn.file && (await readAttachment(userId, turn.file, signal));
      const hear = (isAlone: boolean) => {
        let { messages, receipt } = compose(attachment, isAlone);
        const pieces = askAi(messages, signal, () => {
          const unseen = attachment && ({ name: attachment.name, kind: "withheld", reason: "unseen" } as const);
          ({ messages, receipt } = compose(unseen, isAlone));
          return messages;
        });
        return listen(pieces, onPiece).then((heard) => ({ ...heard, receipt }));
      };
      const { response, cut, receipt } = await hear(false).catch((error) => {
        // What was said before it may be what is refused.
        if (error instanceof MessageRefused && turn.position > 0) return hear(true);
        throw error;
      });
      if (cut) receipt.cut = cut;
      isSaving = true;
      const save = () => saveReply(lease, { response, receipt }, place);
      if (!(await retryWhileDatabaseIsDown(lease.leaseExpiresAt, save))) throw new ReplyStopped();
      return answered(asking.right, turn, response, receipt);
    } catch (error) {
      // What was not heard of may have been done: a place is rather left by time than twice.
      const isLeft = isSaving && isDatabaseUnavailable(error);
      // While the database is away the caller is told at once, and the turn set free as soon as it is back.
      await giveUpTurn(lease, isLeft ? null : place, error instanceof MessageRefused).catch(
        () => void runInBackground(retryWhileDatabaseIsDown(lease.leaseExpiresAt, () => releaseTurn(lease))),
      );
      throw error;
    }
  });
}

/**
 * What the AI is asked for a turn, with or without the file that hangs on it and all that was said before, and what the receipt
 * says of that.
 */
async function composer(userId: string, { turn, promptContext: known }: SavedMessage) {
  const talk = known ?? (await findPromptContext(userId, turn)) ?? notFound(texts.conversation.unknown);
  const { topics } = (await readConfig("flexifeatures.json")).flexiFeatures.chat;
  return (attachment: Attachment | null, isAlone: boolean) => {
    const { messages, answers, earlierTurns } = composePrompt({
      topic: Object.hasOwn(topics, talk.topic) ? topics[talk.topic] : undefined,
      projectName: talk.projectName,
      questionAnswers: isAlone ? null : talk.questionAnswers,
      exchanges: isAlone ? [turn] : [...talk.earlier, turn],
      attachment,
    });
    const file = attachment && attachment.kind !== "withheld" ? attachment.name : null;
    const receipt: Receipt = { answers, earlierTurns, file, notesWithheld: talk.notes };
    return { messages, receipt };
  };
}

/** Everything the AI says. What was said before a stop is the reply. */
async function listen(pieces: AsyncIterable<ReplyPiece>, onPiece: (text: string) => void) {
  let text = "";
  let cut: ReplyCut | null = null;
  try {
    for await (const piece of pieces) {
      text += piece.text;
      cut = piece.cut;
      if (piece.text) onPiece(piece.text);
    }
  } catch (error) {
    if (!(error instanceof ReplyStopped) || text.trim() === "") throw error;
  }
  return { response: text.toWellFormed().replaceAll("\u0000", ""), cut };
}

async function waitForOther(userId: string, asking: Asking): Promise<AiReply> {
  const { requestKey, deadlineMs } = asking;
  for (const end = Date.now() + deadlineMs; Date.now() < end; ) {
    await wait(serverTimings.replyPollMs);
    const turn = (await findTurn(userId, requestKey)) ?? notFound(texts.conversation.unknown);
    if (turn.response !== null) return answered(asking.right, turn, turn.response, turn.receipt);
    // The other call failed; asking is for the person to repeat, or many waiting calls would ask one after the other.
    if (!isPending(turn))
      throw turn.refusedAt ? new MessageRefused() : new ApiError("ai_failed", texts.conversation.providerFailed);
  }
  throw new ApiError("reply_pending", texts.conversation.replyPending);
}

function answered(right: FileAccess, turn: TurnRow, message: string, receipt: unknown): AiReply {
  return {
    message,
    conversationId: turn.conversationId,
    file: signFileUrl(right, turn.file),
    orderIndex: orderIndexOf(turn),
    receipt: receipt as Receipt,
  };
}

/** A first turn goes by the number of its conversation, a continuation by its own. */
export function orderIndexOf({ position, orderIndex, conversation }: TurnRow): number {
  return position === 0 ? conversation.orderIndex : orderIndex;
}
