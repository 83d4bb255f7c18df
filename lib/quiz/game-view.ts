import type { Game } from "./game-state";
import { type LevelName, levels } from "./rules";

// Derived values for the screen.

export function isPlaying({ stage }: Game): boolean {
  return stage.name !== "setup" && stage.name !== "ended";
}

/** The level of the current question: a change takes effect with the next one. */
export function levelInPlay({ stage, answers, level }: Game): LevelName {
  if (stage.name === "asking") return stage.level;
  return (isAnswered({ stage }) && answers.at(-1)?.level) || level;
}

/** The selected level, if it differs and so applies from the next question on. */
export function nextLevel(game: Game): LevelName | null {
  return game.level === levelInPlay(game) ? null : game.level;
}

/** Whether the question on the screen is already answered. */
export function isAnswered({ stage }: Pick<Game, "stage">): boolean {
  return stage.name === "thinking" || stage.name === "feedback";
}

/** How many questions the round has; never fewer than were already shown, even after a change of level. */
export function questionsInRound(game: Game): number {
  if (game.kind === "practice") return game.modules.length;
  return Math.max(levels[levelInPlay(game)].questionsPerRound, game.number);
}

/** After a wrong answer the player decides when to continue. */
export function canGoOn({ stage, answers }: Game): boolean {
  return stage.name === "feedback" && answers.at(-1)?.isRight === false;
}

export function canSubmit({ stage, isPaused }: Game): boolean {
  return stage.name === "asking" && stage.selected !== null && !isPaused;
}

/** A tie counts as a win (spec §2, Game Over view). */
export function hasWon({ userScore, aiScore }: Game): boolean {
  return userScore >= aiScore;
}
