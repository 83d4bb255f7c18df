import { type HistoryStart, lacksReply, type PromptTurn } from "./prompt-history";

// The lines in square brackets by which a prompt says what is not in it, and when its turns were written.

export const leftOut = {
  turns: "[A part of the talk is left out here.]",
  reply: "[Your reply to this is left out here.]",
  replies: "[Your replies up to here are left out.]",
};

/** What the prompt has in place of replies that are left out: one line where a run of them ends. */
export function replyMark(sent: PromptTurn[], index: number, history: HistoryStart): string {
  const [beforeLast, before, turn] = [-2, -1, 0].map((step) => sent[index + step]);
  if (!before || !turn || !lacksReply(before, history) || lacksReply(turn, history)) return "";
  return beforeLast && lacksReply(beforeLast, history) ? leftOut.replies : leftOut.reply;
}

const units = [
  { name: "year", days: 365 },
  { name: "month", days: 30 },
  { name: "week", days: 7 },
  { name: "day", days: 1 },
];
const numbers = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];

/** How much later a turn was written than the one before, from a day on. */
export function timeMark(before?: Date, now?: Date): string {
  const days = before && now ? (now.getTime() - before.getTime()) / 86_400_000 : 0;
  const unit = units.find((each) => days >= each.days);
  if (!unit) return "";
  const count = Math.floor(days / unit.days);
  return `[${numbers[count - 1] ?? count} ${unit.name}${count > 1 ? "s" : ""} later]`;
}

const formerReplyCharacters = 300;

export function anotherReply(formerReply: string): string {
  const isShort = formerReply.length <= formerReplyCharacters;
  const quoted = isShort ? formerReply : `${formerReply.slice(0, formerReplyCharacters).toWellFormed()} …`;
  return `\n\n[They asked for another reply than “${quoted}”. Take up another detail.]`;
}
