import { timings } from "../api/limits";
import type { Conversation, Thread } from "../api/responses";
import { dateFormat } from "../texts/date-format";
import { historyTexts } from "../texts/history";
import { nonEmptyAnswers } from "./guide/guided-answers";
import { excerptOf } from "./search/snippet";
import { entriesOf } from "./thread/thread";

const thisYear = dateFormat({ weekday: "short", day: "numeric", month: "short" });
const otherYear = dateFormat({ day: "numeric", month: "short", year: "numeric" });

/** The day of a time, in few characters, (ISO 8601) in the reader's time zone and language. */
export function dayOf(iso: string, now: Date): string {
  const day = new Date(iso);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day.toDateString() === now.toDateString()) return historyTexts.today;
  if (day.toDateString() === yesterday.toDateString()) return historyTexts.yesterday;
  return (day.getFullYear() === now.getFullYear() ? thisYear() : otherYear()).format(day);
}

/** Whether two times (ISO 8601) are on the same day in the reader's time zone. */
export const isSameDay = (one: string, other: string) =>
  new Date(one).toDateString() === new Date(other).toDateString();

const month = dateFormat({ month: "long", year: "numeric" });

/** The month of a time (ISO 8601) in the reader's time zone and language. */
export const monthOf = (iso: string) => month().format(new Date(iso));

/** Whether two times (ISO 8601) are in the same month in the reader's time zone. */
export function isSameMonth(one: string, other: string): boolean {
  const [a, b] = [new Date(one), new Date(other)];
  return a.getMonth() === b.getMonth() && a.getFullYear() === b.getFullYear();
}

/** How a conversation begins: the first characters of its answers, on one line. No character is cut in two. */
export function openingOf({ questionAnswers }: Pick<Conversation, "questionAnswers">, length: number): string {
  const answers = nonEmptyAnswers(questionAnswers).map(({ answer }) => answer);
  const cut = answers.join(" ").slice(0, length);
  return cut
    .replace(/[\ud800-\udbff]$/, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** For how many more days an item deleted at this time can be restored; started days count. */
export const daysLeftOf = (deletedAt: Date, now: Date) =>
  Math.ceil(timings.deletedRetentionDays - (now.getTime() - deletedAt.getTime()) / 86_400_000);

export type PreviewLine = { from: "person" | "assistant" | "note"; text: string };

/** Excerpts of the first entries of a thread, of which others may not have been read, and how many entries are not shown. */
export function previewOf(thread: Thread, max: number): { lines: PreviewLine[]; hidden: number } {
  const entries = entriesOf(thread);
  const answers = nonEmptyAnswers(thread.conversation.questionAnswers).map(({ answer }) => answer);
  const lines = entries.slice(0, max).flatMap((entry): PreviewLine[] => {
    if (entry.kind === "missing") return [];
    if (entry.kind === "note") return [{ from: "note", text: excerptOf(entry.note.message) }];
    const { isStart, message, response } = entry.turn;
    const line = { from: "person" as const, text: excerptOf(isStart ? answers.join("\n") : message) };
    return response ? [line, { from: "assistant", text: excerptOf(withoutMarkdown(response)) }] : [line];
  });
  const count = 1 + (thread.entryCount ?? entries.length - 1);
  // What was removed is empty.
  return { lines: lines.filter(({ text }) => text !== ""), hidden: Math.max(0, count - max) };
}

/** Removes the marks of headings, lists and links, which a preview does not render. */
const withoutMarkdown = (text: string) =>
  text.replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, "$1").replace(/\*\*|__|`|^[ \t]*(?:#{1,6}|[-*+>]|\d+\.)[ \t]+/gm, "");
