import { Eye } from "lucide-react";
import { useState } from "react";
import toolStyles from "@/components/ui/tool-button.module.css";
import type { Receipt as ReceiptData } from "@/lib/api/schemas";
import { receiptTexts } from "@/lib/texts/receipt";
import styles from "./receipt.module.css";
import { SentPrompt } from "./sent-prompt";

type Props = { receipt: ReceiptData; sentPromptUrl: string };

/** On demand: what the AI was sent for a reply, and what it was not; then the same word for word. */
export function Receipt({ receipt, sentPromptUrl }: Props) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <details className={styles.receipt}>
      <summary className={toolStyles.tool}>
        <Eye aria-hidden="true" size={16} />
        {receiptTexts.title}
      </summary>
      <p>{receiptTexts.sentences(receipt).join(" ")}</p>
      {!receipt.isOffline && (
        <details className={styles.wordForWord} onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}>
          <summary>{receiptTexts.wordForWord}</summary>
          {isUnfolded && <SentPrompt url={sentPromptUrl} />}
        </details>
      )}
    </details>
  );
}
