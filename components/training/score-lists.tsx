import { type ReactNode, useId } from "react";
import { Day } from "@/components/ui/date-time";
import type { Game } from "@/lib/quiz/game-state";
import { ownRecord } from "@/lib/quiz/own-record";
import { quiz } from "@/lib/quiz/rules";
import { texts } from "@/lib/texts";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./boards.module.css";
import type { Boards } from "./use-scores";

type Props = { game: Game; boards: Boards };

/** The best games of the player, and those of all players. */
export function ScoreLists({ game, boards: { isLoading, userScores, topScores } }: Props) {
  const own = ownRecord(userScores, game);
  return (
    <div className={styles.boards} aria-busy={isLoading || undefined}>
      <ScoreList title={trainingTexts.userScores} fallback={trainingTexts.noHistory} isLoading={isLoading}>
        {userScores.slice(0, quiz.userScoresShown).map(({ score, level, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rank is the key of its line
          <li key={index} aria-current={index === own || undefined}>
            <b>{score.toLocaleString()}</b> <span>{level}</span> <Day iso={date} />
          </li>
        ))}
      </ScoreList>
      <ScoreList title={trainingTexts.topScores} fallback={trainingTexts.noTopScores} isLoading={isLoading}>
        {topScores.slice(0, quiz.topScoresShown).map(({ displayName: player, isOwn, score, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rank is the key of its line
          <li key={index} aria-current={isOwn || undefined}>
            <bdi title={player}>{player}</bdi> <b>{score.toLocaleString()}</b> <Day iso={date} />
          </li>
        ))}
      </ScoreList>
    </div>
  );
}

type ListProps = { title: string; fallback?: string; isLoading: boolean; children: ReactNode[] };

export function ScoreList({ title, fallback, isLoading, children }: ListProps) {
  const id = useId();
  return (
    <section className={styles.board} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children.length > 0 ? (
        <ol>{children}</ol>
      ) : (
        <p className={styles.none}>{isLoading ? texts.label.loading : fallback}</p>
      )}
    </section>
  );
}
