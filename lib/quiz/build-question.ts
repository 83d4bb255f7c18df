import { canHide, chooseBlank, countWords, isReadable, withBlanks, wordKey } from "./cloze";
import { type DistractorSearch, wrongOptions } from "./distractors";
import type { Question, QuestionType, QuizModule } from "./question";
import { shuffled } from "./random";
import { levels, quiz } from "./rules";

/** What a question is built with: the level, the topic, chance, and what was fetched. */
export type Making = Pick<DistractorSearch, "level" | "topic" | "modules" | "distractors" | "random">;

export function typeOf(module: QuizModule, { topic }: Pick<Making, "topic">): QuestionType {
  return module.type ?? topic.questionFormat.type;
}

/** Whether a module is for this level: the words of a text, the difficulty of a definition (spec §5). */
export function fitsLevel(module: QuizModule, making: Pick<Making, "level" | "topic">): boolean {
  const { wordsMin, difficulty } = levels[making.level];
  const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;
  return typeOf(module, making) === "fill-in-the-blank"
    ? isBetween(countWords(module.text), wordsMin, quiz.wordsMax)
    : isBetween(module.difficulty, ...difficulty);
}

/** The question that a module makes, or `null` where its answer cannot be hidden. */
export function buildQuestion(module: QuizModule, making: Making): Question | null {
  const type = typeOf(module, making);
  const answer =
    type === "fill-in-the-blank" ? chooseBlank(module, making.topic.questionFormat, making.random) : term(module);
  if (answer === null) return null;
  const wrong = wrongOptions({ ...making, module, type, answer });
  return {
    type,
    text: withBlanks(module.text, answer),
    reference: (type === "fill-in-the-blank" && withBlanks(module.reference, answer)) || null,
    correctAnswer: answer,
    options: shuffled([answer, ...wrong], making.random),
    module,
  };
}

/** Spec §5: compared case-insensitively after trimming. */
export function isCorrect({ correctAnswer }: Question, chosen: string): boolean {
  return wordKey(chosen) === wordKey(correctAnswer);
}

/** The reference as it is shown with the answer. Of a definition it is usually the term, which then stands there already. */
export function toldReference({ module, correctAnswer }: Question): string {
  return wordKey(module.reference) === wordKey(correctAnswer) ? "" : module.reference;
}

function term({ correctAnswer, reference, text }: QuizModule): string | null {
  const answer = correctAnswer.trim() || reference.trim();
  return isReadable(answer) && canHide({ text, reference: "" }, answer) ? answer : null;
}
