import type { QuizTopic } from "../app-config";
import { blank, type QuizModule } from "./question";
import { picked, type Random } from "./random";

type Format = Pick<QuizTopic["questionFormat"], "minWordLength" | "excludeWords">;

const partOfWord = "[\\p{L}\\p{N}\\p{M}]";
/** "don't" and "long-term" are one word each. */
const wordPattern = new RegExp(`${partOfWord}+(?:['’‐‑-]${partOfWord}+)*`, "gu");

/** A word as the rules compare it (spec §5: case-insensitively, trimmed). */
export const wordKey = (word: string) => word.trim().toLowerCase();

/** Whether a word can be read: it has a letter or a digit. */
export const isReadable = (word: string) => /[\p{L}\p{N}]/u.test(word);

export function countWords(text: string): number {
  return text.match(wordPattern)?.length ?? 0;
}

/** Whether a text has this word, be it as a part of another one. */
export function contains(text: string, word: string): boolean {
  return text.toLowerCase().includes(wordKey(word));
}

/** The text with a blank wherever the word stands by itself, in any case. */
export function withBlanks(text: string, word: string): string {
  return text.replace(standsAlone(word), blank);
}

/** The words that may become the blank (spec §5), each once, as the text writes it. */
export function blankCandidates(text: string, format: Format): string[] {
  const words = (outsideParentheses(text).match(wordPattern) ?? []).map((word) => word.replace(/['’]s$/i, ""));
  const keys = words.map(wordKey);
  const isAllowed = allowedBlank(format);
  return words.filter((word, place) => keys.indexOf(wordKey(word)) === place && /\p{L}/u.test(word) && isAllowed(word));
}

/** The word that a text asks for: the given answer if the rules allow it, else one that stands there once, else any. */
export function chooseBlank(
  module: Pick<QuizModule, "text" | "reference" | "correctAnswer">,
  format: Format,
  random: Random,
): string | null {
  const { text, correctAnswer } = module;
  const given = isReadable(correctAnswer) ? outsideParentheses(text).match(standsAlone(correctAnswer))?.[0] : undefined;
  if (given && allowedBlank(format)(given) && canHide(module, given)) return given;
  const words = blankCandidates(text, format).filter((word) => canHide(module, word));
  const single = words.filter((word) => text.match(standsAlone(word))?.length === 1);
  if (words.length === 0) return null;
  return picked(single.length > 0 ? single : words, random);
}

/** Whether blanks can keep the answer from being read, in the text and in the reference above it. */
export function canHide({ text, reference }: Pick<QuizModule, "text" | "reference">, word: string): boolean {
  return [text, reference].every((shown) => !contains(withBlanks(shown, word), word));
}

function allowedBlank({ minWordLength, excludeWords }: Format): (word: string) => boolean {
  const excluded = new Set(excludeWords.map(wordKey));
  return (word) => word.length >= minWordLength && !excluded.has(wordKey(word));
}

function standsAlone(word: string): RegExp {
  const literal = word.trim().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(`(?<!${partOfWord})${literal.replace(/\s+/g, "\\s+")}(?!${partOfWord})`, "giu");
}

/** A character that no text has. */
const masking = "\uffff";

/** The text with spaces in place of every token that parentheses touch or enclose. */
function outsideParentheses(text: string): string {
  let masked = text;
  for (let before = ""; before !== masked; ) {
    before = masked;
    masked = masked.replace(/\([^()]*\)/g, (enclosed) => masking.repeat(enclosed.length));
  }
  return masked.replace(/\S+/g, (token) => (/[()\uffff]/.test(token) ? " ".repeat(token.length) : token));
}
