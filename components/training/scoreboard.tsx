import type { Answer, Game, Points } from "@/lib/quiz/game-state";
import { isPlaying, levelInPlay } from "@/lib/quiz/game-view";
import { sumOf } from "@/lib/quiz/score";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./game.module.css";
import { useElapsed } from "./use-elapsed";
import { Verdict } from "./verdict";

/** Both scores with the counter between them, and below each the points of the last answer. */
export function Scoreboard({ game }: { game: Game }) {
  const elapsed = useElapsed(game);
  const last = isPlaying(game) ? game.answers.at(-1) : null;
  return (
    <div className={styles.scoreboard}>
      <Side name={trainingTexts.you} score={game.userScore} turn={last} />
      <p role="timer" aria-label={trainingTexts.elapsed} className={styles.clock}>
        {trainingTexts.seconds(elapsed)}
      </p>
      <Side name={trainingTexts.opponent(levelInPlay(game))} score={game.aiScore} turn={last?.opponent} />
    </div>
  );
}

type Turn = Pick<Answer, "isRight"> & { points: Points };

function Side({ name, score, turn }: { name: string; score: number; turn?: Turn | null }) {
  return (
    <dl className={styles.side}>
      <dt>{name}</dt>
      <dd className={styles.score}>{score.toLocaleString()}</dd>
      <dd className={styles.turn}>
        {turn && (
          <Verdict isRight={turn.isRight}>
            {turn.isRight ? `${trainingTexts.turnRight} +${sumOf(turn.points)}` : trainingTexts.turnWrong}
          </Verdict>
        )}
      </dd>
    </dl>
  );
}
