import { timings } from "../api/limits";
import type { Receipt, ReceiptFile, WithheldReason } from "../api/schemas";

const counted = (count: number, one: string, several: string) => (count === 1 ? `1 ${one}` : `${count} ${several}`);

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ago = (messages: number) => `${numbers[messages] ?? messages} ${messages === 1 ? "message" : "messages"} ago`;

const reasons: Record<WithheldReason, string> = {
  unseen: "this AI can't read pictures",
  locked: "it's protected by a password",
  broken: "it's damaged, or not a readable PDF",
  slow: "reading it took too long",
  wordless: "there's no text in it",
  gone: "it's no longer saved here",
  away: "the files couldn't be reached at that moment",
  many: "only the first few pictures and texts of a message are",
};

/** What was sent with a message, in one sentence. */
function sentWith({ answers, earlierTurns, file }: Receipt): string {
  const parts = [
    answers > 0 && counted(answers, "answer", "answers"),
    earlierTurns > 0 && counted(earlierTurns, "earlier message", "earlier messages"),
    file && `the file ${file}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Sent with your words: ${parts.join(", ")}.` : "Only your words were sent.";
}

function aboutFile({ name, kind, messagesAgo, isPartial, withheld }: ReceiptFile): string {
  const attached = messagesAgo > 0 ? `, which you attached ${ago(messagesAgo)},` : "";
  if (withheld) return `${name}${attached} wasn't sent: ${reasons[withheld]}.`;
  const part = kind === "picture" ? "The picture" : isPartial ? "Only the beginning of" : "The text of";
  return `${part} ${name}${attached} was sent.`;
}

const olderFiles = (count: number) =>
  count === 1 ? "1 older file wasn't sent again." : `${count} older files weren't sent again.`;

function leftOut(turns: number, replies: number): string {
  const parts = [
    turns > 0 && counted(turns, "earlier message", "earlier messages"),
    replies > 0 &&
      (turns > 0 ? counted(replies, "reply", "replies") : counted(replies, "earlier reply", "earlier replies")),
  ];
  return `Left out: ${parts.filter(Boolean).join(" and ")}.`;
}

const keepOnly = (count: number) =>
  count === 1
    ? "1 earlier message, which you chose to just save, wasn't sent."
    : `${count} earlier messages, which you chose to just save, weren't sent.`;

const notesWithheld = (notes: number) =>
  notes === 0 ? "Private notes are never sent." : `Not sent: ${counted(notes, "private note", "private notes")}.`;

/** The texts of a receipt, which are loaded when one is opened. */
export const receiptTexts = {
  /** The receipt, one sentence after the other. */
  sentences(receipt: Receipt): string[] {
    if (receipt.isOffline) return ["No AI is connected here, so nothing was sent."];
    const { files = [], olderFiles: older = 0, turnsLeftOut = 0, repliesLeftOut = 0, keepOnlyTurns = 0 } = receipt;
    return [
      sentWith(receipt),
      ...files.map(aboutFile),
      ...(older > 0 ? [olderFiles(older)] : []),
      ...(turnsLeftOut + repliesLeftOut > 0 ? [leftOut(turnsLeftOut, repliesLeftOut)] : []),
      ...(keepOnlyTurns > 0 ? [keepOnly(keepOnlyTurns)] : []),
      notesWithheld(receipt.notesWithheld),
    ];
  },
  wordForWord: "Word for word",
  instructions: "Instructions",
  picture: (name: string) => `Picture: ${name}`,
  notRecorded: `The exact words are no longer saved: they are removed ${timings.sentPromptDays} days after the reply, or when something in this conversation is changed. Those of an imported reply never were saved.`,
  failed: "What was sent couldn't be loaded.",
};
