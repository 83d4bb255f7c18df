import { expect, test } from "@jest/globals";
import { canHurry } from "@/lib/quiz/game-view";
import { play, started, submit } from "./play";

/** It would take 4 seconds. */
const slow = { random: () => 0.9999999 };
const hurry = (afterMs: number) => play(submit(started(slow), {}, slow), [[afterMs, { type: "hurry" }]], slow);

test.each([
  [0, 1000],
  [400, 1000],
  [1000, 1000],
  [2500, 2500],
  [9000, 4000],
])("hurried after %i ms, the opponent answers %i ms after the submit: never within a second", (afterMs, delayMs) => {
  expect(hurry(afterMs).game.stage).toMatchObject({ name: "thinking", opponent: { delayMs } });
});

test("the opponent's answer stays the same, and the result of the player's is shown for 2 seconds all the same", () => {
  const [hurried, patient] = [hurry(0), submit(started(slow), {}, slow)].map((from) =>
    play(from, [[1000, { type: "opponent" }]], slow),
  );
  expect(hurried?.game.aiScore).toBe(patient?.game.aiScore);
  expect(hurried?.game.stage).toEqual({ name: "feedback", durationMs: 1000 });
});

test("only an opponent that thinks for longer than a second can be hurried", () => {
  expect(canHurry(submit(started(slow), {}, slow).game)).toBe(true);
  for (const { game } of [started(slow), hurry(0)]) expect(canHurry(game)).toBe(false);
  expect(play(started(slow), [[0, { type: "hurry" }]]).game).toEqual(started(slow).game);
});
