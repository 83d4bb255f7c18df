import { expect, test } from "@jest/globals";
import { directionOf } from "@/lib/conversation/thread/text-direction";

test.each([
  ["", "ltr"],
  ["12:30 …", "ltr"],
  ["The boats lay low. שלום", "ltr"],
  ["Éire", "ltr"],
  ["שלום, canal", "rtl"],
  ["1948: في البيت", "rtl"],
  ["🙂 «سلام»", "rtl"],
])("the first letter of %j gives its direction: %s", (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
