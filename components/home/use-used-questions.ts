import useSWR from "swr";
import type { UsedQuestions } from "@/lib/api/responses";
import { listOf, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import { afterPaint } from "@/lib/client/home-requests";
import { usedQuestionsUrl } from "@/lib/routes";

const fetchUsed = afterPaint(
  getAs(shape<UsedQuestions>({ questions: listOf(shape<UsedQuestions["questions"][number]>({ text, since: text })) })),
);
const none: UsedQuestions = { questions: [] };

/** Which questions this person has answered; `null` until that is known, none after a failure. */
export function useUsedQuestions(): UsedQuestions | null {
  const { data, error } = useSWR<UsedQuestions, RequestError>(usedQuestionsUrl, fetchUsed);
  return data ?? (error ? none : null);
}
