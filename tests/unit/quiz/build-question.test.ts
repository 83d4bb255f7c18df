import { expect, test } from "@jest/globals";
import { buildQuestion, fitsLevel, hiddenReference, isCorrect, revealedReference } from "@/lib/quiz/build-question";
import { blank, type QuizModule } from "@/lib/quiz/question";
import { type LevelName, levelNames } from "@/lib/quiz/rules";
import { fallbackModule, isBuiltIn, sampleModules, topicForBuiltIn } from "@/lib/quiz/samples";
import { randomFrom } from "@/tests/support/factories/seeded-random";
import { moduleOf, topicOf } from "./play";

const makingAt = (level: LevelName, settings = {}) => ({
  level,
  topic: topicOf(settings),
  modules: [] as QuizModule[],
  distractors: [],
  random: randomFrom(1),
});
const making = makingAt("Beginner", { distractorLogic: { pool: ["moss", "fern", "reed"] } });

const words = (count: number) => moduleOf({ text: "word ".repeat(count) });
const levelsOf = (module: QuizModule) => levelNames.filter((level) => fitsLevel(module, makingAt(level)));

test.each([
  [2, []],
  [3, ["Beginner"]],
  [6, ["Beginner"]],
  [7, ["Beginner", "Intermediate"]],
  [9, ["Beginner", "Intermediate"]],
  [10, levelNames],
  [25, levelNames],
  [26, []],
])("a text of %i words fits %j", (count, levels) => {
  expect(levelsOf(words(count))).toEqual(levels);
});

test.each([
  [1, ["Beginner"]],
  [2, ["Beginner", "Intermediate"]],
  [3, levelNames],
  [4, ["Intermediate", "Advanced"]],
  [5, ["Advanced"]],
])("a definition of difficulty %i fits %j", (difficulty, levels) => {
  expect(levelsOf(moduleOf({ text: "x", type: "match-definition-to-term", difficulty }))).toEqual(levels);
});

test("a module without a type has the topic's", () => {
  const settings = { questionFormat: { type: "match-definition-to-term" } };
  expect(fitsLevel(moduleOf({ text: "x" }), makingAt("Beginner", settings))).toBe(true);
});

test("a blank is put into a text, and into its reference", () => {
  const module = moduleOf({ text: "An oak is old", reference: "The oak", correctAnswer: "oak" });
  const question = buildQuestion(module, makingAt("Beginner", { questionFormat: { minWordLength: 3 } }));
  expect(question).toMatchObject({
    text: `An ${blank} is old`,
    reference: `The ${blank}`,
    correctAnswer: "oak",
    module,
  });
  expect(question && hiddenReference(question)).toBe("The …");
});

test("a text without a reference shows none", () => {
  expect(buildQuestion(moduleOf({ text: "A root grows", correctAnswer: "root" }), making)?.reference).toBeNull();
});

test.each([
  ["correctAnswer", { correctAnswer: "Recall ", reference: "Chapter 1" }],
  ["reference", { reference: " Recall" }],
])("a definition asks for its %s and shows no reference", (_, fields) => {
  const module = moduleOf({ type: "match-definition-to-term", text: "What comes back", ...fields });
  const question = buildQuestion(module, making);
  expect(question).toMatchObject({ text: "What comes back", reference: null, correctAnswer: "Recall" });
});

test.each([
  ["the whole one of a text", { text: "An oak is old", reference: "The oak", correctAnswer: "oak" }, "The oak"],
  ["not the term again", { text: "What comes back", reference: "recall", correctAnswer: "Recall" }, ""],
])("the answer reveals the reference, %s", (_, fields, revealed) => {
  const question = buildQuestion(
    moduleOf({ type: revealed ? "fill-in-the-blank" : "match-definition-to-term", ...fields }),
    makingAt("Beginner", { questionFormat: { minWordLength: 3 } }),
  );
  expect(question && revealedReference(question)).toBe(revealed);
});

test("a definition that names its term has a blank there", () => {
  const module = moduleOf({ type: "match-definition-to-term", text: "To recall is to find", reference: "recall" });
  expect(buildQuestion(module, making)?.text).toBe(`To ${blank} is to find`);
});

test.each([
  ["a text without a word to ask for", { text: "An oak" }],
  ["a definition without a term", { text: "what comes back", type: "match-definition-to-term" as const }],
  [
    "a definition that tells its term",
    { text: "recalled", type: "match-definition-to-term" as const, reference: "recall" },
  ],
])("there is no question in %s", (_, module) => {
  expect(buildQuestion(moduleOf(module), making)).toBeNull();
});

test("the answer is equally likely at each position", () => {
  const module = moduleOf({ text: "A root grows", correctAnswer: "root" });
  const random = randomFrom(7);
  const counts = [0, 0, 0, 0];
  for (let time = 0; time < 2000; time++) {
    const question = buildQuestion(module, { ...making, random });
    const position = question?.options.indexOf("root") ?? -1;
    counts[position] = (counts[position] ?? 0) + 1;
  }
  expect(counts).toHaveLength(4);
  for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(80);
});

test.each([
  ["Root", true],
  [" root ", true],
  ["ROOT", true],
  ["roots", false],
  ["", false],
])("%p is the answer root: %p", (chosen, isRight) => {
  const question = buildQuestion(moduleOf({ text: "A root grows", correctAnswer: "root" }), making);
  expect(question && isCorrect(question, chosen)).toBe(isRight);
});

test("the built-in questions are three and one, for every level, with their own options, whatever the topic", () => {
  const odd = {
    questionFormat: { minWordLength: 20, type: "match-definition-to-term" },
    distractorLogic: { maxLengthDiff: { Beginner: 0 } },
  };
  expect(sampleModules).toHaveLength(3);
  for (const level of levelNames) {
    for (const module of [...sampleModules, fallbackModule]) {
      const making = makingAt(level, odd);
      expect(fitsLevel(module, making)).toBe(true);
      const question = buildQuestion(module, { ...making, topic: topicForBuiltIn(making.topic) });
      expect(question?.options.toSorted()).toEqual(module.options.toSorted());
      expect([question?.correctAnswer, isBuiltIn(module)]).toEqual([module.options[0], true]);
    }
  }
});
