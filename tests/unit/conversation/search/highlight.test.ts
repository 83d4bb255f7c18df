import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseSearchTerm } from "@/lib/conversation/search/search-term";
import { piecesOf, splitSnippet } from "@/lib/conversation/search/snippet";
import { normalizeForSearch } from "@/lib/texts/normalize";

const shown = (text: string, term: string) =>
  piecesOf(text, parseSearchTerm(term).words)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.each([
  ["The radio, the Radio", "radio", "The [radio], the [Radio]"],
  ["radio", "radio", "[radio]"],
  ["Ein Café in Århus", "arhus cafe", "Ein [Café] in [Århus]"],
  ["nothing of it", "radio", "nothing of it"],
  ["", "radio", ""],
])("in “%s” the words of “%s” are marked", (text, term, marked) => {
  expect(shown(text, term)).toBe(marked);
});

test("the pieces join to the text, and matches and other pieces alternate", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme", maxLength: 4 }), (text, term) => {
      const pieces = piecesOf(text, parseSearchTerm(term).words);
      expect(pieces.map(({ text }) => text).join("")).toBe(text);
      expect(pieces.every(({ isMatch }, index) => isMatch !== pieces[index - 1]?.isMatch)).toBe(true);
    }),
  );
});

test("every match contains one of the words, and no other piece does", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aAáäbB ßsﬃ"), maxLength: 60 });
  fc.assert(
    fc.property(letters, fc.constantFrom("a", "ab", "ss", "f a", "b"), (text, term) => {
      const words = parseSearchTerm(term).words;
      const hasWord = (piece: string) => words.some(({ text: word }) => normalizeForSearch(piece).includes(word));
      for (const { text: piece, isMatch } of piecesOf(text, words)) expect(hasWord(piece)).toBe(isMatch);
    }),
  );
});

test.each([
  ["You: the radio", "You: ", "the radio"],
  ["Flexi: …what did it play?", "Flexi: ", "…what did it play?"],
  ["File: radio.png", "File: ", "radio.png"],
  ["radio: on", "", "radio: on"],
])("“%s” has the prefix “%s”", (snippet, prefix, text) => {
  expect(splitSnippet(snippet)).toEqual({ prefix, text });
});
