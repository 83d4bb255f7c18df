import { contains, wordKey } from "./cloze";
import { type ClozeCandidate, clozeCandidates, type MemorySentence } from "./cloze-candidates";
import { grammarOf } from "./grammar";
import { type Random, shuffled } from "./random";
import { quiz } from "./rules";

/** `options`: the answer and three wrong ones, shuffled. */
export type ClozeQuestion<Sentence extends MemorySentence = MemorySentence> = Sentence & {
  correctAnswer: string;
  options: string[];
};

/**
 * A question for each sentence with a name, a number or a noun for which three wrong options of the same kind, script and
 * language are found, in random order. Without a dictionary they are not always found: such a sentence makes no question.
 * Lazy: each question is built when it is taken.
 */
export function* memoryQuestions<Sentence extends MemorySentence>(
  sentences: Sentence[],
  random: Random,
  thisYear: number,
): Generator<ClozeQuestion<Sentence>, undefined> {
  const entries = sentences.map((sentence) => ({ sentence, candidates: clozeCandidates(sentence) }));
  const all = entries.flatMap(({ candidates }) => candidates);
  const vocabulary = [...new Map(all.map((entry) => [`${entry.kind} ${wordKey(entry.word)}`, entry])).values()];
  for (const { sentence, candidates } of shuffled(entries, random)) {
    for (const candidate of shuffled(candidates, random)) {
      const wrong =
        candidate.kind === "number"
          ? nearNumbers(Number(candidate.word), sentence.text, random, thisYear)
          : distractorsOf(candidate, sentence.text, vocabulary, random);
      if (wrong.length < quiz.optionsPerQuestion - 1) continue;
      yield { ...sentence, correctAnswer: candidate.word, options: shuffled([candidate.word, ...wrong], random) };
      break;
    }
  }
}

/** Other words of the same kind; those after the same word or with the same ending come first. */
function distractorsOf(answer: ClozeCandidate, text: string, vocabulary: ClozeCandidate[], random: Random): string[] {
  // A language that may inflect names: only names with the same ending fit the same gap.
  const isInflected = grammarOf(answer.language) === undefined;
  const isFit = (other: ClozeCandidate) =>
    other.kind === answer.kind &&
    other.script === answer.script &&
    other.language === answer.language &&
    (!isInflected || other.word.slice(-1) === answer.word.slice(-1)) &&
    wordKey(other.word) !== "blank" &&
    !contains(text, other.word);
  const unlikeness = (other: ClozeCandidate) =>
    2 * Number(other.before !== answer.before) + Number(other.word.slice(-2) !== answer.word.slice(-2));
  const fitting = shuffled(vocabulary.filter(isFit), random).sort((a, b) => unlikeness(a) - unlikeness(b));
  return fitting.slice(0, quiz.optionsPerQuestion - 1).map(({ word }) => word);
}

/** Plausible numbers: as round as the answer, close to it, and not a year in the future. */
function nearNumbers(answer: number, text: string, random: Random, thisYear: number): string[] {
  const isYear = answer >= 1000 && answer <= thisYear;
  const step = (!isYear && [1000, 100, 10].find((step) => answer % step === 0 && answer > step)) || 1;
  const reach = Math.min(9, Math.max(3, Math.floor(answer / step / 2)));
  const inText: string[] = text.match(/\d+/g) ?? [];
  const near = Array.from({ length: 2 * reach + 1 }, (_, index) => answer + (index - reach) * step);
  const fitting = near.filter(
    (number) => number > 0 && number !== answer && !(isYear && number > thisYear) && !inText.includes(`${number}`),
  );
  return shuffled(fitting, random)
    .slice(0, quiz.optionsPerQuestion - 1)
    .map(String);
}
