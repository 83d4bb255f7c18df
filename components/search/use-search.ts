import { useEffect, useRef } from "react";
import useSWR from "swr";
import type { SearchResult } from "@/lib/api/responses";
import { listOf, nullable, number, oneOf, shape, text } from "@/lib/api/shape";
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

/** What is found for a term, once it stands still and is `asked` for. An answer to an earlier term is never shown for a later one's. */
export function useSearch(wanted: string, asked: string) {
  const isAsked = wanted !== "" && asked !== "";
  const { data, error, isLoading } = useSWR<Found, RequestError>(isAsked && ["/api/search", asked], find, options);
  if (!isAsked) return { found: null, problem: null, isBusy: wanted !== "" };
  const problem = error && (error.status > 0 ? searchTexts.failed(error.message) : searchTexts.error);
  return { found: problem ? null : (data ?? null), problem: problem ?? null, isBusy: isLoading || asked !== wanted };
}

/** Opens the first link of a list once it is wanted and there. */
export function useOpenFirst(isWanted: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isWanted) list.current?.querySelector("a")?.click();
  }, [isWanted]);
  return list;
}
