import { Eye } from "lucide-react";
import toolStyles from "@/components/ui/tool-button.module.css";
import type { Receipt as ReceiptData } from "@/lib/api/schemas";
import { replyTexts } from "@/lib/texts/reply";
import styles from "./reply.module.css";

/** On demand: what the AI was sent for a reply, and what it was not. */
export function Receipt({ receipt }: { receipt: ReceiptData }) {
  const { answers, earlierTurns, file, notesWithheld } = receipt;
  return (
    <details className={styles.receipt}>
      <summary className={toolStyles.tool}>
        <Eye aria-hidden="true" size={16} />
        {replyTexts.receipt}
      </summary>
      <p>
        {replyTexts.receiptSent(answers, earlierTurns, file)} {replyTexts.receiptWithheld(notesWithheld)}
      </p>
    </details>
  );
}
