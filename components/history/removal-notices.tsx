import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import styles from "./removal-notices.module.css";
import type { Removal } from "./use-removal";

/** What became of the last deletes, newest first, and the ways to take them back. */
export function RemovalNotices({ removal: { outcomes, undo } }: { removal: Removal }) {
  const notices = useRef<HTMLDivElement>(null);

  function takeBack(id: string) {
    // The button goes away with the focus in it.
    notices.current?.focus();
    undo(id);
  }

  return (
    <div ref={notices} className={styles.notices} tabIndex={-1}>
      {outcomes.map(({ id, message, isError, canUndo }) => (
        <Notice key={id} kind={isError ? "error" : "success"}>
          {message}
          {canUndo && (
            <Button kind="plain" onClick={() => takeBack(id)}>
              {texts.label.undo}
            </Button>
          )}
        </Notice>
      ))}
    </div>
  );
}
