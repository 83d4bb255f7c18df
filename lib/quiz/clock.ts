import type { Game } from "./game-state";

// The clock is computed from timestamps, so a delayed timer does not lose a second.

/** Milliseconds for which the clock has run. */
export const ranMs = ({ clock }: Game, now: number) =>
  clock.ranMs + (clock.since === null ? 0 : Math.max(0, now - clock.since));

/** The displayed time in whole seconds. The clock runs only during a question (spec §4). */
export function elapsedSeconds(game: Game, now: number): number {
  return Math.floor(ranMs(game, now) / 1000);
}

/** Whole seconds since the question was shown, without pauses; the time bonus depends on it. 0 between questions. */
export function questionSeconds(game: Game, now: number): number {
  return game.stage.name === "asking" ? Math.floor((ranMs(game, now) - game.stage.shownAtMs) / 1000) : 0;
}

/** Milliseconds until the next displayed second, `null` while the clock is stopped. */
export function nextSecondIn(game: Game, now: number): number | null {
  return game.clock.since === null ? null : 1000 - (ranMs(game, now) % 1000);
}

export function withStoppedClock(game: Game, now: number): Game {
  return { ...game, clock: { ranMs: ranMs(game, now), since: null } };
}

export function withRunningClock(game: Game, now: number): Game {
  return { ...game, clock: { ranMs: ranMs(game, now), since: now } };
}
