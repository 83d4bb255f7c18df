import { Bot } from "lucide-react";
import type { ReactNode } from "react";
import { useDisplayName } from "@/components/session/use-display-name";
import type { Answer, Game, Points } from "@/lib/quiz/game-state";
import { isPlaying, levelInPlay } from "@/lib/quiz/game-view";
import { sumOf } from "@/lib/quiz/score";
import { trainingTexts } from "@/lib/texts/training";
import { GameClock } from "./game-clock";
import { Rope } from "./rope";
import styles from "./scoreboard.module.css";
import { Verdict } from "./verdict";

/** Both scores with the counter between them, and below each the points of the last answer. */
export function Scoreboard({ game }: { game: Game }) {
  const { userScore, aiScore } = game;
  const last = isPlaying(game) ? game.answers.at(-1) : null;
  return (
    <div className={styles.scoreboard}>
      <Player avatar={<OwnInitial />} name={trainingTexts.you} score={userScore} turn={last} />
      <GameClock game={game} />
      <Player
        avatar={opponentIcon}
        name={trainingTexts.opponent(levelInPlay(game))}
        score={aiScore}
        turn={last?.opponent}
      />
      <Rope userScore={userScore} aiScore={aiScore} />
    </div>
  );
}

/** Both players at the ends of the rope, before a game. */
export const Contest = () => (
  <div className={styles.contest} aria-hidden="true">
    <span className={styles.avatar}>
      <OwnInitial />
    </span>
    <Rope userScore={0} aiScore={0} />
    <span className={styles.avatar} data-opponent>
      {opponentIcon}
    </span>
  </div>
);

const OwnInitial = () => Array.from(useDisplayName())[0]?.toLocaleUpperCase();
const opponentIcon = <Bot size={22} />;

type Turn = Pick<Answer, "isRight"> & { points: Points };
type PlayerProps = { avatar: ReactNode; name: string; score: number; turn?: Turn | null };

function Player({ avatar, name, score, turn }: PlayerProps) {
  return (
    <div className={styles.player}>
      <span className={styles.avatar} data-opponent={avatar === opponentIcon || undefined} aria-hidden="true">
        {avatar}
      </span>
      <dl>
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
    </div>
  );
}
