import type { ReactNode } from "react";
import styles from "./full-page.module.css";
import leaf from "./leaf.module.css";

/** A page with only a few sentences, on a leaf in the middle of the window. */
export function FullPage({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={`${leaf.leaf} ${leaf.marked} ${styles.leaf}`}>
        {title && <h1>{title}</h1>}
        {children}
      </div>
    </main>
  );
}
