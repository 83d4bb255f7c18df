import { Check } from "lucide-react";
import { timings } from "@/lib/api/limits";
import { copyText } from "@/lib/client/copy-text";
import { shareTexts } from "@/lib/texts/share";
import { Button } from "./button";
import styles from "./copy-link.module.css";
import { TextField } from "./field";
import { Notice } from "./notice";
import { useAutoDismiss } from "./use-auto-dismiss";
import { useEntryFocus } from "./use-entry-focus";

/** A link that can be copied. It takes the focus. */
export function CopyLink({ link, kind = "primary" }: { link: string; kind?: "primary" | "plain" }) {
  const field = useEntryFocus<HTMLInputElement>();
  const [copyResult, showCopyResult] = useAutoDismiss<"copied" | "by hand">(timings.messageClearingMs);

  async function copy() {
    const copied = await copyText(link);
    if (!copied) field.current?.select();
    showCopyResult(copied ? "copied" : "by hand");
  }

  return (
    <>
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
        <Button kind={kind} onClick={copy}>
          {shareTexts.copyLink}
        </Button>
      </div>
      {copyResult === "copied" && (
        <p role="status" className={`row ${styles.copied}`}>
          <Check aria-hidden="true" size={20} /> {shareTexts.copied}
        </p>
      )}
      <Notice kind="info">{copyResult === "by hand" && shareTexts.copyByHand}</Notice>
    </>
  );
}
