import { levels, quiz } from "./rules";

const all = Object.values(levels);
const questions = Math.max(...all.map(({ questionsPerRound }) => questionsPerRound));
const multiplier = Math.max(quiz.timeBonusMultiplierDefault, ...all.map((level) => level.timeBonusMultiplier));
const bonus = Math.max(...all.map(({ roundBonus }) => roundBonus));

/** 1,150: no round is worth more, whatever the levels that were played in it. */
export const roundPointsMax = questions * (quiz.basePoints + quiz.timeBonusSeconds * multiplier) + bonus;

/** So many rounds need no time. Every further one takes a second at least, for three questions or more. */
const roundsWithoutTime = 20;
const roundsMax = 1_000_000;
/** Seconds: three years of play in one game. */
const timeMax = 100_000_000;

const isCount = (value: number, [least, most]: [number, number]) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Whether a game can have come to this (contract, Training). `timeTaken` in seconds. */
export function isReachable({ score, round, timeTaken }: { score: number; round: number; timeTaken: number }): boolean {
  return (
    isCount(timeTaken, [0, timeMax]) &&
    isCount(round, [1, Math.min(roundsMax, roundsWithoutTime + timeTaken)]) &&
    isCount(score, [0, roundPointsMax * round])
  );
}
