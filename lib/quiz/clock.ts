import type { Game } from "./game-state";

// The counter is computed from timestamps, so that a ticking that comes late costs nobody a second.

/** Milliseconds that the counter has run. */
export const ranMs = ({ clock }: Game, now: number) =>
  clock.ranMs + (clock.since === null ? 0 : Math.max(0, now - clock.since));

/** The counter as displayed, in whole seconds. It runs only while a question is asked (spec §4). */
export function elapsedSeconds(game: Game, now: number): number {
  return Math.floor(ranMs(game, now) / 1000);
}

/** Whole seconds since the question was shown, without pauses: what its time bonus depends on. 0 while none is asked. */
export function questionSeconds(game: Game, now: number): number {
  return game.stage.name === "asking" ? Math.floor((ranMs(game, now) - game.stage.shownAtMs) / 1000) : 0;
}

/** Milliseconds until the counter shows the next second, `null` while it stands still. */
export function nextSecondIn(game: Game, now: number): number | null {
  return game.clock.since === null ? null : 1000 - (ranMs(game, now) % 1000);
}

export function withStoppedClock(game: Game, now: number): Game {
  return { ...game, clock: { ranMs: ranMs(game, now), since: null } };
}

export function withRunningClock(game: Game, now: number): Game {
  return { ...game, clock: { ranMs: ranMs(game, now), since: now } };
}
