import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import type { z } from "zod";
import { AppConfig, FeatureConfig, type Topic, TrainingConfig } from "@/lib/config/app-config";

const superlatives =
  /\b(best|worst|most|least|favou?rite|ever|always|(great|happi|sadd|bigg|larg|small|old|young|earli|hard|clos|proud|funni)est)\b/i;
const praise =
  /\b(beautiful|wonderful|lovely|amazing|touching|moving|powerful|precious|thank|sorry to hear|sounds like)\b/i;

const schemas = { flexiconfig: AppConfig, flexifeatures: FeatureConfig, training: TrainingConfig };

function shipped(name: string): string {
  return readFileSync(join(process.cwd(), "config", `${name}.json`), "utf8");
}

type QuestionSet = Topic["promptQuestions"];
type ShippedTopic = Topic & { group: string; moreQuestionSets: QuestionSet[] };

const features: FeatureConfig = JSON.parse(shipped("flexifeatures"));
const topics = Object.values(features.flexiFeatures.chat.topics) as ShippedTopic[];
const questions = topics.flatMap(questionsOf);

/** The questions of all sets of a topic. */
function questionsOf({ promptQuestions, moreQuestionSets }: ShippedTopic): QuestionSet {
  return [promptQuestions, ...moreQuestionSets].flat();
}

type Pair = { writer: string; reply: string };

/** A topic's examples: a message, and a good reply. */
function examplePairs(topic: Topic): Pair[] {
  const pairs = topic.promptExamples.matchAll(/^Writer: (.+)\nReply: (.+)$/gm);
  return [...pairs].map(([, writer = "", reply = ""]) => ({ writer, reply }));
}

/** The beginnings of its words, so that "potato" is "potatoes". */
function stems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));
}

test.each(Object.entries<z.ZodType>(schemas))("%s.json names every field, in the schema's order", (name, schema) => {
  const file: unknown = JSON.parse(shipped(name));
  expect(JSON.stringify(schema.parse(file), null, 2)).toBe(JSON.stringify(file, null, 2));
});

test("seventeen topics can be chosen, each with a name of its own, under four or five headings", () => {
  const offered = topics.filter(({ enabled }) => enabled);
  const names = new Set(offered.map(({ displayName }) => displayName));
  expect([offered.length, names.size, names.has("")]).toEqual([17, 17, false]);
  const headings = new Set(offered.map(({ group }) => group));
  expect([[4, 5].includes(headings.size), headings.has("")]).toEqual([true, false]);
});

const isToday = ({ displayName }: ShippedTopic) => displayName === "Today";
const setsOf = ({ promptQuestions, moreQuestionSets }: ShippedTopic) => [promptQuestions, ...moreQuestionSets];
/** How many questions of a set are asked in turn, and how many are spare. */
const sizeOf = (set: QuestionSet) => [false, true].map((spare) => set.filter((each) => !each.spare === !spare).length);

test.each(topics.filter((topic) => !isToday(topic)))(
  "$displayName has five sets of five questions and three spare ones",
  (topic) => {
    expect(setsOf(topic).map(sizeOf)).toEqual(Array(5).fill([5, 3]));
  },
);

test("Today has a first question for each day of a month, each with one to follow and a spare one", () => {
  const sets = topics.filter(isToday).flatMap(setsOf);
  expect(sets.length).toBeGreaterThanOrEqual(31);
  for (const [asked = 0, spare = 0] of sets.map(sizeOf)) expect([asked >= 2, spare >= 1]).toEqual([true, true]);
});

test("only the first question of a set is required", () => {
  const sets = topics.flatMap(setsOf);
  const wrong = sets.filter((set) => set.some(({ required }, index) => required !== (index === 0)));
  expect(wrong).toEqual([]);
});

test("every question and every topic has a German wording", () => {
  const german = questions.map(({ texts }) => texts?.de ?? "");
  expect(german.filter((text) => !/^\p{Lu}[^?.!;\n]+\?$/u.test(text))).toEqual([]);
  expect(topics.filter(({ displayNames }) => !displayNames?.de)).toEqual([]);
});

test("no two questions share a text, and no two of a topic share an id", () => {
  const normalized = questions.map(({ text }) => text.toLowerCase().replace(/[^\p{L} ]/gu, ""));
  expect(new Set(normalized).size).toBe(questions.length);
  const repeating = topics.filter((topic) => {
    const ids = questionsOf(topic).map(({ id }) => id);
    return new Set(ids).size < ids.length;
  });
  expect(repeating.map(({ displayName }) => displayName)).toEqual([]);
});

test("every question is one sentence of at most 160 characters that ends in its only question mark", () => {
  const oneSentence = /^\p{Lu}[^?.!:;\n]+\?$/u;
  expect(questions.filter(({ text }) => !oneSentence.test(text) || text.length > 160)).toEqual([]);
});

test("no question asks for a superlative", () => {
  expect(questions.filter(({ text }) => superlatives.test(text))).toEqual([]);
});

const promptParts = ({ promptRole, promptContext, promptConstraints, promptTone, promptExamples }: Topic) => [
  promptRole,
  promptContext,
  promptConstraints,
  promptTone,
  promptExamples,
];

test.each(topics)("$displayName tells the assistant its role, context, constraints and tone in 350 words", (topic) => {
  const [examples = "", ...rules] = promptParts(topic).toReversed();
  for (const part of rules) expect(part).toMatch(/^\p{Lu}.+\.$/u);
  expect(topic.promptConstraints).toContain("Put one concrete detail from their words or picture inside your question");
  expect(topic.promptConstraints).toContain("Ask one question at most");
  expect([...rules, examples].join(" ").split(/\s+/).length).toBeLessThanOrEqual(350);
});

test("no topic repeats what the product says to the assistant about distress", () => {
  const repeating = topics.filter(({ promptConstraints }) => /danger|emergency|helpline/i.test(promptConstraints));
  expect(repeating.map(({ displayName }) => displayName)).toEqual([]);
});

test.each(topics)(
  "$displayName shows three turns in a row, another language, a picture and a question of the writer",
  (topic) => {
    const talks = topic.promptExamples.split("\n\n").map((talk) => talk.split("\n").length / 2);
    expect(talks.slice(0, 4)).toEqual([3, 1, 1, 1]);
    const pairs = examplePairs(topic);
    const [first, second, third, foreign, picture, asked] = pairs;
    const asksOnce = pairs.filter(({ reply }) => reply.split("?").length === 2);
    expect([asksOnce.includes(first as Pair), asksOnce.includes(second as Pair), third?.reply.includes("?")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(foreign?.writer).not.toMatch(/\b(the|and|was|I)\b/);
    expect(picture?.writer).toMatch(/^\(a picture: [^)]+\) /);
    expect(asked?.writer).toMatch(/\?$/);
  },
);

test("a detail of the writer's is inside the first question of each topic, which repeats nothing before it", () => {
  const firsts = topics.map((topic) => examplePairs(topic)[0] as Pair);
  const echoing = firsts.filter(({ writer, reply }) => !stems(writer).some((word) => stems(reply).includes(word)));
  expect(echoing).toEqual([]);
  expect(firsts.filter(({ reply }) => !/^\p{Lu}[^.?!]+\?$/u.test(reply))).toEqual([]);
});

test("no example reply is longer than three sentences or praises", () => {
  const sentences = (reply: string) => reply.match(/[.?](?= |$)/g)?.length ?? 0;
  const wrong = topics.flatMap(examplePairs).filter(({ reply }) => sentences(reply) > 3 || praise.test(reply));
  expect(wrong).toEqual([]);
});
