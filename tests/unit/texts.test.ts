import { expect, test } from "@jest/globals";
import { texts } from "@/lib/texts";
import { receiptTexts } from "@/lib/texts/receipt";
import { readSource, sourcesIn } from "../source-files";

test.each([
  [2, "2 characters left"],
  [1, "1 character left"],
  [0, "0 characters left"],
  [-1, "1 character too many"],
  [-2, "2 characters too many"],
])("with %p characters left the counter shows “%s”", (left, sentence) => {
  expect(texts.ui.charactersLeft(left)).toBe(sentence);
});

test("a receipt of nothing but the person's words says so", () => {
  expect(
    receiptTexts.sentences({ isOffline: false, answers: 0, earlierTurns: 0, file: null, notesWithheld: 0 }),
  ).toEqual(["Only your words were sent.", "Private notes are never sent."]);
});

const shown = [readSource("lib/texts.ts"), ...sourcesIn("lib/texts")].flatMap(({ code }) =>
  [...code.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([literal]) => literal.slice(1, -1)),
);

test.each([
  ["saved", /\bkept\b|\bstored\b/i],
  ["restore", /\b(brings?|brought) (it |them )?back\b/i],
  ["stop sharing", /\btak(e|en|ing) (it )?back\b/i],
  // The care line means talking to somebody.
  ["conversation", /\btalk\b(?! to them)(?<!(Somebody|people) to talk)|\bchat\b(?! feature)/i],
  ["picture", /\bimage\b/i],
  ["Another question", /\banother one\b|\bswap|\bexchange/i],
  ["Untitled", /without a name/i],
  ["another window or device", /\belsewhere\b/i],
  ["logged in", /\bsigned in\b/i],
  ["Keep writing, Resume game, Pick up where you left off", /\bgo on\b/i],
  ["the name that the operator has set", /Flexi(?!: |$)/],
])("the screen says: %s", (_, other) => {
  expect(shown.filter((text) => other.test(text))).toEqual([]);
});
