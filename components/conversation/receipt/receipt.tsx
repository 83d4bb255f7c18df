import styles from "@/components/conversation/thread/reply.module.css";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import type { Receipt as ReceiptData } from "@/lib/api/schemas";
import { receiptTexts } from "@/lib/texts/receipt";

const SentPrompt = lazyWithRetry(() => import("./sent-prompt").then(({ SentPrompt }) => SentPrompt), {
  // Opening the receipt again makes another attempt.
  Failed: () => <p>{receiptTexts.failed}</p>,
});

type Props = { receipt: ReceiptData; sentPromptUrl: string };

/** Loaded when it is opened: what the AI was sent for a reply, and what it was not; below that the same word for word. */
export function Receipt({ receipt, sentPromptUrl }: Props) {
  return (
    <div className={styles.receipt} data-screen-only>
      <p>{receiptTexts.sentences(receipt).join(" ")}</p>
      {!receipt.isOffline && <SentPrompt url={sentPromptUrl} />}
    </div>
  );
}
