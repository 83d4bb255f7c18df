import { limits } from "../../api/limits";
import { once } from "../../lazy";
import { normalizeForSearch } from "../../texts/normalize";
import { searchTexts } from "../../texts/search";
import { occurrencesOf, type SearchWord } from "./search-term";

/** A range of a text in UTF-16 units, the end excluded. */
export type Range = { start: number; end: number };

/** The ranges of a search's words in a text: ascending, merged where they overlap, in offsets of the original text. */
export function findMatches(text: string, words: SearchWord[]): Range[] {
  if (words.length === 0) return [];
  const normalized = normalizeForSearch(text);
  const ranges = words.flatMap((word) => occurrencesOf(normalized, word));
  return merged(ranges.length > 0 ? toOriginal(text, ranges) : []);
}

type Piece = { text: string; isMatch: boolean };

/** Splits a text into matching and other pieces, for highlighting. */
export function piecesOf(text: string, words: SearchWord[]): Piece[] {
  const matches = findMatches(text, words);
  const pieces = matches.flatMap(({ start, end }, index) => [
    { text: text.slice(matches[index - 1]?.end ?? 0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
  ]);
  return [...pieces, { text: text.slice(matches.at(-1)?.end ?? 0), isMatch: false }].filter(({ text }) => text !== "");
}

const prefixes = Object.values(searchTexts.prefix);

/** Splits a snippet into its prefix ("You: "), which is not searched, and its text. */
export function splitSnippet(snippet: string): { prefix: string; text: string } {
  const prefix = prefixes.find((one) => snippet.startsWith(one)) ?? "";
  return { prefix, text: snippet.slice(prefix.length) };
}

/**
 * An excerpt of about 120 characters on one line, cut only between graphemes. It is centred on the first occurrence of the word
 * that has the most of the other words near it.
 */
export function snippetOf(text: string, words: SearchWord[]): string {
  const normalized = normalizeForSearch(text);
  const starts = words.map((word) => occurrencesOf(normalized, word).sort((a, b) => a.start - b.start));
  const countWordsNear = (offset: number) => {
    const from = Math.max(0, offset - charactersBefore);
    const to = offset - charactersBefore + limits.snippetLength;
    return starts.filter((ranges) => ranges.some(({ start, end }) => start >= from && end <= to)).length;
  };
  const [first] = starts
    .flatMap(([range]) => range ?? [])
    .sort((a, b) => countWordsNear(b.start) - countWordsNear(a.start) || a.start - b.start);
  return first ? cutAround(text, toOriginal(text, [first])[0] as Range) : excerptOf(text);
}

export function excerptOf(text: string): string {
  return cutAround(text, { start: 0, end: 0 });
}

function merged(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}

/**
 * Maps ranges of the normalized copy to ranges of the text. Normalization works by code point, but may turn one into several
 * units (a ligature, ß) or none (a combining mark, which belongs to the letter before it). ASCII stays one unit each.
 */
function toOriginal(text: string, ranges: Range[]): Range[] {
  if (/^\p{ASCII}*$/u.test(text)) return ranges;
  const starts = startsOf(text);
  return ranges.map(({ start, end }) => {
    const last = starts[end - 1];
    let next = end;
    while (starts[next] === last) next += 1;
    return { start: starts[start] ?? 0, end: starts[next] ?? text.length };
  });
}

/** For each unit of the normalized copy, the offset of its code point in the text. */
function startsOf(text: string): number[] {
  const starts: number[] = [];
  const widths = new Map<string, number>();
  let offset = 0;
  for (const point of text) {
    for (let unit = widthOf(point, widths); unit > 0; unit -= 1) starts.push(offset);
    offset += point.length;
  }
  return starts;
}

function widthOf(point: string, known: Map<string, number>): number {
  if (point < "\u0080") return 1;
  const width = known.get(point) ?? normalizeForSearch(point).length;
  known.set(point, width);
  return width;
}

const graphemes = once(() => new Intl.Segmenter("en", { granularity: "grapheme" }));
/** How many characters of a snippet precede its word. */
const charactersBefore = limits.snippetLength / 3;
/** How many characters a cut may move to avoid splitting a word. */
const wordSlack = 20;

function cutAround(text: string, match: Range): string {
  const ideal = Math.max(0, Math.min(match.start - charactersBefore, text.length - limits.snippetLength));
  const from = wordStart(text, Math.floor(ideal), match.start);
  const to = wordEnd(text, Math.max(from + limits.snippetLength, match.end), match.end);
  const { start } = graphemeAt(text, from);
  const { end } = graphemeAt(text, to);
  return `${start > 0 ? "…" : ""}${onOneLine(text.slice(start, end))}${end < text.length ? "…" : ""}`;
}

/** Two ASCII units are two graphemes, except CR LF. The segmenter would cost more than the rest of a snippet. */
const twoGraphemes = /^(?!\r\n)\p{ASCII}{2}$/u;

/** The grapheme that a cut at this offset would split; empty if none. */
function graphemeAt(text: string, offset: number): Range {
  const none = { start: offset, end: offset };
  if (offset === 0 || offset === text.length || twoGraphemes.test(text.slice(offset - 1, offset + 1))) return none;
  const character = graphemes().segment(text).containing(offset);
  if (!character || character.index === offset) return none;
  return { start: character.index, end: character.index + character.segment.length };
}

// A space with a combining mark is a grapheme of its own. Single spaces, by far the most, are skipped.
function onOneLine(text: string): string {
  const spaced = text.replace(/[\t-\r\u2028\u2029]/g, " ").replace(/(?! \S)\s+(?!\p{M})/gu, " ");
  return spaced.replace(/^ (?!\p{M})| $/gu, "");
}

function wordStart(text: string, from: number, limit: number): number {
  if (from === 0 || /\s/.test(text.charAt(from - 1))) return from;
  const [partial = ""] = /^\S*\s+/.exec(text.slice(from, Math.min(from + wordSlack, limit))) ?? [];
  return from + partial.length;
}

function wordEnd(text: string, to: number, limit: number): number {
  if (to >= text.length || /\s/.test(text.charAt(to))) return Math.min(to, text.length);
  const [partial = ""] = /\s+\S*$/.exec(text.slice(Math.max(to - wordSlack, limit), to)) ?? [];
  return to - partial.length;
}
