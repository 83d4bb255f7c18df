import { useCallback, useEffect, useRef, useState } from "react";
import useSWRInfinite from "swr/infinite";
import { startOfYear } from "@/components/session/use-years";
import type { SearchResult, SearchResults } from "@/lib/api/responses";
import { listOf, nullable, number, oneOf, optional, shape, text } from "@/lib/api/shape";
import { post, type RequestError } from "@/lib/client/api";
import { newRequestKey } from "@/lib/client/request-key";
import { parseSearchTerm, type SearchWord } from "@/lib/conversation/search/search-term";
import { searchTexts } from "@/lib/texts/search";
import type { SearchFilters } from "./search-filters";

type Page = Omit<SearchResults, "nextCursor"> & { nextCursor?: string | null };

const isPage = shape<Page>({
  results: listOf(
    shape<SearchResult>({
      conversationId: nullable(text),
      type: oneOf("conversation", "continuation-message", "continuation-response", "note", "file"),
      noteId: nullable(text),
      index: nullable(number),
      snippet: text,
      projectName: text,
      topic: optional(nullable(text)),
      timestamp: text,
    }),
  ),
  nextCursor: optional(nullable(text)),
  searchedFor: optional(text),
});

/** `term`: the term of the results; if `isCorrected`, a correction of what was typed. */
type Found = {
  term: string;
  isCorrected: boolean;
  words: SearchWord[];
  results: SearchResult[];
  hasMore: boolean;
};
type PageKey = readonly ["/api/search", term: string, filters: SearchFilters, cursor: string | null, opening: string];
type FoundPage = Page & { term: string };

async function find([path, typed, { kinds, topic, year, decade }, cursor]: PageKey): Promise<FoundPage> {
  const filter = {
    ...(kinds.length > 0 && { kinds }),
    ...(topic && { topic }),
    ...(year !== null && { from: startOfYear(year), until: startOfYear(year + 1) }),
    ...(decade !== null && { decade }),
    ...(cursor && { cursor }),
  };
  const page = await post(path, { searchTerm: typed, ...filter }, isPage);
  return { ...page, term: page.searchedFor ?? typed };
}

const options = {
  keepPreviousData: true,
  revalidateFirstPage: false,
};

/**
 * The results for a term, requested once it is debounced, a page at a time. Until then `found` is that of an earlier term, which it
 * names.
 */
export function useSearch(term: string, debouncedTerm: string, filters: SearchFilters) {
  // The dialog may have been open before, and something may have been written since.
  const [opening] = useState(newRequestKey);
  const isRequested = term !== "" && debouncedTerm !== "";
  const keyOf = (_: number, previous: FoundPage | null): PageKey | null => {
    if (!isRequested || (previous && !previous.nextCursor)) return null;
    return ["/api/search", previous?.term ?? debouncedTerm, filters, previous?.nextCursor ?? null, opening];
  };
  const {
    data: pages,
    error,
    isLoading,
    isValidating,
    mutate,
    size,
    setSize,
  } = useSWRInfinite<FoundPage, RequestError>(keyOf, find, options);
  const loadMore = useCallback(() => {
    if (!isValidating && pages?.at(-1)?.nextCursor) void setSize(pages.length + 1);
  }, [isValidating, pages, setSize]);
  const retry = useCallback(() => void mutate(), [mutate]);
  if (!isRequested) return { found: null, problem: null, isBusy: term !== "", loadMore, retry };
  const problem = error && (error.status > 0 ? searchTexts.failed(error.message) : searchTexts.error);
  // If a further page fails, the results before it stay.
  const isFirstMissing = problem && size <= 1;
  return {
    found: isFirstMissing || !pages?.[0] ? null : foundIn(pages as [FoundPage, ...FoundPage[]]),
    problem: problem ?? null,
    isBusy: isLoading || debouncedTerm !== term,
    loadMore,
    retry,
  };
}

function foundIn(pages: [FoundPage, ...FoundPage[]]): Found {
  const [{ term, searchedFor }] = pages;
  return {
    term,
    isCorrected: searchedFor !== undefined,
    words: parseSearchTerm(term).words,
    results: pages.flatMap(({ results }) => results),
    hasMore: Boolean(pages.at(-1)?.nextCursor),
  };
}

/** Opens the first link of a list as soon as `isReady`. */
export function useOpenFirst(isReady: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isReady) list.current?.querySelector("a")?.click();
  }, [isReady]);
  return list;
}
