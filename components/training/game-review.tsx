import { useId } from "react";
import { revealedReference } from "@/lib/quiz/build-question";
import type { Answer } from "@/lib/quiz/game-state";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./boards.module.css";
import { Cloze } from "./cloze";
import { LimitResult } from "./verdict";

/** Every question of a game: whole, with what the player chose. */
export function GameReview({ answers }: { answers: Answer[] }) {
  const id = useId();
  if (answers.length === 0) return null;
  return (
    <section className={styles.review} aria-labelledby={id}>
      <h2 id={id}>{trainingTexts.answers}</h2>
      <ol>
        {answers.map(({ question, chosen, isRight }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers only ever follow each other
          <li key={place}>
            <p className={styles.sentence} dir="auto">
              <Cloze text={question.text} answer={question.correctAnswer} />
            </p>
            <p className={styles.chosen}>
              <LimitResult isRight={isRight} label={isRight ? trainingTexts.turnRight : trainingTexts.turnWrong}>
                {trainingTexts.youChose(chosen)}
              </LimitResult>
              {!isRight && <span>{trainingTexts.rightAnswer(question.correctAnswer)}</span>}
              <bdi>{revealedReference(question)}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
