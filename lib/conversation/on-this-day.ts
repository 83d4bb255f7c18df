import type { PastConversation } from "../api/responses";
import { dateFormat } from "../texts/date-format";
import { homeTexts } from "../texts/home";

const monthAndYear = dateFormat({ month: "long", year: "numeric" });

/** How long ago a memory was whose day is today's of an earlier year, or was written on today's day of an earlier month. */
export function timeAgo({ timestamp, day }: Pick<PastConversation, "timestamp" | "day">, now: Date): string {
  if (day) return homeTexts.onThisDay.yearsToday(now.getFullYear() - Number(day.slice(0, 4)));
  const then = new Date(timestamp);
  const months = (now.getFullYear() - then.getFullYear()) * 12 + now.getMonth() - then.getMonth();
  if (months < 12) return homeTexts.onThisDay.months(months);
  if (months % 12 === 0) return homeTexts.onThisDay.years(months / 12);
  return homeTexts.onThisDay.since(monthAndYear().format(then));
}
