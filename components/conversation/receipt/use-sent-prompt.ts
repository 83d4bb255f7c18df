import useSWR from "swr";
import { isSentPrompt } from "@/lib/api/conversation-shapes";
import type { SentPrompt } from "@/lib/api/responses";
import { getAs, type RequestError } from "@/lib/client/api";

const fetchSentPrompt = getAs(isSentPrompt);

/** What the AI was sent for a reply. It never changes, so it is read once. `url`: `null` until it is to be read. */
export function useSentPrompt(url: string | null) {
  const { data, error, mutate } = useSWR<SentPrompt, RequestError>(url, fetchSentPrompt, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  return { sentPrompt: data, hasFailed: error !== undefined && !data, retry: () => void mutate() };
}
