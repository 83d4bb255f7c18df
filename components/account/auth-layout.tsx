import type { ReactNode } from "react";
import { Brand } from "@/components/session/brand";
import { useConfig } from "@/components/session/use-config";
import { texts } from "@/lib/texts";
import { accountTexts } from "@/lib/texts/account";
import styles from "./auth-layout.module.css";
import { QuestionPile } from "./question-pile";

type AuthLayoutProps = {
  /** If missing, the title is the product's promise. */
  title?: string;
  /** Why the visitor came. On a phone it replaces the promise, so that the form stays in sight. */
  invitation?: ReactNode;
  children: ReactNode;
};

/** The layout of the login, registration and reset screens: a title and a narrow form. Wide screens show the pile of questions, too. */
export function AuthLayout({ title, invitation, children }: AuthLayoutProps) {
  const { app } = useConfig();
  return (
    <div className={title && invitation ? `${styles.layout} ${styles.invited}` : styles.layout}>
      <title>{`${title ?? accountTexts.login} – ${app.title}`}</title>
      <QuestionPile />
      <div className={styles.side}>
        <main className={styles.column}>
          <Brand />
          <h1 className={!title && invitation ? `${styles.title} ${styles.replaced}` : styles.title}>
            {title ?? accountTexts.promise}
          </h1>
          {invitation}
          {children}
        </main>
        <footer className={styles.footer}>{texts.layout.credit(app.appName)}</footer>
      </div>
    </div>
  );
}
