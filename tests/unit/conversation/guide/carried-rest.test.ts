import { expect, test } from "@jest/globals";
import { atTooLong, withRestBack, withRestCarried } from "@/lib/conversation/guide/carried-rest";
import { currentQuestion, isUntouched, newGuide, reduceGuide } from "@/lib/conversation/guide/guide";
import { carriedText } from "@/lib/conversation/guide/left-over";
import { anotherQuestion } from "@/lib/conversation/guide/question-pool";
import { whenTexts } from "@/lib/texts/when";
import { topicOf } from "../../../support/factories/topics";

const long = "The boats went through the lock, one after the other. ".repeat(15);

const topics = [topicOf("home", [3, 3, 2])];

/** At the first question of a topic, without a name, with an answer that is too long. */
const begun = () => {
  const asked = reduceGuide({ ...newGuide(topics), projectName: "x" }, { type: "next" }, topics);
  return reduceGuide({ ...asked, projectName: "" }, { type: "answer", text: long }, topics);
};

test("a rest is carried over and put back without a change, and the guide is never taken for empty", () => {
  const carried = withRestCarried(begun(), topics);
  expect((currentQuestion(carried, topics)?.answer ?? "") + carriedText(carried, topics)).toBe(long.trimEnd());
  expect(isUntouched(carried)).toBe(false);
  const back = withRestBack(carried, topics);
  expect(currentQuestion(back, topics)?.answer).toBe(long);
  expect(carriedText(back, topics)).toBe("");
  expect(isUntouched(back)).toBe(false);
});

test("a rest goes with its answer to another question", () => {
  const carried = withRestCarried(begun(), topics);
  const exchanged = anotherQuestion(carried, topics, []);
  expect(exchanged && carriedText(exchanged, topics)).toBe(carriedText(carried, topics));
});

test("a date that is too long is shown at the last question, and no answer that is", () => {
  const guide = { ...reduceGuide(begun(), { type: "answer", text: "The boats." }, topics), whenText: "x".repeat(81) };
  expect(atTooLong(guide, topics)).toMatchObject({ stage: { position: 2 }, error: whenTexts.tooLong });
  expect(atTooLong({ ...guide, whenText: "x".repeat(80) }, topics)).toBeNull();
});
