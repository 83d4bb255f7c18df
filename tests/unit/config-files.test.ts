import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import type { z } from "zod";
import { AppConfig, FeatureConfig, type Topic, TrainingConfig } from "@/lib/config/app-config";

const superlatives =
  /\b(best|worst|most|least|favou?rite|ever|always|never|(great|happi|sadd|bigg|larg|small|old|young|earli|hard|clos|proud|funni)est)\b/i;
const praise =
  /\b(beautiful|wonderful|lovely|amazing|touching|moving|powerful|precious|thank|sorry to hear|sounds like)\b/i;

const schemas = { flexiconfig: AppConfig, flexifeatures: FeatureConfig, training: TrainingConfig };

function shipped(name: string): string {
  return readFileSync(join(process.cwd(), "config", `${name}.json`), "utf8");
}

const features: FeatureConfig = JSON.parse(shipped("flexifeatures"));
const topics = Object.values(features.flexiFeatures.chat.topics);
const questions = topics.flatMap(({ promptQuestions }) => promptQuestions);
const examples = topics.flatMap(examplePairs);

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

test("at least six topics can be chosen, each with a name of its own", () => {
  const names = topics.filter(({ enabled }) => enabled).map(({ displayName }) => displayName);
  expect(names.length).toBeGreaterThanOrEqual(6);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain("");
});

test.each(topics)("$displayName asks four to six questions, the first required and the last not", (topic) => {
  const required = topic.promptQuestions.map((question) => question.required);
  expect([4, 5, 6]).toContain(required.length);
  expect([required.at(0), required.at(-1)]).toEqual([true, false]);
});

test("no two questions share an id or a text", () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
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
});

test("no topic repeats what the product says to the assistant about distress", () => {
  const repeating = topics.filter(({ promptConstraints }) => /danger|emergency|helpline/i.test(promptConstraints));
  expect(repeating.map(({ displayName }) => displayName)).toEqual([]);
});

test.each(topics)("$displayName shows two or three example replies", (topic) => {
  expect([2, 3]).toContain(examplePairs(topic).length);
});

test("every example reply has two to four sentences and asks once, at its end", () => {
  const sentences = (reply: string) => reply.match(/[.?](?= |$)/g)?.length ?? 0;
  const oneQuestion = /^[^?!]+\?$/;
  const wrong = examples.filter(
    ({ reply }) => !oneQuestion.test(reply) || sentences(reply) < 2 || sentences(reply) > 4,
  );
  expect(wrong).toEqual([]);
});

test("every example reply takes up a word of the writer and praises nothing", () => {
  const echoes = ({ writer, reply }: (typeof examples)[number]) =>
    longWords(writer).some((word) => longWords(reply).includes(word));
  expect(examples.filter((example) => !echoes(example) || praise.test(example.reply))).toEqual([]);
});
