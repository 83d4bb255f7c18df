import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { addDays } from "@/lib/conversation/memory-date/calendar";
import { formatMemoryDate, formatUnderstood } from "@/lib/conversation/memory-date/format";
import { toEdtf } from "@/lib/conversation/memory-date/interval";
import { parseMemoryDate } from "@/lib/conversation/memory-date/parse";
import { whenOf } from "@/lib/conversation/memory-date/when";

const context = { birthYear: null, today: "2026-11-27" };
const isoDay = fc.integer({ min: 0, max: 64_000 }).map((count) => addDays("1850-01-01", count));
const dayToDay = fc.tuple(isoDay, fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40_000 })));
const inDays = dayToDay.map(([start, count]) => ({ start, end: addDays(start, count) }));
const inMonths = inDays.map(({ start, end }) => ({
  start: `${start.slice(0, 7)}-01`,
  end: addDays(`${addDays(`${end.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1),
}));
const inYears = inDays.map(({ start, end }) => ({
  start: `${start.slice(0, 4)}-01-01`,
  end: `${end.slice(0, 4)}-12-31`,
}));
const decades = fc.integer({ min: 185, max: 202 }).map((ten) => ({ start: `${ten}0-01-01`, end: `${ten}9-12-31` }));
const dates = fc
  .tuple(fc.oneof(inDays, inMonths, inYears, decades), fc.boolean())
  .map(([interval, isAbout]) => ({ ...interval, edtf: toEdtf(interval, isAbout) }))
  .filter(({ end, edtf }) => end <= "2026-12-31" || edtf === "202X");

test.each([
  ["summer 1974", "en", "June – August 1974"],
  ["summer 1974", "de", "Juni–August 1974"],
  ["12.6.1974", "en-US", "June 12, 1974"],
  ["12.6.1974", "en-GB", "12 June 1974"],
  ["12.6.1974", "de", "12. Juni 1974"],
  ["the sixties", "en", "the 1960s"],
  ["the sixties", "de", "1960er Jahre"],
  ["the noughties", "en", "2000 – 2009"],
  ["between 1960 and 1963", "fr", "1960–1963"],
  ["around 1950", "en", "about 1950"],
  ["around 1950", "de", "etwa 1950"],
])("%s is shown in %s as %s", (phrase, locale, shown) => {
  const date = parseMemoryDate(phrase, context);
  // Between the ends of a range are blanks of several widths.
  expect(date && formatMemoryDate(date, locale).replace(/\s/g, " ")).toBe(shown);
});

test.each([
  ["als ich sieben war", "1951 – 1952, when you were seven"],
  ["when I was 7", "1951 – 1952, when you were seven"],
  ["when I was about seven", "about 1951 – 1952, when you were seven"],
  ["when I was six or seven", "1950 – 1952, when you were six or seven"],
  ["aged twelve or thirteen", "1956 – 1958, when you were 12 or 13"],
  ["mit vierunddreißig", "1978 – 1979, when you were 34"],
  ["in my early twenties", "1964 – 1968, when you were 20 to 23"],
  ["als ich 40 wurde", "1984, when you turned 40"],
  ["1951", "1951"],
  ["before 1950", "1944 – 1949"],
])("of somebody born in 1944 %s is shown as %s", (phrase, shown) => {
  const date = parseMemoryDate(phrase, { ...context, birthYear: 1944 });
  expect(date && formatUnderstood(date, "en").replace(/\s/g, " ")).toBe(shown);
  expect(Object.keys(whenOf(phrase, 1944) ?? {})).toEqual(["text", "start", "end", "edtf"]);
});

test.each(["en-US", "en-GB", "de", "de-AT"])("what is shown in %s is understood as the same date", (locale) => {
  fc.assert(
    fc.property(dates, (date) => {
      expect(parseMemoryDate(formatMemoryDate(date, locale), context)).toEqual(date);
    }),
    { numRuns: 500 },
  );
});
