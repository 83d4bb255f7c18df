import { foldText } from "../text-rules";
import { levels, quiz } from "./rules";

/** A sentence that a person wrote, and where it is from. */
export type OwnSentence = { id: string; text: string; reference: string };
/** `options`: the answer and three wrong ones, or none if the person's words are too few. */
export type OwnQuestion = OwnSentence & { correctAnswer: string; options: string[] };

/** A word that may be asked for, with the one before it: that tells, in most languages, what kind of word fits. */
type Spot = { word: string; folded: string; before: string };

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const askable = /^[\p{L}\p{M}]{4,}$/u;
const withoutMarks = (part: string) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
const wordsOf = (text: string) => foldText(text).split(/[^\p{L}\p{N}]+/u);

/** The sentences of a text that are long and short enough for a question, white space made single. */
export function sentencesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.split(/\s+/).filter(Boolean))
    .filter(({ length }) => length >= levels.Beginner.wordsMin && length <= quiz.wordsMax)
    .map((words) => words.join(" "));
}

/**
 * In any order, a question for every sentence with a word worth asking for: one that its writer seldom uses. The wrong answers are other
 * words of the same writer, sooner such as follow on the same word or end alike. Neither grammar nor language is known.
 */
export function ownQuestions(sentences: OwnSentence[], random: () => number): OwnQuestion[] {
  const spots = sentences.map(spotsOf);
  const vocabulary = new Map<string, Spot & { uses: number }>();
  for (const spot of spots.flat()) {
    vocabulary.set(spot.folded, { ...spot, uses: (vocabulary.get(spot.folded)?.uses ?? 0) + 1 });
  }
  const usesOf = ({ folded }: Spot) => vocabulary.get(folded)?.uses ?? 0;
  const questions = sentences.flatMap((sentence, place) => {
    const [answer] = ranked(spots[place] ?? [], usesOf, random);
    if (!answer) return [];
    const wrong = wrongWords(answer, sentence, [...vocabulary.values()], random);
    const isEnough = wrong.length === quiz.optionsPerQuestion - 1;
    return [{ ...sentence, correctAnswer: answer.word, options: isEnough ? [answer.word, ...wrong] : [] }];
  });
  return ranked(questions, () => 0, random);
}

/** Not the first word, which is written large for its place; not one that stands twice, in brackets or in the reference. */
function spotsOf({ text, reference }: OwnSentence): Spot[] {
  const words = text
    .replace(/\([^)]*\)?/g, (part) => part.replace(/\S/g, "("))
    .split(" ")
    .map(withoutMarks);
  const all = wordsOf(text);
  const told = wordsOf(reference);
  return words.flatMap((word, place) => {
    const folded = foldText(word);
    const isOnce = all.filter((other) => other === folded).length === 1;
    if (place === 0 || !askable.test(word) || !isOnce || told.includes(folded)) return [];
    return [{ word, folded, before: foldText(words[place - 1] ?? "") }];
  });
}

const isCapital = ({ word }: Spot) => /^\p{Lu}/u.test(word);

function wrongWords(answer: Spot, { text }: OwnSentence, vocabulary: Spot[], random: () => number): string[] {
  const inText = wordsOf(text);
  const fitting = vocabulary.filter(
    (spot) =>
      isCapital(spot) === isCapital(answer) &&
      !inText.includes(spot.folded) &&
      spot.folded !== "blank" &&
      Math.abs(spot.word.length - answer.word.length) <= quiz.lengthDifferenceDefault,
  );
  const unlikeness = ({ before, folded }: Spot) =>
    2 * Number(before !== answer.before) + Number(folded.slice(-2) !== answer.folded.slice(-2));
  return ranked(fitting, unlikeness, random)
    .slice(0, quiz.optionsPerQuestion - 1)
    .map(({ word }) => word);
}

/** By their rank, lowest first; those of one rank in an order of chance. */
function ranked<Thing>(things: Thing[], rankOf: (thing: Thing) => number, random: () => number): Thing[] {
  return things
    .map((thing) => ({ thing, rank: rankOf(thing), chance: random() }))
    .sort((a, b) => a.rank - b.rank || a.chance - b.chance)
    .map(({ thing }) => thing);
}
