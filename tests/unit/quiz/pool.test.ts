import { expect, test } from "@jest/globals";
import { TrainingConfig } from "@/lib/config/app-config";
import { repair } from "@/lib/config/repair";
import { topicOf } from "./play";

const poolOf = (pool: unknown[]) => topicOf({ distractorLogic: { pool } }).distractorLogic.pool;

test("a plain string is a word of unknown type", () => {
  expect(poolOf(["oak ", { word: "elm" }])).toEqual([
    { word: "oak", type: "" },
    { word: "elm", type: "" },
  ]);
});

test("a word may have a type, a subtype and a difficulty", () => {
  const elm = { word: "elm", type: "noun", subtype: "plant", difficulty: 5 };
  expect(poolOf([elm])).toEqual([elm]);
});

test.each([
  [" ", '"topics.topic.distractorLogic.pool.1" is wrong'],
  [7, '"topics.topic.distractorLogic.pool.1" is wrong'],
  [{ type: "noun" }, '"topics.topic.distractorLogic.pool.1" is wrong'],
  [{ word: "elm", type: "noun", difficulty: 6 }, '"topics.topic.distractorLogic.pool.1.difficulty" is wrong'],
])("the invalid word %j is repaired or removed, and reported", (wrong, expected) => {
  const file = { topics: { topic: { distractorLogic: { pool: ["oak", wrong, "ash"] } } } };
  const { config, remarks } = repair(TrainingConfig, file);
  const words = config.topics.topic?.distractorLogic.pool.map(({ word }) => word);
  expect(words?.filter((word) => word !== "elm")).toEqual(["oak", "ash"]);
  expect(remarks.filter((remark) => remark.startsWith(expected))).toHaveLength(1);
});
