import { useConfig } from "@/components/session/config";
import { Button } from "@/components/ui/button";
import styles from "./note.module.css";

/** Turns the composer to a private note; only where the configuration offers notes. */
export function NoteButton({ onClick }: { onClick: () => void }) {
  const { personalNote } = useConfig().features;
  if (!personalNote.enabled) return null;
  return (
    <Button className={styles.button} onClick={onClick}>
      {personalNote.buttonText}
    </Button>
  );
}
