import { Check } from "lucide-react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import { timings } from "@/lib/api/limits";
import { copyText } from "@/lib/client/copy-text";
import { shareTexts } from "@/lib/texts/share";
import styles from "./share.module.css";

type Props = { link: string; busy: boolean; onShare: (() => void) | null; onStopSharing: (() => void) | null };

/** The link of a shared part: copy it, send it to another app, or stop sharing. */
export function ShareLink({ link, busy, onShare, onStopSharing }: Props) {
  const field = useEntryFocus<HTMLInputElement>();
  const [copyResult, showCopyResult] = useAutoDismiss<"copied" | "by hand">(timings.messageClearingMs);

  async function copy() {
    const copied = await copyText(link);
    if (!copied) field.current?.select();
    showCopyResult(copied ? "copied" : "by hand");
  }

  return (
    <div className={styles.step}>
      <div className={styles.link}>
        <TextField
          ref={field}
          label={shareTexts.link}
          labelHidden
          dir="ltr"
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy}>{shareTexts.copyLink}</Button>
      </div>
      {copyResult === "copied" && (
        <p role="status" className={styles.copied}>
          <Check aria-hidden="true" size={20} /> {shareTexts.copied}
        </p>
      )}
      <Notice kind="info">{copyResult === "by hand" && shareTexts.copyByHand}</Notice>
      {(onStopSharing || onShare) && (
        <div className={styles.actions}>
          {onShare && (
            <Button kind="plain" busy={busy} onClick={onShare}>
              {shareTexts.again}
            </Button>
          )}
          {onStopSharing && (
            <Button kind="plain" busy={busy} onClick={onStopSharing}>
              {shareTexts.stop}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
