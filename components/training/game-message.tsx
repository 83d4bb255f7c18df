import type { Game } from "@/lib/quiz/game-state";
import { sumOf } from "@/lib/quiz/score";
import { texts } from "@/lib/texts";
import styles from "./game.module.css";
import { Verdict } from "./verdict";

/** The one place that speaks: it stays, so that a screen reader hears what comes into it. */
export function GameMessage({ game: { message, answers } }: { game: Game }) {
  const opponent = answers.at(-1)?.opponent;
  const isResult = message?.kind === "right" || message?.kind === "wrong";
  return (
    <div role="status" className={styles.message} data-kind={message?.kind}>
      {isResult && (
        <Verdict isRight={message.kind === "right"}>
          {message.kind === "right" ? texts.training.right : texts.training.wrong}
        </Verdict>
      )}
      {message && <span>{message.text}</span>}
      {opponent && (
        <span className="visually-hidden">
          {opponent.isRight ? texts.training.opponentRight(sumOf(opponent.points)) : texts.training.opponentWrong}
        </span>
      )}
    </div>
  );
}
