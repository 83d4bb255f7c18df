import { Button } from "@/components/ui/button";
import { Dialog, DialogHead } from "@/components/ui/dialog";
import { labelTexts } from "@/lib/texts/label";
import { uploadTexts } from "@/lib/texts/upload";
import styles from "./file.module.css";

export type Replacement = { first: string; second: string; onReplace: () => void; onClose: () => void };

/** Asks before a second file replaces the one that is attached. */
export function ReplaceDialog({ first, second, onReplace, onClose }: Replacement) {
  return (
    <Dialog label={uploadTexts.replaceTitle} onClose={onClose}>
      <DialogHead title={uploadTexts.replaceTitle} onClose={onClose} />
      <p>{uploadTexts.replace(first, second)}</p>
      <div className={styles.replaceActions}>
        <Button onClick={onClose}>{labelTexts.cancel}</Button>
        <Button kind="plain" onClick={onReplace}>
          {uploadTexts.replaceButton}
        </Button>
      </div>
    </Dialog>
  );
}
