import { expect, test } from "@jest/globals";
import { blankCandidates, canHide, chooseBlank, contains, countWords, withBlanks } from "@/lib/quiz/cloze";
import { moduleOf } from "./play";

const format = { minWordLength: 4, excludeWords: [] as string[] };

test.each([
  ["", 0],
  ["  — … !", 0],
  ["one", 1],
  ["Don't stop the long-term plan", 5],
  ["Été, naïve; Straße – 日本 3.5", 6],
  ["e\u0301te\u0301 is one", 3],
])("%p has %i words", (text, count) => {
  expect(countWords(text)).toBe(count);
});

test.each<[string, string, Partial<typeof format>, string[]]>([
  ["short words", "An oak has deep roots", {}, ["deep", "roots"]],
  ["a minimum of one", "I am", { minWordLength: 1 }, ["I", "am"]],
  ["excluded words in any case", "THESE trees", { excludeWords: ["These "] }, ["trees"]],
  ["a word that comes twice", "Trees love trees", {}, ["Trees", "love"]],
  ["parenthesised words", "Trees (Greek: dendra) grow", {}, ["Trees", "grow"]],
  ["nested parentheses", "Trees (some (very) tall ones) grow", {}, ["Trees", "grow"]],
  ["a parenthesis left open", "Trees (dendra grow", {}, ["Trees", "grow"]],
  ["a parenthesis in a word", "These tree(s) grow", {}, ["These", "grow"]],
  [
    "apostrophes and hyphens",
    "Grandma's long-term plans couldn’t fail",
    {},
    ["Grandma", "long-term", "plans", "couldn’t", "fail"],
  ],
  ["other scripts", "Ёлка стоит, Ägypten auch", {}, ["Ёлка", "стоит", "Ägypten", "auch"]],
  ["numbers", "Since 1969 rockets", {}, ["Since", "rockets"]],
])("candidates for a blank: %s", (_, text, change, words) => {
  expect(blankCandidates(text, { ...format, ...change })).toEqual(words);
});

test.each([
  ["in any case, everywhere", "Sleep helps. We sleep (sleep!).", "sleep", "_____ helps. We _____ (_____!)."],
  ["not inside a word", "asleep sleepy sleep", "sleep", "asleep sleepy _____"],
  ["before 's and hyphens", "Sleep's sleep-time", "sleep", "_____'s _____-time"],
  ["characters that mean something in a pattern", "C++ (a.b)", "C++", "_____ (a.b)"],
  ["not before an accent of its own", "cafe cafe\u0301", "cafe", "_____ cafe\u0301"],
  ["words in two lines", "New\n York", "new york", "_____"],
])("blanks: %s", (_, text, word, blanked) => {
  expect(withBlanks(text, word)).toBe(blanked);
});

test("a word inside another word counts as contained", () => {
  expect([contains("A Heart", "ART "), contains("A heart", "ear t")]).toEqual([true, false]);
});

const chance = () => 0.99;

test.each([
  ["the given answer", { text: "Deep roots hold tall trees", correctAnswer: "Roots " }, "roots"],
  ["another word, if the given one is too short", { text: "The oak holds", correctAnswer: "oak" }, "holds"],
  ["another word, if the given one is not there", { text: "The oaks", correctAnswer: "elms" }, "oaks"],
  ["another word, if the given one is in parentheses", { text: "The oaks (elms)", correctAnswer: "elms" }, "oaks"],
  [
    "another word, if a part of a word tells the given one",
    { text: "Tree ferns, treetops", correctAnswer: "tree" },
    "treetops",
  ],
  [
    "another word, if parentheses part the given ones",
    { text: "an oak (or) elm grows", correctAnswer: "oak elm" },
    "grows",
  ],
  ["a given answer of two words", { text: "They left New York early", correctAnswer: "new york" }, "New York"],
  ["a word that stands there once", { text: "roots roots love roots" }, "love"],
  ["a word that stands there twice, if none stands once", { text: "roots or roots" }, "roots"],
  ["a word that the reference does not tell", { text: "roots grow", reference: "Rootstock" }, "grow"],
])("the blank is %s", (_, module, word) => {
  expect(chooseBlank(moduleOf(module), format, chance)).toBe(word);
});

test.each([
  ["only short words", { text: "an oak is up" }],
  ["nothing but punctuation", { text: "… !" }],
  ["a given answer of no letters", { text: "… ! up", correctAnswer: "!" }],
  ["only words that others tell", { text: "tree treetree" }],
])("there is no blank in %s", (_, module) => {
  expect(chooseBlank(moduleOf(module), { ...format, excludeWords: ["treetree"] }, chance)).toBeNull();
});

test("the word is also blanked in the reference", () => {
  expect(canHide({ text: "The oak", reference: "On the oak" }, "oak")).toBe(true);
  expect(canHide({ text: "The oak", reference: "Soaked" }, "oak")).toBe(false);
});
