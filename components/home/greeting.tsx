import type { ReactNode } from "react";
import { texts } from "@/lib/texts";
import styles from "./home.module.css";

/** How home addresses a person (spec §2). */
export function Greeting({ name }: { name: ReactNode }) {
  return (
    <header className={styles.greeting}>
      <h1>
        {texts.conversation.greeting}
        {name}
      </h1>
      <p>{texts.conversation.welcome}</p>
    </header>
  );
}
