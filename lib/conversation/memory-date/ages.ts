import { addDays } from "./calendar";
import { type Interval, type OfAges, yearsFrom } from "./interval";

const age = /^(?:age|whenI) (?:between )?(\d+)(?: (?:or|to|and) (\d+))?(?: years)*( was)?$/;
const decadeOfAge = /^(?:(?:age|mine) (early|mid|late) (\d)0|mine (?:(early|mid|late) )?d(\d)s)$/;

/** The years of an age that somebody tells, who was born in a year. An age spans two of them. */
export function yearsOfAge(tokens: string, birthYear: number): (Interval & OfAges) | null {
  const years = (from: number, to = from, isBirthday = false) => {
    if (from > to) return null;
    return { ...yearsFrom(birthYear + from, birthYear + to + (isBirthday ? 0 : 1)), ages: { from, to, isBirthday } };
  };
  const birthday = /^(?:(?:my )?(\d+)th birthday|turned (\d+)|whenI (\d+)(?: years)? became)$/.exec(tokens);
  const reached = Number(birthday?.[1] ?? birthday?.[2] ?? birthday?.[3]);
  if (birthday) return years(reached, reached, true);
  if (tokens === "mine teens") return years(13, 19);
  const decade = decadeOfAge.exec(tokens);
  if (decade) {
    const [from, to] = { early: [0, 3], mid: [4, 6], late: [7, 9], "": [0, 9] }[decade[1] ?? decade[3] ?? ""] ?? [0, 9];
    const ten = 10 * Number(decade[2] ?? decade[4]);
    return years(ten + Number(from), ten + Number(to));
  }
  const found = age.exec(tokens);
  if (!found || tokens.startsWith("whenI") !== Boolean(found[3])) return null;
  return years(Number(found[1]), Number(found[2] ?? found[1]));
}

/** What came before something, in the life of somebody. `isIncluded`: until its end. */
export function sinceBirth({ start, end }: Interval, birthYear: number, isIncluded: boolean): Interval | null {
  const first = `${birthYear}-01-01`;
  return start > first ? { start: first, end: isIncluded ? end : addDays(start, -1) } : null;
}
