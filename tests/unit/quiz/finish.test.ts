import { expect, test } from "@jest/globals";
import { canFinish } from "@/lib/quiz/game-view";
import { answer, loaded, type Played, play, started } from "./play";

/** After so many complete rounds of right answers, with the message of the last one. */
const afterRounds = (count: number): Played => {
  let played = started();
  for (let round = 1; round <= count; round += 1) {
    if (round > 1) played = play(played, [[0, loaded()]]);
    for (let number = 1; number <= 3; number += 1) played = answer(played);
  }
  return played;
};
const finish = (from: Played, afterMs = 0) => play(from, [[afterMs, { type: "finish" }]]);

test.each([1, 2])("after round %i nothing can be finished", (rounds) => {
  const played = afterRounds(rounds);
  expect(canFinish(played.game)).toBe(false);
  expect(finish(played).game).toEqual(played.game);
});

test.each([3, 4])("after round %i the game can be finished, with the score that its bonus was saved with", (rounds) => {
  const played = afterRounds(rounds);
  for (const from of [played, play(played, [[0, loaded()]])]) {
    const { game } = finish(from);
    expect(game).toMatchObject({ stage: { name: "ended" }, userScore: rounds * 650, clock: { since: null } });
    expect(game.unsaved).toEqual(played.game.unsaved);
    expect(game.unsaved.at(-1)).toMatchObject({ score: rounds * 650, round: rounds });
    expect(game.messages).toMatchObject([{ kind: "ended", text: expect.stringContaining(`${rounds} rounds`) }]);
  }
});

test("without being finished the game goes on with the next round, and the offer ends with the round's message", () => {
  const next = play(afterRounds(3), [[0, loaded()]]);
  expect(next.game).toMatchObject({ stage: { name: "asking" }, round: 4, number: 1 });
  const later = play(next, [[4000, { type: "tick" }]]);
  expect(finish(later).game).toEqual(later.game);
});
