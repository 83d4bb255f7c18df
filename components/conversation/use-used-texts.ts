import { useSWRConfig } from "swr";
import type { UsedQuestions } from "@/lib/api/responses";
import { usedQuestionsUrl } from "@/lib/routes";

/**
 * A function that returns the texts of the questions that this person has answered, the latest first: those that
 * `useUsedQuestions` has read, which is not in the first load.
 */
export function useUsedTexts(): () => string[] {
  const { cache } = useSWRConfig();
  return () => {
    const used = cache.get(usedQuestionsUrl)?.data as UsedQuestions | undefined;
    return used?.questions.map((question) => question.text) ?? [];
  };
}
