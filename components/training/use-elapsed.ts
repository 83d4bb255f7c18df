import { useEffect, useState } from "react";
import { elapsedSeconds, nextSecondIn } from "@/lib/quiz/clock";
import type { Game } from "@/lib/quiz/game-state";

/** The seconds on the counter of a game (spec §4). */
export function useElapsed(game: Game): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const left = nextSecondIn(game, now);
    if (left === null) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [game, now]);

  return elapsedSeconds(game, now);
}
