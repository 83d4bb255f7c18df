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
  return (
    <section ref={keepFocus} aria-label={historyTexts.title} className={styles.page}>
      <h1 className={styles.title}>{isDeletedShown ? historyTexts.recentlyDeleted : historyTexts.title}</h1>
      {isDeletedShown ? <DeletedView removal={removal} /> : <HistoryView removal={removal} onSearch={onSearch} />}
      <RemovalNotices removal={removal} />
      <footer className={styles.foot}>
        <Button kind="bare" onClick={() => setIsDeletedShown(!isDeletedShown)}>
          {isDeletedShown ? <ArrowLeft size={20} aria-hidden="true" /> : <Trash2 size={20} aria-hidden="true" />}
          {isDeletedShown ? historyTexts.toHistory : historyTexts.recentlyDeleted}
        </Button>
      </footer>
    </section>
  );
}
