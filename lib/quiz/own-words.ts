import { blank } from "./question";
import type { Random } from "./random";
import { levels, quiz } from "./rules";
import { blankCandidates, canHide, contains, countWords, withBlanks, wordKey } from "./words";

/** A sentence that a person wrote, and where it is from. */
export type OwnSentence = { id: string; text: string; reference: string };
/** `options`: the answer and three wrong ones, or none if the person's words are too few. */
export type OwnQuestion = OwnSentence & { correctAnswer: string; options: string[] };

/** A word that may be asked for, with the one before it: that tells, in most languages, what kind of word fits. */
type Spot = { word: string; before: string };

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const format = { minWordLength: quiz.ownWordLengthMin, excludeWords: [] };

/** The sentences of a text that are long and short enough for a question, white space made single. */
export function sentencesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim().replace(/\s+/g, " ")).filter(
    (sentence) => {
      const count = countWords(sentence);
      return count >= levels.Beginner.wordsMin && count <= quiz.wordsMax;
    },
  );
}

/**
 * In any order, a question for every sentence with a word worth asking for: one that its writer seldom uses. The wrong
 * answers are other words of the same writer, sooner such as follow on the same word or end alike. Neither grammar nor
 * language is known.
 */
export function ownQuestions(sentences: OwnSentence[], random: Random): OwnQuestion[] {
  const spots = sentences.map(spotsOf);
  const vocabulary = new Map<string, Spot & { uses: number }>();
  for (const spot of spots.flat()) {
    const uses = (vocabulary.get(wordKey(spot.word))?.uses ?? 0) + 1;
    vocabulary.set(wordKey(spot.word), { ...spot, uses });
  }
  const usesOf = ({ word }: Spot) => vocabulary.get(wordKey(word))?.uses ?? 0;
  const questions = sentences.flatMap((sentence, place) => {
    const [answer] = ranked(spots[place] ?? [], usesOf, random);
    if (!answer) return [];
    const wrong = wrongWords(answer, sentence, [...vocabulary.values()], random);
    const isEnough = wrong.length === quiz.optionsPerQuestion - 1;
    return [{ ...sentence, correctAnswer: answer.word, options: isEnough ? [answer.word, ...wrong] : [] }];
  });
  return ranked(questions, () => 0, random);
}

/** Plain words that stand there once, and not as the first, which is written large for its place. */
function spotsOf(sentence: OwnSentence): Spot[] {
  return blankCandidates(sentence.text, format).flatMap((word) => {
    const [start = "", ...rest] = withBlanks(sentence.text, word).split(blank);
    const [before] = start.match(/[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u) ?? [];
    const isPlain = /^[\p{L}\p{M}]+$/u.test(word);
    return before && isPlain && rest.length === 1 && canHide(sentence, word) ? [{ word, before: wordKey(before) }] : [];
  });
}

const isCapital = ({ word }: Spot) => /^\p{Lu}/u.test(word);
const endingOf = ({ word }: Spot) => wordKey(word).slice(-2);

function wrongWords(answer: Spot, { text }: OwnSentence, vocabulary: Spot[], random: Random): string[] {
  const isFit = (spot: Spot) =>
    isCapital(spot) === isCapital(answer) &&
    !contains(text, spot.word) &&
    wordKey(spot.word) !== "blank" &&
    Math.abs(spot.word.length - answer.word.length) <= quiz.lengthDifferenceDefault;
  const unlikeness = (spot: Spot) =>
    2 * Number(spot.before !== answer.before) + Number(endingOf(spot) !== endingOf(answer));
  const best = ranked(vocabulary.filter(isFit), unlikeness, random).slice(0, quiz.optionsPerQuestion - 1);
  return best.map(({ word }) => word);
}

/** By their rank, lowest first; those of one rank in an order of chance. */
function ranked<Thing>(things: Thing[], rankOf: (thing: Thing) => number, random: Random): Thing[] {
  return things
    .map((thing) => ({ thing, rank: rankOf(thing), chance: random() }))
    .sort((a, b) => a.rank - b.rank || a.chance - b.chance)
    .map(({ thing }) => thing);
}
