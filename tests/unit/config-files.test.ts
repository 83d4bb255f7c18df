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

/** A topic's examples: a message, and a good reply. */
function examplePairs(topic: Topic): { writer: string; reply: string }[] {
  return topic.promptExamples.split("\n\n").map((pair) => {
    const [, writer = "", reply = ""] = /^Writer: (.+)\nReply: (.+)$/.exec(pair) ?? [];
    return { writer, reply };
  });
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
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

test.each(topics)(
  "$displayName has three sets of five or six questions, of which only the first is required",
  (topic) => {
    const sets = [topic.promptQuestions, ...topic.moreQuestionSets];
    expect(sets.length).toBeGreaterThanOrEqual(3);
    for (const set of sets) {
      expect([5, 6]).toContain(set.length);
      expect(set.map(({ required }) => required)).toEqual(set.map((_, index) => index === 0));
    }
  },
);

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

test.each(topics)("$displayName tells the assistant its role, context, constraints and tone", (topic) => {
  const { promptRole, promptContext, promptConstraints, promptTone } = topic;
  for (const part of [promptRole, promptContext, promptConstraints, promptTone]) expect(part).toMatch(/^\p{Lu}.+\.$/u);
  expect(promptConstraints).toContain("exactly one concrete detail");
  expect(promptConstraints).toContain("exactly one follow-up question");
  expect(promptConstraints).toContain("the language the writer writes in");
  expect(promptConstraints).toContain("widen instead");
  expect(promptConstraints).toContain("When the writer is ending, ask nothing");
});

test("no topic repeats what the product says to the assistant about distress", () => {
  const repeating = topics.filter(({ promptConstraints }) => /danger|emergency|helpline/i.test(promptConstraints));
  expect(repeating.map(({ displayName }) => displayName)).toEqual([]);
});

test.each(topics)(
  "$displayName shows three example replies that take up a word, one that widens and one to a farewell",
  (topic) => {
    const pairs = examplePairs(topic);
    const echoes = ({ writer, reply }: (typeof pairs)[number]) =>
      longWords(writer).some((word) => longWords(reply).includes(word));
    expect(pairs.slice(0, 4).map(echoes)).toEqual([true, true, true, false]);
    const asks = pairs.map(({ reply }) => reply.match(/[?!]/g)?.length ?? 0);
    expect(asks).toEqual([1, 1, 1, 1, 0]);
    expect(pairs.slice(0, 4).filter(({ reply }) => !reply.endsWith("?"))).toEqual([]);
  },
);

test("every example reply has two to four sentences and praises nothing", () => {
  const sentences = (reply: string) => reply.match(/[.?](?= |$)/g)?.length ?? 0;
  const wrong = topics
    .flatMap(examplePairs)
    .filter(({ reply }) => sentences(reply) < 2 || sentences(reply) > 4 || praise.test(reply));
  expect(wrong).toEqual([]);
});
