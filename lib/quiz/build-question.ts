import { canHide, chooseBlank, countWords, isReadable, withBlanks, wordKey } from "./cloze";
import { type DistractorSearch, wrongOptions } from "./distractors";
import { answerOf, blank, type Question, type QuestionType, type QuizModule } from "./question";
import { shuffled } from "./random";
import { type LevelName, levels, quiz } from "./rules";

/** The inputs of a question: the level, the topic, randomness, and the fetched content. */
type QuestionContext = Pick<DistractorSearch, "level" | "topic" | "modules" | "distractors" | "random">;

export function typeOf(module: QuizModule, { topic }: Pick<QuestionContext, "topic">): QuestionType {
  return module.type ?? topic.questionFormat.type;
}

/** Whether a module fits a level: by the length of a text or the difficulty of a definition (spec §5). */
export function fitsLevel(module: QuizModule, context: Pick<QuestionContext, "level" | "topic">): boolean {
  if (typeOf(module, context) !== "fill-in-the-blank") return hasDifficultyOf(context.level, module);
  const count = countWords(module.text);
  return count >= levels[context.level].wordsMin && count <= quiz.wordsMax;
}

/** Whether a module is as difficult as a level's definitions are. One that does not say it fits every level. */
export function hasDifficultyOf(level: LevelName, { difficulty }: Pick<QuizModule, "difficulty">): boolean {
  const [min, max] = levels[level].difficulty;
  return difficulty >= min && difficulty <= max;
}

/** The question that a module makes, or `null` if its answer cannot be hidden. */
export function buildQuestion(module: QuizModule, context: QuestionContext): Question | null {
  const type = typeOf(module, context);
  const answer =
    type === "fill-in-the-blank" ? chooseBlank(module, context.topic.questionFormat, context.random) : term(module);
  if (answer === null) return null;
  const wrong = wrongOptions({ ...context, module, type, answer });
  return {
    type,
    text: withBlanks(module.text, answer),
    reference: (type === "fill-in-the-blank" && withBlanks(module.reference, answer)) || null,
    correctAnswer: answer,
    options: shuffled([answer, ...wrong], context.random),
    module,
  };
}

/** Spec §5: compared case-insensitively after trimming. */
export function isCorrect({ correctAnswer }: Question, chosen: string): boolean {
  return wordKey(chosen) === wordKey(correctAnswer);
}

/** The reference to show with the question. Empty if all of it would be the answer. */
export function hiddenReference({ reference }: Pick<Question, "reference">): string {
  return reference === blank ? "" : (reference ?? "").replaceAll(blank, "…");
}

/** The reference to show with the answer. Empty if it equals the answer, as usual for definitions. */
export function revealedReference({ module, correctAnswer }: Question): string {
  return wordKey(module.reference) === wordKey(correctAnswer) ? "" : module.reference;
}

function term(module: QuizModule): string | null {
  const answer = answerOf(module, "match-definition-to-term").trim();
  return isReadable(answer) && canHide({ text: module.text, reference: "" }, answer) ? answer : null;
}
