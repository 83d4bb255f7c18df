import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { FeatureConfig } from "@/lib/config/app-config";
import { repair } from "@/lib/config/repair";
import { enabledTopics } from "@/lib/config/topics";

const features = FeatureConfig.parse({});
const question = { id: "who", text: "Who?", required: true };
const topic = {
  enabled: true,
  displayName: "Family",
  promptQuestions: [question],
  promptRole: "",
  promptContext: "",
  promptConstraints: "",
  promptTone: "",
  promptExamples: "",
};

/** The standard features with these topics. */
const withTopics = (topics: Record<string, unknown>) => ({
  ...features,
  flexiFeatures: { ...features.flexiFeatures, chat: { ...features.flexiFeatures.chat, topics } },
});

const topicsOf = (file: unknown) => {
  const { config, remarks } = repair(FeatureConfig, file);
  return { topics: config.flexiFeatures.chat.topics, remarks };
};

test("a question without an id is removed, the others stay", () => {
  const promptQuestions = [question, { text: "What?", required: true }, { id: 7, text: "", required: true }, question];
  const { topics, remarks } = topicsOf(withTopics({ family: { ...topic, promptQuestions } }));
  expect(topics.family?.promptQuestions).toEqual([question, question]);
  expect(remarks).toHaveLength(2);
  const path = "flexiFeatures.chat.topics.family.promptQuestions.1";
  expect(remarks[0]).toMatch(
    `"${path}.id" is wrong (Invalid input: expected string, received undefined), "${path}" is left out`,
  );
});

test("a wrong set of questions is left out with one line each, the others stay", () => {
  const right = [{ ...question, id: "when", text: "When?" }];
  const repeated = [
    { id: "where", text: "Where?", required: true },
    { id: "who", text: "Who else?", required: false },
  ];
  const moreQuestionSets = ["x", right, repeated, [], [{ id: "where", text: "Where?", required: true }]];
  const { topics, remarks } = topicsOf(withTopics({ family: { ...topic, moreQuestionSets } }));
  expect(topics.family?.moreQuestionSets).toEqual([right, moreQuestionSets[4]]);
  const path = "flexiFeatures.chat.topics.family.moreQuestionSets";
  expect(remarks).toEqual([
    expect.stringMatching(`^"${path}.0" is wrong .*, "${path}.0" is left out$`),
    `"${path}.1" is wrong (repeats the id "who"), "${path}.1" is left out`,
    `"${path}.1" is wrong (must not be empty), "${path}.1" is left out`,
  ]);
});

test("a heading of topics that is no text is left out, and the topic stays", () => {
  const { topics, remarks } = topicsOf(withTopics({ family: { ...topic, group: 5 } }));
  expect(topics.family).toEqual({ ...topic, group: undefined });
  expect(remarks).toEqual([expect.stringMatching(/family\.group" is wrong/)]);
});

test("only the first question of a set is required, unless the file says otherwise", () => {
  const set = [
    { id: "a", text: "A?" },
    { id: "b", text: "B?" },
    { id: "c", text: "C?", required: true },
  ];
  const { topics } = topicsOf(withTopics({ family: { ...topic, promptQuestions: set } }));
  expect(topics.family?.promptQuestions.map(({ required }) => required)).toEqual([true, false, true]);
});

test("an invalid topic is removed, the others stay in order", () => {
  const { topics, remarks } = topicsOf(withTopics({ z: topic, broken: "x", a: topic }));
  expect(Object.keys(topics)).toEqual(["z", "a"]);
  expect(remarks).toEqual([expect.stringMatching(/^"flexiFeatures\.chat\.topics\.broken" is wrong/)]);
});

const shipped: FeatureConfig = JSON.parse(readFileSync("config/flexifeatures.json", "utf8"));
const ids = Object.keys(shipped.flexiFeatures.chat.topics);

test.each(ids)("of the shipped topics %s can be switched off alone", (off) => {
  const copy = structuredClone(shipped);
  Object.assign(copy.flexiFeatures.chat.topics[off] ?? {}, { enabled: false });
  expect(enabledTopics(copy).map(({ id }) => id)).toEqual(ids.filter((id) => id !== off));
});
