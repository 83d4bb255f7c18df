import { texts } from "@/lib/texts";
import styles from "./history-skeleton.module.css";

const rows = [1, 2, 3, 4, 5];

/** The shape of the list while it loads. It is invisible for the first moment, so that quick responses do not flicker. */
export function HistorySkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{texts.conversation.loading}</span>
      {rows.map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
