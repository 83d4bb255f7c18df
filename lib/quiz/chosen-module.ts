import { wordKey } from "./cloze";
import type { Answer } from "./game-state";
import { answerOf, type QuizModule } from "./question";

/** The text that asks for the option that the player chose, from these modules; `null` if none of them does. */
export function textOfChosen({ chosen, question }: Pick<Answer, "chosen" | "question">, modules: QuizModule[]) {
  const { type } = question;
  const hasTerm = (module: QuizModule) =>
    (module.type ?? type) === type && wordKey(answerOf(module, type)) === wordKey(chosen);
  return modules.find(hasTerm)?.text ?? null;
}
