import { setTimeout as wait } from "node:timers/promises";
import type { AiReply } from "../../api/responses";
import type { Receipt, ReplyCut } from "../../api/schemas";
import { serverTimings } from "../../api/server-limits";
import { companionReply } from "../../conversation/prompt/companion-reply";
import { replyTexts } from "../../texts/reply";
import { isDatabaseUnavailable } from "../db/errors";
import { StoredReceipt } from "../db/json-columns";
import { giveUpTurn, releaseTurn, saveReply } from "../db/lease";
import type { SentTurn } from "../db/turn";
import { isAiConnected } from "../env";
import { ApiError } from "../errors";
import { type FileAccess, signFileUrls } from "../files/signed-url";
import { fingerprintOf } from "../journal/fingerprint";
import { countDailyReply } from "../rate-limit/rate-limit";
import { timeAi } from "../request-context";
import { runInBackground } from "../run-in-background";
import { TimedOut, withTimeout } from "../with-timeout";
import { ReplyStopped, runReply } from "./active-replies";
import { type ReplyPiece, streamPieces } from "./completion-stream";
import { promptComposer } from "./prompt-composer";
import { askAi, MessageRefused } from "./provider";
import type { SavedMessage } from "./save-message";
import { compressPrompt } from "./sent-prompt";
import { type FindTurn, whenSettled } from "./settled-turn";

type ReplyOptions = {
  /** The same for calls with the same key and turn. */
  turnKey: string;
  findTurn: FindTurn;
  deadlineMs: number;
  /** Whether this call asks the AI. Then it holds the turn's lease, and one of the AI slots that are counted under `slotKey`. */
  holdsLease: boolean;
  leaseExpiresAt: Date;
  slotKey: string | null;
  /** Who may open the links to the turn's files. */
  access: FileAccess;
  /** Receives the AI's text piece by piece. */
  onText: (text: string) => void;
};

/** The reply to a message: the saved one, or the AI's. Exactly one call asks the AI, the others wait for its result. */
export async function replyTo(userId: string, saved: SavedMessage, options: ReplyOptions): Promise<AiReply> {
  const { turn } = saved;
  if (turn.response !== null) return toAiReply(options.access, turn, turn.response, turn.receipt);
  return options.holdsLease ? askAndSave(userId, saved, options) : waitForOtherCall(options);
}

async function askAndSave(userId: string, saved: SavedMessage, options: ReplyOptions): Promise<AiReply> {
  const { slotKey, leaseExpiresAt } = options;
  const lease = { userId, id: saved.turn.id, leaseExpiresAt };
  return runReply(lease, options.deadlineMs, async (signal) => {
    let isSaving = false;
    try {
      const reply = await ask(userId, saved, signal, options.onText);
      isSaving = true;
      const { turn, normalizedMessage = null } = saved;
      const toSave = { ...reply, repliedTo: fingerprintOf(turn.message), normalizedMessage };
      const save = () => saveReply(lease, toSave, slotKey);
      if (!(await retryWhileDatabaseIsDown(leaseExpiresAt, save))) throw new ReplyStopped();
      return toAiReply(options.access, turn, reply.response, reply.receipt);
    } catch (error) {
      // The save may have succeeded even though we got no reply, so let the slot expire instead of releasing it twice.
      const mayBeReleased = isSaving && isDatabaseUnavailable(error);
      // If the database is down, the caller gets the error at once, and the turn is released as soon as the database is back.
      await giveUpTurn(lease, mayBeReleased ? null : slotKey, error instanceof MessageRefused).catch(
        () => void runInBackground(retryWhileDatabaseIsDown(leaseExpiresAt, () => releaseTurn(lease))),
      );
      throw error;
    }
  });
}

/** Asks the AI. If it refuses, asks again without the earlier messages, because one of them may be the reason. */
async function ask(userId: string, saved: SavedMessage, signal: AbortSignal, onText: ReplyOptions["onText"]) {
  await countDailyReply(userId);
  const compose = await promptComposer(userId, saved, signal);
  const askOnce = async (withHistory: boolean) => {
    let { messages, receipt, revision, questions } = compose({ withHistory, withPictures: true });
    const withoutPictures = () => {
      ({ messages, receipt, revision } = compose({ withHistory, withPictures: false }));
      return messages;
    };
    const companion = isAiConnected() ? null : companionReply(messages, questions, saved.formerReply);
    const pieces = companion ? streamPieces(companion.text, signal) : askAi(messages, signal, withoutPictures);
    const { response, cut } = await timeAi(() => readReply(pieces, onText));
    const sentPrompt = companion ? null : await compressPrompt(messages);
    return {
      response,
      sentPrompt,
      revision,
      receipt: StoredReceipt.parse({
        ...{ ...receipt, ...(cut && { cut }), ...(companion && { isOffline: true }) },
        ...(companion?.isListQuestion && { isListQuestion: true }),
      }),
    };
  };
  return askOnce(true).catch((error) => {
    if (error instanceof MessageRefused && saved.turn.position > 0) return askOnce(false);
    throw error;
  });
}

/** Reads the AI's text to its end. If the person stops it, the text so far is the reply. */
async function readReply(pieces: AsyncIterable<ReplyPiece>, onText: ReplyOptions["onText"]) {
  let text = "";
  let cut: ReplyCut | null = null;
  try {
    for await (const piece of pieces) {
      text += piece.text;
      cut = piece.cut;
      if (piece.text) onText(piece.text);
    }
  } catch (error) {
    if (!(error instanceof ReplyStopped) || text.trim() === "") throw error;
  }
  // Postgres cannot store U+0000 or lone surrogates.
  return { response: text.toWellFormed().replaceAll("\u0000", ""), cut };
}

async function waitForOtherCall({ turnKey, findTurn, deadlineMs, access }: ReplyOptions): Promise<AiReply> {
  const turn = await withTimeout(deadlineMs, () => whenSettled(turnKey, findTurn)).catch((error) => {
    throw error instanceof TimedOut ? new ApiError("ai_timeout", replyTexts.replyPending) : error;
  });
  if (turn.response !== null) return toAiReply(access, turn, turn.response, turn.receipt);
  // The other call failed. Only the person asks again, or many waiting calls would each ask the AI, one after the other.
  throw turn.refusedAt ? new MessageRefused() : new ApiError("ai_failed", replyTexts.providerFailed);
}

export function toAiReply(access: FileAccess, turn: SentTurn, message: string, receipt: Receipt | null): AiReply {
  return {
    message,
    conversationId: turn.conversationId,
    ...signFileUrls(access, turn.files),
    orderIndex: orderIndexOf(turn),
    receipt,
  };
}

/** On the wire a first turn has the number of its conversation, a continuation its own. */
export function orderIndexOf({ position, orderIndex, conversationOrder }: SentTurn): number {
  return position === 0 ? conversationOrder : orderIndex;
}

/** Repeats `work` until `end` while the database is unavailable. An earlier attempt may have succeeded without our knowing. */
async function retryWhileDatabaseIsDown<Result>(end: Date, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > end.getTime()) throw error;
      await wait(serverTimings.databaseRetryMs);
    }
  }
}
