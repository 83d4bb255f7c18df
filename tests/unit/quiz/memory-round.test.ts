import { expect, test } from "@jest/globals";
import { clozeOf, type MemoryAction, newRound, questionOf, reduceRound } from "@/lib/quiz/memory-round";

const question = (id: string) => ({
  ...{ id, reference: "A walk, May 3, 2024", text: "The dog lay in the kitchen.", correctAnswer: "kitchen" },
  ...{ options: ["garden", "hall", "kitchen", "boat"], conversationId: "c", index: null },
});

const play = (...actions: MemoryAction[]) =>
  actions.reduce(reduceRound, newRound({ modules: [question("one"), question("two")] }));

test("a sentence is asked with a gap", () => {
  const asked = questionOf(play());
  expect(asked && clozeOf(asked)).toBe("The dog lay in the _____.");
});

test("whichever word is chosen, it stays, and nothing is judged or counted", () => {
  for (const option of ["kitchen", "boat"]) {
    const round = play({ type: "choose", option }, { type: "choose", option: "hall" });
    expect(round).toEqual({ ...play(), chosen: option });
  }
  expect(play({ type: "choose", option: "attic" })).toEqual(play());
});

test("a question can be left without an answer, and the last one ends the round", () => {
  expect(questionOf(play({ type: "choose", option: "hall" }, { type: "next" }))?.id).toBe("two");
  expect(play({ type: "next" }).chosen).toBeNull();
  const over = play({ type: "next" }, { type: "next" });
  expect(questionOf(over)).toBeNull();
  expect(reduceRound(over, { type: "next" })).toEqual(over);
});

test("a round can be ended at any time", () => {
  expect(questionOf(play({ type: "end" }))).toBeNull();
});

test("what is no answer of questions is refused", () => {
  expect(() => newRound({ modules: [{ id: "one" }] })).toThrow();
});
