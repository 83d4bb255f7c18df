import type { QuestionAnswer } from "../api/schemas";
import { textLength } from "../texts/rules";

/** The answers that say something; an optional question may have been passed over. */
export function nonEmptyAnswers(questionAnswers: QuestionAnswer[]): QuestionAnswer[] {
  return questionAnswers.filter(({ answer }) => textLength(answer) > 0);
}

/** A person's own words in the guided start, a paragraph an answer. */
export const joinAnswers = (questionAnswers: QuestionAnswer[]) =>
  questionAnswers.map(({ answer }) => answer).join("\n\n");

/** What a search looks through in the guided start: the name of the conversation and the answers. */
export function searchedText(projectName: string, questionAnswers: QuestionAnswer[]): string {
  return [projectName, ...nonEmptyAnswers(questionAnswers).map(({ answer }) => answer)].join("\n");
}

/** The guided answers as the thread shows them and as `Conversation.prompt` carries them: question, answer, blank line. */
export function promptOf(questionAnswers: QuestionAnswer[]): string {
  return nonEmptyAnswers(questionAnswers)
    .map(({ question, answer }) => `${question}\n${answer}`)
    .join("\n\n");
}
