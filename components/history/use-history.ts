import { useMemo, useState } from "react";
import { useLocalNames } from "@/components/session/use-local-names";
import { startOfYear } from "@/components/session/use-years";
import { useDebounced } from "@/components/ui/use-debounced";
import { isWhen } from "@/lib/api/conversation-shapes";
import { fileMembers, heading } from "@/lib/api/heading-shapes";
import { limits, timings } from "@/lib/api/limits";
import type { ConversationSummary } from "@/lib/api/responses";
import { flag, nullable, number, optional, shape, text } from "@/lib/api/shape";
import { isNameMatch, isOfDecade, nameParts } from "@/lib/conversation/history-filter";
import { fetcherOf, usePages } from "./use-pages";

const isSummary = shape<ConversationSummary>({
  ...heading,
  _id: text,
  pending: flag,
  refused: optional(flag),
  ...fileMembers,
  timestamp: text,
  orderIndex: number,
  continuationCount: number,
  when: optional(nullable(isWhen)),
});

const fetchPage = fetcherOf(isSummary);
const path = "/api/conversations";
const everything = { path, query: { view: "summary" }, fetchPage };

/** What the history is limited to. `year`: it begins at the end of this year. `decade`: of its memories. */
export type HistoryFilter = { name: string; topic: string | null; year: number | null; decade: number | null };

export const noFilter: HistoryFilter = { name: "", topic: null, year: null, decade: null };

/**
 * The history, newest first, a page at a time. It is read at each `opening`, because other tabs and devices change it, too, and when a
 * conversation is restored that was hidden at the opening. `hidden`: the ids that were just deleted. A filter applies at once to what
 * has been read; the server is asked if that is not the whole history.
 */
export function useHistory(hidden: ReadonlySet<string>, filter: HistoryFilter, opening: string) {
  const [initiallyHidden] = useState(hidden);
  const restored = [...initiallyHidden].filter((id) => !hidden.has(id));
  const version = [opening, ...restored].join(" ");
  const all = usePages(everything, version);
  const { names, nameOf } = useLocalNames();
  const words = useMemo(() => nameParts(filter.name), [filter.name]);
  const isChosen = filter.topic !== null || filter.year !== null || filter.decade !== null;
  const isFiltered = words.length > 0 || isChosen;
  const isWhole = all.conversations !== undefined && !all.hasMore;
  const name = useDebounced(filter.name, timings.searchDebounceMs);
  const needsServer = isFiltered && !isWhole;
  const isTyping = name !== filter.name;
  const isDue = !isTyping || isChosen;
  const query = needsServer && isDue ? queryOf({ ...filter, name }, names) : null;
  const found = usePages({ path, query, fetchPage }, version);
  const source = query && found.conversations ? found : all;
  const { conversations: read } = source;
  const conversations = useMemo(() => {
    const until = filter.year === null ? null : startOfYear(filter.year + 1);
    return read?.filter(
      (one) =>
        !hidden.has(one._id) &&
        (filter.topic === null || one.topic === filter.topic) &&
        (until === null || one.timestamp < until) &&
        (filter.decade === null || isOfDecade(one.when, filter.decade)) &&
        (isNameMatch(one.projectName, words) || isNameMatch(nameOf(one).name, words)),
    );
  }, [read, hidden, filter.topic, filter.year, filter.decade, words, nameOf]);
  const isPending = needsServer && (isTyping || found.isValidating || !found.conversations);
  return {
    conversations,
    isLong: all.hasMore || (all.conversations?.length ?? 0) > limits.historyPage,
    isFiltered,
    /** The words of the filter by name, normalized. */
    words,
    all: all.conversations,
    hasFailed: all.hasFailed || (query !== null && found.hasFailed),
    hasMore: source.hasMore || isPending,
    // While the server is asked, the end of what is shown is not the end of what has been read.
    loadMore: !needsServer || source === found ? source.loadMore : doNothing,
    retry: all.hasFailed ? all.retry : found.retry,
  };
}

function doNothing() {}

function queryOf({ name, topic, year, decade }: HistoryFilter, names: Record<string, string>): Record<string, string> {
  const words = nameParts(name);
  const renamed = Object.entries(names).flatMap(([id, own]) => (isNameMatch(own, words) ? [id] : []));
  return {
    view: "summary",
    ...(words.length > 0 && { q: name.trim(), ids: renamed.slice(0, limits.historyIds).join(",") }),
    ...(topic !== null && { topic }),
    ...(year !== null && { until: startOfYear(year + 1) }),
    ...(decade !== null && { decade: String(decade) }),
  };
}
