import { timings } from "../api/limits";
import type { Thread } from "../api/responses";
import { dateFormat } from "../texts/date-format";
import { historyTexts } from "../texts/history";
import { nonEmptyAnswers } from "./guided-answers";
import { excerptOf } from "./snippet";
import { entriesOf } from "./thread";

const thisYear = dateFormat({ weekday: "long", day: "numeric", month: "long" });
const otherYear = dateFormat({ day: "numeric", month: "long", year: "numeric" });

/** The day of a time (ISO 8601) as the reader's own calendar and language call it. */
export function dayOf(iso: string, now: Date): string {
  const day = new Date(iso);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day.toDateString() === now.toDateString()) return historyTexts.today;
  if (day.toDateString() === yesterday.toDateString()) return historyTexts.yesterday;
  return (day.getFullYear() === now.getFullYear() ? thisYear() : otherYear()).format(day);
}

/** Whether two times (ISO 8601) lie on one day of the reader's own calendar. */
export const isSameDay = (one: string, other: string) =>
  new Date(one).toDateString() === new Date(other).toDateString();

/** For how many more days something deleted at this time can be restored, begun ones included. */
export const daysLeftOf = (deletedAt: Date, now: Date) =>
  Math.ceil(timings.deletedRetentionDays - (now.getTime() - deletedAt.getTime()) / 86_400_000);

export type PreviewLine = { from: "person" | "assistant" | "note"; text: string };

/** The beginnings of a thread's first entries, and how many entries are left out. */
export function previewOf(thread: Thread, most: number): { lines: PreviewLine[]; left: number } {
  const entries = entriesOf(thread);
  const answers = nonEmptyAnswers(thread.conversation.questionAnswers).map(({ answer }) => answer);
  const lines = entries.slice(0, most).flatMap((entry): PreviewLine[] => {
    if (entry.kind === "note") return [{ from: "note", text: excerptOf(entry.note.message) }];
    const { isStart, message, response } = entry.turn;
    const said = { from: "person" as const, text: excerptOf(isStart ? answers.join("\n") : message) };
    return response ? [said, { from: "assistant", text: excerptOf(withoutMarkdown(response)) }] : [said];
  });
  return { lines, left: Math.max(0, entries.length - most) };
}

/** A preview is too short for headings, lists and links: their signs would only be in the way. */
const withoutMarkdown = (text: string) =>
  text.replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, "$1").replace(/\*\*|__|`|^[ \t]*(?:#{1,6}|[-*+>]|\d+\.)[ \t]+/gm, "");
