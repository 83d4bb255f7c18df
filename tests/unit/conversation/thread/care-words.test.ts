import { expect, test } from "@jest/globals";
import { careRecognizer } from "@/lib/conversation/thread/care";

const isGrave = careRecognizer([{ phrases: ["kill myself", "want to die"], exceptions: ["kill myself laughing"] }]);

test.each([
  ["I keep thinking about killing myself", true],
  ["I wanted to die", true],
  ["I want to diet", false],
  ["She was unskilled, myself I was not", false],
  ["We were killing ourselves and myself was left", false],
  ["I nearly killed myself laughing", false],
])("the beginning of a long word counts: %s", (text, expected) => {
  expect(isGrave(text)).toBe(expected);
});

test("a language without phrases recognises nothing", () => {
  expect(careRecognizer([{ phrases: [], exceptions: [] }])("I want to die")).toBe(false);
});
