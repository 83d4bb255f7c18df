import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { limits } from "@/lib/api/limits";
import { parseSearchTerm } from "@/lib/conversation/search/search-term";
import { excerptOf, findMatches, snippetOf } from "@/lib/conversation/search/snippet";
import { normalizeForSearch } from "@/lib/texts/normalize";

const wordsOf = (term: string) => parseSearchTerm(term).words;
const marked = (text: string, term: string) =>
  findMatches(text, wordsOf(term)).map(({ start, end }) => text.slice(start, end));

const cases: [string, string, string, string[]][] = [
  ["upper and lower case", "The Lighthouse, the lighthouse", "LIGHT", ["Light", "light"]],
  ["accents in the text", "Ein Café in Århus", "cafe arhus", ["Café", "Århus"]],
  ["accents in the term", "a cafe", "café", ["cafe"]],
  ["a letter and its mark apart, both marked", "cafe\u0301s", "cafe", ["cafe\u0301"]],
  ["an ß by one s", "Die Straße", "stras", ["Straß"]],
  ["an ß by ss", "Die Straße", "ss", ["ß"]],
  ["a capital ß by a small one", "DIE STRAẞE", "straße", ["STRAẞE"]],
  ["a ligature by a letter in it", "an oﬃce", "f", ["ﬃ"]],
  ["two words inside one character", "℀ x", "a c", ["℀"]],
  ["a final sigma", "ΟΔΥΣΣΕΥΣ ὀδυσσεύς", "οδυσσευσ", ["ΟΔΥΣΣΕΥΣ", "ὀδυσσεύς"]],
  ["a letter outside of the first plane", "x 𝐁𝐨𝐚𝐭 y", "boat", ["𝐁𝐨𝐚𝐭"]],
  ["Chinese without spaces", "我在海边看到了灯塔", "海边", ["海边"]],
  ["part of a Korean syllable by the whole", "각", "가", ["각"]],
  ["signs of SQL patterns", "100% of a_b \\ c", "% _ \\", ["%", "_", "\\"]],
  ["another form of a word, where it is a whole word", "She cared; the car carried", "caring", ["cared"]],
  ["a phrase on two lines", "the red\ndoor, a door", '"red door"', ["red\ndoor"]],
  ["any apostrophe", "don’t, don't", "don't", ["don’t", "don't"]],
  ["words that overlap as one", "lighthouses", "lighthouse houses", ["lighthouses"]],
];
for (const [name, text, term, hits] of cases) {
  test(`matches: ${name}`, () => expect(marked(text, term)).toEqual(hits));
}

test("a short text is its own snippet, on one line", () => {
  expect(snippetOf("One\r\n\n two\tthree", wordsOf("two"))).toBe("One two three");
});

test("a long text is cut between words around the first match", () => {
  const text = `${"before ".repeat(40)}the lighthouse stood ${"after ".repeat(40)}`;
  const snippet = snippetOf(text, wordsOf("stood lighthouse"));
  expect(snippet).toMatch(/^…before .* the lighthouse stood after .* after…$/);
  expect(snippet.length).toBeGreaterThan(limits.snippetLength - 40);
  expect(snippet.length).toBeLessThanOrEqual(limits.snippetLength + 2);
});

test("a snippet of several words shows where they are close together", () => {
  const text = `${"line one, line two, ".repeat(20)}then line three.`;
  expect(snippetOf(text, wordsOf("line three"))).toContain("line three");
});

test("an excerpt begins with the text", () => {
  expect(excerptOf(`The ${"very ".repeat(40)}end`)).toMatch(/^The very (very )*very…$/);
});

test("CR LF is one grapheme", () => {
  expect(excerptOf(`${"a".repeat(119)}\r\n`)).toBe("a".repeat(119));
});

// Graphemes of every kind, and parts of them.
const character = fc.oneof(
  fc.constantFrom(
    ..."aA ß\n\u0301\u200d",
    "👨‍👩‍👧",
    "🇩🇰",
    "e\u0301",
    "ﬃ",
    "각",
    "𝐁",
    " \u0308",
    "\r\n",
    "ﷺ",
    "İ",
    "ŉ",
    "\u0600a",
  ),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
);
const written = fc.array(character, { maxLength: 400, size: "max" }).map((all) => all.join(""));

test("normalization works by code point", () => {
  fc.assert(fc.property(written, (text) => normalizeForSearch(text) === [...text].map(normalizeForSearch).join("")));
});

test("every code point is normalized independently of its context", () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const point = String.fromCodePoint(code);
    if (normalizeForSearch(`a${point}b`) !== `a${normalizeForSearch(point)}b`) throw new Error(code.toString(16));
  }
});

test("matches normalize to the searched words, in whole code points, ascending and apart", () => {
  fc.assert(
    fc.property(written, fc.nat(), fc.integer({ min: 1, max: 5 }), (text, at, length) => {
      const folded = normalizeForSearch(text);
      const part = folded.slice(at % (folded.length + 1)).slice(0, length);
      const [word] = part.toWellFormed().split(/\s+/);
      if (!word || word.includes("\ufffd")) return;
      const hits = findMatches(text, [{ text: word, forms: [] }]);
      expect(hits.length > 0).toBe(folded.includes(word));
      for (const [index, { start, end }] of hits.entries()) {
        expect(normalizeForSearch(text.slice(start, end))).toContain(word);
        expect(text.slice(start, end).isWellFormed()).toBe(true);
        expect(start).toBeGreaterThan(hits[index - 1]?.end ?? -1);
      }
    }),
    { numRuns: 500 },
  );
});

test("a snippet has the word, is short, and cuts no character", () => {
  const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
  const split = (text: string) =>
    [...segmenter.segment(text)].map(({ segment }) => segment.replace(/\s/g, "")).filter((segment) => segment !== "");
  fc.assert(
    fc.property(written, fc.nat(), (text, at) => {
      const part = normalizeForSearch([...text].slice(at % 400, (at % 400) + 3).join(""));
      const [word = ""] = part.split(/\s+/).filter((one) => one !== "");
      const snippet = snippetOf(text, word ? [{ text: word, forms: [] }] : []);
      expect(normalizeForSearch(snippet)).toContain(word);
      expect(snippet.isWellFormed()).toBe(true);
      expect(snippet).not.toMatch(/[\r\n]/);
      const longest = Math.max(0, ...split(text).map(({ length }) => length));
      expect(snippet.length).toBeLessThanOrEqual(limits.snippetLength + word.length + 2 * longest + 2);
      const core = split(snippet.replace(/^…|…$/g, ""));
      expect(`|${split(text).join("|")}|`).toContain(core.length > 0 ? `|${core.join("|")}|` : "|");
    }),
    { numRuns: 500 },
  );
});
