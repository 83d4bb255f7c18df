import { useEffect, useState } from "react";
import { elapsedSeconds, nextSecondIn } from "@/lib/quiz/clock";
import type { Game } from "@/lib/quiz/game-state";
import { nextBonusIn, type SpeedBonus, speedBonus } from "@/lib/quiz/speed-bonus";

/** The seconds on the counter of a game (spec §4). */
export function useElapsed(game: Game): number {
  return elapsedSeconds(game, useTime(game, nextSecondIn));
}

/** The speed bonus of the current question. After it has run out, nothing is rendered again until it is back. */
export function useSpeedBonus(game: Game): SpeedBonus | null {
  return speedBonus(game, useTime(game, nextBonusIn));
}

/** The time (milliseconds since 1970), updated whenever `nextIn` milliseconds are over; `null` stops it. */
function useTime(game: Game, nextIn: (game: Game, now: number) => number | null): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      const wait = nextIn(game, now);
      setNow(now);
      if (wait !== null) timer = setTimeout(tick, wait);
    };
    tick();
    return () => clearTimeout(timer);
  }, [game, nextIn]);

  return now;
}
