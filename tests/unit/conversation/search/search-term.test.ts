import { expect, test } from "@jest/globals";
import { correctedTerm, misspellingParts, misspellings, parseSearchTerm } from "@/lib/conversation/search/search-term";
import { wordForms } from "@/lib/conversation/search/word-forms";

const parsed = (term: string) => {
  const { words, excluded } = parseSearchTerm(term);
  return [words.map(({ text }) => text), excluded];
};

test.each([
  ["  Café   CAFE\u00a0Straße ", ["cafe", "strasse"], []],
  [" \n\t´ ", [], []],
  ['"red  Door" lock', ["red door", "lock"], []],
  ["“red door” “the", ["red door", "the"], []],
  ['5" pipe', ['5"', "pipe"], []],
  ["door -Red -“by the sea”", ["door"], ["red", "by the sea"]],
  ["door - well-known", ["door", "-", "well-known"], []],
  ["-5", ["-5"], []],
  ['"', ['"'], []],
  ['door "', ["door"], []],
])("“%s” asks for %j without %j", (term, words, excluded) => {
  expect(parsed(term)).toEqual([words, excluded]);
});

test.each([
  ["stories", ["story", "storied"]],
  ["running", ["run", "runs"]],
  ["making", ["make", "makes"]],
  ["stopped", ["stop", "stops", "stopping"]],
  ["wolves", ["wolf"]],
  ["leaf", ["leaves"]],
  ["women", ["woman"]],
  ["children", ["child"]],
  ["boxes", ["box"]],
  ["story", ["stories"]],
  ["kinder", ["kind", "kindes"]],
  ["Häuser", ["haus", "hauses"]],
  ["Hunden", ["hund", "hunde"]],
  ["frauen", ["frau"]],
  ["katzen", ["katze"]],
  ["spielte", ["spiel", "spielen", "spielt"]],
  ["Briefe", ["brief", "briefs"]],
])("forms of “%s” are %j", (term, forms) => {
  expect(parseSearchTerm(term).words[0]?.forms).toEqual(expect.arrayContaining(forms));
});

// What a cautious stem must not take for the same word.
test.each([
  ["care", "car"],
  ["caring", "car"],
  ["plane", "plan"],
  ["mother", "moth"],
  ["evening", "even"],
  ["listen", "list"],
  ["news", "new"],
  ["summer", "sum"],
  ["butter", "butt"],
])("“%s” is no form of “%s”", (word, other) => {
  expect(wordForms(word, false)).not.toContain(other);
});

test.each([
  ["lighthuose", "lighthouse"],
  ["ligthhouse", "lighthouse"],
  ["kichen", "kitchen"],
  ["gardden", "garden"],
  ["gerden", "garden"],
  ["harden", "garden"],
])("“%s” is corrected to “%s”", (typed, meant) => {
  expect(correctedTerm(typed, `by the ${meant}`, true)).toBe(meant);
  expect(correctedTerm(typed, `by the ${meant}s`, true)).toBeNull();
  expect(correctedTerm(typed, `by the ${meant}s`, false)).toBe(meant);
  expect(new RegExp(`^(?:${misspellings(typed)})$`, "u").test(meant)).toBe(true);
  expect(misspellingParts(typed).some((part) => meant.includes(part))).toBe(true);
});

test("two wrong letters, a short word and the end of another word are not corrected", () => {
  expect(correctedTerm("lihgthuose", "lighthouse", false)).toBeNull();
  expect(correctedTerm("dor", "door", false)).toBeNull();
  expect(correctedTerm("harden", "begarden", false)).toBeNull();
});
