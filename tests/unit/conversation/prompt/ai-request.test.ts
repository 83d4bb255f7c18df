import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { FeatureConfig } from "@/lib/config/app-config";
import { aiRequestBody } from "@/lib/conversation/prompt/ai-request";

const shipped = FeatureConfig.parse(JSON.parse(readFileSync("config/flexifeatures.json", "utf8")));
const topics = Object.entries(shipped.flexiFeatures.chat.topics);
const sizeOf = (body: object) => Buffer.byteLength(JSON.stringify(body));

test.each(topics)("the shipped instructions of %s fit with the longest answers, in any script", (id, topic) => {
  const questionAnswers = topic.promptQuestions.map(({ text }) => ({
    question: text,
    answer: "海".repeat(limits.messageLength),
  }));
  const start = { projectName: "海".repeat(limits.projectNameLength), topic: id, questionAnswers };
  const { promptConfig, ...body } = aiRequestBody("ann", topic, start);
  expect(promptConfig).toEqual({
    ...{ role: topic.promptRole, context: topic.promptContext, constraints: topic.promptConstraints },
    ...{ tone: topic.promptTone, examples: topic.promptExamples },
  });
  expect(sizeOf({ promptConfig, ...body })).toBeLessThanOrEqual(limits.jsonBytes);
});

test("instructions are sent up to the size limit of a body, and left out beyond it", () => {
  const topic = topics[0]?.[1];
  if (!topic) throw new Error("No topic is shipped");
  const start = { projectName: "Canal", topic: "one", questionAnswers: [{ question: "Where?", answer: "Here." }] };
  const withContext = (promptContext: string) => aiRequestBody("ann", { ...topic, promptContext }, start);
  const room = limits.jsonBytes - sizeOf(withContext(""));
  expect(sizeOf(withContext("x".repeat(room)))).toBe(limits.jsonBytes);
  expect(withContext("x".repeat(room + 1)).promptConfig).toEqual({});
  expect(withContext("x".repeat(80_000))).toMatchObject(start);
});
