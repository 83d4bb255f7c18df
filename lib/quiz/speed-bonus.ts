import { ranMs } from "./clock";
import type { Game } from "./game-state";
import { quiz } from "./rules";
import { userPoints } from "./score";

export type SpeedBonus = {
  /** What a right answer would get for its speed now. */
  points: number;
  /** The part of the bonus's seconds that is over, 0 to 1. */
  spent: number;
  /** Milliseconds since the bonus was last full. It is full again after each period (spec §9). */
  sinceMs: number;
  /** How often the bonus was full before, for this question. */
  period: number;
};

/** The speed bonus of the current question; `null` while none is asked, and in a practice. */
export function speedBonus(game: Game, now: number): SpeedBonus | null {
  const { stage, kind } = game;
  if (stage.name !== "asking" || kind === "practice") return null;
  const periodMs = quiz.timeBonusPeriodSeconds * 1000;
  const shownMs = ranMs(game, now) - stage.shownAtMs;
  const sinceMs = shownMs % periodMs;
  return {
    points: userPoints(Math.floor(shownMs / 1000), stage.level).speed,
    spent: Math.min(1, Math.floor(sinceMs / 1000) / quiz.timeBonusSeconds),
    sinceMs,
    period: Math.floor(shownMs / periodMs),
  };
}

/** Milliseconds until the bonus changes; `null` while it cannot. */
export function nextBonusIn(game: Game, now: number): number | null {
  const bonus = game.clock.since === null ? null : speedBonus(game, now);
  if (!bonus) return null;
  const { points, sinceMs } = bonus;
  return points > 0 ? 1000 - (sinceMs % 1000) : quiz.timeBonusPeriodSeconds * 1000 - sinceMs;
}
