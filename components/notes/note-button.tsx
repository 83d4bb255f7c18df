import { Lock } from "lucide-react";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import styles from "./note.module.css";

/** Opens a private note in the composer, if notes are enabled in the configuration. */
export function NoteButton({ onClick }: { onClick: () => void }) {
  const { personalNote } = useConfig().features;
  if (!personalNote.enabled) return null;
  return (
    <Button className={styles.noteButton} onClick={onClick}>
      <Lock aria-hidden="true" size={18} />
      {personalNote.buttonText}
    </Button>
  );
}
