import type { Answer, Game } from "./game-state";
import { type LevelName, levels, quiz } from "./rules";
import { fallbackModule } from "./samples";
import { sumOf, userPoints } from "./score";

// Derived values for the screen.

export function isPlaying({ stage }: Game): boolean {
  return stage.name !== "setup" && stage.name !== "ended";
}

export const rightCount = ({ answers }: Pick<Game, "answers">) => answers.filter(({ isRight }) => isRight).length;

/** Whether the game is over and its scores are not saved yet. Of a challenge the server knows that. */
export function hasUnsavedResult({ stage, kind, unsaved }: Game): boolean {
  return stage.name === "ended" && (unsaved.length > 0 || kind === "challenge");
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

/** Whether the opponent thinks for longer than it must. */
export function canHurry({ stage }: Game): boolean {
  return stage.name === "thinking" && stage.opponent.delayMs > quiz.opponentDelayMinMs;
}

/** Whether the question on the screen is already answered. */
export function isAnswered({ stage }: Pick<Game, "stage">): boolean {
  return stage.name === "thinking" || stage.name === "feedback";
}

/** How many questions the round has; never fewer than were already shown, even after a change of level. */
export function questionsInRound(game: Game): number {
  if (game.kind === "practice") return game.modules.length;
  const { questionsPerRound } = levels[levelInPlay(game)];
  if (game.kind === "challenge")
    return Math.min(questionsPerRound, game.modules.length - (game.round - 1) * questionsPerRound);
  return Math.max(questionsPerRound, game.number);
}

/** After a wrong answer the player decides when to continue. */
export function canGoOn({ stage, answers }: Game): boolean {
  return stage.name === "feedback" && answers.at(-1)?.isRight === false;
}

export function canSubmit({ stage, isPaused }: Game): boolean {
  return stage.name === "asking" && stage.selected !== null && !isPaused;
}

/** Whether the questions of the round could not be loaded, so that a sample is asked instead. */
export function hasFallback({ modules }: Pick<Game, "modules">): boolean {
  return modules.some(({ id }) => id === fallbackModule.id);
}

/** Whether the message of a round offers to finish: from the end of the third one on (`round` is already the next). */
export function canFinish({ kind, round, messages }: Pick<Game, "kind" | "round" | "messages">): boolean {
  return kind === "public" && round > quiz.roundsToFinish && messages.some(({ kind }) => kind === "round");
}

export type FinalScores = Pick<Game, "userScore" | "aiScore">;

/** A tie counts as a win (spec §2, Game Over view). */
export function hasWon({ userScore, aiScore }: FinalScores): boolean {
  return userScore >= aiScore;
}

/** More points than the opponent. A tie is a win by the rules, but nothing to celebrate. */
export function hasTriumphed({ userScore, aiScore }: FinalScores): boolean {
  return userScore > aiScore;
}

/** The same points for both. */
export function isDraw({ userScore, aiScore }: FinalScores): boolean {
  return userScore === aiScore;
}

/** Zero to zero. */
export function isUnscored({ userScore, aiScore }: FinalScores): boolean {
  return userScore === 0 && aiScore === 0;
}

/** The most points that the player can still win until the game can be finished, or in a later round until its end. */
function pointsToWin(game: Game): number {
  if (game.stage.name === "ended") return 0;
  const level = levelInPlay(game);
  const { questionsPerRound, roundBonus } = levels[level];
  const roundsAfter = Math.max(0, quiz.roundsToFinish - game.round);
  const inRound = questionsInRound(game) - game.number + (isAnswered(game) ? 0 : 1);
  return (inRound + roundsAfter * questionsPerRound) * sumOf(userPoints(0, level)) + (1 + roundsAfter) * roundBonus;
}

/** How far the player has pulled the rope, 0 to 1: to the end once the lead is as much as can still be won. */
export function ropeShare(game: Game): number {
  const lead = game.userScore - game.aiScore;
  return lead === 0 ? 0.5 : (1 + Math.max(-1, Math.min(1, lead / pointsToWin(game)))) / 2;
}

/** How many of the latest answers in a row were right. */
export function streakOf({ answers }: Pick<Game, "answers">): number {
  return answers.length - 1 - answers.findLastIndex(({ isRight }) => !isRight);
}

type QuestionMark = "right" | "wrong" | "current" | "open";

/** One mark for each question of the round. */
export function questionMarks(game: Game): QuestionMark[] {
  const answered = game.answers.filter(({ round }) => round === game.round);
  return Array.from({ length: questionsInRound(game) }, (_, index) => {
    const answer = answered[index];
    if (answer) return answer.isRight ? "right" : "wrong";
    return index === game.number - 1 ? "current" : "open";
  });
}

/** The last answer, if its question is on the screen and the answer was wrong. */
export function shownMistake({ stage, answers }: Pick<Game, "stage" | "answers">): Answer | null {
  const last = answers.at(-1);
  return isAnswered({ stage }) && last?.isRight === false ? last : null;
}
