import toolStyles from "@/components/ui/tool-button.module.css";
import type { Receipt as ReceiptData } from "@/lib/api/responses";
import { texts } from "@/lib/texts";
import styles from "./thread.module.css";

/** On demand: what the AI was sent for a reply, and what it was not. */
export function Receipt({ receipt }: { receipt: ReceiptData }) {
  const { answers, earlierTurns, file, notesWithheld } = receipt;
  return (
    <details className={styles.receipt}>
      <summary className={toolStyles.tool}>{texts.conversation.receipt}</summary>
      <p>
        {texts.conversation.receiptSent(answers, earlierTurns, file)}{" "}
        {texts.conversation.receiptWithheld(notesWithheld)}
      </p>
    </details>
  );
}
