import { Lock, LockOpen } from "lucide-react";
import type { ReactNode } from "react";
import { DateTime } from "@/components/ui/date-time";
import entry from "@/components/ui/entry.module.css";
import type { Note } from "@/lib/api/responses";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import { noteTexts } from "@/lib/texts/note";
import styles from "./note.module.css";

type Props = {
  note: Note;
  /** Whether others can read it, because its writer shared a link. */
  isShared: boolean;
  /** Its text, `NoteText`. */
  children: ReactNode;
  /** Buttons below the note. */
  tools: ReactNode;
  className?: string;
};

export const NoteText = ({ text }: { text: string }) => (
  <p className={styles.text} dir="auto" data-searchable>
    {text}
  </p>
);

/** A private note in its thread. */
export function NoteArticle({ note, isShared, children, tools, className = "" }: Props) {
  const Icon = isShared ? LockOpen : Lock;
  return (
    <article className={`${styles.note} ${className}`} dir={directionOf(note.message)}>
      <p className={styles.author}>
        <Icon aria-hidden="true" size={16} />
        <b>{noteTexts.title}</b>
        <DateTime iso={note.timestamp} />
        <span>{isShared ? noteTexts.shared : noteTexts.private}</span>
      </p>
      {children}
      <div className={entry.tools} data-screen-only>
        {tools}
      </div>
    </article>
  );
}
