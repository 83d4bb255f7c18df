import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Reply } from "./reply";
import styles from "./reply.module.css";

const CareLine = lazyWithRetry(() => import("./care-line").then(({ CareLine }) => CareLine), { Failed: () => null });

type Props = {
  /** Why the call failed. */
  message: string;
  /** The text that was to be sent. */
  text: string;
  onRetry: () => void;
};

/** What spec §8 shows when an AI call fails before the message was saved: a placeholder for the reply, and the reason. */
export function FailedReply({ message, text, onRetry }: Props) {
  return (
    <div className={styles.failedReply}>
      <Reply
        turn={{ response: null, pending: false, receipt: null }}
        streamingText={null}
        failure={message}
        isUnsaved
        onRetry={onRetry}
      />
      <CareLine id={null} text={text} isNew />
    </div>
  );
}
