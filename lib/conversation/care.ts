import { once } from "../lazy";
import { arabic } from "./care/arabic";
import { chinese, simplified } from "./care/chinese";
import { dutch } from "./care/dutch";
import { english } from "./care/english";
import { french } from "./care/french";
import { german } from "./care/german";
import { italian } from "./care/italian";
import { japanese } from "./care/japanese";
import { plainLetters, spacedWords, withoutSpaces } from "./care/letters";
import { type CareSign, type Phrase, phrasesOf } from "./care/phrases";
import { polish } from "./care/polish";
import { portuguese } from "./care/portuguese";
import { spanish } from "./care/spanish";
import { turkish } from "./care/turkish";

const gravestFirst: CareSign[] = ["self-harm", "abuse", "loss", "stop"];

/**
 * The gravest sign in a text, in any of twelve languages; null where there is none. Order: self-harm, abuse, loss, stop.
 * It is no diagnosis: it only matches phrases, clause by clause.
 */
export function careSignOf(text: string): CareSign | null {
  const found = new Set(sentencesOf(text).flatMap(signsIn));
  return gravestFirst.find((sign) => found.has(sign)) ?? null;
}

/** Whether any of these texts has one: the whole memory is then left out of what comes unasked. */
export const hasCareSign = (texts: string[]): boolean => texts.some((text) => careSignOf(text) !== null);

/** The sentences of a text. The dot of a date or title does not end one ("am 3. Mai", "Dr. Wolf"), a line break does. */
function sentencesOf(text: string): string[] {
  const blanks = (run: string) =>
    run.includes("\n") ? (run.indexOf("\n") < run.lastIndexOf("\n") ? "\n" : ", ") : " ";
  const lines = text.replace(/\s-+\s|--+/g, ", ").replace(/\s+/g, blanks);
  const plain = plainLetters(lines).replace(/(?<=(?<!\p{L})(?:\d\d?|dr|mrs?|prof|st|sra?))\.(?=\s)/gu, "");
  return plain.split(/[.!?;。؟؛۔\n]+/);
}

function signsIn(sentence: string): CareSign[] {
  const words = spacedWords(sentence);
  const signs = signsOf(words, spacedPhrases(words));
  if (/\p{Script=Arabic}/u.test(sentence)) signs.push(...signsOf(words, arabicPhrases()));
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence)) {
    signs.push(...signsOf(withoutSpaces(sentence), japanesePhrases()));
  } else if (/\p{Script=Han}/u.test(sentence)) {
    signs.push(...signsOf(simplified(withoutSpaces(sentence)), chinesePhrases()));
  }
  return signs;
}

function signsOf(sentence: string, phrases: Phrase[]): CareSign[] {
  const idioms = phrases.filter(({ sign }) => sign === "harmless");
  const rest = idioms.reduce((text, { pattern }) => text.replace(pattern(), " ~ "), sentence);
  const has = (wanted: Phrase["sign"]) =>
    phrases.some(({ sign, pattern }) => sign === wanted && rest.search(pattern()) >= 0);
  return gravestFirst.filter((sign) => has(sign) && !(sign === "stop" && has("spoken")));
}

const arabicPhrases = once(() => phrasesOf(arabic, "prefixed"));
const japanesePhrases = once(() => phrasesOf(japanese, "spaceless"));
const chinesePhrases = once(() => phrasesOf(chinese, "spaceless"));

const phrasesByKey = once(() => {
  const spaced = [english, german, french, spanish, portuguese, italian, dutch, polish, turkish];
  const byKey = new Map<string, Phrase[]>();
  for (const phrase of spaced.flatMap((language) => phrasesOf(language, "spaced"))) {
    for (const key of phrase.keys) {
      const phrases = byKey.get(key);
      if (phrases) phrases.push(phrase);
      else byKey.set(key, [phrase]);
    }
  }
  return byKey;
});

const longestStem = 12;

/** The phrases with at least one key among the words of a sentence. */
function spacedPhrases(sentence: string): Phrase[] {
  const byKey = phrasesByKey();
  const found = new Set(byKey.get(""));
  for (const word of new Set(sentence.split(" "))) {
    for (const phrase of byKey.get(word) ?? []) found.add(phrase);
    for (let length = Math.min(word.length, longestStem); length > 1; length -= 1) {
      for (const phrase of byKey.get(`${word.slice(0, length)}*`) ?? []) found.add(phrase);
    }
  }
  return [...found];
}
