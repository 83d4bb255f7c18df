import { once } from "../../lazy";
import { sinceBirth, yearsOfAge } from "./ages";
import { addDays } from "./calendar";
import { english } from "./english";
import { german } from "./german";
import { type Interval, isNext, isWhole, join, type MemoryDate, type OfAges, toEdtf } from "./interval";
import { otherMonths } from "./other-months";
import { monthIn, pointOf, splitYear } from "./point";
import { tokensOf } from "./tokens";
import { type DateContext, withWholeYears } from "./years";

const whole = [once(english), once(german)];
const monthsOnly = once(otherMonths);

/**
 * What a phrase says of when something was: in English or German, or a date with the name of a month in another language. `null`: it
 * is not understood, or could mean several things. Nothing is guessed.
 */
export function parseMemoryDate(text: string, context: DateContext): (MemoryDate & OfAges) | null {
  const dates = whole.map((lexicon) => dateOf(tokensOf(text, lexicon()), context)).filter((date) => date !== null);
  const [first] = dates;
  if (!first) return dateOf(tokensOf(text, monthsOnly()), context);
  return dates.every(({ edtf }) => edtf === first.edtf) ? first : null;
}

function dateOf(tokens: string[], context: DateContext): (MemoryDate & OfAges) | null {
  if (tokens.includes("?")) return null;
  const exact = tokens.filter((token) => token !== "about");
  const phrase = withWholeYears(exact, context)?.join(" ") ?? "";
  const interval = intervalOf(phrase, context.birthYear);
  if (!interval || interval.start > context.today || interval.start > interval.end) return null;
  const { start, end, ages } = interval;
  return { start, end, edtf: toEdtf(interval, exact.length < tokens.length), ages };
}

/** Tokens that another one makes clear. */
function simplified(phrase: string): string {
  const isRange = / (to|or) /.test(phrase);
  return phrase
    .replace(/\btoward\b ?/, phrase.startsWith("night") ? "to " : "")
    .replace("1th feastday", "christmasday")
    .replace("2th feastday", "boxingday")
    .replace(/^(early|mid) to (mid|late) (.+)$/, "$1 $3 to $2 $3")
    .replace(/(?<=^w\d) (?:daytime|night)(?= .)/, "")
    .replace(/(?<=\bd\d+) years|years (?=\d{4})/, "")
    .replace(/(?<=.) start\b/, isRange ? " start" : "")
    .replace(/\b(winter|newyearseve|turn) (?:start )?(\d{4}) (?:to|or) (?:\d\d)?(\d\d)$/, "$1 $2/$3");
}

function intervalOf(tokens: string, birthYear: number | null): (Interval & OfAges) | null {
  const phrase = simplified(tokens);
  const night = /^night (?:(?:start )?(.+) )?to (.+)$/.exec(phrase);
  if (night) return nightOf(night[1], night[2] ?? "");
  const life = birthYear === null ? null : lifeInterval(phrase, birthYear);
  return life ?? rangeOf(phrase) ?? pointOf(phrase);
}

function lifeInterval(phrase: string, birthYear: number): (Interval & OfAges) | null {
  const open = /^(before|to) (.+)$/.exec(phrase);
  const end = open && pointOf(open[2] ?? "");
  if (!end) return yearsOfAge(phrase, birthYear);
  // Before Christmas 1960 is a few days, and not all years until then.
  return isWhole(end) ? sinceBirth(end, birthYear, open[1] === "to") : null;
}

/** A night is in two days: it begins in the first, or ends in the last. */
function nightOf(first: string | undefined, last: string): Interval | null {
  if (first !== undefined) {
    const days = rangeOf(`${first} to ${last}`);
    return days && addDays(days.start, 1) === days.end ? days : null;
  }
  const end = pointOf(last);
  return end?.unit === "day" ? { start: addDays(end.start, -1), end: end.end } : null;
}

function rangeOf(phrase: string): Interval | null {
  const [, opening, first = "", middle, last = ""] = /^(?:(start|between) )?(.+?) (to|and|or) (.+)$/.exec(phrase) ?? [];
  if (!middle || (opening === "start" && middle !== "to") || (opening === "between" && middle !== "and")) return null;
  const ends = endsOf(first, last);
  if (!ends) return null;
  // One or the other is a time of its own only if nothing lies between them.
  const isOpen = middle === "to" || opening === "between";
  const isInOrder = isOpen ? ends[0].start < ends[1].start && ends[0].end <= ends[1].end : isNext(...ends);
  return isInOrder ? join(...ends) : null;
}

/** The two ends of a range. Each takes the year, and a number the month, from the other one. */
function endsOf(first: string, last: string): [Interval, Interval] | null {
  if (/^\d{4}$/.test(first) && /^\d\d?$/.test(last)) return endsOf(first, first.slice(0, 2) + last.padStart(2, "0"));
  const [firstYear, lastYear] = [first, last].map((tokens) => splitYear(tokens).year);
  const start = pointOf(first, { year: firstYear ?? lastYear, month: monthIn(last) });
  const end = pointOf(last, { year: lastYear ?? firstYear, month: monthIn(first) });
  return start && end && [start, end];
}
