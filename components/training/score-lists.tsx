import { type ReactNode, useId } from "react";
import { Day } from "@/components/ui/date-time";
import { quiz } from "@/lib/quiz/rules";
import { texts } from "@/lib/texts";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./boards.module.css";
import type { Boards } from "./use-scores";

type Props = { boards: Boards; username: string };

/** The best games of the player, and those of all players. */
export function ScoreLists({ boards: { isLoading, userScores, topScores }, username }: Props) {
  if (isLoading) return <p className={styles.none}>{texts.label.loading}</p>;
  return (
    <div className={styles.boards}>
      <ScoreList title={trainingTexts.userScores} fallback={trainingTexts.noHistory}>
        {userScores.slice(0, quiz.userScoresShown).map(({ score, level, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rank is the key of its line
          <li key={index}>
            <b>{score.toLocaleString()}</b> <span>{level}</span> <Day iso={date} />
          </li>
        ))}
      </ScoreList>
      <ScoreList title={trainingTexts.topScores} className={styles.top} fallback={trainingTexts.noTopScores}>
        {topScores.slice(0, quiz.topScoresShown).map(({ username: player, score, date }) => (
          <li key={player} data-own={player === username || undefined}>
            <bdi>{player}</bdi> <b>{score.toLocaleString()}</b> <Day iso={date} />
          </li>
        ))}
      </ScoreList>
    </div>
  );
}

type ListProps = { title: string; fallback: string; className?: string; children: ReactNode[] };

function ScoreList({ title, fallback, className, children }: ListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children.length > 0 ? <ol className={className}>{children}</ol> : <p className={styles.none}>{fallback}</p>}
    </section>
  );
}
