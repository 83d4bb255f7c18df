import useSWR from "swr";
import { isThread } from "@/lib/api/conversation-shapes";
import { limits } from "@/lib/api/limits";
import type { Thread } from "@/lib/api/responses";
import { getAs, type RequestError } from "@/lib/client/api";
import { threadUrl } from "@/lib/routes";

const fetchThread = getAs(isThread);
/** The first turn, and the entries before the cursor. */
const firstEntries = `?limit=${limits.previewEntries}&cursor=${limits.previewEntries}`;

/** The beginning of a thread for the preview in the history. */
export function usePreview(id: string) {
  const { data, error, mutate } = useSWR<Thread, RequestError>(threadUrl(id) + firstEntries, fetchThread);
  return { thread: data, hasFailed: error !== undefined && !data, retry: () => void mutate() };
}
