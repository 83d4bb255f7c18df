import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Moment } from "@/components/ui/moment";
import type { Note } from "@/lib/schemas";
import { texts } from "@/lib/texts";
import styles from "./note.module.css";

/** A private note in its thread. `tools` stand below it. */
export function NoteArticle({ note, tools }: { note: Note; tools?: ReactNode }) {
  return (
    <article className={styles.note}>
      <p className={styles.who}>
        <Lock aria-hidden="true" size={14} />
        <b>{texts.note.title}</b>
        <Moment iso={note.timestamp} />
        <span>{texts.note.private}</span>
      </p>
      <p className={styles.text} dir="auto" data-words>
        {note.message}
      </p>
      {tools}
    </article>
  );
}
