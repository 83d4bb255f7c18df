import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import { timings } from "@/lib/api/limits";
import { shareTexts } from "@/lib/texts/share";
import styles from "./share.module.css";

type Props = { link: string; busy: boolean; onShare: (() => void) | null; onTakeBack: (() => void) | null };

/** The link of something that is shared, to copy, to hand to another app or to take back. */
export function ShareLink({ link, busy, onShare, onTakeBack }: Props) {
  const field = useEntryFocus<HTMLInputElement>();
  const [said, say] = useAutoDismiss<string>(timings.messageClearingMs);

  async function copy() {
    // On a plain-http address there is no clipboard to write to.
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    if (!copied) field.current?.select();
    say(copied ? shareTexts.copied : shareTexts.copyByHand);
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
      {said && <Notice kind={said === shareTexts.copied ? "success" : "info"}>{said}</Notice>}
      {(onTakeBack || onShare) && (
        <div className={styles.actions}>
          {onTakeBack && (
            <Button kind="bare" busy={busy} onClick={onTakeBack}>
              {shareTexts.takeBack}
            </Button>
          )}
          {onShare && (
            <Button kind="plain" busy={busy} onClick={onShare}>
              {shareTexts.again}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
