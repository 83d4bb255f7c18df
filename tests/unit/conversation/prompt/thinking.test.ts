import { expect, test } from "@jest/globals";
import { thinkingFilter } from "@/lib/conversation/prompt/thinking";
import { countScanned } from "../../../support/load/scanned-characters";

function filtered(pieces: Iterable<string>): string {
  const { add, end } = thinkingFilter();
  return [...pieces].map(add).join("") + end();
}

test.each([
  ["at the start", "<think>Hm.</think>Gulls"],
  ["behind white space, with lines after it", "\n <think>\nHm, </ think>.\n</think>\n\nGulls"],
  ["twice", "<think></think>\n<think>Hm.</think>Gulls"],
])("a model's thinking is removed (%s), whole and letter by letter", (_, text) => {
  expect([filtered([text]), filtered(text)]).toEqual(["Gulls", "Gulls"]);
});

test.each(["Reply: Gulls", "Writer:Gulls", "<think>Hm.</think>\nReply:  Gulls"])(
  "a label that is repeated from the examples (%j) is removed, whole and letter by letter",
  (text) => {
    expect([filtered([text]), filtered(text)]).toEqual(["Gulls", "Gulls"]);
  },
);

test.each(["<think>Hm.", "<think>", "<think>Hm.</think>", "<think>Hm.</thin"])(
  "of nothing but thinking (%j) nothing is left",
  (text) => {
    expect([filtered([text]), filtered(text)]).toEqual(["", ""]);
  },
);

test.each([
  "<thin",
  "<",
  " ",
  "<thinking>is what you call it.",
  "You wrote <think> on the wall.",
  "Hm.</think> Gulls.",
  "  Gulls, <think>and</think> more.",
  "<THINK> was painted there.",
  "Reply to: Gulls",
  "You wrote: Reply: no.",
])("a reply that only looks like thinking (%j) stays whole", (text) => {
  expect([filtered([text]), filtered(text)]).toEqual([text, text]);
});

test("a reply is passed through at once, and long thinking is not buffered", () => {
  const { add } = thinkingFilter();
  expect(["<think>", "x".repeat(1_000_000), "</th", "ink>A", "b"].map(add)).toEqual(["", "", "", "A", "b"]);
});

test("white space before a reply is looked at once, however many pieces it comes in", () => {
  const pieces = Array<string>(1_000).fill("  ");
  expect(countScanned(() => filtered(pieces))).toBe(2_000);
});
