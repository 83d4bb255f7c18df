import { detectLanguage, type Language } from "../language";
import { contains, wordKey } from "./cloze";
import { englishCapitals, type Grammar, grammarOf, isFunctionWord } from "./grammar";
import { quiz } from "./rules";

/** A sentence of a person's memory and its source. `language`: of the whole conversation. */
export type MemorySentence = { id: string; text: string; reference: string; language: Language | null };

type Token = { word: string; key: string; start: number; end: number };

/** A word that may become the blank. `before`: the word before it, which in most languages determines the form that fits. */
export type ClozeCandidate = {
  kind: "name" | "noun" | "number";
  word: string;
  before: string;
  script: string;
  language: Language | null;
};

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’‐‑-][\p{L}\p{N}\p{M}]+)*/gu;
const isLetters = /^[\p{L}\p{M}]+$/u;
const capitalized = /^\p{Lu}[\p{Ll}\p{M}]+$/u;
/** A number by itself: not a time, a price or a part of a longer number. */
const wholeNumber = /(?<![\p{L}\p{N}\p{Sc}.,:/+%#–-])[1-9]\d{0,3}(?![\p{L}\p{N}:/%°–-]|[.,]\d|\s?\p{Sc})/gu;
/** Scripts that capitalize names. */
const scripts = { Latin: /^\p{Script=Latin}/u, Cyrillic: /^\p{Script=Cyrillic}/u, Greek: /^\p{Script=Greek}/u };
/** Pronouns that are capitalized out of politeness. */
const politeForms = /^(?:вы|вас|вам|вами|ваш\p{L}{0,4}|sie|ihnen|ihr\p{L}{0,2}|usted|ustedes|lei|u|uw)$/iu;

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index: start }) => {
    return { word, key: wordKey(word), start, end: start + word.length };
  });

/** The names, numbers and nouns that occur once in a sentence and that its reference does not give away. */
export function clozeCandidates({ text, reference, language: conversationLanguage }: MemorySentence): ClozeCandidate[] {
  const tokens = tokensOf(text);
  const language = detectLanguage(text) ?? conversationLanguage;
  const words = tokens.flatMap((token, index): ClozeCandidate[] => {
    const kind = kindOf(tokens, index, text, language);
    if (!kind || contains(reference, token.word)) return [];
    const isTwice = contains(text.slice(0, token.start) + text.slice(token.end), token.word);
    if (isTwice) return [];
    const before = tokens[index - 1]?.key ?? "";
    return [{ kind, word: token.word, before, script: scriptOf(token.word), language }];
  });
  return [...words, ...numbersIn(text, reference)];
}

function numbersIn(text: string, reference: string): ClozeCandidate[] {
  const numbers = Array.from(text.matchAll(wholeNumber), ([number]) => number);
  const all = text.match(/\d+/g) ?? [];
  const isUnique = (number: string) => all.filter((other) => other === number).length === 1;
  return numbers
    .filter((number) => isUnique(number) && !reference.match(/\d+/g)?.includes(number))
    .map((word) => ({ kind: "number", word, before: "", script: "", language: null }));
}

function kindOf(
  tokens: Token[],
  index: number,
  text: string,
  language: Language | null,
): ClozeCandidate["kind"] | null {
  const [token, before, next] = [tokens[index], tokens[index - 1], tokens[index + 1]];
  if (!token || !isLetters.test(token.word) || token.word.length < quiz.clozeLengthMin) return null;
  const isAfterWord = before !== undefined && /^ $/.test(text.slice(before.end, token.start));
  const isFollowedByQuote = /^["'“”„«»‘’(]/.test(text.slice(token.end, token.end + 1));
  if (isFollowedByQuote || politeForms.test(token.word)) return null;
  const grammar = grammarOf(language);
  if (grammar && language === "de") return isAfterWord && isGermanNoun(tokens, index, grammar) ? "noun" : null;
  if (capitalized.test(token.word)) {
    const isInsideSentence = before !== undefined && /^,? $/.test(text.slice(before.end, token.start));
    return isInsideSentence && isName(token, before, next, language) ? "name" : null;
  }
  return isAfterWord && grammar && isNoun(tokens, index, text, grammar) ? "noun" : null;
}

/** Capitalized for no other known reason: not the first word, not one of two capitalized words, not "the English". */
function isName({ key, word }: Token, before: Token, next: Token | undefined, language: Language | null): boolean {
  const grammar = grammarOf(language);
  const isOneOfTwo = [before, next].some(
    (other) => other && /^\p{Lu}./u.test(other.word) && !(grammar && isFunctionWord(grammar, other.key)),
  );
  const hasDeterminer = grammar?.determiners.has(before.key) ?? false;
  return scriptOf(word) !== "" && !isOneOfTwo && !hasDeterminer && !englishCapitals.has(key);
}

/** German capitalizes nouns and names: a word after a determiner, with or without an adjective between them, is a noun. */
function isGermanNoun(tokens: Token[], index: number, { determiners, notNouns, prepositions }: Grammar): boolean {
  const [first, second, { word, key }] = [tokens[index - 2], tokens[index - 1], tokens[index] as Token];
  const isTitle = capitalized.test(tokens[index + 1]?.word ?? "");
  if (!capitalized.test(word) || isTitle || notNouns.has(key) || !second) return false;
  if (determiners.has(second.key)) return true;
  const isAdjective = /^\p{Ll}+(?:e|en|er|es|em)$/u.test(second.word) && !prepositions.has(second.key);
  return isAdjective && first !== undefined && determiners.has(first.key);
}

/** A noun stands between a word that only precedes nouns and a word that begins a new phrase, or the end of the clause. */
function isNoun(tokens: Token[], index: number, text: string, grammar: Grammar): boolean {
  const { determiners, articles, prepositions, following, notNouns, others } = grammar;
  const [first, second, token, next] = [
    tokens[index - 2],
    tokens[index - 1],
    tokens[index] as Token,
    tokens[index + 1],
  ];
  const isArticle = second && articles.has(second.key) && first && prepositions.has(first.key);
  const isAfterDeterminer = second && (determiners.has(second.key) || isArticle);
  if (!isAfterDeterminer || token.word !== token.key) return false;
  if ([determiners, articles, following, notNouns, others].some((words) => words.has(token.key))) return false;
  const gap = text.slice(token.end, next?.start);
  const isEnd = next ? /^[.!?;:…]/.test(gap) : true;
  return isEnd || (next !== undefined && /^,? $/.test(gap) && following.has(next.key));
}

function scriptOf(word: string): string {
  return Object.entries(scripts).find(([, pattern]) => pattern.test(word))?.[0] ?? "";
}
