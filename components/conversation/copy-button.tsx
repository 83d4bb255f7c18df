import { Check, Copy } from "lucide-react";
import { useTimedText } from "@/components/ui/use-timed-text";
import { timings } from "@/lib/limits";
import { texts } from "@/lib/texts";
import styles from "./thread.module.css";

export function CopyButton({ text }: { text: string }) {
  const [done, show] = useTimedText(timings.acknowledgementMs);

  async function copy() {
    await navigator.clipboard.writeText(text);
    show(texts.label.copied);
  }

  return (
    <button type="button" className={styles.tool} onClick={copy}>
      {done ? <Check aria-hidden="true" size={14} /> : <Copy aria-hidden="true" size={14} />}
      <span aria-live="polite">{done || texts.label.copy}</span>
    </button>
  );
}
