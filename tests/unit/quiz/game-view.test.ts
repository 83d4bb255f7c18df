import { expect, test } from "@jest/globals";
import type { Game } from "@/lib/quiz/game-state";
import { hasTriumphed, questionMarks, ropeShare, shownMistake, streakOf } from "@/lib/quiz/game-view";
import { ownRecord } from "@/lib/quiz/own-record";
import { answer, chosen, loaded, type Played, play, started, submit } from "./play";

const scored = (userScore: number, aiScore: number) => ({ ...chosen.game, userScore, aiScore });
const played = (...results: boolean[]): Played =>
  results.reduce((from, right) => {
    const asked = from.game.stage.name === "loading" ? play(from, [[0, loaded()]]) : from;
    return answer(asked, { right });
  }, started());

test.each([
  [scored(0, 0), false],
  [scored(0, 100), false],
  [scored(100, 100), false],
  [scored(300, 100), true],
])("a game is celebrated when it is won and not drawn", (game, isCelebrated) => {
  expect(hasTriumphed(game)).toBe(isCelebrated);
});

/** A game at its first level with a lead, whose three rounds have 9 questions of up to 200 points and 3 bonuses of 50. */
const leading = (lead: number, change: Partial<Game>): Game => ({ ...started().game, userScore: lead, ...change });

test.each<[string, Game, number]>([
  ["without a lead", leading(0, {}), 0.5],
  ["100 ahead after one of nine questions", leading(100, { number: 2 }), 0.5 + 100 / 1750 / 2],
  ["100 behind after one of nine questions", leading(0, { number: 2, aiScore: 100 }), 0.5 - 100 / 1750 / 2],
  ["100 ahead before the last question", leading(100, { round: 3, number: 3 }), 0.7],
  ["ahead by all that can be won", leading(250, { round: 3, number: 3 }), 1],
  ["behind by more than that", leading(0, { round: 3, number: 3, aiScore: 300 }), 0],
  ["ahead in a round after the third", leading(65, { round: 4 }), 0.55],
  ["a little ahead when it is over", leading(1, { stage: { name: "ended" } }), 1],
  ["drawn when it is over", leading(0, { stage: { name: "ended" } }), 0.5],
])("the rope is scaled by what can still be won: %s", (_, game, share) => {
  expect(ropeShare(game)).toBeCloseTo(share, 10);
});

test.each<[boolean[], number]>([
  [[], 0],
  [[true], 1],
  [[false], 0],
  [[true, false, true, true], 2],
  [[true, true, true, true], 4],
])("after %j the streak is %i", (results, streak) => {
  expect(streakOf(played(...results).game)).toBe(streak);
});

test("each question of a round has a mark", () => {
  expect(questionMarks(started().game)).toEqual(["current", "open", "open"]);
  expect(questionMarks(played(true, false).game)).toEqual(["right", "wrong", "current"]);
  expect(questionMarks(submit(started()).game).slice(1)).toEqual(["open", "open"]);
});

test("a wrong answer is on the screen until the next question", () => {
  const wrong = submit(started(), { right: false }).game;
  expect(shownMistake(wrong)).toBe(wrong.answers[0]);
  expect(shownMistake(submit(started()).game)).toBeNull();
  for (const { game } of [chosen, started(), played(false)]) expect(shownMistake(game)).toBeNull();
});

const records = [
  { score: 500, date: "2026-01-01" },
  { score: 350, date: "2026-01-02" },
  { score: 350, date: "2026-01-03" },
];

test("the row of a game is the latest with its score, and there is none without points", () => {
  expect(ownRecord(records, { userScore: 350 })).toBe(2);
  expect(ownRecord(records, { userScore: 400 })).toBe(-1);
  expect(ownRecord([{ score: 0, date: "2026-01-01" }], { userScore: 0 })).toBe(-1);
});
