import type { Receipt, ReceiptFile } from "../../api/schemas";
import { isPicture } from "../thread/attachment";
import { type HistoryStart, isSent, lacksReply, type PromptTurn } from "./prompt-history";

/** The part of a receipt that follows from the prompt. */
export type PromptReceipt = Omit<Receipt, "notesWithheld" | "cut" | "isOffline" | "isListQuestion">;

/**
 * What a prompt contains of the turns and their files, and what it does not. The optional fields are only set for long talks
 * and for those with files.
 */
export function receiptOf(
  answers: number,
  turns: PromptTurn[],
  history: HistoryStart,
  keepOnlyPositions: number[],
): PromptReceipt {
  const sent = turns.filter((turn) => isSent(turn, history));
  const [first, current] = [sent[0], sent.at(-1)];
  const missing = first && current ? current.position - first.position + 1 - sent.length : 0;
  const turnsLeftOut = missing - keepOnlyPositions.filter((position) => position > (first?.position ?? 0)).length;
  const repliesLeftOut = sent.filter((turn) => lacksReply(turn, history)).length;
  const files = turns.flatMap((turn) => receiptFile(turn, current?.position ?? 0));
  const olderFiles = turns.filter(({ file, attachment, isEarlier }) => isEarlier && file && !attachment).length;
  const { attachment } = current ?? {};
  const hasReply = (turn: PromptTurn) => turn.response !== null && !lacksReply(turn, history);
  return {
    answers,
    // The guided answers are counted separately, so of their turn only the reply counts here.
    earlierTurns: sent.filter((turn) => turn.isEarlier && (turn.position > 0 || hasReply(turn))).length,
    file: attachment && attachment.kind !== "withheld" ? attachment.name : null,
    ...(keepOnlyPositions.length > 0 && { keepOnlyTurns: keepOnlyPositions.length }),
    ...(turnsLeftOut > 0 && { turnsLeftOut }),
    ...(repliesLeftOut > 0 && { repliesLeftOut }),
    ...(files.length > 0 && { files }),
    ...(olderFiles > 0 && { olderFiles }),
  };
}

/** The file of an earlier message; that of the message itself only if it was not sent, or not the whole of it. */
function receiptFile({ position, file, attachment, isEarlier }: PromptTurn, current: number): ReceiptFile[] {
  if (!attachment) return [];
  const isPartial = attachment.kind === "text" && attachment.isTruncated;
  const withheld = attachment.kind === "withheld" && attachment.reason;
  if (!isEarlier && !isPartial && !withheld) return [];
  return [
    {
      name: attachment.name,
      kind: attachment.kind === "picture" || isPicture(file?.type ?? "") ? "picture" : "text",
      messagesAgo: current - position,
      ...(isPartial && { isPartial }),
      ...(withheld && { withheld }),
    },
  ];
}
