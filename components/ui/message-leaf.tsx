import type { ReactNode } from "react";
import styles from "./full-page.module.css";
import leaf from "./leaf.module.css";

type MessageLeafProps = { role?: "alert" | "status"; children: ReactNode };

/** A sentence instead of all that would be shown, on a leaf in the middle, and what can be done about it. */
export const MessageLeaf = ({ role, children }: MessageLeafProps) => (
  <div className={styles.middle}>
    <div role={role} className={`${leaf.leaf} ${leaf.marked} ${styles.leaf}`}>
      {children}
    </div>
  </div>
);
