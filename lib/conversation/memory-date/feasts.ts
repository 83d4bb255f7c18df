import { addDays, daysInMonth, easterOf, isoDay, weekdayOf } from "./calendar";
import { dayOf, type Interval, monthsFrom } from "./interval";

/** By month: the first one of each season of the northern half of the earth. */
const seasons: Record<string, number> = { spring: 3, summer: 6, autumn: 9, winter: 12 };

export const isSeason = (token: string) => token in seasons;

/** A winter is in two years, and begins in the given one. */
export const seasonOf = (season: string, year: number) => {
  const first = seasons[season] ?? 0;
  return monthsFrom(year, first, first + 2);
};

/** Month and day, or days from Easter Sunday; and how many days. */
const feasts: Record<string, { month: number; day: number; days?: number } | { fromEaster: number; days?: number }> = {
  christmas: { month: 12, day: 24, days: 3 },
  christmaseve: { month: 12, day: 24 },
  christmasday: { month: 12, day: 25 },
  boxingday: { month: 12, day: 26 },
  newyear: { month: 1, day: 1 },
  newyearseve: { month: 12, day: 31 },
  epiphany: { month: 1, day: 6 },
  valentine: { month: 2, day: 14 },
  mayday: { month: 5, day: 1 },
  halloween: { month: 10, day: 31 },
  allsaints: { month: 11, day: 1 },
  guyfawkes: { month: 11, day: 5 },
  saintmartin: { month: 11, day: 11 },
  saintnicholas: { month: 12, day: 6 },
  rosemonday: { fromEaster: -48 },
  shrovetuesday: { fromEaster: -47 },
  ashwednesday: { fromEaster: -46 },
  palmsunday: { fromEaster: -7 },
  maundythursday: { fromEaster: -3 },
  goodfriday: { fromEaster: -2 },
  holysaturday: { fromEaster: -1 },
  easterweekend: { fromEaster: -2, days: 4 },
  easter: { fromEaster: 0, days: 2 },
  eastersunday: { fromEaster: 0 },
  eastermonday: { fromEaster: 1 },
  ascension: { fromEaster: 39 },
  whitsun: { fromEaster: 49, days: 2 },
  whitsunday: { fromEaster: 49 },
  whitmonday: { fromEaster: 50 },
  corpuschristi: { fromEaster: 60 },
};

export const isFeast = (token: string) => token in feasts;

export function feastOf(feast: string, year: number): Interval | null {
  const rule = feasts[feast];
  if (!rule) return null;
  const start = "month" in rule ? isoDay(year, rule.month, rule.day) : addDays(easterOf(year), rule.fromEaster);
  return { start, end: addDays(start, (rule.days ?? 1) - 1) };
}

/** The n-th such weekday of a month (0: the last one). */
export function weekdayOfMonth(year: number, month: number, weekday: number, n: number): Interval | null {
  const first = 1 + ((weekday - weekdayOf(isoDay(year, month, 1)) + 7) % 7);
  const count = Math.floor((daysInMonth(year, month) - first) / 7) + 1;
  return n > count ? null : dayOf(year, month, first + 7 * ((n || count) - 1));
}
