import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { type PoolWord, type QuizTopic, TrainingConfig } from "@/lib/config/app-config";
import { readShippedContent } from "@/lib/operator/content";
import { buildQuestion, fitsLevel } from "@/lib/quiz/build-question";
import { countWords } from "@/lib/quiz/cloze";
import { modulesIn } from "@/lib/quiz/content";
import { isMemoriesTopic } from "@/lib/quiz/memories-topic";
import type { QuizModule } from "@/lib/quiz/question";
import { levelNames, levels } from "@/lib/quiz/rules";
import { randomFrom } from "@/tests/support/factories/seeded-random";

// The shipped content, as the game uses it.

const { topics } = TrainingConfig.parse(JSON.parse(readFileSync("config/training.json", "utf8")));
const shared = Object.entries(topics).filter(([, topic]) => !isMemoriesTopic(topic));
const random = randomFrom(1);

type Content = { name: string; topic: QuizTopic; modules: QuizModule[] };

const contents = async (): Promise<Content[]> => {
  const items = await readShippedContent();
  return shared.map(([name, topic]) => {
    const own = items.filter(({ appName }) => appName === topic.dataSource.contentFilter.appName);
    return { name, topic, modules: own.flatMap((item) => modulesIn([item], random)) };
  });
};

const ofType = async (type: string) => (await contents()).filter(({ topic }) => topic.questionFormat.type === type);
const wordsOf = ({ distractorLogic }: QuizTopic): PoolWord[] => distractorLogic.pool;
const duplicates = (list: string[]) => list.filter((entry, index) => list.indexOf(entry) !== index);

test("there are three topics of gaps, two of definitions, and one of the player's own memories", async () => {
  expect(Object.values(topics).filter(isMemoriesTopic)).toHaveLength(1);
  expect(await ofType("fill-in-the-blank")).toHaveLength(3);
  expect(await ofType("match-definition-to-term")).toHaveLength(2);
});

test("every topic has sixty modules, the most popular one twice as many, at least eight of each difficulty", async () => {
  for (const { name, modules } of await contents()) {
    expect([name, modules.length]).toEqual([name, name === "Everyday life by decades" ? 120 : 60]);
    for (const difficulty of [1, 2, 3, 4, 5]) {
      expect(modules.filter((module) => module.difficulty === difficulty).length).toBeGreaterThanOrEqual(8);
    }
  }
});

test("no text and no term occurs twice", async () => {
  const modules = (await contents()).flatMap((content) => content.modules);
  expect(duplicates(modules.map(({ text }) => text.toLowerCase()))).toEqual([]);
  const terms = (await ofType("match-definition-to-term")).flatMap((content) => content.modules);
  expect(duplicates(terms.map(({ reference }) => reference.toLowerCase()))).toEqual([]);
});

test("every wrong option of a definition is a term of the topic or is defined, and no term is defined twice", async () => {
  for (const { topic, modules } of await ofType("match-definition-to-term")) {
    const terms = modules.map(({ reference }) => reference);
    const { definitions = {} } = topic.distractorLogic;
    const options = modules.flatMap((module) => module.options ?? []);
    expect(options.filter((option) => !terms.includes(option) && !definitions[option])).toEqual([]);
    expect(Object.keys(definitions).filter((term) => terms.includes(term) || !options.includes(term))).toEqual([]);
  }
});

test("every text is a sentence in plain typography", async () => {
  const modules = (await contents()).flatMap((content) => content.modules);
  expect(modules.filter(({ text }) => !/^\p{Lu}[^_"“”‘’()\n]+\.$/u.test(text)).map(({ text }) => text)).toEqual([]);
});

test("an answer occurs once in its text and not in its reference", async () => {
  const modules = (await ofType("fill-in-the-blank")).flatMap((content) => content.modules);
  const times = (text: string, answer: string) => text.toLowerCase().split(answer.toLowerCase()).length - 1;
  const wrong = modules.filter(
    ({ text, reference, correctAnswer }) => times(text, correctAnswer) !== 1 || times(reference, correctAnswer) !== 0,
  );
  expect(wrong).toEqual([]);
});

test("texts are short enough for the first level and long enough for the last", async () => {
  for (const { modules } of await ofType("fill-in-the-blank")) {
    const lengths = modules.map(({ text }) => countWords(text));
    expect(lengths.filter((length) => length < levels.Intermediate.wordsMin).length).toBeGreaterThanOrEqual(5);
    expect(lengths.filter((length) => length >= levels.Advanced.wordsMin).length).toBeGreaterThanOrEqual(40);
  }
});

test("no answer is asked for in two topics", async () => {
  const answers = (await contents()).flatMap(({ modules }) => [
    ...new Set(modules.map(({ correctAnswer }) => correctAnswer.toLowerCase())),
  ]);
  expect(duplicates(answers)).toEqual([]);
});

test("no word is in a pool twice, and every answer without its own options is in the pool", async () => {
  for (const { topic, modules } of await contents()) {
    const words = wordsOf(topic).map(({ word }) => word);
    expect(duplicates(words)).toEqual([]);
    const answers = modules.filter(({ options }) => options.length === 0).map(({ correctAnswer }) => correctAnswer);
    expect(answers.filter((answer) => !words.includes(answer))).toEqual([]);
  }
});

/** The type and subtype of every word of a pool, ignoring case. */
const kindsOf = (topic: QuizTopic) => new Map(wordsOf(topic).map(({ word, subtype }) => [word.toLowerCase(), subtype]));

test.each(levelNames)(
  "every question of %s, built a hundred times, has its own options or four of one kind",
  async (level) => {
    for (const { topic, modules } of await contents()) {
      const kinds = kindsOf(topic);
      const fitting = modules.filter((module) => fitsLevel(module, { level, topic }));
      expect(fitting.length).toBeGreaterThanOrEqual(20);
      for (const module of fitting) {
        const answer = module.correctAnswer.toLowerCase();
        const own = module.options.map((option) => option.toLowerCase());
        const isPossible = (option: string) =>
          own.length > 0 ? own.includes(option) : kinds.get(option) === module.subtype;
        for (let time = 0; time < 100; time += 1) {
          const question = buildQuestion(module, { level, topic, modules: [], distractors: [], random });
          const options = question?.options.map((option) => option.toLowerCase()) ?? [];
          const isWhole = new Set(options).size === 4 && question?.correctAnswer.toLowerCase() === answer;
          if (!options.every(isPossible) || !isWhole || !options.includes(answer))
            throw new Error(`${module.id}: ${options}`);
        }
      }
    }
  },
);
