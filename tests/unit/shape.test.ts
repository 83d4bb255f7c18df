import { expect, test } from "@jest/globals";
import { isSharedConversation } from "@/lib/api/conversation-shapes";
import type { Conversation } from "@/lib/api/responses";
import { flag, listOf, mapOf, nullable, number, oneOf, optional, shape, text } from "@/lib/api/shape";

test.each([
  [text, ["", "a"], [null, undefined, 1, {}, []]],
  [number, [0, 1.5], [null, "1", []]],
  [flag, [true, false], [null, 0, "true"]],
  [nullable(text), [null, "a"], [undefined, 1]],
  [optional(text), [undefined, "a"], [null, 1]],
  [oneOf("a", "b"), ["a", "b"], ["c", null]],
  [listOf(text), [[], ["a"]], [null, {}, "a", ["a", 1]]],
  [mapOf(text), [{}, { a: "b" }], [null, [], "a", { a: 1 }]],
  [
    shape<{ a: string; b?: number }>({ a: text, b: optional(number) }),
    [{ a: "" }, { a: "", c: 1 }],
    [null, [], {}, { a: "", b: "" }],
  ],
])("check %# accepts and rejects", (check, fitting, others) => {
  expect(fitting.map((value) => check(value))).toEqual(fitting.map(() => true));
  expect(others.map((value) => check(value))).toEqual(others.map(() => false));
});

const conversation: Conversation = {
  ...{ _id: "one", projectName: "Canal", topic: "childhood", prompt: "At lock 12.", continuations: [] },
  ...{ questionAnswers: [{ question: "Where?", answer: "At lock 12." }], response: null, pending: true },
  ...{ requestKey: "k", receipt: null, file: null, timestamp: "2026-01-01T00:00:00.000Z", orderIndex: 1 },
};

test("a conversation needs all of its members", () => {
  expect(isSharedConversation(conversation)).toBe(true);
  for (const name of Object.keys(conversation)) {
    const { [name]: _, ...others } = conversation as Record<string, unknown>;
    expect({ name, fits: isSharedConversation(others) }).toEqual({ name, fits: false });
  }
});
