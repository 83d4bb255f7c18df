import type { Game } from "./game-state";
import { type LevelName, levels } from "./rules";

// What the screen reads from a game.

export function isPlaying({ stage }: Game): boolean {
  return stage.name !== "setup" && stage.name !== "ended";
}

/** The level that counts: a change takes effect with the next question. */
export function levelInPlay({ stage, answers, level }: Game): LevelName {
  if (stage.name === "asking") return stage.level;
  return (isAnswered({ stage }) && answers.at(-1)?.level) || level;
}

/** The level that was selected meanwhile and holds from the next question on. */
export function nextLevel(game: Game): LevelName | null {
  return game.level === levelInPlay(game) ? null : game.level;
}

/** The question on the screen is the one of the last answer. */
export function isAnswered({ stage }: Pick<Game, "stage">): boolean {
  return stage.name === "thinking" || stage.name === "feedback";
}

/** How many questions the round has; never fewer than have been put, although a change of level may want it so. */
export function questionsInRound(game: Game): number {
  if (game.kind === "practice") return game.modules.length;
  return Math.max(levels[levelInPlay(game)].questionsPerRound, game.number);
}

/** After a wrong answer the player says when the right one was read. */
export function canGoOn({ stage, answers }: Game): boolean {
  return stage.name === "feedback" && answers.at(-1)?.isRight === false;
}

export function canSubmit({ stage, isPaused }: Game): boolean {
  return stage.name === "asking" && stage.selected !== null && !isPaused;
}

/** A draw is the player's (spec §2, Game Over view). */
export function hasWon({ userScore, aiScore }: Game): boolean {
  return userScore >= aiScore;
}
