import { useCallback, useMemo, useState } from "react";
import useSWRInfinite from "swr/infinite";
import type { ConversationSummary } from "@/lib/answers";
import { get, type RequestError } from "@/lib/client/api";
import { newRequestKey } from "@/lib/client/request-key";
import { limits } from "@/lib/limits";

type HistoryPage = { conversations: ConversationSummary[]; nextCursor: string | null };
type PageKey = readonly [path: string, version: string];

function pagePath(cursor: string | null): string {
  const query = new URLSearchParams({ view: "summary", limit: String(limits.historyPage), ...(cursor && { cursor }) });
  return `/api/conversations?${query}`;
}

const options = {
  compare: Object.is,
  revalidateFirstPage: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/**
 * The history, newest first, a page at a time. Read afresh at each opening, because other tabs and devices change it too, and
 * when a conversation is there again that was not at the opening. `hidden`: the ids that were just deleted.
 */
export function useHistory(hidden: ReadonlySet<string>) {
  const [opening] = useState(newRequestKey);
  const [hiddenBefore] = useState(hidden);
  const restored = [...hiddenBefore].filter((id) => !hidden.has(id));
  const version = [opening, ...restored].join(" ");
  const pageKey = (_: number, before: HistoryPage | null): PageKey | null =>
    before?.nextCursor === null ? null : [pagePath(before?.nextCursor ?? null), version];
  const {
    data: pages,
    error,
    size,
    setSize,
    isValidating,
  } = useSWRInfinite<HistoryPage, RequestError>(pageKey, ([path]: PageKey) => get(path), options);
  const conversations = useMemo(
    () => pages?.flatMap((page) => page.conversations).filter(({ _id }) => !hidden.has(_id)),
    [pages, hidden],
  );
  const hasMore = pages?.at(-1)?.nextCursor != null;
  const isWanted = !isValidating && !error && hasMore && pages.length === size;

  const loadMore = useCallback(() => {
    if (isWanted) void setSize((former) => former + 1);
  }, [isWanted, setSize]);
  /** Asks again for what is missing. */
  const retry = () => void setSize(size);

  return { conversations, hasFailed: error !== undefined && !isValidating, hasMore, loadMore, retry };
}
