import { Eye } from "lucide-react";
import { useState } from "react";
import styles from "@/components/conversation/thread/reply.module.css";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import toolStyles from "@/components/ui/tool-button.module.css";
import type { Receipt as ReceiptData } from "@/lib/api/schemas";
import { receiptTexts } from "@/lib/texts/receipt";

const SentPrompt = lazyWithRetry(() => import("./sent-prompt").then(({ SentPrompt }) => SentPrompt), {
  // Opening the receipt again makes another attempt.
  Failed: () => <p>{receiptTexts.failed}</p>,
});

type Props = { receipt: ReceiptData; sentPromptUrl: string };

/** On demand: what the AI was sent for a reply, and what it was not; below that the same word for word. */
export function Receipt({ receipt, sentPromptUrl }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.receipt} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={toolStyles.tool}>
        <Eye aria-hidden="true" size={16} />
        {receiptTexts.title}
      </summary>
      <p>{receiptTexts.sentences(receipt).join(" ")}</p>
      {isOpen && !receipt.isOffline && <SentPrompt url={sentPromptUrl} />}
    </details>
  );
}
