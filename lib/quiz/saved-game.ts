import * as z from "zod/mini";
import { withStoppedClock } from "./clock";
import { Game, newGame } from "./game-state";
import { hasUnsavedResult, isPlaying } from "./game-view";

/** Increase it with each change to the stored fields: a game of another version is not restored. */
const version = 3;

const SavedGame = z.object({ version: z.literal(version), game: Game });
type SavedGame = z.infer<typeof SavedGame>;

/** A game in the form that the browser stores. */
export function toSavedGame(game: Game, now: number): SavedGame {
  return { version, game: { ...withStoppedClock(game, now), messages: [] } };
}

/**
 * The stored game, paused if it was running, because its clock is stopped while the player is away. A game that had ended
 * stays until its scores are saved; after that it keeps only its topic, its level and what is stored between games. `null` for
 * anything else.
 */
export function restoreGame(stored: unknown): Game | null {
  const { data } = SavedGame.safeParse(stored);
  if (!data) return null;
  const { game } = data;
  const { topicId, level, seen, unsaved } = game;
  if (isPlaying(game)) return { ...game, isPaused: true };
  return hasUnsavedResult(game) ? game : { ...newGame(topicId, level), seen, unsaved };
}
