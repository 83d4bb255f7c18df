import { normalizeForSearch } from "../../texts/normalize";
import { wordForms } from "./word-forms";

/** A word or a phrase that a search asks for, normalized. A phrase has single spaces. */
export type SearchWord = {
  text: string;
  /** Whole words that count as this one: see `wordForms`. */
  forms: string[];
};

export type SearchTerm = {
  words: SearchWord[];
  /** Normalized beginnings of words that must not occur. */
  excluded: string[];
};

const quotes = '["“”„«»]';
const token = new RegExp(`(?<!\\S)(-?)${quotes}([^"“”„«»]*)(?:${quotes}|$)|\\S+`, "gu");

/** A search term: words, "phrases in quotes" and -words that must not occur. Without anything to look for it has no words. */
export function parseSearchTerm(term: string): SearchTerm {
  const looksGerman = /[äöüß]|(?<!\p{L})\p{Lu}\p{Ll}/u.test(term.normalize("NFC"));
  const tokens = [...normalizeForSearch(term).matchAll(token)].map(([all, minus, phrase]) =>
    phrase === undefined
      ? { text: all.replace(/^-(?=[\p{L}\p{N}])/u, ""), isPhrase: false, isExcluded: /^-[\p{L}\p{N}]/u.test(all), all }
      : { text: phrase.trim().replace(/\s+/g, " "), isPhrase: true, isExcluded: minus === "-", all },
  );
  const named = tokens.filter(({ text }) => text !== "");
  const wanted = named.filter(({ isExcluded }) => !isExcluded);
  // A search for nothing but "-5" or a quotation mark is a search for these characters.
  if (wanted.length === 0) return { words: tokens.map(({ all }) => ({ text: all.trim(), forms: [] })), excluded: [] };
  const words = new Map(
    wanted.map(({ text, isPhrase }) => [text, isPhrase ? [] : wordForms(text, looksGerman)] as const),
  );
  return {
    words: [...words].map(([text, forms]) => ({ text, forms })),
    excluded: [...new Set(named.filter(({ isExcluded }) => isExcluded).map(({ text }) => text))],
  };
}

/** How a regular expression names the start and the end of a word. */
export type Boundaries = { start: string; end: string };
const ownBoundaries: Boundaries = { start: "(?<![\\p{L}\\p{N}])", end: "(?![\\p{L}\\p{N}])" };

// The expressions below are read by Postgres as well as by JavaScript.

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

const apostrophe = /['’‘ʼ]/g;

/** The text itself. Any apostrophe matches any other, and the words of a phrase may be on two lines. */
export const textPattern = (text: string) => escaped(text).replace(apostrophe, "['’‘ʼ]").replaceAll(" ", "\\s+");

/** Whether a text can be looked for character by character. */
export const isPlain = (text: string) => !/[\s'’‘ʼ]/.test(text);

export const plainParts = (text: string) => text.split(/[\s'’‘ʼ]+/).filter((part) => part !== "");

export const formsPattern = (forms: string[], { start, end }: Boundaries) => `${start}(?:${forms.join("|")})${end}`;

/** The word itself, or one of its forms as a whole word. */
export const wordPattern = ({ text, forms }: SearchWord, boundaries: Boundaries) =>
  forms.length === 0 ? textPattern(text) : `(?:${textPattern(text)}|${formsPattern(forms, boundaries)})`;

/** Whether a normalized text contains a search word, or one of its forms. */
export const containsWord = (normalized: string, word: SearchWord) =>
  new RegExp(wordPattern(word, ownBoundaries), "u").test(normalized);

/** Whether a normalized text contains a text, as it stands. */
export const containsText = (normalized: string, text: string) =>
  isPlain(text) ? normalized.includes(text) : new RegExp(textPattern(text), "u").test(normalized);

/** Whether one of the words of a normalized text begins with this one. */
export const startsAWord = (normalized: string, text: string) =>
  new RegExp(ownBoundaries.start + textPattern(text), "u").test(normalized);

/** Ranges of the normalized text: where the word or one of its forms is. */
export function occurrencesOf(normalized: string, { text, forms }: SearchWord): { start: number; end: number }[] {
  const patterns = [
    ...(isPlain(text) ? [] : [textPattern(text)]),
    ...(forms.length > 0 ? [formsPattern(forms, ownBoundaries)] : []),
  ];
  const found = patterns.flatMap((pattern) =>
    [...normalized.matchAll(new RegExp(pattern, "gu"))].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );
  if (!isPlain(text)) return found;
  for (let start = normalized.indexOf(text); start >= 0; start = normalized.indexOf(text, start + 1)) {
    found.push({ start, end: start + text.length });
  }
  return found;
}

/** Whether a word is long enough to be recognized with one wrong letter. */
export const canBeMisspelt = ({ text }: SearchWord) => /^\p{L}{6,24}$/u.test(text);

/** The beginnings of words that differ from this one by one letter: missing, swapped with the next, too many, or wrong. */
export function misspellings(word: string): string {
  const offsets = Array.from({ length: word.length }, (_, offset) => offset);
  const [missing, swapped, wrong, extra] = [
    offsets.slice(1).map((at) => `${word.slice(0, at)}\\S${word.slice(at)}`),
    offsets.slice(1).map((at) => word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)),
    offsets.map((at) => `${word.slice(0, at)}\\S${word.slice(at + 1)}`),
    offsets.map((at) => word.slice(0, at) + word.slice(at + 1)),
  ];
  return [...new Set([...missing, ...swapped, ...extra, ...wrong])].join("|");
}

/** Parts of a word; a text that contains one of the `misspellings` contains at least one of them. */
export function misspellingParts(word: string): string[] {
  const middle = word.length >> 1;
  const [before, after] = [word.slice(0, middle), word.slice(middle)];
  const swapped = before.slice(0, -1) + after.charAt(0) + before.slice(-1) + after.slice(1);
  return [before, after, swapped];
}

/**
 * The term with its misspelt words replaced by those of a normalized text, as whole words or as beginnings of words; `null`
 * if the text does not have them all.
 */
export function correctedTerm(term: string, normalized: string, isWhole: boolean): string | null {
  const { start, end } = ownBoundaries;
  let corrected = normalizeForSearch(term).trim();
  for (const word of parseSearchTerm(term).words) {
    if (containsText(normalized, word.text)) continue;
    if (!canBeMisspelt(word)) return null;
    const [found] =
      new RegExp(`${start}(?:${misspellings(word.text)})${isWhole ? end : ""}`, "u").exec(normalized) ?? [];
    if (!found) return null;
    corrected = corrected.replace(word.text, () => found);
  }
  return corrected;
}
