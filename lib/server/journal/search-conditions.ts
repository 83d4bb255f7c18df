import type { SearchFilter } from "../../api/schemas";
import type { FeatureConfig, Topic } from "../../config/app-config";
import {
  type Boundaries,
  canBeMisspelt,
  formsPattern,
  isPlain,
  misspellingParts,
  misspellings,
  plainParts,
  type SearchTerm,
  type SearchWord,
  startsAWord,
  textPattern,
  wordPattern,
} from "../../conversation/search/search-term";
import { normalizeForSearch } from "../../texts/normalize";
import type { SearchConditions, TextCondition } from "../db/search-ranking";

/** In a regular expression of Postgres. */
const boundaries: Boundaries = { start: "\\m", end: "\\M" };

const partsOf = (words: SearchWord[]) => words.flatMap(({ text }) => plainParts(text));
const patternsOf = (words: SearchWord[]) =>
  words.filter(({ text }) => !isPlain(text)).map(({ text }) => textPattern(text));

/** What the texts must have that a search finds. */
export const searchConditions = (
  { words, excluded }: SearchTerm,
  filter: SearchFilter,
  features: FeatureConfig,
): SearchConditions => ({
  exact: { parts: partsOf(words), patterns: patternsOf(words) },
  form: formCondition(words),
  excluded: excludedPattern(excluded),
  topics: topicsAbout(words, features),
  filter,
});

function excludedPattern(excluded: string[]): string | null {
  const unwanted = excluded.map((text) => `${/^[\p{L}\p{N}]/u.test(text) ? boundaries.start : ""}${textPattern(text)}`);
  return unwanted.length > 0 ? unwanted.join("|") : null;
}

/** Shorter beginnings occur in too many texts. */
const shortestBeginning = 3;

function formCondition(words: SearchWord[]): TextCondition | null {
  const having = words.filter(
    ({ text, forms }) => forms.length > 0 && beginningOf(text, forms).length >= shortestBeginning,
  );
  if (having.length === 0) return null;
  const others = words.filter((word) => !having.includes(word));
  return {
    parts: [...partsOf(others), ...having.map(({ text, forms }) => beginningOf(text, forms))],
    patterns: [...patternsOf(others), ...having.map((word) => wordPattern(word, boundaries))],
  };
}

function beginningOf(text: string, forms: string[]): string {
  let length = text.length;
  while (!forms.every((form) => form.startsWith(text.slice(0, length)))) length -= 1;
  return text.slice(0, length);
}

/** What the texts must have that a correction is taken from: long words with one wrong letter. `null`: there are no long words. */
export function correctionConditions({ words, excluded }: SearchTerm, filter: SearchFilter): SearchConditions | null {
  const long = words.filter(canBeMisspelt);
  if (long.length === 0) return null;
  const others = words.filter((word) => !long.includes(word));
  const patterns = long.map(
    ({ text }) => `(?:${text}|${formsPattern([misspellings(text)], { ...boundaries, end: "" })})`,
  );
  const anyParts = long.map(({ text }) => misspellingParts(text));
  const exact = { parts: partsOf(others), anyParts, patterns: [...patternsOf(others), ...patterns] };
  return { exact, form: null, excluded: excludedPattern(excluded), topics: [], filter };
}

/** Shorter words occur in the questions of every topic. */
const shortestInQuestion = 3;

/** A topic's name and first questions in all languages. */
function topicTexts(id: string, { displayName, displayNames, promptQuestions }: Topic): string[] {
  const questions = promptQuestions.flatMap(({ text, texts }) => [text, ...Object.values(texts ?? {})]);
  return [displayName || id, ...Object.values(displayNames ?? {}), ...questions];
}

/** The topics whose name or questions have one of the words at the beginning of a word, each with the parts of the words they do not have. */
function topicsAbout(words: SearchWord[], features: FeatureConfig): SearchConditions["topics"] {
  return Object.entries(features.flexiFeatures.chat.topics).flatMap(([id, topic]) => {
    const above = normalizeForSearch(topicTexts(id, topic).join("\n"));
    const others = words.filter(({ text }) => text.length < shortestInQuestion || !startsAWord(above, text));
    return others.length === words.length ? [] : [{ topic: id, parts: partsOf(others) }];
  });
}
