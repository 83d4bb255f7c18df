import { contributionTexts } from "../../texts/contribution";
import { isTooLong, textLength } from "../../texts/rules";

/** "I remember it too", or a question back. */
export const contributionKinds = ["memory", "question"] as const;
export type ContributionKind = (typeof contributionKinds)[number];

export const contributionLengths: Record<ContributionKind, number> = { memory: 600, question: 200 };

/** Why a text cannot be sent, as a sentence. `null`: it can. */
export function contributionProblem(kind: ContributionKind, text: string): string | null {
  if (textLength(text) === 0) return contributionTexts.empty;
  return isTooLong(text, contributionLengths[kind]) ? contributionTexts.tooLong[kind] : null;
}
