import { limits } from "../api/limits";
import { once } from "../lazy";
import { normalizeForSearch } from "../texts/rules";
import { searchTexts } from "../texts/search";

/** A range of a text in UTF-16 units, the end excluded. */
export type Range = { start: number; end: number };

/** The words of a search as they are compared: folded, each once. Empty for a term without any. */
export function searchWords(term: string): string[] {
  return [...new Set(normalizeForSearch(term).split(/\s+/))].filter((word) => word !== "");
}

/** Where the words of a search stand in a text, ascending and apart from each other, in offsets of the text as it was written. */
export function findMatches(text: string, words: string[]): Range[] {
  const folded = normalizeForSearch(text);
  const ranges = words.flatMap((word) => occurrences(folded, word));
  return joined(ranges.length > 0 ? toWritten(text, ranges) : []);
}

/** A piece of a text, and whether it is one of the searched words. */
export type Piece = { text: string; isMatch: boolean };

/** A text in pieces, so that the words of a search can be marked in it. */
export function piecesOf(text: string, words: string[]): Piece[] {
  const hits = findMatches(text, words);
  const pieces = hits.flatMap(({ start, end }, place) => [
    { text: text.slice(hits[place - 1]?.end ?? 0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
  ]);
  return [...pieces, { text: text.slice(hits.at(-1)?.end ?? 0), isMatch: false }].filter(({ text }) => text !== "");
}

const prefixes = Object.values(searchTexts.prefix);

/** A snippet's words apart from its source ("You: "), which nobody searched for. */
export function splitSnippet(snippet: string): { source: string; words: string } {
  const source = prefixes.find((prefix) => snippet.startsWith(prefix)) ?? "";
  return { source, words: snippet.slice(source.length) };
}

/**
 * About 120 characters around the first place of the word that has most of the others beside it, on one line, cut only between
 * whole characters as a reader sees them.
 */
export function snippetOf(text: string, words: string[]): string {
  const folded = normalizeForSearch(text);
  const wordsAround = (place: number) => {
    const from = place - beforeHit;
    const shown = folded.slice(Math.max(0, from), from + limits.snippetLength);
    return words.filter((word) => shown.includes(word)).length;
  };
  const [first] = words
    .map((word) => ({ word, start: folded.indexOf(word) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => wordsAround(b.start) - wordsAround(a.start) || a.start - b.start);
  if (!first) return excerptOf(text);
  const { word, start } = first;
  return cutAround(text, toWritten(text, [{ start, end: start + word.length }])[0] as Range);
}

/** The beginning of a text, as long as a snippet. */
export function excerptOf(text: string): string {
  return cutAround(text, { start: 0, end: 0 });
}

function occurrences(folded: string, word: string): Range[] {
  const found: Range[] = [];
  for (let start = folded.indexOf(word); start >= 0; start = folded.indexOf(word, start + 1)) {
    found.push({ start, end: start + word.length });
  }
  return found;
}

function joined(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}

/**
 * Ranges of the folded copy as ranges of the text. Folding takes one code point after the other, but may make several
 * units of one (a ligature, ß) or none (a combining mark, which stays with the letter before it). Of ASCII it makes one of one.
 */
function toWritten(text: string, ranges: Range[]): Range[] {
  if (/^\p{ASCII}*$/u.test(text)) return ranges;
  const starts = startsOf(text);
  return ranges.map(({ start, end }) => {
    const last = starts[end - 1];
    let next = end;
    while (starts[next] === last) next += 1;
    return { start: starts[start] ?? 0, end: starts[next] ?? text.length };
  });
}

/** For each unit of the folded copy, where the code point that it comes from starts in the text. */
function startsOf(text: string): number[] {
  const starts: number[] = [];
  const widths = new Map<string, number>();
  let at = 0;
  for (const point of text) {
    for (let left = widthOf(point, widths); left > 0; left -= 1) starts.push(at);
    at += point.length;
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
/** How much of a snippet stands before the word that it is about. */
const beforeHit = limits.snippetLength / 3;
/** How many characters a cut may move to spare a word. */
const wordSlack = 20;

function cutAround(text: string, hit: Range): string {
  const ideal = Math.max(0, Math.min(hit.start - beforeHit, text.length - limits.snippetLength));
  const from = wordStart(text, Math.floor(ideal), hit.start);
  const to = wordEnd(text, Math.max(from + limits.snippetLength, hit.end), hit.end);
  const { start } = tornAt(text, from);
  const { end } = tornAt(text, to);
  return `${start > 0 ? "…" : ""}${onOneLine(text.slice(start, end))}${end < text.length ? "…" : ""}`;
}

/** Two neighbours in ASCII are two characters, but for CR LF: to ask the segmenter costs more than the rest of a snippet. */
const apart = /^(?!\r\n)\p{ASCII}{2}$/u;

/** The character that a cut at this place would tear; empty where it would tear none. */
function tornAt(text: string, at: number): Range {
  const none = { start: at, end: at };
  if (at === 0 || at === text.length || apart.test(text.slice(at - 1, at + 1))) return none;
  const character = graphemes().segment(text).containing(at);
  if (!character || character.index === at) return none;
  return { start: character.index, end: character.index + character.segment.length };
}

// A space that carries a combining mark is a character of its own. Nearly all others stand alone and are left as they are.
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
