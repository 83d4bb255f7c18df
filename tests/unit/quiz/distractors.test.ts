import { expect, test } from "@jest/globals";
import { type DistractorSearch, wrongOptions } from "@/lib/quiz/distractors";
import { randomFrom } from "@/tests/support/factories/seeded-random";
import { moduleOf, topicOf } from "./play";

type Change = Partial<DistractorSearch> & { pool?: unknown[]; maxLengthDiff?: Record<string, number> };

/** The wrong options for "root", a noun of plants, sorted. */
function optionsFor({ pool = [], maxLengthDiff = {}, ...change }: Change): string[] {
  return wrongOptions({
    module: moduleOf({ text: "A root holds the oak", correctAnswer: "root" }),
    type: "fill-in-the-blank",
    answer: "root",
    level: "Beginner",
    topic: topicOf({ distractorLogic: { pool: [root, ...pool], maxLengthDiff } }),
    modules: [],
    distractors: [],
    random: randomFrom(1),
    ...change,
  }).sort();
}

const root = { word: "root", type: "noun", subtype: "plant" };
const plant = (word: string, difficulty?: number) => ({ word, type: "noun", subtype: "plant", difficulty });
const noun = (word: string) => ({ word, type: "noun" });
const plants = [plant("leaf"), plant("twig"), plant("bark")];

test.each<[string, unknown[]]>([
  ["the answer in another case", [plant(" ROOT ")]],
  ["words of the text", [plant("oak"), plant("Holds")]],
  ["parts of words of the text", [plant("hold"), plant("roo")]],
  ["the word blank", [plant("Blank")]],
  ["what has no letter", [plant("…")]],
  ["words of another type", [{ word: "grow", type: "verb", subtype: "plant" }]],
  ["words of another subtype", [{ word: "lion", type: "noun", subtype: "animal" }, noun("iron")]],
  ["words of no known type", ["stem"]],
  ["words that are more than six longer", [plant("chrysanthemum")]],
  ["the same word in another case", [plant("LEAF"), plant("leaf ")]],
])("%s are not used as options", (_, more) => {
  for (let seed = 0; seed < 20; seed++) {
    expect(optionsFor({ pool: [...plants, ...more], random: randomFrom(seed) })).toEqual(["bark", "leaf", "twig"]);
  }
});

test.each([
  ["six where none is configured", {}, "abcdefghij", "abcdefghijk"],
  ["the level's", { Beginner: 2, Advanced: 9 }, "abcdef", "abcdefg"],
])("the difference in length may be %s", (_, maxLengthDiff, fits, tooLong) => {
  const pool = [plant("leaf"), plant("twig"), plant(fits), plant(tooLong)];
  expect(optionsFor({ pool, maxLengthDiff })).toEqual([fits, "leaf", "twig"].sort());
});

test.each<[string, unknown[], string[]]>([
  ["the subtype", [{ ...noun("iron") }, { word: "grow", type: "verb", subtype: "plant" }], ["iron", "leaf", "twig"]],
  [
    "the length before the type",
    [noun("abcdefghijklm"), { word: "grow", type: "verb" }],
    ["abcdefghijklm", "leaf", "twig"],
  ],
  [
    "the type before everything",
    [
      { word: "grow", type: "verb" },
      { word: "abcdefghijklm", type: "verb" },
    ],
    ["grow", "leaf", "twig"],
  ],
  ["everything", [{ word: "abcdefghijklm", type: "verb" }], ["abcdefghijklm", "leaf", "twig"]],
])("if options are missing, %s is relaxed", (_, more, options) => {
  expect(optionsFor({ pool: [plant("leaf"), plant("twig"), ...more] })).toEqual(options);
});

test("generic options are the last resort and obey the fixed rules", () => {
  const module = moduleOf({ text: "A root is option1 of all", correctAnswer: "root" });
  expect(optionsFor({ module, pool: [plant("leaf"), "Option3", "root"] })).toEqual(["leaf", "option2", "option3"]);
});

test("a module's own options come first, then the pool, then the fetched words", () => {
  const own = {
    module: moduleOf({ text: "A root", correctAnswer: "Root", options: ["root", "bulb", "stem", "bark"] }),
  };
  expect(optionsFor({ ...own, pool: [plant("leaf")] })).toEqual(["bark", "bulb", "stem"]);
  const elm = moduleOf({ text: "elms by a lake", correctAnswer: "lake" });
  const untyped = { topic: topicOf({ distractorLogic: { pool: ["leaf", "twig"] } }), modules: [elm] };
  expect(optionsFor(untyped)).toEqual(expect.arrayContaining(["leaf", "twig"]));
});

test("a module's own options are used only with its own answer", () => {
  const module = moduleOf({ text: "A root", correctAnswer: "tree", options: ["tree", "bulb", "stem", "moss"] });
  expect(optionsFor({ module, pool: plants })).toEqual(["bark", "leaf", "twig"]);
});

test.each([
  ["root", ["bark", "leaf", "twig"]],
  ["Root", ["BARK", "Leaf", "Twig"]],
  ["ROOT", ["BARK", "LEAF", "TWIG"]],
  ["rOOt", ["BARK", "Leaf", "twig"]],
])("options have the capitalization of %s", (answer, options) => {
  expect(optionsFor({ answer, pool: [plant("BARK"), plant("Leaf"), plant("twig")] })).toEqual(options);
});

test("an answer without case changes no option", () => {
  const module = moduleOf({ text: "木 grow", correctAnswer: "木" });
  expect(optionsFor({ module, answer: "木", pool: ["Bark", "leaf", "TWIG"] })).toEqual(["Bark", "TWIG", "leaf"]);
});

test("an answer that is not in the pool has the type of the module's subtype", () => {
  const module = moduleOf({ text: "A fern grows", correctAnswer: "fern", subtype: "plant" });
  const pool = [{ word: "lion", type: "noun", subtype: "animal" }, "moss", plant("leaf"), plant("twig")];
  expect(optionsFor({ module, answer: "fern", pool })).toEqual(["leaf", "root", "twig"]);
});

const term = (word: string, difficulty = 3) => moduleOf({ text: `about ${word}`, reference: word, difficulty });
const definition: Change = {
  module: moduleOf({ text: "what comes back", reference: "recall" }),
  type: "match-definition-to-term",
  answer: "recall",
  topic: topicOf({ questionFormat: { type: "match-definition-to-term" } }),
};

test("the terms of the other definitions are wrong options for one", () => {
  const modules = [term("recall"), term("echo"), term("cue"), term("trace")];
  expect(optionsFor({ ...definition, modules })).toEqual(["cue", "echo", "trace"]);
});

test.each([
  ["Beginner", ["cue", "echo", "trace"]],
  ["Advanced", ["span", "store", "trace"]],
] as const)("terms are of %s's difficulties", (level, options) => {
  const modules = [term("echo", 1), term("cue", 2), term("trace", 3), term("store", 4), term("span", 5)];
  expect(optionsFor({ ...definition, level, modules })).toEqual(options);
});

test("terms of another difficulty are used if options are missing", () => {
  const modules = [term("echo", 1), term("trace", 3), term("span", 5)];
  expect(optionsFor({ ...definition, modules })).toEqual(["echo", "span", "trace"]);
});

test("with useAllDistractors all words of the endpoint are used", () => {
  const distractors = ["echo", "cue", "trace"].map((word) => ({ word, type: "match-definition-to-term" }));
  expect(optionsFor({ ...definition, distractors })).toEqual(["cue", "echo", "trace"]);
});

test("without a pool the words of other texts are the wrong options", () => {
  const modules = [
    moduleOf({ text: "ferns love rain", correctAnswer: "rain" }),
    moduleOf({ text: "x", type: "match-definition-to-term", reference: "echo" }),
  ];
  expect(optionsFor({ topic: topicOf(), modules })).toEqual(["ferns", "love", "rain"]);
});
