import { Button } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { shareTexts } from "@/lib/texts/share";
import styles from "./share.module.css";

type Props = { link: string; busy: boolean; onShare: (() => void) | null };

const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** The link of a shared part: copy it, or send it to another app. It comes into sight when there is one. */
export function ShareLink({ link, busy, onShare }: Props) {
  return (
    <div ref={show} className={styles.link}>
      <CopyLink link={link} />
      {onShare && (
        <Button kind="plain" busy={busy} onClick={onShare}>
          {shareTexts.again}
        </Button>
      )}
    </div>
  );
}
