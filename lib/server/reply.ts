import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { AiReply, Receipt } from "../answers";
import type { Attachment } from "../conversation/attachment";
import { composePrompt } from "../conversation/prompt";
import { timings } from "../limits";
import type { QuestionAnswer } from "../schemas";
import { texts } from "../texts";
import { askAi } from "./ai";
import { readAttachment } from "./attachment";
import { readConfig } from "./config";
import { isPending } from "./conversation";
import { untilDatabaseIsBack } from "./database-return";
import { claimTurn, findTalk, findTurn, releaseTurn, saveReply, type TurnRow } from "./db/turn";
import { ApiError, notFound } from "./errors";
import { linkFile } from "./file-link";
import { lasting } from "./lasting";
import { ReplyStopped, runReply } from "./running";
import type { KeptTurn } from "./words";

export type Asking = { requestKey: string; lease: Date; deadlineMs: number; onPiece: (text: string) => void };

/** The reply of a turn: the stored one, or the AI's, which exactly one call asks for while the others wait for its result. */
export async function replyTo(userId: string, kept: KeptTurn, asking: Asking): Promise<AiReply> {
  const { turn, isNew } = kept;
  if (turn.response !== null) return answered(userId, turn, turn.response, turn.receipt);
  const isMine = isNew || (!isPending(turn) && (await claimTurn(userId, turn.id, asking.lease)));
  if (isMine) return askAndSave(userId, kept, asking);
  return waitForOther(userId, asking);
}

async function askAndSave(userId: string, kept: KeptTurn, { lease, deadlineMs, onPiece }: Asking): Promise<AiReply> {
  const { turn } = kept;
  return runReply({ userId, id: turn.id, askedUntil: lease }, deadlineMs, async (signal) => {
    try {
      const compose = await composer(userId, kept);
      const attachment = turn.file && (await readAttachment(userId, turn.file, signal));
      let { messages, receipt } = compose(attachment);
      const pieces = askAi(messages, signal, () => {
        ({ messages, receipt } = compose(attachment && { name: attachment.name, kind: "withheld", reason: "unseen" }));
        return messages;
      });
      const response = await listen(pieces, onPiece);
      const isSaved = await untilDatabaseIsBack(lease, () => saveReply(userId, turn.id, lease, { response, receipt }));
      if (!isSaved) throw new ReplyStopped();
      return answered(userId, turn, response, receipt);
    } catch (error) {
      const release = () => releaseTurn(userId, turn.id, lease);
      // While the database is away the caller is told at once, and the turn set free as soon as it is back.
      await release().catch(() => void lasting(untilDatabaseIsBack(lease, release)));
      throw error;
    }
  });
}

/** What the AI is asked for a turn, with or without the file that hangs on it, and what the receipt says of that. */
async function composer(userId: string, { turn, talk: known }: KeptTurn) {
  const talk = known ?? (await findTalk(userId, turn)) ?? notFound(texts.conversation.unknown);
  const { topics } = (await readConfig("flexifeatures.json")).flexiFeatures.chat;
  const exchanges = talk.turns.reverse();
  return (attachment: Attachment | null) => {
    const { messages, answers, earlierTurns } = composePrompt({
      topic: Object.hasOwn(topics, talk.topic) ? topics[talk.topic] : undefined,
      projectName: talk.projectName,
      questionAnswers: talk.questionAnswers as QuestionAnswer[],
      exchanges,
      attachment,
    });
    const file = attachment && attachment.kind !== "withheld" ? attachment.name : null;
    const receipt: Receipt = { answers, earlierTurns, file, notesWithheld: talk._count.notes };
    return { messages, receipt };
  };
}

/** Everything the AI says. What was said before a stop is the reply. */
async function listen(pieces: AsyncIterable<string>, onPiece: (text: string) => void): Promise<string> {
  let text = "";
  try {
    for await (const piece of pieces) {
      text += piece;
      onPiece(piece);
    }
  } catch (error) {
    if (!(error instanceof ReplyStopped) || text.trim() === "") throw error;
  }
  return text.toWellFormed().replaceAll("\u0000", "");
}

async function waitForOther(userId: string, { requestKey, deadlineMs }: Asking): Promise<AiReply> {
  for (const end = Date.now() + deadlineMs; Date.now() < end; ) {
    await wait(timings.replyPollMs);
    const turn = (await findTurn(userId, requestKey)) ?? notFound(texts.conversation.unknown);
    if (turn.response !== null) return answered(userId, turn, turn.response, turn.receipt);
    // The other call failed; asking is for the person to repeat, or many waiting calls would ask one after the other.
    if (!isPending(turn)) throw new ApiError(502, texts.conversation.providerFailed);
  }
  throw new ApiError(504, texts.conversation.replyPending);
}

function answered(userId: string, turn: TurnRow, message: string, receipt: unknown): AiReply {
  return {
    message,
    conversationId: turn.conversationId,
    file: linkFile({ owner: userId }, turn.file),
    orderIndex: orderIndexOf(turn),
    receipt: receipt as Receipt,
  };
}

/** A first turn goes by the number of its conversation, a continuation by its own. */
export function orderIndexOf({ position, orderIndex, conversation }: TurnRow): number {
  return position === 0 ? conversation.orderIndex : orderIndex;
}
