import type { QuestionAnswer } from "../schemas";
import { textLength } from "../text-rules";

/** The answers that say something; an optional question may have been passed over. */
export function spokenAnswers(questionAnswers: QuestionAnswer[]): QuestionAnswer[] {
  return questionAnswers.filter(({ answer }) => textLength(answer) > 0);
}

/** The guided answers as the thread shows them and as `Conversation.prompt` carries them: question, answer, blank line. */
export function promptOf(questionAnswers: QuestionAnswer[]): string {
  return spokenAnswers(questionAnswers)
    .map(({ question, answer }) => `${question}\n${answer}`)
    .join("\n\n");
}
