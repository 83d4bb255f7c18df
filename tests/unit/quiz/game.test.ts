import { expect, test } from "@jest/globals";
import { answer, started } from "./play";

test("a round of the weakest level has three questions, then new ones are due", () => {
  const { game } = [0, 0, 0].reduce((played) => answer(played), started());
  expect(game).toMatchObject({ stage: { name: "loading" }, round: 2, number: 1, userScore: 650 });
});
