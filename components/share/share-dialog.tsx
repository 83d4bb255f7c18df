import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogHead } from "@/components/ui/dialog";
import { Notice, OutcomeNotice } from "@/components/ui/notice";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import { timings } from "@/lib/api/limits";
import type { SharedPart } from "@/lib/api/responses";
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
  const { link, canTakeBack, image, linksFile, busy, problem, outcome, ...share } = useShare(part, target, onClose);
  const [withImage, setWithImage] = useState(false);
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
        {linksFile && <p className={styles.who}>{shareTexts.withFileLink(timings.fileLinkMinutes)}</p>}
        {image && (
          <label className={styles.choice}>
            <input type="checkbox" checked={withImage} onChange={(event) => setWithImage(event.target.checked)} />
            {shareTexts.withImage}
          </label>
        )}
        {problem && <Notice kind="error">{problem}</Notice>}
        {share.isHandOverRefused && <Notice kind="info">{shareTexts.notSent}</Notice>}
        <OutcomeNotice outcome={outcome} />
        {link ? (
          <ShareLink
            link={link}
            busy={busy}
            onShare={share.shareAgain && (() => share.shareAgain?.(withImage))}
            onTakeBack={canTakeBack ? share.takeBack : null}
          />
        ) : (
          <ShareStart
            isNote={target.kind === "note"}
            busy={busy}
            onShare={() => share.mark(withImage)}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

type StartProps = { isNote: boolean; busy: boolean; onShare: () => void; onClose: () => void };

/** The way to a link. A note was promised to stay private, so its writer is asked. */
function ShareStart({ isNote, busy, onShare, onClose }: StartProps) {
  const step = useEntryFocus<HTMLDivElement>();
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
      {isNote && <p className={styles.question}>{shareTexts.noteQuestion}</p>}
      <div className={styles.actions}>
        <p role="status" className={styles.wait}>
          {busy && shareTexts.wait}
        </p>
        <Button kind="plain" onClick={onClose} disabled={busy}>
          {isNote ? shareTexts.noteNo : shareTexts.cancel}
        </Button>
        <Button busy={busy} onClick={onShare}>
          {isNote ? shareTexts.noteYes : shareTexts.share}
        </Button>
      </div>
    </div>
  );
}
