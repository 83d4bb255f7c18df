import { addDays, dayParts, daysInMonth, isoDay } from "./calendar";

/** The first and the last day, in ISO 8601. */
export type Interval = { start: string; end: string };

/** When something was. `edtf` is written from the two days: `1974`, `1974-06`, `1974-06-12`, `196X`, intervals of them, `~` for about. */
export type MemoryDate = Interval & { edtf: string };

/** The ages that somebody names of their own, the last one included. `isBirthday`: the year in which they reached it. */
export type Ages = { from: number; to: number; isBirthday: boolean };

/** `ages`: those of which the interval was computed, if no year was named. */
export type OfAges = { ages?: Ages | undefined };

export const yearsFrom = (first: number, last = first): Interval => ({
  start: isoDay(first, 1, 1),
  end: isoDay(last, 12, 31),
});

/** Months of one year. The last may be beyond 12, in the next year. */
export function monthsFrom(year: number, first: number, last = first): Interval {
  const [endYear, endMonth] = last > 12 ? [year + 1, last - 12] : [year, last];
  return { start: isoDay(year, first, 1), end: isoDay(endYear, endMonth, daysInMonth(endYear, endMonth)) };
}

export function dayOf(year: number, month: number, day: number): Interval | null {
  // A missing number is in no range.
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return null;
  return { start: isoDay(year, month, day), end: isoDay(year, month, day) };
}

export const join = (first: Interval, last: Interval): Interval => ({ start: first.start, end: last.end });

/** Whether the second begins on the day after the first. */
export const isNext = (first: Interval, last: Interval) => addDays(first.end, 1) === last.start;

/** Whether it is whole years. */
export const isWhole = ({ start, end }: Interval) => start.endsWith("-01-01") && end.endsWith("-12-31");

/** The shortest EDTF of an interval. It has the same bounds for every reader: no seasons, no open ends. */
export function toEdtf(interval: Interval, isAbout: boolean): string {
  const about = isAbout ? "~" : "";
  const [first, last] = isWhole(interval)
    ? [interval.start.slice(0, 4), interval.end.slice(0, 4)]
    : isOfMonths(interval)
      ? [interval.start.slice(0, 7), interval.end.slice(0, 7)]
      : [interval.start, interval.end];
  if (first === last) return first + about;
  const isDecade = !isAbout && first === `${last.slice(0, 3)}0` && last.endsWith("9") && last.length === 4;
  return isDecade ? `${last.slice(0, 3)}X` : `${first}${about}/${last}${about}`;
}

function isOfMonths({ start, end }: Interval): boolean {
  const [year, month, day] = dayParts(end);
  return start.endsWith("-01") && day === daysInMonth(year, month);
}
