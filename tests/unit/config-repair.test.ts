import { expect, test } from "@jest/globals";
import { z } from "zod";
import { AppConfig, FeatureConfig, TrainingConfig } from "@/lib/config/app-config";
import { repair } from "@/lib/config/repair";

const features = FeatureConfig.parse({});

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
    default: { ...standard, shortText: undefined },
    de: german,
  });
  expect(withCare({ default: standard, de: { text: 5 }, fr: null })).toEqual({ default: standard });
  expect(withCare({ default: standard, de: { ...german, url: "nowhere" } }).de).toEqual({
    ...german,
    url: standard.url,
  });
});
