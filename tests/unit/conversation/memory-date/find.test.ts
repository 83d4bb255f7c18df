import { expect, test } from "@jest/globals";
import { findMemoryDate } from "@/lib/conversation/memory-date/find";
import { undated } from "./undated-sentences";

const found = (text: string, birthYear: number | null = null) =>
  findMemoryDate(text, { birthYear, today: "2026-11-27" })?.phrase ?? null;

test.each([
  ["We moved to the coast in the summer of 1974, and I learned to swim.", "in the summer of 1974"],
  ["My brother was born on June 12, 1974. He was early.", "on June 12, 1974"],
  ["It rained all through the late sixties.", "the late sixties"],
  ["Back in 1962 nobody had a car.", "Back in 1962"],
  ["The bridge (built 1931) was closed. Christmas 1962 we walked.", "Christmas 1962"],
  ["Im Frühjahr 1945 kamen wir zurück.", "Im Frühjahr 1945"],
  ["Am 12.6.1974 haben wir geheiratet.", "Am 12.6.1974"],
  ["Das war in den sechziger Jahren, da gab es noch Pferde.", "in den sechziger Jahren"],
  ["Er kam, es war Ende Juni 1945, zu Fuß.", "Ende Juni 1945"],
])("in %p the phrase is %p", (text, phrase) => {
  expect(found(text)).toBe(phrase);
});

test.each([
  "About 1950 people came to the fair.",
  "The house had cost 1950 dollars.",
  "She was in her forties then, he in his fifties.",
  "We sang in May. 1974 of us were there.",
  "Das Los hatte die Nummer 1974.",
  "Mit sieben Leuten saßen wir im Wagen.",
])("no date is found in %p", (text) => {
  expect(found(text)).toBeNull();
});

test("200 sentences of a diary without a date give none, but ages to somebody whose year of birth is known", () => {
  expect(undated).toHaveLength(200);
  expect(undated.filter((sentence) => found(sentence) !== null)).toEqual([]);
  const ages = ["When I was six we got a kitten.", "Als ich sechs war, bekamen wir eine Katze."];
  expect(undated.filter((sentence) => found(sentence, 1940) !== null)).toEqual(ages);
});

test("an age is no decade", () => {
  expect(found("He was a strapping fellow in the early twenties then.", 1940)).toBeNull();
});

test("a long text is read no further than its first 4,000 characters", () => {
  expect(found(`${"so it went. ".repeat(400)} in the summer of 1974`)).toBeNull();
});
