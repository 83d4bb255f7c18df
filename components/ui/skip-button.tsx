import type { ReactNode } from "react";
import styles from "./skip-button.module.css";

/** Leads past something with many tab stops; visible while it has the focus. A link would replace the hash, which holds the path. */
export function SkipButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.skipButton} onClick={onClick}>
      {children}
    </button>
  );
}
