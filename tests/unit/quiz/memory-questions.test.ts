import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { detectLanguage } from "@/lib/language";
import { clozeCandidates } from "@/lib/quiz/cloze-candidates";
import { memoryQuestions } from "@/lib/quiz/memory-questions";
import { sentencesOf } from "@/lib/quiz/sentences";
import { randomFrom } from "@/tests/support/factories/seeded-random";

const reference = "A walk, May 3, 2024";

/** The sentences of one conversation. */
function own(...texts: string[]) {
  const language = detectLanguage(texts.join("\n"));
  return texts.flatMap(sentencesOf).map((text) => ({ id: text, text, reference, language }));
}

/** The candidates of a text alone. */
const askedOf = (text: string) => own(text).flatMap((sentence) => clozeCandidates(sentence).map(({ word }) => word));

const questionsOf = (...texts: string[]) => [...memoryQuestions(own(...texts), randomFrom(1), 2026)];

test.each([
  ["The dog lay in the kitchen when we came home.", ["kitchen"]],
  ["We counted the boats from the towpath and wrote down their names.", ["boats", "names"]],
  [
    "In the summer of 1968 we went to Whitby with Daniel and his sister.",
    ["summer", "Whitby", "Daniel", "sister", "1968"],
  ],
  ["Im Sommer 1975 lag der kleine Hund auf der Bank vor dem Haus.", ["Sommer", "Hund", "Bank", "Haus", "1975"]],
  ["Mon frère était sur le pont avec Marie et il ne la voyait pas.", ["frère", "pont", "Marie"]],
  ["Mi hermano estaba en la cocina con Pedro y no la veía.", ["hermano", "cocina", "Pedro"]],
  ["Mio fratello era nel giardino con Marco e non lo vedeva.", ["fratello", "giardino", "Marco"]],
  ["O meu irmão estava no jardim com Pedro e não o via.", ["irmão", "jardim", "Pedro"]],
  ["Mijn vader was in de winkel toen Kees naar het strand liep.", ["vader", "winkel", "Kees"]],
  ["Потом Маша сказала, что Ваня уехал в 1974 году.", ["Ваня", "1974"]],
  ["سكنا في بيت قرب البحر عام 1961 مع جدتي.", ["1961"]],
])("the candidates of %j are names, numbers and nouns", (text, words) => {
  expect(askedOf(text)).toEqual(words);
});

test.each([
  ["She had an old and tired look about her.", "an adjective"],
  ["We always ran and laughed there together.", "verbs and adverbs"],
  ["Je la vois encore dans mes rêves et je les mange.", "a pronoun that looks like an article"],
  ["On Monday we all spoke English there.", "days and languages"],
  ["It was in New York that we met.", "a part of a name"],
  ["The lantern of my lantern was the lantern.", "a word that stands twice"],
  ["My walk to the walk was in the rain.", "a word of the reference", ["rain"]],
  ["It was at 12:30 and cost 5 € or 1,000 in all.", "times and prices"],
  ["Wir haben Sie und Ihre Briefe nicht vergessen.", "polite pronouns", ["Briefe"]],
  ["Потом мы узнали, что Вы уже уехали туда.", "polite pronouns"],
])("%j has no candidate for %s", (text, _what, others: string[] = []) => {
  expect(askedOf(text)).toEqual(others);
});

const walk = [
  "Then Daniel sat in the kitchen with his dog.",
  "When Harry fell into the canal it was in the summer of 1968.",
  "But Ida was at the station with my uncle.",
  "And Jens told us of the harbour in 1971.",
];

test("names are offered with names, numbers with close numbers, nouns with nouns", () => {
  const names = ["Daniel", "Harry", "Ida", "Jens"];
  for (let seed = 1; seed < 50; seed += 1) {
    for (const { correctAnswer, options } of memoryQuestions(own(...walk), randomFrom(seed), 1973)) {
      const numbers = options.filter((option) => /^\d+$/.test(option));
      expect([0, 4]).toContain(options.filter((option) => names.includes(option)).length);
      expect([0, 4]).toContain(numbers.length);
      for (const number of numbers) expect(Math.abs(Number(number) - Number(correctAnswer))).toBeLessThanOrEqual(9);
      expect(numbers.filter((number) => Number(number) > 1973)).toEqual([]);
    }
  }
});

test("a round number is offered with round numbers", () => {
  const [question] = questionsOf("Our church had 40 bells.");
  expect(question?.options.every((option) => Number(option) % 10 === 0)).toBe(true);
});

test("distractors have the language and script of the sentence", () => {
  const english = own(...walk);
  const german = own("Der Hund lag auf der Bank und die Sonne schien, als wir im Garten am Tisch waren.");
  const russian = own("Потом Маша сказала, что Ваня уехал в 1974 году.");
  const questions = [...memoryQuestions([...english, ...german, ...russian], randomFrom(1), 2026)];
  const mixed = questions.filter(({ options }) => options.some((option) => option === "Ваня"));
  expect(mixed).toEqual([]);
  const germanOptions = questions.find(({ text }) => text.startsWith("Der Hund"))?.options ?? [];
  expect(germanOptions.filter((option) => !/^\p{Lu}/u.test(option))).toEqual([]);
});

test("a sentence without enough distractors makes no question", () => {
  expect(questionsOf("Then Daniel sat in the kitchen with his dog.")).toEqual([]);
});

test("inflected names are offered only with names of the same ending", () => {
  const texts = ["Потом пришла Маша.", "Однажды мы жили в Киеве.", "Потом уехали в Москву.", "Там был Иван."];
  expect(questionsOf(...texts)).toEqual([]);
});

test("whatever the text, a question has its answer once in the text and four different options", () => {
  const word = fc.oneof(
    fc.constantFrom(
      "The",
      "the",
      "kitchen",
      "was",
      "(harbour)",
      "Ingrid,",
      "blank",
      "garden.",
      "12",
      "1968",
      "of",
      "Jens",
    ),
    fc.string(),
  );
  const written = fc.array(fc.array(word, { minLength: 3, maxLength: 25 }).map((words) => words.join(" ")));
  fc.assert(
    fc.property(written, (texts) => {
      for (const { text, correctAnswer, options } of memoryQuestions(own(...texts), Math.random, 2026)) {
        expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(4);
        const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
        expect(options.filter((option) => words.includes(option.toLowerCase()))).toEqual([correctAnswer]);
      }
    }),
  );
});
