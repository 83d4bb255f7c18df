import { type CSSProperties, useState } from "react";
import type { Game } from "@/lib/quiz/game-state";
import { quiz } from "@/lib/quiz/rules";
import { type SpeedBonus, speedBonus } from "@/lib/quiz/speed-bonus";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./scoreboard.module.css";
import { useElapsed, useSpeedBonus } from "./use-elapsed";

/** The counter, in a ring that drains while the speed bonus does. */
export function GameClock({ game }: { game: Game }) {
  const elapsed = useElapsed(game);
  return (
    <div className={styles.clock}>
      <DrainingRing game={game} />
      <p role="timer" aria-label={trainingTexts.elapsed}>
        {trainingTexts.seconds(elapsed)}
      </p>
    </div>
  );
}

function DrainingRing({ game }: { game: Game }) {
  const bonus = useSpeedBonus(game);
  if (!bonus || bonus.points === 0) return null;
  return <Ring key={`${game.answers.length} ${bonus.period}`} game={game} bonus={bonus} />;
}

/** An animation drains it, starting with the time that has passed already. With reduced motion it loses a part each second. */
function Ring({ game, bonus }: { game: Game; bonus: SpeedBonus }) {
  const [startMs] = useState(() => speedBonus(game, Date.now())?.sinceMs ?? 0);
  const style = {
    "--bonus": `${quiz.timeBonusSeconds}s`,
    "--start": `${-startMs}ms`,
    "--spent": bonus.spent,
  } as CSSProperties;
  return (
    <span
      className={styles.ring}
      style={style}
      data-stopped={game.clock.since === null || undefined}
      aria-hidden="true"
    />
  );
}
