import type { QuizTopic } from "../config/app-config";
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

/** Whether a text contains this word, even inside another word. */
export function contains(text: string, word: string): boolean {
  return text.toLowerCase().includes(wordKey(word));
}

/** The text with a blank for every whole-word occurrence, ignoring case. */
export function withBlanks(text: string, word: string): string {
  return text.replace(patternOf(word), (found, index) => (isWholeWord(text, found, index) ? blank : found));
}

/** The words that may become the blank (spec §5), each once, in the spelling of the text. */
export function blankCandidates(text: string, format: Format): string[] {
  const words = (outsideParentheses(text).match(wordPattern) ?? []).map((word) => word.replace(/['’]s$/i, ""));
  const keys = words.map(wordKey);
  const isAllowed = allowedBlank(format);
  return words.filter((word, index) => keys.indexOf(wordKey(word)) === index && /\p{L}/u.test(word) && isAllowed(word));
}

/** The word that becomes the blank: the given answer if the rules allow it, else a word that occurs once, else any. */
export function chooseBlank(
  module: Pick<QuizModule, "text" | "reference" | "correctAnswer">,
  format: Format,
  random: Random,
): string | null {
  const { text, correctAnswer } = module;
  const [given] = isReadable(correctAnswer) ? findWord(outsideParentheses(text), correctAnswer) : [];
  if (given && allowedBlank(format)(given) && canHide(module, given)) return given;
  const words = blankCandidates(text, format).filter((word) => canHide(module, word));
  const single = words.filter((word) => findWord(text, word).length === 1);
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

/** All whole-word occurrences, in the spelling of the text. */
function findWord(text: string, word: string): string[] {
  const matches = [...text.matchAll(patternOf(word))];
  return matches.filter(({ 0: found, index }) => isWholeWord(text, found, index)).map(([found]) => found);
}

function patternOf(word: string): RegExp {
  const literal = word.trim().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(literal.replace(/\s+/g, "\\s+"), "giu");
}

const endsInWord = new RegExp(`${partOfWord}$`, "u");
const beginsInWord = new RegExp(`^${partOfWord}`, "u");

/** Whether a match is a whole word. Not a lookaround in the pattern: that takes long to compile. */
function isWholeWord(text: string, found: string, index: number): boolean {
  const end = index + found.length;
  // A letter outside the basic plane takes two code units.
  const [before, after] = [text.slice(Math.max(0, index - 2), index), text.slice(end, end + 2)];
  return !endsInWord.test(before) && !beginsInWord.test(after);
}

/** A character that occurs in no text and is neither part of a word nor white space. */
const masking = "\uffff";

/** The text with every token masked that is inside parentheses or touches one. */
function outsideParentheses(text: string): string {
  let masked = text;
  for (let before = ""; before !== masked; ) {
    before = masked;
    masked = masked.replace(/\([^()]*\)/g, (enclosed) => masking.repeat(enclosed.length));
  }
  return masked.replace(/\S+/g, (token) => (/[()\uffff]/.test(token) ? masking.repeat(token.length) : token));
}
