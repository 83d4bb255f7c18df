import type { CSSProperties } from "react";
import { ropeShare } from "@/lib/quiz/game-view";
import styles from "./scoreboard.module.css";

/** The rope between both players; its ribbon is pulled towards the one with more points. */
export function Rope({ userScore, aiScore }: { userScore: number; aiScore: number }) {
  const style = { "--share": ropeShare({ userScore, aiScore }) } as CSSProperties;
  return (
    <div className={styles.rope} style={style} aria-hidden="true">
      <span className={styles.track}>
        <i className={styles.pull} />
      </span>
      <b className={styles.knot} />
    </div>
  );
}
