import { type LevelName, levels, quiz } from "./rules";

const all = Object.values(levels);
const questions = Math.max(...all.map(({ questionsPerRound }) => questionsPerRound));
const multiplier = Math.max(quiz.timeBonusMultiplierDefault, ...all.map((level) => level.timeBonusMultiplier));
const bonus = Math.max(...all.map(({ roundBonus }) => roundBonus));

/** 1,150: the most points of one round, even if its levels were changed. */
const roundPointsMax = questions * (quiz.basePoints + quiz.timeBonusSeconds * multiplier) + bonus;

const isCount = (value: number, [least, most]: [number, number]) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Whether a game can have this result (contract, Training). `timeTaken` in seconds. */
export function isPlausibleScore({
  score,
  round,
  timeTaken,
}: {
  score: number;
  round: number;
  timeTaken: number;
}): boolean {
  return (
    isCount(timeTaken, [0, quiz.timeTakenMaxSeconds]) &&
    isCount(round, [1, Math.min(quiz.roundsMax, quiz.roundsWithoutTime + timeTaken)]) &&
    isCount(score, [0, roundPointsMax * round])
  );
}

/** Whether all questions of a challenge, of one level, can give this result. `total`: the number of questions. */
export function isPlausibleResult(
  { score, right, total }: { score: number; right: number; total: number },
  level: LevelName,
): boolean {
  const { questionsPerRound, roundBonus, timeBonusMultiplier } = levels[level];
  const points = score - Math.floor(total / questionsPerRound) * roundBonus;
  const most = quiz.basePoints + quiz.timeBonusSeconds * timeBonusMultiplier;
  return isCount(right, [0, total]) && isCount(points, [right * quiz.basePoints, right * most]);
}
