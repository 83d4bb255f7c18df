import type { ReactNode } from "react";
import { useDisplayName } from "@/components/session/use-display-name";
import { Avatar } from "@/components/ui/avatar";
import type { Answer, Game, Points } from "@/lib/quiz/game-state";
import { isPlaying, levelInPlay, ropeShare } from "@/lib/quiz/game-view";
import { sumOf } from "@/lib/quiz/score";
import { trainingTexts } from "@/lib/texts/training";
import { GameClock } from "./game-clock";
import { OpponentFace } from "./opponent-face";
import { Rope } from "./rope";
import styles from "./scoreboard.module.css";
import { Verdict } from "./verdict";

/** Both scores with the counter between them, and below each the points of the last answer. */
export function Scoreboard({ game }: { game: Game }) {
  const { userScore, aiScore, rival } = game;
  const last = isPlaying(game) ? game.answers.at(-1) : null;
  return (
    <div className={styles.scoreboard}>
      <Player avatar={<OwnAvatar />} name={trainingTexts.you} score={userScore} turn={last} />
      <GameClock game={game} />
      <Player
        avatar={
          rival ? (
            <Avatar name={rival} className={styles.avatar} />
          ) : (
            <OpponentFace level={levelInPlay(game)} className={styles.avatar} />
          )
        }
        name={rival ?? trainingTexts.opponent(levelInPlay(game))}
        score={aiScore}
        turn={last?.opponent}
        isThinking={game.stage.name === "thinking"}
      />
      <Rope share={ropeShare(game)} />
    </div>
  );
}

/** Both players at the ends of the rope, after a draw. */
export const Contest = ({ game }: { game: Game }) => (
  <div className={styles.contest} aria-hidden="true">
    <OwnAvatar />
    <Rope share={0.5} />
    <OpponentFace level={levelInPlay(game)} className={styles.avatar} />
  </div>
);

const OwnAvatar = () => <Avatar name={useDisplayName()} className={styles.avatar} />;

type Turn = Pick<Answer, "isRight"> & { points: Points };
type PlayerProps = { avatar: ReactNode; name: string; score: number; turn?: Turn | null; isThinking?: boolean };

function Player({ avatar, name, score, turn, isThinking = false }: PlayerProps) {
  return (
    <div className={styles.player} data-thinking={isThinking || undefined}>
      {avatar}
      <dl>
        <dt className="two-lines" dir="auto">
          {name}
        </dt>
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
