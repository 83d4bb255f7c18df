import type { ReactNode } from "react";
import { Mark } from "@/components/session/mark";
import styles from "@/components/ui/full-page.module.css";
import leaf from "@/components/ui/leaf.module.css";

/** A page with only a few sentences, on a leaf in the middle of the window. The operator's name is not known here. */
export function FullPage({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <main className={styles.page} data-fonts="">
      <Mark />
      <div className={`${leaf.leaf} ${leaf.marked} ${styles.leaf}`}>
        {title && <h1>{title}</h1>}
        {children}
      </div>
    </main>
  );
}
