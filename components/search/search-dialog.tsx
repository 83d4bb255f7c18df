import { Search } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useLocalNames } from "@/components/app/use-local-names";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { isComposing } from "@/components/ui/keys";
import { Notice } from "@/components/ui/notice";
import { limits } from "@/lib/limits";
import { texts } from "@/lib/texts";
import { searchTexts } from "@/lib/texts/search";
import styles from "./search.module.css";
import { SearchResultRow } from "./search-result-row";
import { useSearch } from "./use-search";

type SearchDialogProps = { term: string; onTerm: (term: string) => void; onClose: () => void };

/** Finds words in everything this person wrote, was answered, noted and attached. */
export function SearchDialog({ term, onTerm, onClose }: SearchDialogProps) {
  const { found, problem, isBusy } = useSearch(term);
  const { called } = useLocalNames();
  const panel = useRef<HTMLDivElement>(null);
  const results = found?.results ?? [];

  /** Up and down go through the field and the links below it; Enter in the field takes the first. */
  function walk(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const place = stops.indexOf(event.target as HTMLElement);
    const isInField = place === 0;
    const next = { ArrowDown: place + 1, ArrowUp: place - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus();
    } else if (event.key === "Enter" && isInField && !isBusy) {
      event.preventDefault();
      stops[1]?.click();
    } else if (event.key === "Escape" && isInField) {
      // A search field would only be emptied by it.
      event.preventDefault();
      onClose();
    }
  }

  return (
    <Dialog label={texts.menu.search} className={styles.dialog} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links in it */}
      <div ref={panel} className={styles.panel} onKeyDown={walk}>
        <div className={styles.field}>
          <Search size={20} aria-hidden="true" />
          <TextField
            type="search"
            label={searchTexts.label}
            labelHidden
            placeholder={searchTexts.label}
            value={term}
            maxLength={limits.searchTermLength}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onTerm(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </div>
        {problem && <Notice kind="error">{problem}</Notice>}
        <p className={styles.count} role="status">
          {found ? countOf(results.length) : isBusy && searchTexts.busy}
        </p>
        {results.length > 0 && (
          <ul className={styles.results} aria-busy={isBusy}>
            {results.map((result, place) => (
              <SearchResultRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a turn has two results when both of its sides have the words
                key={place}
                result={result}
                term={found?.term ?? ""}
                words={found?.words ?? []}
                name={
                  result.conversationId && called({ _id: result.conversationId, projectName: result.projectName }).name
                }
                onOpen={onClose}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function countOf(count: number): string {
  if (count === 0) return searchTexts.none;
  return count < limits.searchResults ? searchTexts.count(count) : searchTexts.newest(count);
}
