import { useEffect, useState } from "react";
import useSWR from "swr";
import { heading } from "@/lib/api/heading-shapes";
import type { ConversationSummary } from "@/lib/api/responses";
import { listOf, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import { latestUrl } from "@/lib/routes";

export type LatestConversation = Pick<
  ConversationSummary,
  "_id" | "projectName" | "topic" | "timestamp" | "questionAnswers"
>;
type Latest = { conversations: LatestConversation[] };

const fetchLatest = getAs(
  shape<Latest>({
    conversations: listOf(
      shape<LatestConversation>({
        _id: text,
        projectName: text,
        topic: text,
        timestamp: text,
        questionAnswers: heading.questionAnswers,
      }),
    ),
  }),
);

let isFirstPaintOver = false;

/** The first entries of the history. They are requested after the first paint, so that they delay nothing that is above them. */
export function useLatest() {
  const [isDue, setDue] = useState(isFirstPaintOver);
  useEffect(() => {
    const timer = setTimeout(() => {
      isFirstPaintOver = true;
      setDue(true);
    });
    return () => clearTimeout(timer);
  }, []);
  const { data, error } = useSWR<Latest, RequestError>(isDue ? latestUrl : null, fetchLatest, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const isLatestKnown = data !== undefined;
  return { latest: data?.conversations ?? [], isLatestKnown, isLatestPending: !isLatestKnown && error === undefined };
}
