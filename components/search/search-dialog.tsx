import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { isComposing } from "@/components/ui/keys";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { SearchField } from "@/components/ui/search-field";
import { useDebounced } from "@/components/ui/use-debounced";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import { timings } from "@/lib/api/limits";
import { texts } from "@/lib/texts";
import styles from "./search-dialog.module.css";

const SearchResults = lazyWithRetry(() => import("./search-results").then(({ SearchResults }) => SearchResults));

type SearchDialogProps = {
  term: string;
  onTerm: (term: string) => void;
  onClose: () => void;
  /** Shown until something is typed. */
  children: ReactNode;
};

/**
 * Searches everything this person wrote, received, noted and attached. The field is not loaded lazily like the results, so that
 * nothing is lost that is typed meanwhile.
 */
export function SearchDialog({ term, onTerm, onClose, children }: SearchDialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const field = useEntryFocus<HTMLInputElement>();
  const [isEntered, setIsEntered] = useState(false);
  const trimmed = term.trim();
  const debounced = useDebounced(trimmed, timings.searchDebounceMs);

  /** Up and Down move through the field and the links below it; Enter in the field opens the first result as soon as it is found. */
  function handleKey(event: KeyboardEvent) {
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const index = stops.indexOf(event.target as HTMLElement);
    if (isComposing(event) || index < 0) return;
    const isInField = index === 0;
    const next = { ArrowDown: index + 1, ArrowUp: index - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus();
    } else if (event.key === "Enter" && isInField) {
      event.preventDefault();
      setIsEntered(true);
    } else if (event.key === "Escape" && isInField) {
      // By default Escape only clears a search field.
      event.preventDefault();
      onClose();
    }
  }

  function clear() {
    onTerm("");
    field.current?.focus();
  }

  return (
    <Dialog label={texts.menu.search} className={styles.dialog} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links inside */}
      <div ref={panel} className={styles.panel} onKeyDown={handleKey}>
        <header className={styles.head}>
          <h2 className="visually-hidden">{texts.menu.search}</h2>
          <SearchField
            ref={field}
            label={texts.menu.searchField}
            value={term}
            autoCapitalize="none"
            onChange={(event) => {
              setIsEntered(false);
              onTerm(event.target.value);
            }}
            onFocus={(event) => event.target.select()}
          />
          <IconButton label={texts.ui.close} icon={X} onClick={onClose} />
        </header>
        <SearchResults
          term={trimmed}
          debouncedTerm={debounced}
          isEntered={isEntered}
          onOpen={onClose}
          onClear={clear}
        />
        {!trimmed && children}
      </div>
    </Dialog>
  );
}
