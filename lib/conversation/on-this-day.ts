import { dateFormat } from "../texts/date-format";
import { homeTexts } from "../texts/home";

const monthAndYear = dateFormat({ month: "long", year: "numeric" });

/** How long ago a date is that has today's day of the month in an earlier month. */
export function timeAgo(iso: string, now: Date): string {
  const then = new Date(iso);
  const months = (now.getFullYear() - then.getFullYear()) * 12 + now.getMonth() - then.getMonth();
  if (months < 12) return homeTexts.onThisDay.months(months);
  if (months % 12 === 0) return homeTexts.onThisDay.years(months / 12);
  return homeTexts.onThisDay.since(monthAndYear().format(then));
}
