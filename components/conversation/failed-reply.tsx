import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import { Reply } from "./reply";
import styles from "./thread.module.css";

const CareLine = lazyWithRetry(() => import("./care-line").then(({ CareLine }) => CareLine), { Failed: () => null });

type Props = {
  /** Why the call failed. */
  message: string;
  /** The text that was to be sent. */
  text: string;
  /** Whether the text was saved: then the thread itself shows the placeholder and the button to try again. */
  isSaved: boolean;
  onRetry: () => void;
};

/** What spec §8 shows when the AI call fails: the reason, and a placeholder in the position of the reply. */
export function FailedReply({ message, text, isSaved, onRetry }: Props) {
  return (
    <div className={styles.failedReply}>
      {!isSaved && (
        <Reply turn={{ response: null, pending: false, receipt: null }} streamingText={null} onRetry={onRetry} />
      )}
      <Notice kind="error">{texts.conversation.startError(message)}</Notice>
      {!isSaved && <CareLine id={null} text={text} isNew />}
    </div>
  );
}
