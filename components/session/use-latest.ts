import useSWR from "swr";
import { fileMembers, heading } from "@/lib/api/heading-shapes";
import type { ConversationSummary } from "@/lib/api/responses";
import { listOf, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import { afterPaint } from "@/lib/client/home-requests";
import { latestUrl } from "@/lib/routes";

export type LatestConversation = Pick<
  ConversationSummary,
  "_id" | "projectName" | "topic" | "timestamp" | "questionAnswers" | "file"
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
          file: fileMembers.file,
        }),
      ),
    }),
  ),
);

/** The first entries of the history. */
export function useLatest() {
  const { data, error } = useSWR<Latest, RequestError>(latestUrl, fetchLatest);
  const isLatestKnown = data !== undefined;
  const { conversations: latest = [] } = data ?? {};
  return { latest, isLatestKnown, isLatestPending: !isLatestKnown && error === undefined };
}
