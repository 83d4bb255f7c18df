import { searchTexts } from "../texts/search";
import { findHits } from "./snippet";

/** A piece of a text, and whether it is one of the searched words. */
export type Piece = { text: string; isHit: boolean };

/** A text in pieces, so that the words of a search can be marked in it. */
export function piecesOf(text: string, words: string[]): Piece[] {
  const hits = findHits(text, words);
  const pieces = hits.flatMap(({ start, end }, place) => [
    { text: text.slice(hits[place - 1]?.end ?? 0, start), isHit: false },
    { text: text.slice(start, end), isHit: true },
  ]);
  return [...pieces, { text: text.slice(hits.at(-1)?.end ?? 0), isHit: false }].filter(({ text }) => text !== "");
}

const prefixes = Object.values(searchTexts.prefix);

/** A snippet's words apart from its source ("You: "), which nobody searched for. */
export function splitSnippet(snippet: string): { source: string; words: string } {
  const source = prefixes.find((prefix) => snippet.startsWith(prefix)) ?? "";
  return { source, words: snippet.slice(source.length) };
}
