import { expect, test } from "@jest/globals";
import type { LifeMemory } from "@/lib/api/responses";
import { gapTopic, type LifeRow, lengthOf, lifeRows } from "@/lib/conversation/life-line";

const memory = (start: string, end = start, id = start): LifeMemory => ({
  ...{ _id: id, projectName: id, topic: "place", timestamp: "2026-01-01T00:00:00Z", excerpt: "", file: null },
  when: { text: id, start, end },
  whenVersion: 0,
});
const years = (first: number, last: number, id: string) => memory(`${first}-01-01`, `${last}-12-31`, id);

/** A row as a line: a gap by its years; a memory by its id, its bands by their ids, `^` where one starts and `$` where it ends. */
function lineOf(row: LifeRow): string {
  if (row.kind === "gap") return `${row.from}–${row.to} #${row.number}`;
  const bands = row.bands.map((band) => (band ? `${band.starts ? "^" : ""}${band.id}${band.ends ? "$" : ""}` : "·"));
  return [row.memory._id, bands.join(" "), ...(row.more > 0 ? [`+${row.more}`] : [])].join(" | ");
}
const linesOf = (...memories: LifeMemory[]) => lifeRows(memories, 2026).map(lineOf);

test("a memory is a day, short up to a year, or long", () => {
  expect(lengthOf("1974-06-01", "1974-06-01")).toBe("day");
  expect(lengthOf("1974-06-01", "1974-06-02")).toBe("short");
  expect(lengthOf("1974-01-01", "1974-12-31")).toBe("short");
  expect(lengthOf("1974-06-01", "1975-05-31")).toBe("short");
  expect(lengthOf("1974-06-01", "1975-06-01")).toBe("long");
  expect(lengthOf("1972-02-29", "1973-02-28")).toBe("short");
});

test("the first memory of a year and of a decade says so, also when a long one began before", () => {
  const rows = lifeRows(
    [years(1968, 1972, "move"), memory("1969-05-01"), memory("1969-08-01"), memory("1971-01-01")],
    1972,
  );
  expect(rows.map((row) => row.kind === "memory" && [row.decade, row.year])).toEqual([
    [1960, 1968],
    [null, 1969],
    [null, null],
    [1970, 1971],
  ]);
});

test("a band is beside everything that began meanwhile, and its column is free after it", () => {
  expect(
    linesOf(
      years(2000, 2003, "house"),
      years(2001, 2002, "job"),
      memory("2002-03-01"),
      memory("2003-12-31"),
      years(2004, 2026, "town"),
    ),
  ).toEqual([
    "house | ^house · ·",
    "job | house ^job ·",
    "2002-03-01 | house job$ ·",
    "2003-12-31 | house$ · ·",
    "town | ^town$ · ·",
  ]);
});

test("of more than three bands the rest is counted, until it is over", () => {
  const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((id) => years(2000, id === "a" ? 2001 : 2026, id));
  expect(
    linesOf(...([a, b, c, d, e] as LifeMemory[]), memory("2001-01-01"), memory("2001-02-01"), years(2002, 2026, "f")),
  ).toEqual([
    "a | ^a · ·",
    "b | a ^b ·",
    "c | a b ^c",
    "d | a b c | +1",
    "e | a b c | +2",
    "2001-01-01 | a b c | +2",
    "2001-02-01 | a$ b c",
    "f | ^f$ b$ c$ | +2",
  ]);
});

test("five years without a memory are a gap, those that a band covers are not, nor is the time before the first one", () => {
  expect(
    linesOf(
      memory("1950-06-01"),
      memory("1956-06-01"),
      memory("1961-01-01"),
      years(1962, 1975, "school"),
      memory("1979-01-01"),
    ),
  ).toEqual([
    "1950-06-01 | · · ·",
    "1951–1955 #0",
    "1956-06-01 | · · ·",
    "1961-01-01 | · · ·",
    "school | ^school$ · ·",
    "1979-01-01 | · · ·",
    "1980–2026 #1",
  ]);
  expect(linesOf()).toEqual([]);
});

test("a question about an age is offered for the years of that age alone", () => {
  const topics = [{ id: "childhood", aboutAge: 7 }, { id: "work" }, { id: "food" }].map((topic) => ({
    ...{ ...topic, displayName: "", sets: [] },
  }));
  const offered = (from: number, to: number, birthYear: number | null, number = 0) =>
    gapTopic({ kind: "gap", from, to, number }, topics, birthYear)?.id;
  expect([offered(1951, 1958, 1943), offered(1951, 1958, 1951), offered(1951, 1958, 1944)]).toEqual(
    Array(3).fill("childhood"),
  );
  expect([offered(1951, 1958, 1942), offered(1951, 1958, null), offered(1951, 1958, 1952, 1)]).toEqual([
    "work",
    "work",
    "food",
  ]);
});
