import { useEffect, useState } from "react";
import { elapsedSeconds, nextSecondIn } from "@/lib/quiz/clock";
import type { Game } from "@/lib/quiz/game-state";

/** The seconds on the counter of a game (spec §4). */
export function useElapsed(game: Game): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      const wait = nextSecondIn(game, now);
      setNow(now);
      if (wait !== null) timer = setTimeout(tick, wait);
    };
    tick();
    return () => clearTimeout(timer);
  }, [game]);

  return elapsedSeconds(game, now);
}
