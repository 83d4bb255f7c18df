import { expect, test } from "@jest/globals";
import type { GameAction } from "@/lib/quiz/game";
import { answer, chosen, play, started, submit } from "./play";

const rightOpponent = { opponents: [{ name: "Beginner", description: "", accuracy: 1, responseTime: 0 } as const] };
const twoAnswered = () => answer(answer(started(rightOpponent), {}, rightOpponent), {}, rightOpponent);

test.each([
  [1000, { name: "feedback", durationMs: 1000 }],
  [1999, { name: "feedback", durationMs: 1 }],
  [2000, { name: "asking" }],
  [3500, { name: "asking" }],
])("a right answer stays with its question for 2 seconds: an opponent that takes %i ms", (responseTime, stage) => {
  const change = {
    opponents: [{ name: "Beginner", description: "", accuracy: 1, responseTime } as const],
    random: () => 0.9999999,
  };
  const thinking = submit(started(change), {}, change);
  expect(play(thinking, [[responseTime, { type: "opponent" }]], change).game.stage).toMatchObject(stage);
});

test("a wrong answer stays with the right word until the player continues", () => {
  const judged = play(submit(started(), { right: false }), [
    [4000, { type: "opponent" }],
    [600_000, { type: "tick" }],
  ]);
  expect(judged.game).toMatchObject({
    stage: { name: "feedback", durationMs: null },
    messages: [{ kind: "wrong", until: null }],
  });
  expect(play(judged, [[0, { type: "next" }]]).game).toMatchObject({ stage: { name: "asking" }, messages: [] });
});

test("only feedback can be dismissed", () => {
  for (const played of [started(), submit(started()), play(chosen, [[0, { type: "start", gameId: "game" }]])]) {
    expect(play(played, [[0, { type: "next" }]]).game).toEqual(played.game);
  }
});

test.each([
  [1999, ["right", "round"]],
  [2000, ["round"]],
])("the message of a right answer lasts 2 seconds even at the end of a round: continued after %i ms", (ms, kinds) => {
  const judged = play(submit(twoAnswered(), {}, rightOpponent), [[1000, { type: "opponent" }]]);
  const { game } = play(judged, [[ms - 1000, { type: "next" }]]);
  expect(game.messages.map(({ kind }) => kind)).toEqual(kinds);
});

test.each<[string, [number, GameAction][]]>([
  ["is thinking", []],
  ["has just answered", [[1000, { type: "opponent" }]]],
])("at the exit an opponent that %s is counted, and a full round gets its bonus once", (_, steps) => {
  const last = play(submit(twoAnswered(), {}, rightOpponent), steps, rightOpponent);
  const { game } = play(last, [[0, { type: "exit" }]]);
  expect(game).toMatchObject({ stage: { name: "ended" }, round: 2, userScore: 650, unsaved: { length: 4 } });
  expect(game).toMatchObject({ aiScore: 540, answers: { length: 3, 2: { opponent: { isRight: true } } } });
});
