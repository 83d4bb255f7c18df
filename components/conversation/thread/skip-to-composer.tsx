import { replyTexts } from "@/lib/texts/reply";
import styles from "./thread.module.css";

/** Only in the part of the thread that has the focus, so that the composer is never more than a few keys away. */
export const SkipToComposer = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={styles.skip} onClick={onClick}>
    {replyTexts.skipToComposer}
  </button>
);
