import type { GameContext } from "./context";
import type { Game, Message } from "./game-state";
import { quiz } from "./rules";

/** How long each kind of message lasts (spec §9); `null`: until something else happens. */
const durationMs: Record<Message["kind"], number | null> = {
  right: quiz.positiveFeedbackMs,
  wrong: null,
  round: quiz.roundMessageMs,
  error: quiz.errorMessageMs,
  ended: null,
};

/** In place of what was said before. Only the end of a round, which may follow at once, leaves an answer's result its time. */
export function say(game: Game, kind: Message["kind"], text: string, { now }: Pick<GameContext, "now">): Game {
  const ms = durationMs[kind];
  const kept = kind === "round" ? withoutOldMessages(game, { now }).messages.filter(isResult) : [];
  return { ...game, messages: [...kept, { kind, text, until: ms === null ? null : now + ms }] };
}

export function withoutOldMessages(game: Game, { now }: Pick<GameContext, "now">): Game {
  return { ...game, messages: game.messages.filter(({ until }) => until === null || until > now) };
}

export const isResult = ({ kind }: Message) => kind === "right" || kind === "wrong";
