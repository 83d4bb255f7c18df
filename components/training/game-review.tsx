import { useId } from "react";
import { revealedReference } from "@/lib/quiz/build-question";
import type { Answer } from "@/lib/quiz/game-state";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./boards.module.css";
import { Cloze } from "./cloze";
import { VerdictIcon } from "./verdict";

/** Every question of a game with its right answer and what the player chose. */
export function GameReview({ answers }: { answers: Answer[] }) {
  const id = useId();
  if (answers.length === 0) return null;
  return (
    <section className={styles.review} aria-labelledby={id}>
      <h2 id={id}>{trainingTexts.answers}</h2>
      <ol>
        {answers.map(({ question, chosen, isRight }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers are only appended
          <li key={index}>
            <span className={styles.disc} data-verdict={isRight ? "right" : "wrong"}>
              <VerdictIcon isRight={isRight} />
              <span className="visually-hidden">{isRight ? trainingTexts.turnRight : trainingTexts.turnWrong}</span>
            </span>
            <Reference text={revealedReference(question)} />
            <p className={styles.sentence} dir="auto">
              <Cloze text={question.text} answer={question.correctAnswer} />
            </p>
            {!isRight && <p className="hint">{trainingTexts.youChose(chosen)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Reference = ({ text }: { text: string }) =>
  text && (
    <p className="hint">
      <bdi>{text}</bdi>
    </p>
  );
