import { expect, test } from "@jest/globals";
import { elapsedSeconds, nextSecondIn } from "@/lib/quiz/clock";
import { answer, chosen, loaded, type Played, play, started, submit } from "./play";

const secondsAfter = ({ game, now }: Played, ms: number) => elapsedSeconds(game, now + ms);

test("the clock shows whole seconds since the question was shown", () => {
  expect([0, 999, 1000, 61_999].map((ms) => secondsAfter(started(), ms))).toEqual([0, 0, 1, 61]);
});

test.each<[string, Played]>([
  ["at the setup", chosen],
  ["while questions are loading", play(chosen, [[0, { type: "start", gameId: "game" }]])],
  ["while the opponent thinks", submit(started())],
  ["when the game has ended", play(started(), [[0, { type: "exit" }]])],
])("the clock is stopped %s", (_, played) => {
  expect(secondsAfter(played, 60_000)).toBe(0);
  expect(nextSecondIn(played.game, played.now)).toBeNull();
});

test("the clock continues where it stopped, with fractions of a second", () => {
  const next = answer(started(), { afterMs: 1700 });
  expect([0, 299, 300, 1300].map((ms) => secondsAfter(next, ms))).toEqual([1, 1, 2, 3]);
  expect(nextSecondIn(next.game, next.now)).toBe(300);
});

test("the clock continues across rounds and stops at the exit", () => {
  const round = [1000, 1000, 1000].reduce((played, afterMs) => answer(played, { afterMs }), started());
  const second = play(round, [[9000, loaded()]]);
  expect(secondsAfter(second, 2000)).toBe(5);
  expect(secondsAfter(play(second, [[2000, { type: "exit" }]]), 9000)).toBe(5);
});

test("a system clock that is set back subtracts no time", () => {
  const next = answer(started(), { afterMs: 3000 });
  expect(secondsAfter(next, -60_000)).toBe(3);
});

const speedAfter = (from: Played, afterMs: number) => submit(from, { afterMs }).game.answers.at(-1)?.points.speed;

test("the time bonus depends on the seconds since the question was shown", () => {
  for (const question of [started(), answer(started(), { afterMs: 27_300 })]) {
    const speeds = [999, 1000, 4999, 5000, 29_999, 30_000].map((afterMs) => speedAfter(question, afterMs));
    expect(speeds).toEqual([100, 80, 20, 0, 0, 100]);
  }
});

test("the time bonus ignores the seconds of feedback and loading", () => {
  const third = answer(answer(started()), { right: false });
  const round = play(submit(third, { right: false, afterMs: 2000 }), [
    [4000, { type: "opponent" }],
    [50_000, { type: "next" }],
    [9000, loaded()],
  ]);
  expect(speedAfter(round, 1500)).toBe(80);
});
