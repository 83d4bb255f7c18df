import { expect, test } from "@jest/globals";
import { ownValue } from "@/lib/own-value";

test.each(["constructor", "__proto__", "toString"])("%s is a key only of a map that has it", (key) => {
  expect(ownValue({}, key)).toBeUndefined();
  expect(ownValue(Object.fromEntries([[key, "own"]]), key)).toBe("own");
});
