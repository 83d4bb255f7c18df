import { addDays, dayParts } from "./calendar";
import { type Interval, monthsFrom, yearsFrom } from "./interval";

export type Unit = "decade" | "year" | "season" | "month" | "day" | "feast" | "span";

type Span = [from: number, to: number];

/** Parts of each unit, in its years, months or days: counted from 0, the second is the first that is not in the part. */
const parts: Record<string, Partial<Record<Unit, Span>>> = {
  early: { decade: [0, 4], year: [0, 4], season: [0, 1], month: [0, 10] },
  mid: { decade: [4, 7], year: [4, 8], season: [1, 2], month: [10, 20] },
  late: { decade: [7, 10], year: [8, 12], season: [2, 3], month: [20, 31] },
  half1: { decade: [0, 5], year: [0, 6], month: [0, 15] },
  half2: { decade: [5, 10], year: [6, 12], month: [15, 31] },
  week1: { month: [0, 7] },
  week2: { month: [7, 14] },
  week3: { month: [14, 21] },
};

/** A part of an interval that is one such unit. `null`: nobody divides that unit so. */
export function partOf(part: string, unit: Unit, { start, end }: Interval): Interval | null {
  if (part === "day1" || part === "daylast") {
    const day = part === "day1" ? start : end;
    return unit === "month" || unit === "year" ? { start: day, end: day } : null;
  }
  if (part === "weeklast") return unit === "month" ? { start: addDays(end, -6), end } : null;
  const span = parts[part]?.[unit];
  if (!span) return null;
  const [from, to] = span;
  const [year, month] = dayParts(start);
  if (unit === "decade") return yearsFrom(year + from, year + to - 1);
  if (unit === "month") return { start: addDays(start, from), end: to === 31 ? end : addDays(start, to - 1) };
  return startingIn(year, month + from, month + to - 1);
}

/** Months, counted on beyond December. */
function startingIn(year: number, first: number, last: number): Interval {
  return first > 12 ? monthsFrom(year + 1, first - 12, last - 12) : monthsFrom(year, first, last);
}
