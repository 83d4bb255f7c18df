import type { GameContext } from "./context";
import type { Game, Message } from "./game-state";
import { quiz } from "./rules";

/** How long each kind of message lasts (spec §9); `null`: until something else happens. */
const durationMs: Record<Message["kind"], number | null> = {
  right: quiz.positiveFeedbackMs,
  wrong: quiz.errorMessageMs,
  round: quiz.roundMessageMs,
  error: quiz.errorMessageMs,
  ended: null,
};

export function say(game: Game, kind: Message["kind"], text: string, { now }: Pick<GameContext, "now">): Game {
  const ms = durationMs[kind];
  return { ...game, message: { kind, text, until: ms === null ? null : now + ms } };
}

export function withoutOldMessage(game: Game, { now }: Pick<GameContext, "now">): Game {
  const until = game.message?.until ?? null;
  return until !== null && until <= now ? { ...game, message: null } : game;
}
