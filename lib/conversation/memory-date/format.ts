import { whenTexts } from "../../texts/when";
import { dayParts } from "./calendar";
import type { Ages, MemoryDate, OfAges } from "./interval";
import { numberInSentence } from "./number-names";

const about: Record<string, string> = { de: "etwa" };
const decade: Record<string, (year: number) => string> = {
  de: (year) => `${year}er Jahre`,
  en: (year) => `the ${year}s`,
};

/** The part of a date that its EDTF tells: years, months or days. */
const options: Record<number, Intl.DateTimeFormatOptions> = {
  4: { year: "numeric" },
  7: { year: "numeric", month: "long" },
  10: { year: "numeric", month: "long", day: "numeric" },
};

const timeOf = (iso: string) => {
  const [year, month, day] = dayParts(iso);
  return Date.UTC(year, month - 1, day);
};

/** What was understood, to read: `1951 – 1952, when you were seven`. */
export function formatUnderstood({ ages, ...date }: MemoryDate & OfAges, locale: string): string {
  const text = formatMemoryDate(date, locale);
  if (!ages) return text;
  return whenTexts.atAge(text, spelled(ages), ages.isBirthday);
}

function spelled({ from, to }: Ages): string {
  const last = numberInSentence(to);
  return from === to ? last : whenTexts.ages(numberInSentence(from, to), last, to - from === 1);
}

/** A date, to read: `June – August 1974`, `about 1950`. In English and German it can be parsed again. */
export function formatMemoryDate({ start, end, edtf }: MemoryDate, locale: string): string {
  const language = new Intl.Locale(locale).language;
  const year = Number(start.slice(0, 4));
  // `the 1900s` could be a century.
  const ofDecade = edtf.endsWith("X") && year % 100 > 0 ? decade[language]?.(year) : undefined;
  if (ofDecade) return ofDecade;
  const [first = ""] = edtf.replaceAll("~", "").split("/");
  const precision = edtf.endsWith("X") ? 4 : first.length;
  const format = new Intl.DateTimeFormat(locale, { ...options[precision], timeZone: "UTC" });
  const text = format.formatRange(timeOf(start), timeOf(end));
  return edtf.includes("~") ? `${about[language] ?? "about"} ${text}` : text;
}
