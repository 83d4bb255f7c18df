import type { MemoryDate } from "./interval";
import { parseMemoryDate } from "./parse";
import type { DateContext } from "./years";

const longestPhrase = 9;
const longestText = 4000;

/** One of these is in every date that is looked for. */
const anchor = /\d{4}|'\d\d|\d0(s|er)|\.\d\d\b|ties\b|[sz]iger|nineteen|hundert|when i was|als ich/i;

const endOfSentence = /\p{L}[.!?;:]\s/u;
const brokenOff = /\s(?:the|of|in|on|at|during|over|that|one|so|der|die|das|den|dem|des|im|am|an|zu|zur|über|um)$/i;
const onlyNumbers = /^[^\p{L}]+$/u;
const wholeDay = /^\d+\D\s?\d+\D\s?\d{2,}$/;
/**
 * They could count anything, or be somebody's age: `about 1950`, `1950 to 1960`, `forties`, `in the early twenties`, `in den
 * Sechzigern`, `mit sieben`.
 */
const unsure = [
  /^(?:(?:about|roughly|maybe|perhaps|circa|ca|etwa|ungefähr|wohl|the|of|that|over|on|at|über) )*\d{4}(?: or so)?$/i,
  /^\d{4} \p{L}+ \d+$/u,
  /^\p{L}+$/u,
  /^(?:early|mid|late)[ -]\p{L}+ties$|[ -]twenties$/iu,
  /zigern?$/i,
  /^mit [\p{L}\d]+$/iu,
];

function isSure(phrase: string): boolean {
  if (!anchor.test(phrase) || endOfSentence.test(phrase) || brokenOff.test(phrase)) return false;
  return onlyNumbers.test(phrase) ? wholeDay.test(phrase) : !unsure.some((pattern) => pattern.test(phrase));
}

/** The first phrase of a text that tells when something was, and is sure enough to be offered. */
export function findMemoryDate(text: string, context: DateContext): { phrase: string; date: MemoryDate } | null {
  const parts = [...text.slice(0, longestText).matchAll(/\S+/g)].map(({ 0: part, index }) => [
    index,
    index + part.length,
  ]);
  for (const [first, [start = 0]] of parts.entries()) {
    const phrases = parts.slice(first, first + longestPhrase).reverse();
    if (!anchor.test(text.slice(start, phrases[0]?.[1]))) continue;
    for (const [, end = 0] of phrases) {
      const phrase = text.slice(start, end).replace(/^[^\p{L}\p{N}']+|[^\p{L}\p{N}]+$/gu, "");
      const date = isSure(phrase) ? parseMemoryDate(phrase, context) : null;
      if (date) return { phrase, date };
    }
  }
  return null;
}
