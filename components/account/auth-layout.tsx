import type { ReactNode } from "react";
import { useConfig } from "@/components/session/config";
import { texts } from "@/lib/texts";
import styles from "./auth-layout.module.css";

/** What the screens before the sign-in have in common: a name, something to say, a narrow form. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  const { app } = useConfig();
  return (
    <div className={styles.door}>
      <main className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
      <footer className={styles.footer}>{texts.layout.credit(app.appName)}</footer>
    </div>
  );
}
