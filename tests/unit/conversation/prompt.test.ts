import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { Topic } from "@/lib/config/app-config";
import { promptOf } from "@/lib/conversation/guided-answers";
import { composePrompt, writtenTexts } from "@/lib/conversation/prompt";
import type { TurnInput } from "@/lib/conversation/prompt-history";

const topic = Topic.parse({
  displayName: "Childhood",
  promptRole: "You listen.",
  promptContext: " ",
  promptTone: "Plain.\n",
});
const questionAnswers = [
  { question: "Where?", answer: "By the sea." },
  { question: "Who?", answer: "  " },
  { question: "When?", answer: "In 1968." },
];
const guided = "Project: Summers\n\nQuestion: Where?\nAnswer: By the sea.\n\nQuestion: When?\nAnswer: In 1968.";
const opening: TurnInput = { position: 0, message: "not used", response: "What sea?" };
const input = { topic, today: "2026-11-23", projectName: "Summers", questionAnswers };
const compose = (...turns: TurnInput[]) => composePrompt({ ...input, turns });

test("a start sends the topic's instructions and the given answers", () => {
  const { messages, receipt } = compose({ ...opening, response: null });
  expect(messages).toEqual([
    { role: "system", content: expect.stringMatching(/\n\nRole: You listen\.\n\nTone: Plain\.$/) },
    { role: "user", content: guided },
  ]);
  expect(receipt).toEqual({ answers: 2, earlierTurns: 0, file: null });
});

test("a continuation sends the earlier turns and then the message", () => {
  const { messages, receipt } = compose(
    opening,
    { position: 1, message: "The Baltic.", response: "Cold?" },
    { position: 2, message: "Yes.", response: null },
  );
  expect(messages.slice(1)).toEqual([
    { role: "user", content: guided },
    { role: "assistant", content: "What sea?" },
    { role: "user", content: "The Baltic." },
    { role: "assistant", content: "Cold?" },
    { role: "user", content: "Yes." },
  ]);
  expect(receipt.earlierTurns).toBe(2);
});

test("a retried turn is sent without its reply", () => {
  const { messages } = compose(opening, { position: 1, message: "The Baltic.", response: "old" });
  expect(messages.at(-1)).toEqual({ role: "user", content: "The Baltic." });
});

test("turns without a reply are merged, so that roles alternate", () => {
  const { messages } = compose(
    { ...opening, response: null },
    { position: 1, message: "Hello?", response: null },
    { position: 2, message: "Anybody?", response: null },
  );
  expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(messages[1]?.content).toBe(`${guided}\n\nHello?\n\nAnybody?`);
});

test("without its topic a conversation has the general instruction", () => {
  const { messages } = composePrompt({ ...input, topic: undefined, turns: [opening] });
  expect(messages[0]?.content).toMatch(/^You talk with one person[^\n]*\n\nThis goes before everything below:/);
  expect(messages[0]?.content).not.toMatch(/^(Topic|Role): /m);
});

test("the instruction about distress precedes the topic's and names help", () => {
  const [safety = "", ...ofTopic] = compose(opening).messages[0]?.content.split("\n\n").slice(1) ?? [];
  for (const sign of ["want to die", "not to wake up", "abuse", "child"]) expect(safety).toContain(sign);
  for (const help of ["somebody near", "local emergency number", "findahelpline.com"]) expect(safety).toContain(help);
  expect(safety).toContain("Ask nothing about it");
  expect(ofTopic.slice(-4)).toEqual([
    expect.stringMatching(/^Today: 2026-11-23,/),
    ...["Topic: Childhood", "Role: You listen.", "Tone: Plain."],
  ]);
});

const instructionsAt = (position: number) =>
  compose({ position, message: "Well.", response: null }).messages[0]?.content;

test("every topic has the instructions for putting a memory together and for its end, once", () => {
  for (const sign of ["put together", "in the order in which they wrote it", "Add no detail", "one short farewell"])
    expect(instructionsAt(1)?.split(sign)).toHaveLength(2);
});

test("after five turns the AI is to ask less", () => {
  const isAskedLess = [4, 5, 6].map((position) => instructionsAt(position)?.includes("Ask less"));
  expect(isAskedLess).toEqual([false, true, true]);
});

test("Conversation.prompt has question and answer on lines, separated by blank lines", () => {
  expect(promptOf(questionAnswers)).toBe("Where?\nBy the sea.\n\nWhen?\nIn 1968.");
});

test("the person's texts are separated from the questions", () => {
  expect(writtenTexts(guided)).toEqual(["By the sea.", "In 1968."]);
  expect(writtenTexts("Project: my own message")).toEqual(["Project: my own message"]);
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (answers) => {
      const turns = [{ ...opening, response: null }];
      const questionAnswers = answers.map((answer) => ({ question: "Q?", answer: `a${answer}` }));
      const { messages } = composePrompt({ ...input, questionAnswers, turns });
      expect(writtenTexts(messages[1]?.content ?? "")).toEqual(questionAnswers.map(({ answer }) => answer));
    }),
  );
});
