import type { CSSProperties } from "react";
import styles from "./scoreboard.module.css";

/** The rope between both players, of which the player has pulled a share (0 to 1). */
export const Rope = ({ share }: { share: number }) => (
  <div className={styles.rope} style={{ "--share": share } as CSSProperties} aria-hidden="true">
    <span className={styles.track}>
      <i className={styles.pull} />
    </span>
    <b className={styles.knot} />
  </div>
);
