import { wordKey } from "./cloze";
import type { Answer } from "./game-state";
import { answerOf, type QuizModule } from "./question";

/**
 * The text that asks for the option that the player chose, from these modules; `null` if none of them does. Only a question
 * that was asked before may explain it: another one would be given away.
 */
export function textOfChosen(
  { chosen, question }: Pick<Answer, "chosen" | "question">,
  modules: QuizModule[],
  used: string[],
): string | null {
  const { type } = question;
  const hasTerm = (module: QuizModule) =>
    used.includes(module.id) && (module.type ?? type) === type && wordKey(answerOf(module, type)) === wordKey(chosen);
  return modules.find(hasTerm)?.text ?? null;
}
