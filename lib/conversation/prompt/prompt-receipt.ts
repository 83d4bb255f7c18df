import type { Receipt, ReceiptFile } from "../../api/schemas";
import { type Attachment, isPicture } from "../thread/attachment";
import { attachmentsOf, type HistoryStart, isSent, lacksReply, type PromptTurn } from "./prompt-history";

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
  const own = current && attachmentsOf(current).find(({ kind }) => kind !== "withheld");
  const named = turns.flatMap((turn) => receiptFiles(turn, current?.position ?? 0, own));
  const earlierFiles = turns.flatMap(({ isEarlier, files = [] }) => (isEarlier ? files : []));
  const olderFiles = earlierFiles.filter(({ attachment }) => !attachment).length;
  const hasReply = (turn: PromptTurn) => turn.response !== null && !lacksReply(turn, history);
  return {
    answers,
    // The guided answers are counted separately, so of their turn only the reply counts here.
    earlierTurns: sent.filter((turn) => turn.isEarlier && (turn.position > 0 || hasReply(turn))).length,
    file: own?.name ?? null,
    ...(keepOnlyPositions.length > 0 && { keepOnlyTurns: keepOnlyPositions.length }),
    ...(turnsLeftOut > 0 && { turnsLeftOut }),
    ...(repliesLeftOut > 0 && { repliesLeftOut }),
    ...(named.length > 0 && { files: named }),
    ...(olderFiles > 0 && { olderFiles }),
  };
}

/** The files of a turn that are sent or withheld. `own`, the first one of the message itself, is named above if it is sent whole. */
function receiptFiles({ position, files = [] }: PromptTurn, current: number, own?: Attachment): ReceiptFile[] {
  return files.flatMap(({ type, attachment }) => {
    if (!attachment) return [];
    const isPartial = attachment.kind === "text" && attachment.isTruncated;
    const withheld = attachment.kind === "withheld" && attachment.reason;
    if (attachment === own && !isPartial) return [];
    return {
      name: attachment.name,
      kind: isPicture(type) ? "picture" : "text",
      messagesAgo: current - position,
      ...(isPartial && { isPartial }),
      ...(withheld && { withheld }),
    };
  });
}

/** Whether a receipt says that this file of its message was sent. */
export const wasSent = ({ file, files = [] }: Receipt, name: string) =>
  file === name || files.some((one) => one.messagesAgo === 0 && one.name === name && !one.withheld);
