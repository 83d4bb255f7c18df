import { useCallback, useMemo } from "react";
import useSWRInfinite from "swr/infinite";
import { limits } from "@/lib/api/limits";
import { type Check, listOf, nullable, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import { refusalTexts } from "@/lib/texts/refusal";

type Page<Row> = { conversations: Row[]; nextCursor: string | null };

/** A fetcher for pages. A message that contains "Invalid token" ends the session, whatever its status (spec §8). */
export const fetcherOf = <Row>(isRow: Check<Row>) =>
  getAs(shape<Page<Row>>({ conversations: listOf(isRow), nextCursor: nullable(text) }), {
    refusal: refusalTexts.invalidToken,
  });

type Pages<Row> = {
  path: string;
  query: Record<string, string> | null;
  fetchPage: (path: string) => Promise<Page<Row>>;
};
type PageKey = readonly [path: string, version: string];

function pagePath(path: string, query: Record<string, string>, cursor: string | null): string {
  return `${path}?${new URLSearchParams({ ...query, limit: String(limits.historyPage), ...(cursor && { cursor }) })}`;
}

const options = {
  compare: Object.is,
  keepPreviousData: true,
  persistSize: true,
  revalidateFirstPage: false,
  revalidateOnReconnect: false,
};

/**
 * A list of conversations that is read a page at a time, and again when `version` changes; the former list is shown meanwhile.
 * With `query: null` nothing is read.
 */
export function usePages<Row>({ path, query, fetchPage }: Pages<Row>, version: string) {
  const pageKey = (_: number, previous: Page<Row> | null): PageKey | null =>
    query === null || previous?.nextCursor === null
      ? null
      : [pagePath(path, query, previous?.nextCursor ?? null), version];
  const {
    data: pages,
    error,
    size,
    setSize,
    isValidating,
  } = useSWRInfinite<Page<Row>, RequestError>(pageKey, ([url]: PageKey) => fetchPage(url), options);
  const conversations = useMemo(() => pages?.flatMap((page) => page.conversations), [pages]);
  const hasMore = pages?.at(-1)?.nextCursor != null;
  const canLoadMore = !isValidating && !error && hasMore && pages.length === size;

  const loadMore = useCallback(() => {
    if (canLoadMore) void setSize((count) => count + 1);
  }, [canLoadMore, setSize]);
  /** Requests the missing pages again. */
  const retry = () => void setSize(size);

  return { conversations, hasFailed: error !== undefined && !isValidating, hasMore, isValidating, loadMore, retry };
}
