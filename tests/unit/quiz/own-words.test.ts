import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { type OwnSentence, ownQuestions, sentencesOf } from "@/lib/quiz/own-words";

const sentence = (text: string, reference = "A walk, May 3, 2024"): OwnSentence => ({ id: text, text, reference });
const first = () => 0;
const answersOf = (...sentences: OwnSentence[]) =>
  ownQuestions(sentences, first).map(({ correctAnswer }) => correctAnswer);

test("a text is parted at the ends of its sentences and lines", () => {
  expect(sentencesOf("We went  out.\nThen the rain came! Was it warm? No")).toEqual([
    "We went out.",
    "Then the rain came!",
    "Was it warm?",
  ]);
  expect(sentencesOf("")).toEqual([]);
});

test.each([
  ["Lanterns lit us up", "the first word, which is written large for its place"],
  ["The (old lantern) of it", "a word in brackets"],
  ["The lantern, my lantern", "a word that stands twice"],
  ["Rainbows are not rain", "a word that stands inside another one"],
  ["In 1975 at the x2y4 sea", "a word with digits"],
  ["The sea was far too wet", "a word of fewer than four letters"],
])("of %p nothing is asked: %s", (text) => {
  expect(answersOf(sentence(text))).toEqual([]);
});

test("what the writer uses seldom is asked for sooner than what is in every sentence", () => {
  const answers = answersOf(sentence("We always saw lanterns"), sentence("We always saw herons"));
  expect(answers).toEqual(["lanterns", "herons"]);
});

test("wrong answers are other words of the writer, those after the same word first", () => {
  const own = [
    "Then the lantern fell",
    "Near the harbour",
    "Near the kitchen",
    "Near the garden",
    "Slow running waters",
  ];
  const question = ownQuestions(
    own.map((text) => sentence(text)),
    first,
  ).find(({ text }) => text === own[0]);
  expect(question?.options.toSorted()).toEqual(["garden", "harbour", "kitchen", "lantern"]);
});

test("a name stands among names", () => {
  const own = ["Then old Ingrid", "With my Henrik", "For old Magnus", "But not Astrid", "Near the harbour"];
  const question = ownQuestions(
    own.map((text) => sentence(text)),
    first,
  ).find(({ text }) => text === own[0]);
  expect(question?.options.toSorted()).toEqual(["Astrid", "Henrik", "Ingrid", "Magnus"]);
});

test("with too few words there are no options, for the topic's pool to help out", () => {
  expect(ownQuestions([sentence("We saw lanterns")], first)).toMatchObject([
    { correctAnswer: "lanterns", options: [] },
  ]);
});

test("of whatever a person writes, a question has its answer once in its text, and four different options", () => {
  const word = fc.oneof(fc.constantFrom("lantern", "(harbour)", "Ingrid,", "blank", "garden", "the"), fc.string());
  const written = fc.array(fc.array(word, { minLength: 3, maxLength: 25 }).map((words) => words.join(" ")));
  fc.assert(
    fc.property(written, (list) => {
      const sentences = list.flatMap(sentencesOf).map((text, place) => ({ ...sentence(text), id: String(place) }));
      for (const { text, correctAnswer, options } of ownQuestions(sentences, Math.random)) {
        expect(text.split(correctAnswer).length).toBeGreaterThan(1);
        if (options.length === 0) continue;
        expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(4);
        expect(
          options.filter((option) =>
            text
              .toLowerCase()
              .split(/[^\p{L}\p{N}]+/u)
              .includes(option.toLowerCase()),
          ),
        ).toEqual([correctAnswer]);
      }
    }),
  );
});
