import type { ReactNode } from "react";
import { Brand } from "@/components/session/brand";
import { useConfig } from "@/components/session/config";
import { texts } from "@/lib/texts";
import styles from "./auth-layout.module.css";
import { QuestionPile } from "./question-pile";

/** The layout of the login, registration and reset screens: a title, or else the promise of the product, and a narrow form, beside what is asked in the product. */
export function AuthLayout({ title, children }: { title?: string; children: ReactNode }) {
  const { app } = useConfig();
  return (
    <div className={styles.layout}>
      <QuestionPile />
      <div className={styles.side}>
        <main className={styles.column}>
          <Brand />
          <h1 className={title ? styles.title : `${styles.title} ${styles.promise}`}>
            {title ?? texts.account.promise}
          </h1>
          {children}
        </main>
        <footer className={styles.footer}>{texts.layout.credit(app.appName)}</footer>
      </div>
    </div>
  );
}
