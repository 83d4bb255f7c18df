import { useEffect, useRef } from "react";
import useSWR from "swr";
import type { SearchResult } from "@/lib/api/responses";
import { listOf, nullable, number, oneOf, optional, shape, text } from "@/lib/api/shape";
import { post, type RequestError } from "@/lib/client/api";
import { searchWords } from "@/lib/conversation/snippet";
import { searchTexts } from "@/lib/texts/search";

const isFound = shape<{ results: SearchResult[] }>({
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
});

type Found = { term: string; words: string[]; results: SearchResult[] };

async function find([path, searchTerm]: readonly [string, string]): Promise<Found> {
  const { results } = await post(path, { searchTerm }, isFound);
  return { term: searchTerm, words: searchWords(searchTerm), results };
}

const options = { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false };

/** The results for a term, requested once it is debounced. Until then `found` is that of an earlier term, which it names. */
export function useSearch(term: string, debouncedTerm: string) {
  const isRequested = term !== "" && debouncedTerm !== "";
  const { data, error, isLoading } = useSWR<Found, RequestError>(
    isRequested && ["/api/search", debouncedTerm],
    find,
    options,
  );
  if (!isRequested) return { found: null, problem: null, isBusy: term !== "" };
  const problem = error && (error.status > 0 ? searchTexts.failed(error.message) : searchTexts.error);
  return {
    found: problem ? null : (data ?? null),
    problem: problem ?? null,
    isBusy: isLoading || debouncedTerm !== term,
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
