import { expect, test } from "@jest/globals";
import { nextBonusIn, speedBonus } from "@/lib/quiz/speed-bonus";
import { answer, chosen, play, practising, started, submit } from "./play";

const { game, now } = started();

test.each([
  // milliseconds, points, spent, period, next change
  [0, 100, 0, 0, 1000],
  [999, 100, 0, 0, 1],
  [1000, 80, 0.2, 0, 1000],
  [4999, 20, 0.8, 0, 1],
  [5000, 0, 1, 0, 25_000],
  [29_999, 0, 1, 0, 1],
  [30_000, 100, 0, 1, 1000],
  [61_500, 80, 0.2, 2, 500],
])("%i ms after the question the bonus is %i", (ms, points, spent, period, next) => {
  expect(speedBonus(game, now + ms)).toEqual({ points, spent, period, sinceMs: ms % 30_000 });
  expect(nextBonusIn(game, now + ms)).toBe(next);
});

test("the bonus that is shown is the one that an answer gets", () => {
  for (const afterMs of [0, 1400, 4999, 5000, 31_000]) {
    const shown = speedBonus(game, now + afterMs)?.points;
    const { stage } = game;
    const option = stage.name === "asking" ? stage.question.correctAnswer : "";
    const answered = play({ game, now }, [
      [0, { type: "select", option }],
      [afterMs, { type: "submit" }],
    ]);
    expect(answered.game.answers.at(-1)?.points.speed).toBe(shown);
  }
});

test("it counts from when the question was shown, not from the start of the game", () => {
  const next = answer(started(), { afterMs: 3400 });
  expect(speedBonus(next.game, next.now + 900)).toMatchObject({ points: 100, sinceMs: 900 });
});

test("there is none in a practice", () => {
  const practice = practising();
  expect([speedBonus(practice.game, practice.now), nextBonusIn(practice.game, practice.now)]).toEqual([null, null]);
});

test("there is none while no question is asked, and it does not change while the clock is stopped", () => {
  expect([speedBonus(chosen.game, now), nextBonusIn(chosen.game, now)]).toEqual([null, null]);
  expect(speedBonus(submit(started()).game, now)).toBeNull();
  const paused = { ...game, clock: { ranMs: 2000, since: null } };
  expect(speedBonus(paused, now + 60_000)?.points).toBe(60);
  expect(nextBonusIn(paused, now)).toBeNull();
});
