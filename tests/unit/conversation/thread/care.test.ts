import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { CarePhrases } from "@/lib/config/app-config";
import { careRecognizer } from "@/lib/conversation/thread/care";

const folder = join(process.cwd(), "config/care");
const shipped = readdirSync(folder).map((name) => ({
  language: name.replace(".json", ""),
  list: CarePhrases.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))),
}));
const isGrave = careRecognizer(shipped.map(({ list }) => list));

test.each(shipped)("$language has at most 40 phrases, none twice", ({ list }) => {
  expect(list.phrases.length).toBeLessThanOrEqual(40);
  expect(new Set(list.phrases).size).toBe(list.phrases.length);
});

test.each([
  ["I WANT TO DIE", true],
  ["Yesterday I thought: I want to die. Then I slept.", true],
  ["I don’t want to live anymore", true],
  ["Ich will nicht mehr leben!", true],
  ["もう死にたい、と思った。", true],
  ["I want to. Die was cast.", false],
  ["I wanted to die of shame when the zip went.", false],
  ["We walked into the building together.", false],
  ["I stepped off the bus.", false],
  ["We jumped into the car and left.", false],
  ["I fell off the swing and hurt myself.", false],
  ["", false],
])("%j: %p", (text, expected) => expect(isGrave(text)).toBe(expected));

test("a phrase is found word for word, within one sentence, and nothing else is", () => {
  const recognize = careRecognizer([{ phrases: ["I'm lost, you know"], exceptions: ["lost you know who"] }]);
  expect(["I’m lost — you know.", "im LOST you know"].map(recognize)).toEqual([true, true]);
  expect(["I'm lost. You know.", "I'm lost you knew", "I'm lost you know who"].map(recognize)).toEqual([
    false,
    false,
    false,
  ]);
});
