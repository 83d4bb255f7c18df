import type { Game } from "@/lib/quiz/game-state";
import { nextLevel } from "@/lib/quiz/game-view";
import { isResult } from "@/lib/quiz/message";
import { sumOf } from "@/lib/quiz/score";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./game.module.css";
import { Verdict } from "./verdict";

/** The only live region of the game. It is always rendered, so that screen readers announce each message. */
export function GameMessages({ game }: { game: Game }) {
  const { messages, answers } = game;
  const level = nextLevel(game);
  const opponent = answers.at(-1)?.opponent;
  return (
    <div role="status" className={styles.messages}>
      {messages.map((message) => (
        <div key={message.kind} className={styles.message} data-kind={message.kind}>
          {isResult(message) && (
            <Verdict isRight={message.kind === "right"}>
              {message.kind === "right" ? trainingTexts.right : trainingTexts.wrong}
            </Verdict>
          )}
          <span>{message.text}</span>
        </div>
      ))}
      {opponent && (
        <span className="visually-hidden">
          {trainingTexts.opponentResult(opponent.isRight, sumOf(opponent.points))}
        </span>
      )}
      {level && <span className="visually-hidden">{trainingTexts.levelNext(level)}</span>}
    </div>
  );
}
