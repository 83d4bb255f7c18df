import type { QuestionAnswer } from "../../api/schemas";
import { textLength } from "../../texts/rules";

/** The answers that are not empty; optional questions may have been skipped. */
export function nonEmptyAnswers(questionAnswers: QuestionAnswer[]): QuestionAnswer[] {
  return questionAnswers.filter(({ answer }) => textLength(answer) > 0);
}

/** The guided answers, one paragraph each. */
export const joinAnswers = (questionAnswers: QuestionAnswer[]) =>
  questionAnswers.map(({ answer }) => answer).join("\n\n");

/** The searchable text of the guided start: the conversation's name and the answers. */
export function searchedText(projectName: string, questionAnswers: QuestionAnswer[]): string {
  return [projectName, ...nonEmptyAnswers(questionAnswers).map(({ answer }) => answer)].join("\n");
}

/** The guided answers in the form of `Conversation.prompt`, which the thread shows: question, answer, blank line. */
export function promptOf(questionAnswers: QuestionAnswer[]): string {
  return nonEmptyAnswers(questionAnswers)
    .map(({ question, answer }) => `${question}\n${answer}`)
    .join("\n\n");
}
