import type { FocusEvent } from "react";
import { useLocalNames } from "@/components/session/use-local-names";
import { Notice } from "@/components/ui/notice";
import { limits } from "@/lib/api/limits";
import { searchTexts } from "@/lib/texts/search";
import { SearchResultRow } from "./search-result-row";
import styles from "./search-results.module.css";
import { useOpenFirst, useSearch } from "./use-search";

type SearchResultsProps = {
  /** What is looked for, and as it was when it last stood still. */
  wanted: string;
  asked: string;
  /** Enter was pressed behind the term: the first result is opened. */
  isEntered: boolean;
  onOpen: () => void;
};

/** What is found for a term, counted and listed. */
export function SearchResults({ wanted, asked, isEntered, onOpen }: SearchResultsProps) {
  const { found, problem, isBusy } = useSearch(wanted, asked);
  const { nameOf } = useLocalNames();
  const list = useOpenFirst(isEntered && !isBusy);
  const results = found?.results ?? [];
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <p className={styles.count} role="status">
        {found ? countOf(results.length) : isBusy && searchTexts.busy}
      </p>
      {results.length > 0 && (
        <ul ref={list} className={styles.results} aria-busy={isBusy} onFocus={showWhole}>
          {results.map((result, place) => (
            <SearchResultRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn has two results when both of its sides have the words
              key={place}
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

/** Firefox leaves a result where it is that gets the focus while a part of it is in sight. A mouse needs it left there. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}

function countOf(count: number): string {
  if (count === 0) return searchTexts.none;
  return count < limits.searchResults ? searchTexts.count(count) : searchTexts.newest(count);
}
