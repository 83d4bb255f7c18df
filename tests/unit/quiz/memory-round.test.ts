import { expect, test } from "@jest/globals";
import { clozeOf, type MemoryAction, newRound, questionOf, reduceRound } from "@/lib/quiz/memory-round";

const question = (id: string) => ({
  ...{ id, reference: "A walk", text: "The dog lay in the kitchen.", correctAnswer: "kitchen" },
  ...{
    options: ["garden", "hall", "kitchen", "boat"],
    conversationId: "c",
    topic: "family",
    index: null,
    timestamp: "2024-05-03T10:00:00Z",
  },
});

const play = (...actions: MemoryAction[]) =>
  actions.reduce(reduceRound, newRound({ modules: [question("one"), question("two")] }));

test("a sentence is shown with a gap", () => {
  const question = questionOf(play());
  expect(question && clozeOf(question)).toBe("The dog lay in the _____.");
});

test("the first chosen word stays, and nothing is scored", () => {
  for (const option of ["kitchen", "boat"]) {
    const round = play({ type: "choose", option }, { type: "choose", option: "hall" });
    expect(round).toEqual({ ...play(), chosen: option });
  }
  expect(play({ type: "choose", option: "attic" })).toEqual(play());
});

test("a question can be skipped, and the round ends after the last one", () => {
  expect(questionOf(play({ type: "choose", option: "hall" }, { type: "next" }))?.id).toBe("two");
  expect(play({ type: "next" }).chosen).toBeNull();
  const over = play({ type: "next" }, { type: "next" });
  expect(questionOf(over)).toBeNull();
  expect(reduceRound(over, { type: "next" })).toEqual(over);
});

test("a round can be ended at any time", () => {
  expect(questionOf(play({ type: "end" }))).toBeNull();
});

test("an invalid response is rejected", () => {
  expect(() => newRound({ modules: [{ id: "one" }] })).toThrow();
});
