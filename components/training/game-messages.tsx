import { Flag, TriangleAlert } from "lucide-react";
import type { Game, Message } from "@/lib/quiz/game-state";
import { canFinish, isPlaying, nextLevel } from "@/lib/quiz/game-view";
import { isResult } from "@/lib/quiz/message";
import { opponentLine } from "@/lib/quiz/opponent";
import { sumOf } from "@/lib/quiz/score";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./game-messages.module.css";
import { VerdictIcon } from "./verdict";

type Props = {
  game: Game;
  /** What the wrong answer would have been right for. */
  explanation: string | null;
};

/**
 * The only live region of the game. It is always rendered, so that screen readers announce each message; not atomic, so that what the
 * opponent did is announced without the result before it.
 */
export function GameMessages({ game, explanation }: Props) {
  const { messages, answers } = game;
  const level = nextLevel(game);
  const opponent = isPlaying(game) && !game.isPaused && answers.at(-1)?.opponent;
  return (
    <div role="status" aria-atomic="false" className={styles.messages}>
      {messages.map((message) => (
        <div key={message.kind} className={styles.message} data-kind={message.kind}>
          {message.kind !== "ended" && (
            <span className={styles.disc} aria-hidden="true">
              <MessageIcon message={message} />
            </span>
          )}
          <p>
            <Title kind={message.kind} round={game.round - 1} /> {message.text && <span>{message.text}</span>}
            {message.kind === "round" && game.kind === "public" && (
              <small className={styles.line}> {trainingTexts.opponentSays(opponentLine(game, game.round - 1))}</small>
            )}
          </p>
        </div>
      ))}
      {explanation && <span className="visually-hidden">{explanation}</span>}
      {opponent && (
        <span className="visually-hidden">
          {trainingTexts.opponentResult(opponent.isRight, sumOf(opponent.points))}
        </span>
      )}
      {canFinish(game) && <span className="visually-hidden">{trainingTexts.canFinish}</span>}
      {level && <span className="visually-hidden">{trainingTexts.levelNext(level)}</span>}
    </div>
  );
}

/** `round`: the one that is complete. */
function Title({ kind, round }: Pick<Message, "kind"> & { round: number }) {
  if (kind === "right") return <strong>{trainingTexts.right}</strong>;
  if (kind === "wrong") return <strong>{trainingTexts.wrong}</strong>;
  return kind === "round" && <strong>{trainingTexts.roundDone(round)}</strong>;
}

function MessageIcon({ message }: { message: Message }) {
  if (isResult(message)) return <VerdictIcon isRight={message.kind === "right"} size={20} />;
  const Icon = message.kind === "round" ? Flag : TriangleAlert;
  return <Icon size={20} aria-hidden="true" />;
}
