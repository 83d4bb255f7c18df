import { expect, test } from "@jest/globals";
import { currentQuestion, type Guide, type GuideAction, newGuide, reduceGuide } from "@/lib/conversation/guide/guide";
import { isGuide, restoreGuide } from "@/lib/conversation/guide/stored-guide";
import { childhood, question, setUp, topics, work } from "../../../support/factories/topics";

const play = (actions: GuideAction[]): Guide =>
  actions.reduce((guide, action) => reduceGuide(guide, action, topics), newGuide(topics));

test("a stored guide is adjusted to the current topics", () => {
  const stored = play([...setUp, { type: "answer", text: "One" }, { type: "next" }]);
  const shorter = [{ ...childhood, sets: [[question("a")]] }, work];
  expect(restoreGuide(stored, shorter).stage).toEqual({ name: "question", position: 0 });
  expect(restoreGuide(stored, [work])).toMatchObject({
    topicId: "work",
    stage: { name: "setup" },
    projectName: "The canal",
  });
});

test("a guide that was begun keeps its questions, whatever is used meanwhile, and after a reload", () => {
  const topic = { ...childhood, sets: [[question("a")], [question("b")]] };
  const begun = play([...setUp, { type: "answer", text: "One" }]);
  const back = reduceGuide(begun, { type: "back" }, [topic]);
  const again = reduceGuide(back, { type: "next", used: ["Question a?"] }, [topic]);
  expect(currentQuestion(again, [topic])).toMatchObject({ question: question("a"), answer: "One" });
  const reloaded = restoreGuide(JSON.parse(JSON.stringify(again)), [topic]);
  expect(currentQuestion(reloaded, [topic])).toMatchObject({ question: question("a"), answer: "One" });
});

test("a stored guide whose questions are all gone begins at the setup", () => {
  const stored = play([...setUp, { type: "answer", text: "One" }]);
  const other = [{ ...childhood, sets: [[question("z")]] }, work];
  expect(restoreGuide(stored, other)).toMatchObject({ topicId: "childhood", stage: { name: "setup" } });
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
  ["one whose steps are no list", { ...newGuide(topics), shown: { childhood: "a" } }, false],
  ["one with a step that is no list", { ...newGuide(topics), shown: { childhood: ["a"] } }, false],
  ["one whose questions have no ids", { ...newGuide(topics), shown: { childhood: [[5]] } }, false],
  ["one whose answers are no texts", { ...newGuide(topics), answers: { "childhood/a": 5 } }, false],
])("%s is a guide or not", (_, stored, expected) => {
  expect(isGuide(stored)).toBe(expected);
});
