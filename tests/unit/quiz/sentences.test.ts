import { expect, test } from "@jest/globals";
import { sentencesOf } from "@/lib/quiz/sentences";

test("a text is split at the ends of sentences and lines", () => {
  expect(sentencesOf("We went  out.\nThen the rain came! Was it warm? No. It was")).toEqual([
    "We went out.",
    "Then the rain came!",
    "Was it warm?",
  ]);
  expect(sentencesOf("")).toEqual([]);
});

test.each([
  ["**The house** was always warm.", "a bold word"],
  ["The `house` was always warm.", "code"],
  ["The _house_ was always warm.", "an emphasised word"],
  ["# The house by the canal", "a heading"],
  ["- The house was always warm.", "a list"],
  ["2. The house was always warm.", "a numbered list"],
  ["> The house was always warm.", "a quotation"],
  ["| The house | was | warm |", "a table"],
  ["```\nThe house was always warm.\n```", "a block of code"],
  ["The [house](https://example.org/a?b=The) was warm.", "a link"],
  ["It stands at https://example.org/x?y=The house was warm.", "an address with a question mark in it"],
  ["It stands at www.example.org and was warm.", "an address without a scheme"],
  ["It stands at example.org/houses and was warm.", "a bare address"],
  ["Write to ida@example.org about the house.", "an e-mail address"],
])("%j is skipped: %s", (text) => {
  expect(sentencesOf(text)).toEqual([]);
});

test.each([
  ["I saw Mr. Smith at the gate.", "a title before a name"],
  ["Am 3. Mai fuhren wir ans Meer.", "a German date"],
  ["and came home in the rain.", "the end of a sentence that began elsewhere"],
  ["We had a tent, a lamp and:", "the beginning of a list"],
  ["祖母の家は 海の近く だった。 犬がいた。", "a script without spaces"],
])("%j is not a whole sentence: %s", (text) => {
  expect(sentencesOf(text)).toEqual([]);
});

test("a sentence beside one with an address or a bold word is used", () => {
  expect(
    sentencesOf("A **bold** word it was. The house was warm. See example.org for it. The rain came later."),
  ).toEqual(["The house was warm.", "The rain came later."]);
});

test("sentences have 3 to 25 words", () => {
  const long = `Word ${"word ".repeat(23)}twentyfive`;
  expect(sentencesOf(`Two words.\nExactly three words.\n${long}.\n${long} more.`)).toEqual([
    "Exactly three words.",
    `${long}.`,
  ]);
});
