import { expect, test } from "@jest/globals";
import { z } from "zod";
import { AppConfig, FeatureConfig, TrainingConfig } from "@/lib/config/app-config";
import { repair } from "@/lib/config/repair";

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

test.each([AppConfig, FeatureConfig, TrainingConfig])(
  "what is right stays as it is, without a remark (%#)",
  (schema) => {
    const file = schema.parse({});
    expect(repair(schema, file)).toEqual({ config: file, remarks: [] });
  },
);

test("an empty file is all defaults, each missing field named once", () => {
  const { config, remarks } = repair(FeatureConfig, {});
  expect(config).toEqual(features);
  expect(remarks).toEqual(Object.keys(features).map((name) => `"${name}" is missing, its default is used`));
});

test("a missing field inside a section is named with its path", () => {
  const { exitText: _, ...trainingMode } = features.flexiFeatures.trainingMode;
  const { config, remarks } = repair(FeatureConfig, {
    ...features,
    flexiFeatures: { ...features.flexiFeatures, trainingMode },
  });
  expect(config).toEqual(features);
  expect(remarks).toEqual(['"flexiFeatures.trainingMode.exitText" is missing, its default is used']);
});

test("several wrong fields each get their default and their remark", () => {
  const { config, remarks } = repair(FeatureConfig, {
    ...features,
    styling: 5,
    startNewButtonText: "",
    personalNote: null,
  });
  expect(config).toEqual(features);
  expect(remarks).toEqual([
    '"styling" is wrong (Invalid input: expected object, received number), its default is used',
    '"startNewButtonText" is wrong (must not be empty), its default is used',
    '"personalNote" is wrong (Invalid input: expected object, received null), its default is used',
  ]);
});

test("an unknown field is reported and removed, the others stay", () => {
  const { config, remarks } = repair(FeatureConfig, { ...features, startNewButtonText: "Again", startButton: "x" });
  expect(config).toEqual({ ...features, startNewButtonText: "Again" });
  expect(remarks).toEqual(['"startButton" is unknown and ignored']);
});

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

test("an opponent's level without an accuracy has the accuracy of its name", () => {
  const levels = ["Advanced", "Beginner"].map((name) => ({ name, description: "", responseTime: 4000 }));
  const trainingMode = { ...features.flexiFeatures.trainingMode, aiCompetition: { levels } };
  const { config } = repair(FeatureConfig, { ...features, flexiFeatures: { ...features.flexiFeatures, trainingMode } });
  const read = config.flexiFeatures.trainingMode.aiCompetition.levels;
  expect(read.map(({ name, accuracy }) => [name, accuracy])).toEqual([
    ["Advanced", 0.9],
    ["Beginner", 0.6],
  ]);
});

test("an unknown level in a map of levels is removed", () => {
  const quizTopic = TrainingConfig.parse({ topics: { a: {} } }).topics.a;
  const distractorLogic = { pool: [], maxLengthDiff: { Beginner: 3, Expert: 9 } };
  const { config, remarks } = repair(TrainingConfig, { topics: { a: { ...quizTopic, distractorLogic } } });
  expect(config.topics.a?.distractorLogic.maxLengthDiff).toEqual({ Beginner: 3 });
  expect(remarks).toEqual(['"topics.a.distractorLogic.maxLengthDiff.Expert" is unknown and ignored']);
});

test("a list entry without a default is removed, wherever it is invalid", () => {
  const Schema = z.strictObject({
    list: z.array(z.strictObject({ deep: z.strictObject({ id: z.string() }) })).default([]),
  });
  const { config, remarks } = repair(Schema, { list: [{ deep: { id: 1 } }, { deep: { id: "b" } }] });
  expect(config).toEqual({ list: [{ deep: { id: "b" } }] });
  expect(remarks).toEqual([expect.stringMatching(/^"list\.0\.deep\.id" is wrong/)]);
});

test("the file that was read is not changed", () => {
  const file = { ...features, styling: 5 };
  repair(FeatureConfig, file);
  expect(file.styling).toBe(5);
});

test("a wrong line of care falls back to the default one, language by language", () => {
  const withCare = (care: unknown) =>
    repair(FeatureConfig, { ...features, flexiFeatures: { ...features.flexiFeatures, care } }).config.flexiFeatures
      .care;
  const standard = features.flexiFeatures.care.default;
  const german = { text: "Ruf an:", url: "tel:116123" };
  expect(withCare("x")).toEqual(features.flexiFeatures.care);
  expect(withCare({ default: { text: " ", url: "javascript:alert(1)" }, de: german })).toEqual({
    default: standard,
    de: german,
  });
  expect(withCare({ default: standard, de: { text: 5 }, fr: null })).toEqual({ default: standard });
  expect(withCare({ default: standard, de: { ...german, url: "nowhere" } }).de).toEqual({
    ...german,
    url: standard.url,
  });
});
