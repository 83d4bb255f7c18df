import { ArrowLeft, Lock } from "lucide-react";
import { useState } from "react";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { ComposerForm } from "@/components/ui/composer-form";
import { limits } from "@/lib/api/limits";
import { noteTexts } from "@/lib/texts/note";
import { isTooLong, textLength } from "@/lib/texts/rules";
import styles from "./note.module.css";
import { useNotes } from "./use-notes";

type Props = {
  conversationId: string;
  draft: { text: string; requestKey: string };
  isStored: boolean;
  onChange: (text: string) => void;
  /** The note with this text was added to the thread. */
  onAdded: (text: string) => void;
  /** Closes the note, because it is empty, or the person cancelled. */
  onDone: () => void;
};

/** The box in which a person writes a private note. It looks different from the box for messages, which the AI reads. */
export function NoteComposer({ conversationId, draft, isStored, onChange, onAdded, onDone }: Props) {
  const { personalNote } = useConfig().features;
  const { addNote, isAdding, error } = useNotes(conversationId);
  const [tooLong, setTooLong] = useState<string | null>(null);

  async function add() {
    if (textLength(draft.text) === 0) return onDone();
    if (isTooLong(draft.text, limits.messageLength)) return setTooLong(noteTexts.tooLong);
    if (isAdding || !(await addNote(draft.text, draft.requestKey))) return;
    onAdded(draft.text);
  }

  return (
    <ComposerForm
      className={styles.composer}
      label={noteTexts.label}
      placeholder={personalNote.placeholder}
      text={draft.text}
      max={limits.messageLength}
      error={tooLong ?? error}
      isStored={isStored}
      autoFocus
      heading={
        <p className={styles.privacy}>
          <Lock aria-hidden="true" size={16} /> {noteTexts.private}
        </p>
      }
      tools={
        <Button kind="plain" className={styles.back} aria-label={noteTexts.cancel} onClick={onDone} disabled={isAdding}>
          <ArrowLeft aria-hidden="true" size={18} />
          <span>{noteTexts.cancel}</span>
        </Button>
      }
      onChange={(text) => {
        setTooLong(null);
        onChange(text);
      }}
      onSubmit={() => void add()}
    >
      <Button type="submit" busy={isAdding} className={styles.addButton}>
        {noteTexts.add(personalNote.buttonText)}
      </Button>
    </ComposerForm>
  );
}
