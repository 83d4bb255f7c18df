import { expect, test } from "@jest/globals";
import { canSubmit, levelInPlay, questionsInRound } from "@/lib/quiz/game-view";
import type { LevelName } from "@/lib/quiz/rules";
import { answer, loaded, type Played, play, started, submit } from "./play";

const choose = (from: Played, level: LevelName) => play(from, [[0, { type: "level", level }]]);
const progress = ({ game }: Played) => `${game.number}/${questionsInRound(game)}`;

test("a change of level takes effect with the next question and its points", () => {
  const changed = choose(started(), "Advanced");
  expect([levelInPlay(changed.game), changed.game.level, progress(changed)]).toEqual(["Beginner", "Advanced", "1/3"]);
  const next = answer(changed);
  expect([levelInPlay(next.game), progress(next), next.game.userScore]).toEqual(["Advanced", "2/5", 200]);
  expect(answer(next).game.userScore).toBe(350);
});

test("a change while the opponent thinks, or after its answer, does not affect the answer", () => {
  const thinking = choose(submit(started(), { right: false }), "Advanced");
  expect([levelInPlay(thinking.game), thinking.game.unsaved[0]?.level]).toEqual(["Beginner", "Beginner"]);
  const judged = play(thinking, [[1000, { type: "opponent" }]]);
  expect([levelInPlay(judged.game), progress(judged)]).toEqual(["Beginner", "1/3"]);
});

test("a change at the last question of a round takes effect in the next round", () => {
  const loading = answer(choose(answer(answer(started())), "Advanced"));
  const next = play(loading, [[0, loaded()]]);
  expect([levelInPlay(next.game), progress(next), next.game.round]).toEqual(["Advanced", "1/5", 2]);
});

test("the total is never below the number of the current question", () => {
  const third = [0, 0, 0].reduce((played) => answer(played), choose(started(), "Advanced"));
  expect(progress(third)).toBe("4/5");
  const fifth = answer(choose(third, "Beginner"));
  expect([progress(fifth), levelInPlay(fifth.game)]).toEqual(["5/5", "Beginner"]);
  const weaker = answer(choose(answer(choose(answer(started()), "Advanced")), "Beginner"));
  expect(progress(weaker)).toBe("4/4");
});

test("the bonus is that of the level of the last question", () => {
  const last = choose(answer(answer(started())), "Advanced");
  const { game } = answer(last);
  expect(game).toMatchObject({ stage: { name: "loading" }, userScore: 650, level: "Advanced" });
  expect(questionsInRound(game)).toBe(5);
});

test("a selection can be submitted, but not in a paused game", () => {
  const { game } = started();
  if (game.stage.name !== "asking") throw new Error("Nothing is asked.");
  const selected = { ...game, stage: { ...game.stage, selected: game.stage.question.correctAnswer } };
  expect([game, selected, { ...selected, isPaused: true }].map(canSubmit)).toEqual([false, true, false]);
});
