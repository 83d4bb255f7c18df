import { type FocusEvent, type UIEvent, useState } from "react";
import { useLocalNames } from "@/components/session/use-local-names";
import { Button } from "@/components/ui/button";
import { ListSkeleton } from "@/components/ui/list-skeleton";
import { MissingPart } from "@/components/ui/missing-part";
import { searchTexts } from "@/lib/texts/search";
import { noFilters, SearchFilterChips } from "./search-filters";
import { SearchResultRow } from "./search-result-row";
import styles from "./search-results.module.css";
import { useOpenFirst, useSearch } from "./use-search";

type SearchResultsProps = {
  term: string;
  /** The term as it was when typing last paused. */
  debouncedTerm: string;
  /** Enter was pressed in the field: the first result is opened. */
  isEntered: boolean;
  onOpen: () => void;
  onClear: () => void;
};

/** More results are requested this many pixels before the end of the list. */
const loadAhead = 800;

/** What the results are limited to, their number, and the results. */
export function SearchResults({ term, debouncedTerm, isEntered, onOpen, onClear }: SearchResultsProps) {
  const [filters, setFilters] = useState(noFilters);
  const { found, problem, isBusy, loadMore, retry } = useSearch(term, debouncedTerm, filters);
  const { nameOf } = useLocalNames();
  const list = useOpenFirst(isEntered && !isBusy);
  const results = found?.results ?? [];
  const { kinds, ...others } = filters;
  const isFiltered = kinds.length > 0 || Object.values(others).some((value) => value !== null);

  function loadMoreAtEnd({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) {
    if (scrollHeight - scrollTop - clientHeight < loadAhead) loadMore();
  }

  return (
    <>
      {term !== "" && <SearchFilterChips filters={filters} onChange={setFilters} />}
      {problem && (
        <MissingPart
          sentence={
            <span>
              <b className={styles.failure}>{problem}</b> {searchTexts.failedHint}
            </span>
          }
          busy={isBusy}
          onRetry={retry}
        />
      )}
      <p className={styles.count} role="status">
        {found?.isCorrected && (
          <span className={styles.corrected}>
            {searchTexts.corrected} <bdi>{found.term}</bdi>
          </span>
        )}
        {found ? countOf(results.length, found.hasMore) : isBusy && searchTexts.busy}
      </p>
      {term === "" && <p className={styles.hint}>{searchTexts.hint}</p>}
      {found && results.length === 0 && (
        <div className={styles.none}>
          <p className={styles.hint}>{isFiltered ? searchTexts.noneFilteredHint : searchTexts.noneHint}</p>
          <Button kind="plain" onClick={isFiltered ? () => setFilters(noFilters) : onClear}>
            {isFiltered ? searchTexts.clearFilters : searchTexts.clear}
          </Button>
        </div>
      )}
      {!found && isBusy && !problem && <ListSkeleton hasDays={false} />}
      {results.length > 0 && (
        <ul ref={list} className={styles.results} aria-busy={isBusy} onFocus={scrollIntoView} onScroll={loadMoreAtEnd}>
          {results.map((result, index) => (
            <SearchResultRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn has two results if its message and its reply match
              key={index}
              result={result}
              term={found?.term ?? ""}
              words={found?.words ?? []}
              name={
                result.conversationId && nameOf({ _id: result.conversationId, projectName: result.projectName }).name
              }
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Firefox does not scroll to a focused result of which a part is visible. With a mouse it must not move. */
function scrollIntoView({ target }: FocusEvent) {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}

function countOf(count: number, hasMore: boolean): string {
  if (count === 0) return searchTexts.none;
  return hasMore ? searchTexts.countSoFar(count) : searchTexts.count(count);
}
