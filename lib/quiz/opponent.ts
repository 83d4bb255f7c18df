import { trainingTexts } from "../texts/training";
import type { GameContext } from "./context";
import type { Game, OpponentTurn } from "./game-state";
import type { Question } from "./question";
import { picked, type Random } from "./random";
import { type LevelName, levelNames, levels, quiz } from "./rules";
import { noPoints, opponentPoints } from "./score";

export function isOpponentRight(random: Random, accuracy: number = quiz.opponentAccuracyDefault): boolean {
  return random() < accuracy;
}

/** Milliseconds for which the opponent thinks: random up to its response time, but at least `opponentDelayMinMs`. */
export function opponentDelay(random: Random, responseTime: number = quiz.opponentDelayDefaultMs): number {
  return Math.max(quiz.opponentDelayMinMs, Math.round(random() * responseTime));
}

/** The selectable levels, weakest first: those of the configuration, or all if it names none. */
export function offeredLevels(opponents: GameContext["opponents"]): LevelName[] {
  const named = levelNames.filter((level) => opponents.some(({ name }) => name === level));
  return named.length > 0 ? named : [...levelNames];
}

/** The probability that a level's opponent is right, from 0 to 1. */
export function accuracyOf(level: LevelName, opponents: GameContext["opponents"]): number {
  return opponents.find(({ name }) => name === level)?.accuracy ?? levels[level].accuracy;
}

/**
 * The opponent's answer to a question: right with the probability of its level, otherwise one of the wrong options at random.
 */
export function opponentTurn(
  { options, correctAnswer }: Pick<Question, "options" | "correctAnswer">,
  level: LevelName,
  elapsed: number,
  context: Omit<GameContext, "now" | "topics">,
): OpponentTurn {
  const { random, opponents, prefersReducedMotion } = context;
  const isRight = isOpponentRight(random, accuracyOf(level, opponents));
  const responseTime = opponents.find(({ name }) => name === level)?.responseTime;
  return {
    isRight,
    chosen: isRight
      ? correctAnswer
      : picked(
          options.filter((option) => option !== correctAnswer),
          random,
        ),
    points: isRight ? opponentPoints(elapsed, level) : noPoints,
    delayMs: prefersReducedMotion ? quiz.opponentDelayMinMs : opponentDelay(random, responseTime),
  };
}

/** What the opponent says after a round: by who had more right answers, and something else than after the round before. */
export function opponentLine({ answers }: Pick<Game, "answers">, round: number): string {
  const turns = answers.filter((answer) => answer.round === round);
  const lead = turns.filter(({ isRight }) => isRight).length - turns.filter(({ opponent }) => opponent?.isRight).length;
  const { ahead, behind, even } = trainingTexts.opponentLines;
  const lines = lead > 0 ? behind : lead < 0 ? ahead : even;
  return lines[(round - 1) % lines.length] as string;
}
