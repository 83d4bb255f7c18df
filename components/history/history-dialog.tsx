import { ArrowLeft, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogHead } from "@/components/ui/dialog";
import { historyTexts } from "@/lib/texts/history";
import { DeletedView } from "./deleted-view";
import styles from "./history.module.css";
import { HistoryView } from "./history-view";
import { RemovalNotices } from "./removal-notices";
import { useRemoval } from "./use-removal";
import type { RemovalState } from "./use-removal-state";

type HistoryDialogProps = {
  shownId: string | null;
  removals: RemovalState;
  onClose: () => void;
  /** Searches everything for what was looked for in the titles. */
  onSearch: (term: string) => void;
};

/** All conversations, newest first (spec §2), or the recently deleted ones. */
export function HistoryDialog({ shownId, removals, onClose, onSearch }: HistoryDialogProps) {
  const removal = useRemoval(shownId, removals);
  const [isDeletedShown, setIsDeletedShown] = useState(false);
  return (
    <Dialog label={historyTexts.title} className={styles.dialog} onClose={onClose}>
      <DialogHead title={isDeletedShown ? historyTexts.recentlyDeleted : historyTexts.title} onClose={onClose} />
      {isDeletedShown ? (
        <DeletedView removal={removal} />
      ) : (
        <HistoryView shownId={shownId} removal={removal} onOpen={onClose} onSearch={onSearch} />
      )}
      <RemovalNotices removal={removal} />
      <footer className={styles.foot}>
        <Button kind="bare" onClick={() => setIsDeletedShown(!isDeletedShown)}>
          {isDeletedShown ? <ArrowLeft size={20} aria-hidden="true" /> : <Trash2 size={20} aria-hidden="true" />}
          {isDeletedShown ? historyTexts.toHistory : historyTexts.recentlyDeleted}
        </Button>
      </footer>
    </Dialog>
  );
}
