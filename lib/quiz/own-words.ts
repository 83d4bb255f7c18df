import { grammarOf } from "./grammar";
import { type OwnSentence, type Spot, spotsOf } from "./own-spots";
import { type Random, shuffled } from "./random";
import { quiz } from "./rules";
import { contains, wordKey } from "./words";

/** `options`: the answer and three wrong ones, shuffled. */
export type OwnQuestion<Sentence extends OwnSentence = OwnSentence> = Sentence & {
  correctAnswer: string;
  options: string[];
};

/**
 * In any order, a question for every sentence with a name, a number or a noun that three others of its kind, its script
 * and its language can stand beside. Without a dictionary that is not always told, and then nothing is asked. Each is made
 * when it is wanted.
 */
export function* ownQuestions<Sentence extends OwnSentence>(
  sentences: Sentence[],
  random: Random,
  thisYear: number,
): Generator<OwnQuestion<Sentence>, undefined> {
  const spots = sentences.map(spotsOf);
  const vocabulary = [...new Map(spots.flat().map((spot) => [`${spot.kind} ${wordKey(spot.word)}`, spot])).values()];
  const askable = sentences.map((sentence, place) => ({ sentence, spots: shuffled(spots[place] ?? [], random) }));
  for (const { sentence, spots } of shuffled(askable, random)) {
    for (const spot of spots) {
      const wrong =
        spot.kind === "number"
          ? nearNumbers(Number(spot.word), sentence.text, random, thisYear)
          : wrongWords(spot, sentence.text, vocabulary, random);
      if (wrong.length < quiz.optionsPerQuestion - 1) continue;
      yield { ...sentence, correctAnswer: spot.word, options: shuffled([spot.word, ...wrong], random) };
      break;
    }
  }
}

/** Others of the same kind, sooner such as follow on the same word or end alike. */
function wrongWords(answer: Spot, text: string, vocabulary: Spot[], random: Random): string[] {
  // Where names have endings of their own, only those of one ending fit one place.
  const isInflected = answer.language === null || grammarOf(answer.language).determiners.size === 0;
  const isFit = (spot: Spot) =>
    spot.kind === answer.kind &&
    spot.script === answer.script &&
    spot.language === answer.language &&
    (!isInflected || spot.word.slice(-1) === answer.word.slice(-1)) &&
    wordKey(spot.word) !== "blank" &&
    !contains(text, spot.word);
  const unlikeness = (spot: Spot) =>
    2 * Number(spot.before !== answer.before) + Number(spot.word.slice(-2) !== answer.word.slice(-2));
  const fitting = shuffled(vocabulary.filter(isFit), random).sort((a, b) => unlikeness(a) - unlikeness(b));
  return fitting.slice(0, quiz.optionsPerQuestion - 1).map(({ word }) => word);
}

/** Numbers that might as well stand there: as round as the answer, near it, and no year to come. */
function nearNumbers(answer: number, text: string, random: Random, thisYear: number): string[] {
  const isYear = answer >= 1000 && answer <= thisYear;
  const step = (!isYear && [1000, 100, 10].find((step) => answer % step === 0 && answer > step)) || 1;
  const reach = Math.min(9, Math.max(3, Math.floor(answer / step / 2)));
  const standing: string[] = text.match(/\d+/g) ?? [];
  const near = Array.from({ length: 2 * reach + 1 }, (_, place) => answer + (place - reach) * step);
  const fitting = near.filter(
    (number) => number > 0 && number !== answer && !(isYear && number > thisYear) && !standing.includes(`${number}`),
  );
  return shuffled(fitting, random)
    .slice(0, quiz.optionsPerQuestion - 1)
    .map(String);
}
