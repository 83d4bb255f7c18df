import { expect, test } from "@jest/globals";
import { clozeOf, type MemoryAction, newRound, questionOf, reduceRound } from "@/lib/quiz/memory-round";

const question = (id: string, conversationId = id) => ({
  ...{ id, reference: "A walk", text: "The dog lay in the kitchen.", correctAnswer: "kitchen" },
  ...{ conversationId, topic: "family", index: null, timestamp: "2024-05-03T10:00:00Z" },
});

const play = (...actions: MemoryAction[]) =>
  actions.reduce(reduceRound, newRound({ modules: [question("one"), question("two")] }));

test("a sentence is shown with a gap", () => {
  const question = questionOf(play());
  expect(question && clozeOf(question)).toBe("The dog lay in the _____.");
});

test("the word is shown when it is asked for, and nothing is scored", () => {
  expect(play({ type: "show" })).toEqual({ ...play(), isShown: true });
});

test("the next question is hidden again, and the round ends after the last one", () => {
  const second = play({ type: "show" }, { type: "next" });
  expect([questionOf(second)?.id, second.isShown]).toEqual(["two", false]);
  const over = play({ type: "next" }, { type: "next" });
  expect(questionOf(over)).toBeNull();
  expect(reduceRound(over, { type: "next" })).toEqual(over);
});

test("nothing more is asked about a memory that was taken away", () => {
  const round = newRound({ modules: [question("a", "x"), question("b", "y"), question("c", "x"), question("d", "z")] });
  const removed = [{ type: "next" } as const, { type: "next" } as const, { type: "removeMemory" } as const];
  expect(removed.reduce(reduceRound, round).questions.map(({ id }) => id)).toEqual(["a", "b", "d"]);
  expect(reduceRound(round, { type: "removeMemory" }).questions.map(({ id }) => id)).toEqual(["b", "d"]);
});

test("a memory that is put back is asked about next, and what was asked since stays asked", () => {
  const after = play({ type: "removeMemory" }, { type: "next" }, { type: "restoreMemory", removed: [question("one")] });
  expect(after).toEqual({ questions: [question("two"), question("one")], position: 1, isShown: false });
});

test("a round can be ended at any time", () => {
  expect(questionOf(play({ type: "end" }))).toBeNull();
});

test("an invalid response is rejected", () => {
  expect(() => newRound({ modules: [{ id: "one" }] })).toThrow();
});
