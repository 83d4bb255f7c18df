import fc from "fast-check";
import type { QuizTopic } from "@/lib/config/app-config";
import { modulesIn } from "@/lib/quiz/content";
import { type Distractor, type QuizModule, questionTypes } from "@/lib/quiz/question";
import { type LevelName, levelNames } from "@/lib/quiz/rules";

// Content that is hostile to the rules: words that contain each other, differ only by case, are in parentheses, are "blank" or
// "option1", or are not words at all.

const word = fc.constantFrom(
  ..."oak Oak OAK oaks soak root Root roots rootstock leaf Leaf leaves tree tree's trees don't long-term".split(" "),
  ..."blank Blank option1 Option2 Été été Straße STRASSE İstanbul 木 1969 … ( (root) oak) _____ C++ a the and".split(
    " ",
  ),
);
const phrase = (minLength: number, maxLength: number) =>
  fc.array(word, { minLength, maxLength }).map((words) => words.join(" "));

const answeredModule = fc.record({
  id: fc.nat(12),
  reference: phrase(0, 2),
  text: fc.oneof({ weight: 9, arbitrary: phrase(0, 14) }, { weight: 1, arbitrary: phrase(20, 28) }),
  correctAnswer: fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: phrase(0, 2) }),
  difficulty: fc.integer({ min: 1, max: 5 }),
  type: fc.constantFrom(...questionTypes, null),
  subtype: fc.constantFrom("", "plant", "place"),
  options: fc.array(word, { maxLength: 4 }),
});

const distractor: fc.Arbitrary<Distractor> = fc.record(
  {
    word: fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: phrase(2, 2) }),
    type: fc.constantFrom("noun", "noun", "noun", "", ...questionTypes),
    subtype: fc.constantFrom("plant", "place"),
    difficulty: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: ["word", "type"] },
);

const dataSource: QuizTopic["dataSource"] = {
  type: "api",
  endpoint: "/api/training/modules",
  contentFilter: {},
  fileType: "application/json",
};

export const randomTopic: fc.Arbitrary<QuizTopic> = fc.record({
  dataSource: fc.constant(dataSource),
  questionFormat: fc.record({
    type: fc.constantFrom(...questionTypes),
    minWordLength: fc.integer({ min: 1, max: 6 }),
    excludeWords: fc.array(word, { maxLength: 3 }),
  }),
  distractorLogic: fc.record({
    pool: fc.array(distractor, { maxLength: 16, size: "max" }),
    maxLengthDiff: fc.dictionary(fc.constantFrom(...levelNames), fc.nat(8), { maxKeys: 2 }),
  }),
});

export const randomLevel: fc.Arbitrary<LevelName> = fc.constantFrom(...levelNames);
export const randomModules: fc.Arbitrary<QuizModule[]> = fc
  .array(answeredModule, { maxLength: 6 })
  .map((answer) => modulesIn(answer, () => 0.5));
export const randomDistractors = fc.array(distractor, { maxLength: 4 });
