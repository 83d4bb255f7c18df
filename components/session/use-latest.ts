import useSWR from "swr";
import { heading } from "@/lib/api/heading-shapes";
import type { ConversationSummary } from "@/lib/api/responses";
import { listOf, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import { afterPaint } from "@/lib/client/home-requests";
import { latestUrl } from "@/lib/routes";

export type LatestConversation = Pick<
  ConversationSummary,
  "_id" | "projectName" | "topic" | "timestamp" | "questionAnswers"
>;
type Latest = { conversations: LatestConversation[] };

const fetchLatest = afterPaint(
  getAs(
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
  ),
);

/** The first entries of the history. */
export function useLatest() {
  const { data, error } = useSWR<Latest, RequestError>(latestUrl, fetchLatest);
  const isLatestKnown = data !== undefined;
  return { latest: data?.conversations ?? [], isLatestKnown, isLatestPending: !isLatestKnown && error === undefined };
}
