import type { GameContext } from "./context";
import type { Game, Message } from "./game-state";
import { quiz } from "./rules";

/** How long each kind of message is shown (spec §9); `null`: until it is replaced. */
const durationMs: Record<Message["kind"], number | null> = {
  right: quiz.positiveFeedbackMs,
  wrong: null,
  round: quiz.roundMessageMs,
  error: quiz.errorMessageMs,
  ended: null,
};

/** Replaces all messages, except that the result of an answer stays next to the message about the end of its round. */
export function showMessage(game: Game, kind: Message["kind"], text: string, { now }: Pick<GameContext, "now">): Game {
  const ms = durationMs[kind];
  const results = kind === "round" ? withoutExpiredMessages(game, { now }).messages.filter(isResult) : [];
  return { ...game, messages: [...results, { kind, text, until: ms === null ? null : now + ms }] };
}

export function withoutExpiredMessages(game: Game, { now }: Pick<GameContext, "now">): Game {
  return { ...game, messages: game.messages.filter(({ until }) => until === null || until > now) };
}

export const isResult = ({ kind }: Message) => kind === "right" || kind === "wrong";
