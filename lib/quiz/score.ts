import type { Points } from "./game-state";
import { type LevelName, levels, quiz } from "./rules";

/** Bonus points for a fast answer. `elapsed`: whole seconds since the question was shown (spec §9). */
export function timeBonus(elapsed: number, multiplier: number = quiz.timeBonusMultiplierDefault): number {
  return Math.max(0, quiz.timeBonusSeconds - (elapsed % quiz.timeBonusPeriodSeconds)) * multiplier;
}

export const noPoints: Points = { base: 0, speed: 0 };

export function userPoints(elapsed: number, level: LevelName): Points {
  return { base: quiz.basePoints, speed: timeBonus(elapsed, levels[level].timeBonusMultiplier) };
}

export function opponentPoints(elapsed: number, level: LevelName): Points {
  const { base, speed } = userPoints(elapsed, level);
  // The share is a whole number; rounding removes the floating-point error (24.000000000000004).
  return { base, speed: Math.round(quiz.opponentTimeBonusShare * speed) };
}

export const sumOf = ({ base, speed }: Points) => base + speed;
