import type { ReactNode } from "react";
import styles from "./full-page.module.css";

/** A page with little to say: it stands in the middle. */
export function FullPage({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      {title && <h1>{title}</h1>}
      {children}
    </main>
  );
}
