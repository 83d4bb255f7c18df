import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { limits } from "@/lib/api/limits";
import { Topic } from "@/lib/config/app-config";
import { promptOf } from "@/lib/conversation/guided-answers";
import { composePrompt, type Exchange, writtenTexts } from "@/lib/conversation/prompt";

const topic = Topic.parse({ promptRole: "You listen.", promptContext: " ", promptTone: "Plain.\n" });
const questionAnswers = [
  { question: "Where?", answer: "By the sea." },
  { question: "Who?", answer: "  " },
  { question: "When?", answer: "In 1968." },
];
const guided = "Project: Summers\n\nQuestion: Where?\nAnswer: By the sea.\n\nQuestion: When?\nAnswer: In 1968.";
const opening: Exchange = { position: 0, message: "not used", response: "What sea?" };
const talk = { topic, projectName: "Summers", questionAnswers };
const compose = (...exchanges: Exchange[]) => composePrompt({ ...talk, exchanges });

test("a start sends the topic's instructions and the given answers", () => {
  const { messages, answers, earlierTurns } = compose({ ...opening, response: null });
  expect(messages).toEqual([
    { role: "system", content: expect.stringMatching(/\n\nRole: You listen\.\n\nTone: Plain\.$/) },
    { role: "user", content: guided },
  ]);
  expect({ answers, earlierTurns }).toEqual({ answers: 2, earlierTurns: 0 });
});

test("a continuation sends the earlier turns and then the message", () => {
  const { messages, earlierTurns } = compose(
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
  expect(earlierTurns).toBe(2);
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

test("the newest earlier turns are sent up to the limit, the answers always", () => {
  const half = "x".repeat(limits.historyCharacters / 2);
  const { messages, earlierTurns } = compose(
    opening,
    { position: 1, message: "oldest", response: "old" },
    { position: 2, message: "", response: half },
    { position: 3, message: "", response: half },
    { position: 4, message: "Now.", response: null },
  );
  expect(earlierTurns).toBe(2);
  expect(messages[1]?.content).toContain(guided);
  expect(messages.some(({ content }) => content.includes("old") || content.includes("What sea?"))).toBe(false);
});

test("without its topic a conversation has the general instruction", () => {
  const { messages } = composePrompt({ ...talk, topic: undefined, exchanges: [opening] });
  expect(messages[0]?.content).toMatch(/^You talk with one person[^\n]*\n\nThis goes before everything below:[^\n]*$/);
});

test("the instruction about distress precedes the topic's and names help", () => {
  const [safety = "", ...ofTopic] = compose(opening).messages[0]?.content.split("\n\n").slice(1) ?? [];
  for (const sign of ["want to die", "not to wake up", "abuse", "child"]) expect(safety).toContain(sign);
  for (const help of ["somebody near", "local emergency number", "findahelpline.com"]) expect(safety).toContain(help);
  expect(safety).toContain("Ask nothing about it");
  expect(ofTopic).toEqual(["Role: You listen.", "Tone: Plain."]);
});

test("Conversation.prompt has question and answer on lines, separated by blank lines", () => {
  expect(promptOf(questionAnswers)).toBe("Where?\nBy the sea.\n\nWhen?\nIn 1968.");
});

test("the person's texts are separated from the questions", () => {
  expect(writtenTexts(guided)).toEqual(["By the sea.", "In 1968."]);
  expect(writtenTexts("Project: my own message")).toEqual(["Project: my own message"]);
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (answers) => {
      const exchanges = [{ ...opening, response: null }];
      const questionAnswers = answers.map((answer) => ({ question: "Q?", answer: `a${answer}` }));
      const { messages } = composePrompt({ ...talk, questionAnswers, exchanges });
      expect(writtenTexts(messages[1]?.content ?? "")).toEqual(questionAnswers.map(({ answer }) => answer));
    }),
  );
});
