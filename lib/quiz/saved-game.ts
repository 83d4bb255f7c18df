import * as z from "zod/mini";
import { withStoppedClock } from "./clock";
import { Game, newGame } from "./game-state";
import { isPlaying } from "./game-view";

/** Changes with the shape of a game: one of another shape is not gone on with. */
const version = 3;

const KeptGame = z.object({ version: z.literal(version), game: Game });
type KeptGame = z.infer<typeof KeptGame>;

/** A game as it is kept in the browser. */
export function keptGame(game: Game, now: number): KeptGame {
  return { version, game: { ...withStoppedClock(game, now), messages: [] } };
}

/**
 * The game that was kept, paused if it was under way: its counter stands still while the player is away. Of one that was
 * over, the topic, the level and what is remembered. `null` for anything else.
 */
export function revivedGame(kept: unknown): Game | null {
  const { data } = KeptGame.safeParse(kept);
  if (!data) return null;
  const { game } = data;
  const { topicId, level, seen, unsaved } = game;
  return isPlaying(game) ? { ...game, isPaused: true } : { ...newGame(topicId, level), seen, unsaved };
}
