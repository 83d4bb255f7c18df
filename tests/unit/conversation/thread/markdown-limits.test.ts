import { expect, test } from "@jest/globals";
import { exceedsMarkdownLimits } from "@/lib/conversation/thread/markdown-limits";

test.each([
  ["quotes in each other", ">".repeat(32_000)],
  ["quotes with blanks between", "> ".repeat(50)],
  ["lists in each other", `Well:\n${"- ".repeat(1_000)}x`],
  ["numbered lists in each other", `${"1. ".repeat(50)}x`],
  ["one run of stars", `${"*".repeat(16_000)}a${"*".repeat(16_000)}`],
  ["emphasis in each other", "**a *b ".repeat(300) + "c* d**".repeat(300)],
  ["pictures in each other", "![".repeat(5_000) + "](u)".repeat(5_000)],
])("%s exceed the limits", (_, text) => {
  expect(exceedsMarkdownLimits(text)).toBe(true);
});

test.each([
  [
    "prose",
    "What did **the door** look like?\n\n> Red, you said.\n\n- Who _opened_ it?\n  - And [when](https://example.org)?",
  ],
  ["a line of dashes", "-".repeat(2_000)],
  ["a line of blanks", " ".repeat(32_000)],
  ["many paragraphs with marks", "**One** _two_ [three]\n \n".repeat(1_000)],
  ["a long list", "- one\n".repeat(5_000)],
])("%s is not", (_, text) => {
  expect(exceedsMarkdownLimits(text)).toBe(false);
});
