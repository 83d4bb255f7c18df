import type { LevelName } from "@/lib/quiz/rules";
import { trainingTexts } from "@/lib/texts/training";
import { OpponentFace } from "./opponent-face";
import styles from "./prize.module.css";

/** The picture of a game won: a rosette between ribbons that hang still. */
export const Prize = () => (
  <div className={styles.prize} aria-hidden="true">
    <Ribbons />
    <div className={styles.rosette}>
      <i>{trainingTexts.first}</i>
    </div>
    <Ribbons />
  </div>
);

const Ribbons = () => (
  <span className={styles.ribbons}>
    <i data-ribbon="0" />
    <i data-ribbon="2" />
    <i data-ribbon="6" />
  </span>
);

/** The picture of a game lost: the opponent and its rosette. */
export const Opponent = ({ level }: { level: LevelName }) => (
  <div className={styles.opponent} aria-hidden="true">
    <OpponentFace level={level} className={styles.winner} />
    <div className={styles.rosette} data-small>
      <i />
    </div>
  </div>
);
