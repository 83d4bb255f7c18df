import type { LifeMemory, MemoryWhen } from "../api/responses";
import type { TopicChoice } from "../config/topics";
import { formatMemoryDate } from "./memory-date/format";
import { toEdtf } from "./memory-date/interval";

/** A memory that was longer than a year is a band beside all that began meanwhile. */
export type Band = { id: string; topic: string; starts: boolean; ends: boolean };

/** `day`: one day. `short`: up to a year. `long`: longer, which is a band. */
export type Length = "day" | "short" | "long";

/** `decade`, `year`: only of the first memory in it. `bands`: those beside this row, by their column. */
export type MemoryRow = {
  kind: "memory";
  memory: LifeMemory;
  length: Length;
  decade: number | null;
  year: number | null;
  bands: (Band | null)[];
  /** How many more were longer than a year and have no column; said where their number changes and at the first row of a year. */
  more: number;
};

/** Years from which there is nothing, the last one included. `number`: counts the gaps from 0. */
export type GapRow = { kind: "gap"; from: number; to: number; number: number };
export type LifeRow = MemoryRow | GapRow;

const bandColumns = 3;
/** Fewer years without a memory are not worth a line. */
const gapYears = 5;

const yearOf = (iso: string) => Number(iso.slice(0, 4));
const decadeOf = (iso: string) => yearOf(iso) - (yearOf(iso) % 10);

/** How long a memory was. Its first and last day are ISO 8601. */
export function lengthOf(start: string, end: string): Length {
  if (start === end) return "day";
  return `${yearOf(start) + 1}${start.slice(4)}` <= end ? "long" : "short";
}

type Running = { memory: LifeMemory; end: string };

/** The rows of a life line: memories with days in the order of the server, and gaps between them and up to this year. */
export function lifeRows(memories: LifeMemory[], thisYear: number): LifeRow[] {
  const rows: LifeRow[] = [];
  const columns: (Running | null)[] = Array(bandColumns).fill(null);
  let others: Running[] = [];
  let before = null as { start: string; until: number } | null;
  let gaps = 0;
  const addGap = (from: number, to: number) => {
    if (to - from + 1 >= gapYears) rows.push({ kind: "gap", from, to, number: gaps++ });
  };

  for (const [index, memory] of memories.entries()) {
    const { start, end } = daysOf(memory);
    const nextStart = memories[index + 1] && daysOf(memories[index + 1] as LifeMemory).start;
    const length = lengthOf(start, end);
    if (before) addGap(before.until + 1, yearOf(start) - 1);
    others = others.filter((other) => other.end >= start);
    for (const [column, band] of columns.entries()) if (band && band.end < start) columns[column] = null;
    const free = length === "long" ? columns.indexOf(null) : -1;
    if (free >= 0) columns[free] = { memory, end };
    else if (length === "long") others.push({ memory, end });

    const isFirstOfYear = !before || yearOf(before.start) !== yearOf(start);
    rows.push({
      kind: "memory",
      memory,
      length,
      decade: before && decadeOf(before.start) === decadeOf(start) ? null : decadeOf(start),
      year: isFirstOfYear ? yearOf(start) : null,
      bands: columns.map(
        (band) =>
          band && {
            id: band.memory._id,
            topic: band.memory.topic,
            starts: band.memory === memory,
            ends: nextStart === undefined || band.end < nextStart,
          },
      ),
      more: isFirstOfYear || others.at(-1)?.memory === memory ? others.length : 0,
    });
    before = { start, until: Math.max(before?.until ?? 0, yearOf(end)) };
  }
  if (before) addGap(before.until + 1, thisYear);
  return rows;
}

/** The topic whose question is offered for a gap: one about the age of those years, or one about any. */
export function gapTopic({ from, to, number }: GapRow, topics: TopicChoice[], birthYear: number | null) {
  const ofThen = topics.find(({ aboutAge }) => {
    if (aboutAge === undefined || birthYear === null) return false;
    // An age is in two years.
    return from <= birthYear + aboutAge + 1 && birthYear + aboutAge <= to;
  });
  const ofAnyAge = topics.filter(({ aboutAge }) => aboutAge === undefined);
  return ofThen ?? ofAnyAge[number % ofAnyAge.length];
}

const daysOf = ({ when }: LifeMemory) => ({ start: when?.start ?? "", end: when?.end ?? when?.start ?? "" });

/** The first and the last year of memories with days; `null`: there are none. */
export function extentOf(memories: LifeMemory[]): { first: number; last: number } | null {
  const [first] = memories;
  if (!first) return null;
  return {
    first: yearOf(daysOf(first).start),
    last: Math.max(...memories.map((memory) => yearOf(daysOf(memory).end))),
  };
}

export const keyOfRow = (row: LifeRow | undefined) => (row?.kind === "memory" ? row.memory._id : `gap ${row?.from}`);

/** The writer's words, and what was understood of them if they name no year. */
export function whenWithYear(when: MemoryWhen | null, locale: string): string {
  if (!when?.start || !when.end || /\d{4}/.test(when.text)) return when?.text ?? "";
  const { text, start, end } = when;
  return `${text} (${formatMemoryDate({ start, end, edtf: toEdtf({ start, end }, false) }, locale)})`;
}
