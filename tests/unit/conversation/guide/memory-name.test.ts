import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { nameOfMemory } from "@/lib/conversation/guide/memory-name";

const nameFrom = (answer: string) => nameOfMemory({ projectName: " " }, ["", answer]);

test("a memory has the name that was typed, or none before there is an answer", () => {
  expect(nameOfMemory({ projectName: " The lock " }, ["Another."])).toBe("The lock");
  expect(nameOfMemory({ projectName: "" }, [])).toBe("");
});

test.each([
  ["My grandfather Anton. He had a flat boat.", "My grandfather Anton"],
  ["  The narrow\n house at lock 12 ", "The narrow house at lock 12"],
  ["Mr. Adeyemi played the radio. All night.", "Mr. Adeyemi played the radio"],
  ["No.", "No."],
  [
    "It was the summer in which we counted every single boat that came through the lock",
    "It was the summer in which we counted every single boat …",
  ],
  ["👵🏽".repeat(40), `${"👵🏽".repeat(15)} …`],
  ["あ".repeat(61), `${"あ".repeat(60)} …`],
])("without one, %s is called %s", (answer, name) => {
  expect(nameFrom(answer)).toBe(name);
});

test("a name from any answer fits the limit of a project name, and has whole characters", () => {
  for (const answer of [
    "👵🏽".repeat(300),
    `x${"👵🏽".repeat(300)}`,
    "a".repeat(600),
    `${"a".repeat(59)} ${"b".repeat(99)}`,
  ]) {
    expect(nameFrom(answer).length).toBeLessThanOrEqual(limits.projectNameLength);
    expect(nameFrom(answer).isWellFormed()).toBe(true);
  }
});
