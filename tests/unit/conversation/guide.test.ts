import { expect, test } from "@jest/globals";
import type { TopicChoice } from "@/lib/config/topics";
import {
  currentQuestion,
  type Guide,
  type GuideAction,
  givenAnswers,
  guideError,
  isGuide,
  isUntouched,
  newGuide,
  reduceGuide,
  restoreGuide,
} from "@/lib/conversation/guide";
import { texts } from "@/lib/texts";

const question = (id: string, required = true) => ({ id, text: `Question ${id}?`, required });
const childhood: TopicChoice = {
  id: "childhood",
  displayName: "Childhood",
  questions: [question("a"), question("b", false)],
};
const work: TopicChoice = { id: "work", displayName: "Work", questions: [question("c")] };
const topics = [childhood, work];

function play(actions: GuideAction[], from: Guide = newGuide(topics)): Guide {
  return actions.reduce((guide, action) => reduceGuide(guide, action, topics), from);
}

const setUp: GuideAction[] = [
  { type: "choose", topicId: "childhood" },
  { type: "name", projectName: "The canal" },
  { type: "next" },
];

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
  const optional: TopicChoice[] = [{ id: "food", displayName: "Food", questions }];
  const first = { ...newGuide(optional), projectName: "Soup", stage: { name: "question", position: 0 } as const };
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

test("a stored guide is adjusted to the current topics", () => {
  const stored = play([...setUp, { type: "answer", text: "One" }, { type: "next" }]);
  const shorter = [{ ...childhood, questions: [question("a")] }, work];
  expect(restoreGuide(stored, shorter).stage).toEqual({ name: "question", position: 0 });
  expect(restoreGuide(stored, [work])).toMatchObject({
    topicId: "work",
    stage: { name: "setup" },
    projectName: "The canal",
  });
});

test("a guide is untouched until something is typed", () => {
  expect(isUntouched(play([{ type: "choose", topicId: "work" }]))).toBe(true);
  expect(isUntouched(play(setUp))).toBe(false);
});

test.each<[string, object, boolean]>([
  ["a new one", newGuide(topics), true],
  ["one under way", play(setUp), true],
  ["nothing", {}, false],
  ["a list", [], false],
  ["one of an unknown stage", { ...newGuide(topics), stage: { name: "review" } }, false],
  ["one at no question", { ...newGuide(topics), stage: { name: "question" } }, false],
  ["one without a name", { ...newGuide(topics), projectName: null }, false],
  ["one without answers", { ...newGuide(topics), answers: null }, false],
  ["one whose answers are no texts", { ...newGuide(topics), answers: { "childhood/a": 5 } }, false],
])("%s is a guide or not", (_, stored, expected) => {
  expect(isGuide(stored)).toBe(expected);
});
