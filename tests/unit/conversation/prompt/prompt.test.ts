import { expect, test } from "@jest/globals";
import { Topic } from "@/lib/config/app-config";
import { promptOf } from "@/lib/conversation/guide/guided-answers";
import { composePrompt } from "@/lib/conversation/prompt/prompt";
import type { TurnInput } from "@/lib/conversation/prompt/prompt-history";
import { standardCare } from "@/lib/texts/care";
import { promptInput } from "../../../support/factories/prompt-input";

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
const guided =
  "Name of this memory: Summers\n\nQuestion: Where?\nAnswer: By the sea.\n\nQuestion: When?\nAnswer: In 1968.";
const opening: TurnInput = { position: 0, message: "not used", response: "What sea?" };
const input = { ...promptInput, topic, questionAnswers };
const compose = (...turns: TurnInput[]) => composePrompt({ ...input, turns });

test("a start sends the topic's instructions and the given answers", () => {
  const { messages, receipt } = compose({ ...opening, response: null });
  expect(messages).toEqual([
    { role: "system", content: expect.stringMatching(/\n\nRole: You listen\.\n\nTone: Plain\.\n\nToday: 2026-11-23,/) },
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

test("without its topic a conversation has the general instructions", () => {
  const { messages } = composePrompt({ ...input, topic: undefined, turns: [opening] });
  expect(messages[0]?.content).toMatch(/^You talk with one person[^\n]*\n\nToday: /);
  expect(messages[0]?.content).not.toMatch(/^(Topic|Role): /m);
});

const systemOf = (...turns: TurnInput[]) => compose(...turns).messages[0]?.content ?? "";

test("the examples come before the rules, the end of a talk after them, and safety last", () => {
  const whole = { ...topic, promptExamples: "Writer: x", promptConstraints: "Ask once." };
  const { messages } = composePrompt({ ...input, topic: whole, turns: [opening] });
  const marks = [
    "Topic: ",
    "Role: ",
    "Examples: ",
    "Constraints: ",
    "Tone: ",
    "If they close",
    "This goes before everything",
  ];
  const positions = marks.map((mark) => messages[0]?.content.indexOf(`\n\n${mark}`) ?? -1);
  expect(positions).toEqual(positions.filter((position) => position > 0).toSorted((one, other) => one - other));
  expect(messages[0]?.content.split("\n\n").at(-1)).toMatch(/^This goes before everything/);
});

test("the instruction about danger names the operator's help, in the language of the person", () => {
  const safety = systemOf(opening);
  for (const sign of ["want to die", "somebody who has died", "abusing them now", "hurt somebody else", "child"])
    expect(safety).toContain(sign);
  expect(safety).toContain(`“${standardCare.default.text} ${standardCare.default.url}” alone`);
  const german = { position: 1, message: "Ich war nicht allein und meine Mutter hat immer gelacht.", response: null };
  const care = { default: standardCare.default, de: { text: "Telefonseelsorge:", url: "tel:08001110111" } };
  const { messages } = composePrompt({ ...input, care, questionAnswers: null, turns: [german] });
  expect(messages[0]?.content).toContain("“Telefonseelsorge: tel:08001110111”");
});

test.each([
  ["what you are", "you are a program"],
  ["a medical question", "a doctor or a pharmacist"],
  ["a legal question", "advises on the law"],
  ["eating", "give no numbers"],
  ["a recent death", "plainly that you are sorry"],
])("there is an instruction about %s", (_, sign) => {
  expect(systemOf(opening)).toContain(sign);
});

const day = (date: string) => ({ writtenAt: new Date(`${date}T12:00:00Z`) });

test.each([
  ["2026-11-01", null],
  ["2026-11-02", "[One day later]"],
  ["2026-11-07", "[Six days later]"],
  ["2026-11-22", "[Three weeks later]"],
  ["2027-02-15", "[Three months later]"],
  ["2041-11-20", "[15 years later]"],
])("a message of %s after one of November 1 begins with %s", (date, mark) => {
  const before = { position: 1, message: "The boat.", response: "Whose?", ...day("2026-11-01") };
  const { messages } = compose(opening, before, { position: 2, message: "Mine.", response: null, ...day(date) });
  expect(messages.at(-1)?.content).toBe(mark ? `${mark}\n\nMine.` : "Mine.");
});

test("another reply is asked for by what it should differ from, shortened", () => {
  const again = { position: 1, message: "The boat.", response: "old" };
  const askedWith = (formerReply: string) =>
    composePrompt({ ...input, turns: [opening, again], formerReply }).messages.at(-1)?.content;
  expect(askedWith("Whose boat?")).toBe(
    "The boat.\n\n[They asked for another reply than “Whose boat?”. Take up another detail.]",
  );
  expect(askedWith("x".repeat(5_000))?.length).toBeLessThan(400);
});

const instructionsAt = (position: number) =>
  compose({ position, message: "Well.", response: null }).messages[0]?.content;

test("every topic has the instructions for putting a memory together and for its end, once", () => {
  for (const sign of ["put together", "in the order in which they wrote it", "Add no detail", "one short farewell"])
    expect(instructionsAt(1)?.split(sign)).toHaveLength(2);
});

test("after five turns the AI is to ask less", () => {
  const isAskedLess = [4, 5, 6].map((position) => instructionsAt(position)?.includes("so ask less"));
  expect(isAskedLess).toEqual([false, true, true]);
});

test("Conversation.prompt has question and answer on lines, separated by blank lines", () => {
  expect(promptOf(questionAnswers)).toBe("Where?\nBy the sea.\n\nWhen?\nIn 1968.");
});
