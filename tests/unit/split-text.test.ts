import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { textLength } from "@/lib/texts/rules";
import { splitText } from "@/lib/texts/split-text";

test("a text is split at a sentence, else at a word, else at a character", () => {
  expect(splitText("He laughed. She did not. Then the door fell shut.", 30)).toEqual([
    "He laughed. She did not. ",
    "Then the door fell shut.",
  ]);
  expect(splitText("He laughed until the door fell shut.", 15)).toEqual(["He laughed ", "until the door fell shut."]);
  expect(splitText("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 25)).toEqual(["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]);
});

test("splitting loses no character, and its beginning fits", () => {
  const words = fc.string({ unit: fc.constantFrom("a", "é", " ", "\n", ".", "。", "ש", "👍🏽", "\u0301") });
  fc.assert(
    fc.property(words, fc.integer({ min: 12, max: 60 }), (text, max) => {
      const [first, rest] = splitText(text, max);
      expect(first + rest).toBe(text);
      if (rest) expect(textLength(first)).toBeLessThanOrEqual(max);
    }),
  );
});
