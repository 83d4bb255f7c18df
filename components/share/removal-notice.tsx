import { Notice } from "@/components/ui/notice";
import { UndoNotice } from "@/components/ui/undo-button";
import styles from "./contribution.module.css";
import type { UndoableRemoval } from "./use-undoable-removal";

/** What became of a removal, below the list from which something was removed. */
export function RemovalNotice({ problem, text, undo }: UndoableRemoval["notice"]) {
  return (
    <div className={styles.removal}>
      <Notice kind="error">{problem}</Notice>
      <UndoNotice text={text} undo={undo} />
    </div>
  );
}
