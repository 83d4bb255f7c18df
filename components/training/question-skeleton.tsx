import { quiz } from "@/lib/quiz/rules";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./question.module.css";
import tiles from "./tiles.module.css";

/** The shape of a question that is being loaded. */
export const QuestionSkeleton = () => (
  <div className={styles.skeleton}>
    <div className={styles.leaf}>
      <p className={styles.reference}>{trainingTexts.loadingQuestion}</p>
      <p className={styles.lines} aria-hidden="true" />
    </div>
    <div className={tiles.tiles} aria-hidden="true">
      {Array.from({ length: quiz.optionsPerQuestion }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all tiles are the same
        <i key={index} className={tiles.ghost} />
      ))}
    </div>
  </div>
);
