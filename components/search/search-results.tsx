import type { FocusEvent } from "react";
import { useLocalNames } from "@/components/session/use-local-names";
import { Notice } from "@/components/ui/notice";
import { limits } from "@/lib/api/limits";
import { searchTexts } from "@/lib/texts/search";
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
};

/** The number of results for a term, and the results. */
export function SearchResults({ term, debouncedTerm, isEntered, onOpen }: SearchResultsProps) {
  const { found, problem, isBusy } = useSearch(term, debouncedTerm);
  const { nameOf } = useLocalNames();
  const list = useOpenFirst(isEntered && !isBusy);
  const results = found?.results ?? [];
  return (
    <>
      {problem && (
        <>
          <Notice kind="error">{problem}</Notice>
          <p className={styles.hint}>{searchTexts.failedHint}</p>
        </>
      )}
      <p className={styles.count} role="status">
        {found ? countOf(results.length) : isBusy && searchTexts.busy}
      </p>
      {term === "" && <p className={styles.hint}>{searchTexts.hint}</p>}
      {found && results.length === 0 && <p className={styles.hint}>{searchTexts.noneHint}</p>}
      {results.length > 0 && (
        <ul ref={list} className={styles.results} aria-busy={isBusy} onFocus={scrollIntoView}>
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

function countOf(count: number): string {
  if (count === 0) return searchTexts.none;
  return count < limits.searchResults ? searchTexts.count(count) : searchTexts.newest(count);
}
