import { expect, test } from "@jest/globals";
import {
  accuracyOf,
  isOpponentRight,
  offeredLevels,
  opponentDelay,
  opponentLine,
  opponentTurn,
} from "@/lib/quiz/opponent";
import { trainingTexts } from "@/lib/texts/training";
import { randomFrom } from "@/tests/support/factories/seeded-random";
import { answer, contextAt, loaded, play, started } from "./play";

test.each([
  [0.59, undefined, true],
  [0.6, undefined, false],
  [0, 0, false],
  [0.999, 1, true],
  [0.89, 0.9, true],
  [0.9, 0.9, false],
])("random %d with accuracy %p is right: %p", (chance, accuracy, isRight) => {
  expect(isOpponentRight(() => chance, accuracy)).toBe(isRight);
});

test.each([
  [0, undefined, 1000],
  [0.2, undefined, 1000],
  [0.5, undefined, 2000],
  [0.999, undefined, 3996],
  [0.999, 500, 1000],
  [0.5, 10_000, 5000],
])("random %d with response time %p is a delay of %i", (chance, responseTime, delay) => {
  expect(opponentDelay(() => chance, responseTime)).toBe(delay);
});

const sharp = { name: "Advanced", description: "", accuracy: 0.95, responseTime: 2000 } as const;

test("a level's accuracy is the configured one, else that of the table", () => {
  expect(accuracyOf("Advanced", [sharp])).toBe(0.95);
  expect(accuracyOf("Intermediate", [sharp])).toBe(0.8);
  expect(accuracyOf("Beginner", [])).toBe(0.6);
});

test("the configured levels are offered, weakest first and each once, or all where none is configured", () => {
  const steady = { ...sharp, name: "Intermediate" } as const;
  expect(offeredLevels([sharp, steady, sharp])).toEqual(["Intermediate", "Advanced"]);
  expect(offeredLevels([])).toEqual(["Beginner", "Intermediate", "Advanced"]);
});

const question = { options: ["leaf", "root", "twig", "bark"], correctAnswer: "root" };
const turn = (level: "Advanced" | "Beginner", chance: number, prefersReducedMotion = false) =>
  opponentTurn(question, level, 1, contextAt(0, { random: () => chance, opponents: [sharp], prefersReducedMotion }));

test("a right opponent chooses the right option and gets its points, a wrong one another and none", () => {
  const right = { isRight: true, chosen: "root", points: { base: 100, speed: 32 }, delayMs: 1880 };
  expect(turn("Advanced", 0.94)).toEqual(right);
  const wrong = { isRight: false, chosen: "bark", points: { base: 0, speed: 0 }, delayMs: 1920 };
  expect(turn("Advanced", 0.96)).toEqual(wrong);
});

test("a wrong opponent chooses each of the wrong options equally often", () => {
  const context = contextAt(0, { random: randomFrom(3), opponents: [{ ...sharp, accuracy: 0 }] });
  const chosen = Array.from({ length: 900 }, () => opponentTurn(question, "Advanced", 1, context).chosen);
  const counts = ["leaf", "twig", "bark"].map((option) => chosen.filter((other) => other === option).length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(900);
  for (const count of counts) expect(Math.abs(count - 300)).toBeLessThan(60);
});

test("a level that is not configured has the standard response time", () => {
  expect(turn("Beginner", 0.5).delayMs).toBe(2000);
});

test("with reduced motion the opponent takes the minimum delay", () => {
  expect(turn("Beginner", 0.99, true).delayMs).toBe(1000);
});

/** What an opponent says after two rounds, each of which the player and the opponent had all right or all wrong. */
function linesAfter(right: boolean, opponentRight: boolean): string[] {
  const change = { opponents: [{ ...sharp, name: "Beginner", accuracy: Number(opponentRight) } as const] };
  const round = (from: ReturnType<typeof started>) =>
    [1, 2, 3].reduce((played) => answer(played, { right }, change), from);
  const first = round(started(change));
  const second = round(play(first, [[0, loaded()]], change));
  return [opponentLine(first.game, 1), opponentLine(second.game, 2)];
}

test.each([
  ["the player was better", true, false, trainingTexts.opponentLines.behind],
  ["the opponent was better", false, true, trainingTexts.opponentLines.ahead],
  ["both were equally good", true, true, trainingTexts.opponentLines.even],
] as const)(
  "after a round in which %s the opponent says so, with other words each time",
  (_, right, isRight, lines) => {
    expect(linesAfter(right, isRight)).toEqual(lines.slice(0, 2));
  },
);

test("the opponent's lines are short, different and calm", () => {
  const lines = Object.values(trainingTexts.opponentLines).flat();
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => line.length > 45 || line.includes("!"))).toEqual([]);
});
