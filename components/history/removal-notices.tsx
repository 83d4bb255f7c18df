import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import styles from "./removal-notices.module.css";
import { type Removal, useRemoval } from "./use-removal";
import type { RemovalState } from "./use-removal-state";

/** The results of the last removals, newest first; each can be undone. */
export function RemovalNotices({ removal: { outcomes, undo } }: { removal: Removal }) {
  const notices = useRef<HTMLDivElement>(null);

  function undoRemoval(id: string) {
    // Move the focus, because it would be lost with the removed button.
    notices.current?.focus();
    undo(id);
  }

  return (
    <div ref={notices} className={styles.notices} tabIndex={-1}>
      {outcomes.map(({ id, message, isError, canUndo }) => (
        <Notice key={id} kind={isError ? "error" : "success"}>
          {message}
          {canUndo && (
            <Button kind="plain" onClick={() => undoRemoval(id)}>
              {texts.label.undo}
            </Button>
          )}
        </Notice>
      ))}
    </div>
  );
}

/** The results of the last removals, on the page after the history was closed. */
export function LaterRemovalNotices({ shownId, removals }: { shownId: string | null; removals: RemovalState }) {
  return <RemovalNotices removal={useRemoval(shownId, removals)} />;
}
