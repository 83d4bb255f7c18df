import { limits } from "../../api/limits";
import { contributionTexts } from "../../texts/contribution";
import { isTooLong, textLength } from "../../texts/rules";

/** "I remember it too", or a question back. */
export const contributionKinds = ["memory", "question"] as const;
export type ContributionKind = (typeof contributionKinds)[number];

/** The answer to a question is a message of the conversation. */
export const contributionLengths = { memory: 600, question: 200, answer: limits.messageLength };

/** Why a text cannot be sent, as a sentence. `null`: it can. */
export function contributionProblem(kind: keyof typeof contributionLengths, text: string): string | null {
  if (textLength(text) === 0) return contributionTexts.empty;
  return isTooLong(text, contributionLengths[kind]) ? contributionTexts.tooLong[kind] : null;
}
