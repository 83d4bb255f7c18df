import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { Notice } from "@/components/ui/notice";
import { texts } from "@/lib/texts";
import { Reply } from "./reply";
import styles from "./thread.module.css";

const CareLine = lazyWithRetry(() => import("./care-line").then(({ CareLine }) => CareLine), { Failed: () => null });

type Props = {
  message: string;
  /** The words that were to be sent. */
  text: string;
  /** Whether the words stand in the thread, which then shows the placeholder and the way to try again itself. */
  isSaved: boolean;
  onAskAgain: () => void;
};

/** What spec §8 shows when the AI call fails: the reason, and a placeholder where the reply would be. */
export function FailedAsk({ message, text, isSaved, onAskAgain }: Props) {
  return (
    <div className={styles.failed}>
      {!isSaved && <Reply turn={{ response: null, pending: false, receipt: null }} words={null} onRetry={onAskAgain} />}
      <Notice kind="error">{texts.conversation.startError(message)}</Notice>
      {!isSaved && <CareLine id={null} text={text} isNew />}
    </div>
  );
}
