import { Share2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { DialogFoot } from "@/components/ui/dialog";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import { labelTexts } from "@/lib/texts/label";
import { shareTexts } from "@/lib/texts/share";
import styles from "./share.module.css";

type Props = { isNote: boolean; busy: boolean; onShare: () => void; onClose: () => void };

/** The step before there is a link. Sharing a note, which is private otherwise, needs a confirmation. */
export function ShareStart({ isNote, busy, onShare, onClose }: Props) {
  const step = useEntryFocus<HTMLDivElement>();
  return (
    <DialogFoot ref={step} tabIndex={-1}>
      {isNote && <p className={styles.question}>{shareTexts.noteQuestion}</p>}
      <p role="status" className={styles.status}>
        {busy && shareTexts.wait}
      </p>
      <div className={styles.pair}>
        <Button kind="plain" onClick={onClose} disabled={busy}>
          {isNote ? shareTexts.noteNo : shareTexts.cancel}
        </Button>
        <Button busy={busy} onClick={onShare}>
          <Share2 aria-hidden="true" size={18} />
          {isNote ? shareTexts.noteYes : labelTexts.share}
        </Button>
      </div>
    </DialogFoot>
  );
}
