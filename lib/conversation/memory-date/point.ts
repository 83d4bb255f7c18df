import { addDays, weekdayOf } from "./calendar";
import { feastOf, isFeast, isSeason, seasonOf, weekdayOfMonth } from "./feasts";
import { dayOf, type Interval, monthsFrom, yearsFrom } from "./interval";
import { partOf, type Unit } from "./parts";

/** What a point in time lacks is what the other end of its range has. */
export type Shared = { year?: string | undefined; month?: number | undefined };

type Point = Interval & { unit: Unit };

const point = (unit: Unit, interval: Interval | null): Point | null => interval && { unit, ...interval };

const yearToken = /\d{4}(?:\/\d\d)?/.source;
const yearFirst = new RegExp(`^(${yearToken})(?: (.+))?$`);
const yearLast = new RegExp(`^(.+) (${yearToken})$`);

/** The year and the rest of the tokens of one point in time. */
export function splitYear(tokens: string): { year?: string | undefined; rest: string } {
  const last = yearLast.exec(tokens);
  if (last) return { year: last[2], rest: last[1] ?? "" };
  const first = yearFirst.exec(tokens);
  return first ? { year: first[1], rest: first[2] ?? "" } : { rest: tokens };
}

export const monthIn = (tokens: string) => Number(/\bm(\d+)/.exec(tokens)?.[1]) || undefined;

/** One point in time, as long as its unit. */
export function pointOf(tokens: string, shared: Shared = {}): Point | null {
  const daytime = /^(?:daytime|night) (.+)$|^(.+) (?:daytime|night)$/.exec(tokens);
  if (daytime) return ofDays(pointOf(daytime[1] ?? daytime[2] ?? "", shared));
  const { year = shared.year, rest } = splitYear(tokens);
  const decade = /^((?:.+ )?)d(\d{3})$/.exec(rest);
  if (decade && year === undefined)
    return inUnit(decade[1] ?? "", point("decade", yearsFrom(Number(`${decade[2]}0`), Number(`${decade[2]}9`))));
  if (year === undefined) return null;
  return year.includes("/") ? ofTwoYears(rest, year) : ofYear(rest, Number(year), shared);
}

/** Only days have mornings and nights. */
const ofDays = (found: Point | null) => (found && found.end <= addDays(found.start, 1) ? found : null);

/** Of years that follow each other: a winter, its feast, or both years. */
function ofTwoYears(rest: string, years: string): Point | null {
  const first = Number(years.slice(0, 4));
  // 1999/00 ends in the next century.
  const last = first + ((Number(years.slice(5)) - first + 10_000) % 100);
  if (rest === "") return point("span", yearsFrom(first, last));
  if (last !== first + 1) return null;
  if (/^(newyearseve|newyear|turn)$/.test(rest))
    return point("span", { start: `${first}-12-31`, end: `${last}-01-01` });
  const winter = /^((?:.+ )?)winter$/.exec(rest);
  return winter && inUnit(winter[1] ?? "", point("season", seasonOf("winter", first)));
}

function ofYear(rest: string, year: number, { month }: Shared): Point | null {
  const base = /^((?:.+ )?)(m\d+|[a-z]+)$/.exec(rest);
  const name = base?.[2] ?? "";
  if (rest === "") return point("year", yearsFrom(year));
  const dated = dateIn(rest, year, month);
  if (dated) return dated;
  if (isFeast(rest)) return point("feast", feastOf(rest, year));
  // The winter of one year is two winters.
  if (isSeason(name)) return name === "winter" ? null : inUnit(base?.[1] ?? "", point("season", seasonOf(name, year)));
  if (/^m\d+$/.test(name)) return inUnit(base?.[1] ?? "", point("month", monthsFrom(year, Number(name.slice(1)))));
  return inUnit(`${rest} `, point("year", yearsFrom(year)));
}

/** A day by its number, its weekday or both, or two days that follow each other. */
function dateIn(rest: string, year: number, sharedMonth?: number): Point | null {
  const weekday = /^(\d+)th w(\d) m(\d+)$|^last w(\d) m(\d+)$/.exec(rest);
  if (weekday) {
    const [, n = "0", nth, monthOfNth, last, monthOfLast] = weekday;
    return point("day", weekdayOfMonth(year, Number(monthOfNth ?? monthOfLast), Number(nth ?? last), Number(n)));
  }
  const pair = /^(\d+)\/(\d+) m(\d+)$/.exec(rest);
  if (pair) {
    const [first, last] = [pair[1], pair[2]].map((day) => dayOf(year, Number(pair[3]), Number(day)));
    return first && last && addDays(first.start, 1) === last.start ? point("span", { ...first, end: last.end }) : null;
  }
  const day = /^(?:w(\d) )?(?:(\d+)(?:th)?(?: m(\d+))?|m(\d+) (\d+)(?:th)?)$/.exec(rest);
  if (!day) return null;
  const month = Number(day[3] ?? day[4] ?? sharedMonth);
  const found = dayOf(year, month, Number(day[2] ?? day[5]));
  const isContradicted = day[1] && found && weekdayOf(found.start) !== Number(day[1]);
  return isContradicted ? null : point("day", found);
}

const partNames: [RegExp, string][] = [
  [/^(early|mid|late)$/, "$1"],
  [/^([12])th half$/, "half$1"],
  [/^([123])th week$/, "week$1"],
  [/^last week$/, "weeklast"],
  [/^1th day$/, "day1"],
  [/^last day$/, "daylast"],
];

/** The part that comes before a unit, if any. */
function inUnit(part: string, whole: Point | null): Point | null {
  if (part === "" || !whole) return whole;
  const [pattern, name] = partNames.find(([pattern]) => pattern.test(part.trim())) ?? [];
  return pattern && name ? point("span", partOf(part.trim().replace(pattern, name), whole.unit, whole)) : null;
}
