import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogHead } from "@/components/ui/dialog";
import { Notice, OutcomeNotice } from "@/components/ui/notice";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import type { SharedPart } from "@/lib/answers";
import type { ShareTarget } from "@/lib/conversation/share-target";
import { shareTexts } from "@/lib/texts/share";
import styles from "./share.module.css";
import { ShareLink } from "./share-link";
import { useShare } from "./use-share";

type Props = {
  part: SharedPart;
  target: ShareTarget;
  /** Exactly what the recipient will see. */
  preview: ReactNode;
  onClose: () => void;
};

/** Shows what would be shared and with whom, then shares it, then gives the link. */
export function ShareDialog({ part, target, preview, onClose }: Props) {
  const { link, canTakeBack, image, busy, problem, outcome, mark, takeBack } = useShare(part, target, onClose);
  const title = target.kind === "note" ? shareTexts.thisNote : shareTexts.thisMemory;
  // While the share is under way its outcome is waited for: whether there is a link now must not stay unsaid.
  const close = () => !busy && onClose();
  return (
    <Dialog label={title} onClose={close}>
      <DialogHead title={title} onClose={close} />
      <div className={styles.body}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it for that */}
        <section className={styles.preview} aria-label={shareTexts.preview} tabIndex={0}>
          <p className={styles.caption} aria-hidden="true">
            {shareTexts.preview}
          </p>
          {preview}
        </section>
        <p className={styles.who}>{link ? shareTexts.whoCan : shareTexts.whoWill}</p>
        {problem && <Notice kind="error">{problem}</Notice>}
        <OutcomeNotice outcome={outcome} />
        {link ? (
          <ShareLink link={link} busy={busy} onTakeBack={canTakeBack ? takeBack : null} />
        ) : (
          <ShareStart
            isNote={target.kind === "note"}
            hasImage={image !== null}
            busy={busy}
            mark={mark}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

type StartProps = {
  isNote: boolean;
  hasImage: boolean;
  busy: boolean;
  mark: (withImage: boolean) => void;
  onClose: () => void;
};

/** The way to a link. A note was promised to stay private, so its writer is asked. */
function ShareStart({ isNote, hasImage, busy, mark, onClose }: StartProps) {
  const step = useEntryFocus<HTMLDivElement>();
  const [withImage, setWithImage] = useState(false);
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
      {hasImage && (
        <label className={styles.choice}>
          <input type="checkbox" checked={withImage} onChange={(event) => setWithImage(event.target.checked)} />
          {shareTexts.withImage}
        </label>
      )}
      {isNote && <p className={styles.question}>{shareTexts.noteQuestion}</p>}
      <div className={styles.actions}>
        <p role="status" className={styles.wait}>
          {busy && shareTexts.wait}
        </p>
        <Button kind="plain" onClick={onClose} disabled={busy}>
          {isNote ? shareTexts.noteNo : shareTexts.cancel}
        </Button>
        <Button busy={busy} onClick={() => mark(withImage)}>
          {isNote ? shareTexts.noteYes : shareTexts.share}
        </Button>
      </div>
    </div>
  );
}
