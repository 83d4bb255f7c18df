import { expect, test } from "@jest/globals";
import { distractorsIn, modulesIn } from "@/lib/quiz/content";
import { isMemoriesTopic } from "@/lib/quiz/memories-topic";
import { randomFrom } from "@/tests/support/factories/seeded-random";
import { moduleOf, topicOf } from "./play";

const inOrder = () => 0.999;
const oak = { id: "1", text: "The oak holds" };

test.each([
  ["a list", [oak]],
  ["modules", { modules: [oak] }],
  ["content", { content: [oak] }],
  ["content beside modules that are no list", { modules: "none", content: [oak] }],
])("modules are read from %s", (_, answer) => {
  expect(modulesIn(answer, inOrder)).toEqual([moduleOf(oak)]);
});

test.each([[null], [undefined], ["modules"], [7], [{}], [{ modules: null }], [{ items: [oak] }]])(
  "%p has no modules and no words",
  (answer) => {
    expect([modulesIn(answer, inOrder), distractorsIn(answer)]).toEqual([[], []]);
  },
);

test("entries without a text are skipped", () => {
  const broken = [null, 3, "text", [], {}, { id: "x" }, { text: 7 }, { text: null }, { text: "  " }];
  expect(modulesIn([...broken, oak], inOrder)).toHaveLength(1);
});

test("every field of a module is read", () => {
  const whole = {
    id: "gen-1",
    reference: "Genesis 1",
    text: "In the beginning",
    correctAnswer: "beginning",
    difficulty: 5,
    appName: "bible",
    book: "Genesis",
    chapter: "1",
    verse: "1",
    type: "match-definition-to-term",
    subtype: "noun",
    options: ["a", "b", "c", "beginning"],
  } as const;
  expect(modulesIn([whole], inOrder)).toEqual([whole]);
});

test("numbers become text, the ends are trimmed, letters composed", () => {
  const answer = [{ id: 7, text: " Cafe\u0301 ", reference: " R ", chapter: 3, verse: 16, correctAnswer: 1969 }];
  expect(modulesIn(answer, inOrder)).toEqual([
    moduleOf({ id: "7", text: "Café", reference: "R", chapter: "3", verse: "16", correctAnswer: "1969" }),
  ]);
});

test.each([
  ["a type that is none", { type: "verse" }],
  ["a field of the wrong type", { reference: {}, correctAnswer: [], options: "four", subtype: true }],
  ["null in every field", { reference: null, correctAnswer: null, difficulty: null, type: null, options: null }],
])("%s counts as missing", (_, wrong) => {
  expect(modulesIn([{ ...oak, ...wrong }], inOrder)).toEqual([moduleOf(oak)]);
});

test.each([
  [1, 1],
  [5, 5],
  ["4", 4],
  [0, 3],
  [6, 3],
  [2.5, 3],
  ["hard", 3],
  [null, 3],
  [undefined, 3],
])("the difficulty %p is %i", (difficulty, read) => {
  expect(modulesIn([{ ...oak, difficulty }], inOrder)[0]?.difficulty).toBe(read);
});

test("an id may be missing, or be called _id", () => {
  const answer = [{ text: "a" }, { _id: "b1", text: "b" }];
  expect(modulesIn(answer, inOrder).map(({ id }) => id)).toEqual(["a", "b1"]);
});

test("book, chapter and verse stand in for a missing reference", () => {
  const answer = [
    { text: "a", book: "Ruth", chapter: 1, verse: 16 },
    { text: "b", book: "Ruth" },
  ];
  expect(modulesIn(answer, inOrder).map(({ reference }) => reference)).toEqual(["Ruth 1:16", "Ruth"]);
});

test.each([
  ["The ____ holds", "oak", "The oak holds"],
  ["The __ holds", "", "The … holds"],
  ["The __ holds", "__", "The … holds"],
  ["It costs ___", "$& 5", "It costs $& 5"],
])("the author's gap is filled: %p with %p", (text, correctAnswer, whole) => {
  expect(modulesIn([{ text, correctAnswer }], inOrder)[0]?.text).toBe(whole);
});

test("the first twenty modules with a text are shuffled", () => {
  const ids = Array.from({ length: 25 }, (_, index) => `${index + 1}`);
  const answer = [{ id: "none" }, ...ids.map((id) => ({ id, text: "x" }))];
  const received = modulesIn(answer, randomFrom(1)).map(({ id }) => id);
  expect(received).not.toEqual(ids.slice(0, 20));
  expect(received.toSorted((a, b) => Number(a) - Number(b))).toEqual(ids.slice(0, 20));
});

test("the words for wrong options are the references, with type and difficulty", () => {
  const answer = {
    modules: [{ reference: "Recall ", type: "noun", difficulty: 9 }, { reference: " " }, { type: "noun" }],
  };
  expect(distractorsIn(answer)).toEqual([{ word: "Recall", type: "noun", subtype: undefined, difficulty: 3 }]);
});

test("at most fifty distractors are used", () => {
  expect(distractorsIn(Array.from({ length: 60 }, (_, index) => ({ reference: `w${index}` })))).toHaveLength(50);
});

test.each([
  ["/api/training/memories", true],
  ["https://flexi.example/api/training/memories/?limit=5", true],
  ["/api/training/modules", false],
  ["/api/training/memories-of-others", false],
])("questions from %s are own memories: %p", (endpoint, isOwn) => {
  expect(isMemoriesTopic(topicOf({ dataSource: { endpoint } }))).toBe(isOwn);
});
