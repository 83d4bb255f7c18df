import { expect, test } from "@jest/globals";
import { isPlausibleScore } from "@/lib/quiz/plausible-score";
import { levelNames, levels } from "@/lib/quiz/rules";
import { opponentPoints, sumOf, timeBonus, userPoints } from "@/lib/quiz/score";

test.each([
  // seconds, multiplier, bonus
  [0, 20, 100],
  [1, 20, 80],
  [4, 20, 20],
  [5, 20, 0],
  [6, 20, 0],
  [29, 20, 0],
  [30, 20, 100],
  [34, 20, 20],
  [35, 20, 0],
  [60, 15, 75],
  [61, 15, 60],
  [2, 10, 30],
  [3600, 10, 50],
])("at %i seconds the multiplier %i gives a time bonus of %i", (elapsed, multiplier, bonus) => {
  expect(timeBonus(elapsed, multiplier)).toBe(bonus);
});

test("the default multiplier is 20", () => {
  expect(timeBonus(0)).toBe(100);
});

test.each([
  ["Beginner", 0, 200, 180],
  ["Beginner", 4, 120, 116],
  ["Intermediate", 0, 175, 160],
  ["Intermediate", 2, 145, 136],
  ["Advanced", 0, 150, 140],
  ["Advanced", 3, 120, 116],
  ["Advanced", 5, 100, 100],
] as const)("%s at %i seconds: %i for the player, %i for the opponent", (level, elapsed, user, opponent) => {
  expect([userPoints(elapsed, level), opponentPoints(elapsed, level)].map(sumOf)).toEqual([user, opponent]);
});

test("the opponent's points are whole and exactly four fifths of the bonus, at every level and second", () => {
  for (const level of levelNames) {
    for (let elapsed = 0; elapsed < 60; elapsed++) {
      const { base, speed } = opponentPoints(elapsed, level);
      expect(base).toBe(100);
      expect(Number.isInteger(speed)).toBe(true);
      expect(speed * 5).toBe(userPoints(elapsed, level).speed * 4);
    }
  }
});

test.each(levelNames)("the best round of %s is within the server's bound", (level) => {
  const { questionsPerRound, roundBonus } = levels[level];
  const score = questionsPerRound * sumOf(userPoints(0, level)) + roundBonus;
  expect(isPlausibleScore({ score, round: 1, timeTaken: 0 })).toBe(true);
});
