import { expect, test } from "@jest/globals";
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
  [scored(0, 0), false, 0.5],
  [scored(0, 100), false, 0],
  [scored(100, 100), false, 0.5],
  [scored(300, 100), true, 0.75],
  [scored(100, 300), false, 0.25],
])("a game is celebrated when it is won and not drawn, and the rope shows by how much", (game, isCelebrated, share) => {
  expect(hasTriumphed(game)).toBe(isCelebrated);
  expect(ropeShare(game)).toBe(share);
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
