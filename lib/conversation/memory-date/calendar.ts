// Days as plain integers and ISO texts. A `Date` has a time zone, and shifts days.

const pad = (number: number) => String(number).padStart(2, "0");

export const isoDay = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function dayParts(iso: string): [year: number, month: number, day: number] {
  return [Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8))];
}

export function addDays(iso: string, count: number): string {
  let [year, month, day] = dayParts(iso);
  for (day += count; day < 1; day += daysInMonth(year, month))
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
  for (; day > daysInMonth(year, month); [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1])
    day -= daysInMonth(year, month);
  return isoDay(year, month, day);
}

/** 0: Monday (Sakamoto's method). */
export function weekdayOf(iso: string): number {
  const [year, month, day] = dayParts(iso);
  const shifted = month < 3 ? year - 1 : year;
  const offset = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] ?? 0;
  return (
    (shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + offset + day + 6) % 7
  );
}

/** Easter Sunday of the Western churches (the anonymous Gregorian algorithm). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const number = epact + weekday - 7 * shift + 114;
  return isoDay(year, Math.floor(number / 31), (number % 31) + 1);
}
