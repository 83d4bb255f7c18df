import { describe, expect, test } from "@jest/globals";
import { parseMemoryDate } from "@/lib/conversation/memory-date/parse";
import { english } from "./english-phrases";
import { ages, german, otherLanguages, refused } from "./phrases";

const today = "2026-11-27";
const linesOf = (list: string) => list.trim().split("\n");
const pairsOf = (list: string) => linesOf(list).map((line) => line.split(" = ") as [string, string]);

const edtfOf = (phrase: string, birthYear: number | null = null) =>
  parseMemoryDate(phrase, { birthYear, today })?.edtf ?? null;

describe("what is understood", () => {
  test.each([english, german, otherLanguages].flatMap(pairsOf))("%s is %s", (phrase, edtf) => {
    expect(edtfOf(phrase)).toBe(edtf);
  });

  test.each(pairsOf(ages))("of somebody born in 1944: %s is %s", (phrase, edtf) => {
    expect(edtfOf(phrase, 1944)).toBe(edtf);
    expect(edtfOf(phrase)).toBeNull();
  });
});

test.each(linesOf(refused))("%s is not understood, or could mean several things", (phrase) => {
  expect(edtfOf(phrase)).toBeNull();
});

test.each(["before Christmas 1960", "vor Ostern 1980", "until May 1960", "the year before 1960", "das Jahr vor 1960"])(
  "%s is not all the time since the birth",
  (phrase) => {
    expect(edtfOf(phrase, 1944)).toBeNull();
  },
);
