import { expect, test } from "@jest/globals";
import type { TopicChoice } from "@/lib/config/topics";
import {
  currentQuestion,
  type Guide,
  type GuideAction,
  givenAnswers,
  guideError,
  isUntouched,
  newGuide,
  questionsOf,
  reduceGuide,
} from "@/lib/conversation/guide/guide";
import { leftOver } from "@/lib/conversation/guide/left-over";
import { beginWith } from "@/lib/conversation/guide/question-pool";
import { texts } from "@/lib/texts";
import { question, setUp, topics, work } from "../../../support/factories/topics";

function play(actions: GuideAction[], from: Guide = newGuide(topics)): Guide {
  return actions.reduce((guide, action) => reduceGuide(guide, action, topics), from);
}

test("a single enabled topic is preselected, one of several is not", () => {
  expect(newGuide([work]).topicId).toBe("work");
  expect(newGuide(topics).topicId).toBeNull();
});

test.each<[string, GuideAction[], string]>([
  ["without a topic", [{ type: "name", projectName: "x" }], texts.conversation.topicRequired],
  ["without a name", [{ type: "choose", topicId: "work" }], texts.conversation.projectNameRequired],
  [
    "with a blank name",
    [
      { type: "choose", topicId: "work" },
      { type: "name", projectName: " \n" },
    ],
    texts.conversation.projectNameRequired,
  ],
  [
    "with a name of 101",
    [
      { type: "choose", topicId: "work" },
      { type: "name", projectName: "x".repeat(101) },
    ],
    texts.conversation.projectNameTooLong,
  ],
  ["without a required answer", setUp, texts.conversation.answerRequired],
  ["with an answer of 601", [...setUp, { type: "answer", text: "x".repeat(601) }], texts.conversation.answerTooLong],
])("Next %s stays and shows an error", (_, actions, sentence) => {
  const before = play(actions);
  const after = reduceGuide(before, { type: "next" }, topics);
  expect(after).toEqual({ ...before, error: sentence });
});

test("lengths count without the white space at the ends", () => {
  const guide = play([...setUp, { type: "answer", text: `  ${"x".repeat(600)}\n` }]);
  expect(guideError(guide, topics)).toBeNull();
});

test("Next goes through the questions and stays on the last", () => {
  const guide = play([...setUp, { type: "answer", text: "The kitchen" }, { type: "next" }]);
  expect(currentQuestion(guide, topics)).toMatchObject({ position: 1, total: 2, isLast: true, answer: "" });
  expect(reduceGuide(guide, { type: "next" }, topics)).toEqual(guide);
});

test("Back keeps the answers, down to the setup", () => {
  const guide = play([...setUp, { type: "answer", text: "The kitchen" }, { type: "next" }, { type: "back" }]);
  expect(currentQuestion(guide, topics)?.answer).toBe("The kitchen");
  expect(play([{ type: "back" }], guide)).toMatchObject({ stage: { name: "setup" }, projectName: "The canal" });
});

test("switching topics loses no answer", () => {
  const away: GuideAction[] = [
    { type: "back" },
    { type: "choose", topicId: "work" },
    { type: "choose", topicId: "childhood" },
  ];
  const guide = play([...setUp, { type: "answer", text: "The kitchen" }, ...away]);
  expect(givenAnswers(guide, topics)).toEqual([{ question: "Question a?", answer: "The kitchen" }]);
});

test("a topic of optional questions needs any one answer", () => {
  const questions = [question("d", false), question("e", false)];
  const optional: TopicChoice[] = [{ id: "food", displayName: "Food", sets: [questions] }];
  const first = reduceGuide({ ...newGuide(optional), projectName: "Soup" }, { type: "next" }, optional);
  expect(guideError(first, optional)).toBeNull();
  const last = reduceGuide(first, { type: "next" }, optional);
  expect(guideError(last, optional)).toBe(texts.conversation.oneAnswerRequired);
  expect(guideError({ ...last, answers: { "food/d": "Barley" } }, optional)).toBeNull();
});

test("an edit resets the key of a failed submission", () => {
  const sent = play([...setUp, { type: "answer", text: "One" }, { type: "submit", requestKey: "k" }]);
  expect(sent.requestKey).toBe("k");
  expect(play([{ type: "answer", text: "Two" }], sent).requestKey).toBeNull();
});

test("the next memory of a topic has a set that was not used, and after all of them the one used longest ago", () => {
  const sets = ["a", "b", "c"].map((id) => [question(`${id}1`), question(`${id}2`, false)]);
  const topic: TopicChoice = { id: "home", displayName: "Home", sets };
  let used: string[] = [];
  const begun = Array.from({ length: 6 }, () => {
    const setup = { ...newGuide([topic]), projectName: "x" };
    const questions = questionsOf(reduceGuide(setup, { type: "next", used }, [topic]), topic);
    used = [...questions.map(({ text }) => text), ...used.filter((text) => questions.every((q) => q.text !== text))];
    return questions.map(({ id }) => id).join();
  });
  expect(begun).toEqual(["a1,a2", "b1,b2", "c1,c2", "a1,a2", "b1,b2", "c1,c2"]);
});

test("a guide is untouched until something is typed", () => {
  expect(isUntouched(play([{ type: "choose", topicId: "work" }]))).toBe(true);
  expect(isUntouched(play(setUp))).toBe(false);
});

test("what was typed in another topic is left over when a memory is sent, and nothing else", () => {
  const begun = play([...setUp, { type: "answer", text: "The kitchen" }]);
  expect(leftOver(begun, topics)).toBeNull();
  const second = beginWith(begun, work, work.sets[0] ?? []);
  const rest = leftOver(play([{ type: "answer", text: "The mill" }], second), topics);
  expect(rest).toMatchObject({ topicId: "childhood", projectName: "" });
  expect(rest && givenAnswers(rest, topics)).toEqual([{ question: "Question a?", answer: "The kitchen" }]);
});
