import { Button } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { shareTexts } from "@/lib/texts/share";
import styles from "./share.module.css";

type Props = { link: string; busy: boolean; onShare: (() => void) | null; onStopSharing: (() => void) | null };

/** The link of a shared part: copy it, send it to another app, or stop sharing. */
export function ShareLink({ link, busy, onShare, onStopSharing }: Props) {
  return (
    <div className={styles.link}>
      <CopyLink link={link} />
      {(onStopSharing || onShare) && (
        <div className={styles.actions}>
          {onShare && (
            <Button kind="plain" busy={busy} onClick={onShare}>
              {shareTexts.again}
            </Button>
          )}
          {onStopSharing && (
            <Button kind="bare" busy={busy} onClick={onStopSharing}>
              {shareTexts.stop}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
