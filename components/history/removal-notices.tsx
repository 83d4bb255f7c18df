import { useLayoutEffect, useRef } from "react";
import { Notice } from "@/components/ui/notice";
import { UndoButton } from "@/components/ui/undo-button";
import styles from "./removal-notices.module.css";
import { type Removal, useRemoval } from "./use-removal";
import type { RemovalState } from "./use-removal-state";

/** The results of the last removals, newest first; each can be undone. */
export function RemovalNotices({ removal: { outcomes, undo } }: { removal: Removal }) {
  const notices = useRef<HTMLDivElement>(null);

  function undoRemoval(id: string) {
    // Move the focus, because it would be lost with the removed button.
    if (notices.current?.contains(document.activeElement)) notices.current.focus();
    undo(id);
  }

  // On the page they disappear with the last one.
  useLayoutEffect(() => {
    const element = notices.current;
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector("main")?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={notices} className={styles.notices} tabIndex={-1} aria-live="polite">
      {outcomes.map(({ id, message, isError, canUndo }) => (
        <Notice key={id} kind={isError ? "error" : "success"} role="group">
          {message}
          {canUndo && <UndoButton onClick={() => undoRemoval(id)} />}
        </Notice>
      ))}
    </div>
  );
}

/** The results of the last removals, on the next page after the history. */
export function LaterRemovalNotices({ removals }: { removals: RemovalState }) {
  return <RemovalNotices removal={useRemoval(removals)} />;
}
