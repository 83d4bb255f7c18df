import { englishCapitals, grammarOf, isFrequent, type Language, languageOf } from "./grammar";
import { quiz } from "./rules";
import { contains, wordKey } from "./words";

/** A sentence that a person wrote, and where it is from. `language`: of what stands around it. */
export type OwnSentence = { id: string; text: string; reference: string; language: Language | null };

type Token = { word: string; key: string; start: number; end: number };

/** A word that may be asked for. `before`: the word before it, which tells in most languages which form fits. */
export type Spot = {
  kind: "name" | "noun" | "number";
  word: string;
  before: string;
  script: string;
  language: Language | null;
};

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’‐‑-][\p{L}\p{N}\p{M}]+)*/gu;
const isLetters = /^[\p{L}\p{M}]+$/u;
const capitalised = /^\p{Lu}[\p{Ll}\p{M}]+$/u;
/** Digits that stand by themselves: no time, no price, no part of a longer number. */
const wholeNumber = /(?<![\p{L}\p{N}\p{Sc}.,:/+%#–-])[1-9]\d{0,3}(?![\p{L}\p{N}:/%°–-]|[.,]\d|\s?\p{Sc})/gu;
/** Scripts that write names large. */
const scripts = { Latin: /^\p{Script=Latin}/u, Cyrillic: /^\p{Script=Cyrillic}/u, Greek: /^\p{Script=Greek}/u };
/** Written large out of politeness. */
const politeForms = /^(?:вы|вас|вам|вами|ваш\p{L}{0,4}|sie|ihnen|ihr\p{L}{0,2}|usted|ustedes|lei|u|uw)$/iu;

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index: start }) => {
    return { word, key: wordKey(word), start, end: start + word.length };
  });

/** The language of all that belongs together. */
export const languageOfTexts = (texts: string[]) => languageOf(texts.flatMap(tokensOf).map(({ key }) => key));

/** What stands in a sentence once, and is not given away by its reference. */
export function spotsOf({ text, reference, language: around }: OwnSentence): Spot[] {
  const tokens = tokensOf(text);
  const language = languageOf(tokens.map(({ key }) => key)) ?? around;
  const words = tokens.flatMap((token, place): Spot[] => {
    const kind = kindOf(tokens, place, text, language);
    if (!kind || contains(reference, token.word)) return [];
    const isTwice = contains(text.slice(0, token.start) + text.slice(token.end), token.word);
    if (isTwice) return [];
    const before = tokens[place - 1]?.key ?? "";
    return [{ kind, word: token.word, before, script: scriptOf(token.word), language }];
  });
  return [...words, ...numbersIn(text, reference)];
}

function numbersIn(text: string, reference: string): Spot[] {
  const numbers = Array.from(text.matchAll(wholeNumber), ([number]) => number);
  const all = text.match(/\d+/g) ?? [];
  const isOnce = (number: string) => all.filter((other) => other === number).length === 1;
  return numbers
    .filter((number) => isOnce(number) && !reference.match(/\d+/g)?.includes(number))
    .map((word) => ({ kind: "number", word, before: "", script: "", language: null }));
}

function kindOf(tokens: Token[], place: number, text: string, language: Language | null): Spot["kind"] | null {
  const [token, before, next] = [tokens[place], tokens[place - 1], tokens[place + 1]];
  if (!token || !isLetters.test(token.word) || token.word.length < quiz.ownWordLengthMin) return null;
  const isAfterWord = before !== undefined && /^ $/.test(text.slice(before.end, token.start));
  const isApart = /^["'“”„«»‘’(]/.test(text.slice(token.end, token.end + 1));
  if (isApart || politeForms.test(token.word)) return null;
  if (language === "de") return isAfterWord && isGermanNoun(tokens, place) ? "noun" : null;
  if (capitalised.test(token.word)) {
    const follows = before !== undefined && /^,? $/.test(text.slice(before.end, token.start));
    return follows && isName(token, before, next, language) ? "name" : null;
  }
  return isAfterWord && language && isNoun(tokens, place, text, language) ? "noun" : null;
}

/** Written large for no other reason that is known: not the first word, none of two, no "the English". */
function isName({ key, word }: Token, before: Token, next: Token | undefined, language: Language | null): boolean {
  const isOneOfTwo = [before, next].some(
    (other) => other && /^\p{Lu}./u.test(other.word) && !(language && isFrequent(language, other.key)),
  );
  const isCalledSo = language === null || !grammarOf(language).determiners.has(before.key);
  return scriptOf(word) !== "" && !isOneOfTwo && isCalledSo && !englishCapitals.has(key);
}

/** German writes nouns large, and names too: those behind an article, or behind an article and an adjective, are nouns. */
function isGermanNoun(tokens: Token[], place: number): boolean {
  const { determiners, noNouns } = grammarOf("de");
  const [first, second, { word, key }] = [tokens[place - 2], tokens[place - 1], tokens[place] as Token];
  const isTitle = capitalised.test(tokens[place + 1]?.word ?? "");
  if (!capitalised.test(word) || isTitle || noNouns.has(key) || !second) return false;
  if (determiners.has(second.key)) return true;
  const isAdjective = /^\p{Ll}+(?:e|en|er|es|em)$/u.test(second.word) && !grammarOf("de").prepositions.has(second.key);
  return isAdjective && first !== undefined && determiners.has(first.key);
}

/** Between a word that only stands before nouns, and one that begins something new, or the end. */
function isNoun(tokens: Token[], place: number, text: string, language: Language): boolean {
  const { determiners, articles, prepositions, following, noNouns, others } = grammarOf(language);
  const [first, second, token, next] = [
    tokens[place - 2],
    tokens[place - 1],
    tokens[place] as Token,
    tokens[place + 1],
  ];
  const isArticle = second && articles.has(second.key) && first && prepositions.has(first.key);
  const isBegun = second && (determiners.has(second.key) || isArticle);
  if (!isBegun || token.word !== token.key) return false;
  if ([determiners, articles, following, noNouns, others].some((words) => words.has(token.key))) return false;
  const gap = text.slice(token.end, next?.start);
  const isEnd = next ? /^[.!?;:…]/.test(gap) : true;
  return isEnd || (next !== undefined && /^,? $/.test(gap) && following.has(next.key));
}

function scriptOf(word: string): string {
  return Object.entries(scripts).find(([, pattern]) => pattern.test(word))?.[0] ?? "";
}
