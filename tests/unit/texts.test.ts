import { expect, test } from "@jest/globals";
import { texts } from "@/lib/texts";

test.each([
  [2, "2 characters left"],
  [1, "1 character left"],
  [0, "0 characters left"],
  [-1, "1 character too many"],
  [-2, "2 characters too many"],
])("with %p characters left the counter shows “%s”", (left, sentence) => {
  expect(texts.ui.charactersLeft(left)).toBe(sentence);
});
