import { ArrowLeft, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { keepFocus } from "@/components/ui/keep-focus";
import { historyTexts } from "@/lib/texts/history";
import { DeletedView } from "./deleted-view";
import styles from "./history.module.css";
import { HistoryView } from "./history-view";
import { RemovalNotices } from "./removal-notices";
import { useRemoval } from "./use-removal";
import type { RemovalState } from "./use-removal-state";

type HistoryPageProps = {
  removals: RemovalState;
  /** Searches everything for what was looked for in the titles. */
  onSearch: (term: string) => void;
};

/** All conversations, newest first (spec §2), or the recently deleted ones. */
export function HistoryPage({ removals, onSearch }: HistoryPageProps) {
  const removal = useRemoval(removals);
  const [isDeletedShown, setIsDeletedShown] = useState(false);
  const [Icon, label] = isDeletedShown ? [ArrowLeft, historyTexts.toHistory] : [Trash2, historyTexts.recentlyDeleted];
  return (
    <section ref={keepFocus} aria-label={historyTexts.title} className={styles.page}>
      <header className={styles.head} data-deleted={isDeletedShown || undefined}>
        <h1>{isDeletedShown ? historyTexts.recentlyDeleted : historyTexts.title}</h1>
        <Button kind="bare" aria-label={label} title={label} onClick={() => setIsDeletedShown(!isDeletedShown)}>
          <Icon size={20} aria-hidden="true" />
          <span className={styles.label}>{label}</span>
        </Button>
      </header>
      {isDeletedShown ? <DeletedView removal={removal} /> : <HistoryView removal={removal} onSearch={onSearch} />}
      <RemovalNotices removal={removal} />
    </section>
  );
}
