import { expect, test } from "@jest/globals";
import { strToU8, zipSync } from "fflate";
import { foreignTexts } from "@/lib/texts/foreign-journal";
import { messagesOf, opened } from "../../../support/factories/foreign-journals";
import { drawing } from "../../../support/factories/images";

const markdown = {
  "notes/2019/quay.md": strToU8(
    '---\ntitle: "The quay"\ndate: 2019-03-04T23:30:00-05:00\ntags: [sea]\n---\n\nWe sat there.\n\n![The gate](../img/a%20gate.png) ![far](https://example.org/x.png)\n\n![It was red](../img/a%20gate.png)',
  ),
  "notes/summer.md": strToU8("---\ntitle: 'It''s hot'\ndate: summer 1974\n---\nNobody slept."),
  "notes/plain.md": strToU8("No head."),
  "notes/img/a gate.png": drawing,
  "__MACOSX/notes/._quay.md": strToU8("x"),
};

test("Markdown files become memories with their titles, days or words, and pictures beside them", async () => {
  const { conversations, product, leftBehind, pictures } = await opened(zipSync(markdown));
  expect([product, pictures.size, leftBehind.detailed]).toEqual(["Markdown", 1, 1]);
  const byName = conversations.map((one) => [one.projectName, one.when?.text, one.timestamp, messagesOf(one)]);
  expect(byName).toEqual([
    [
      "The quay",
      "4 March 2019",
      "2019-03-05T04:30:00.000Z",
      [["We sat there.\n\n far: https://example.org/x.png\n\nIt was red", ["a gate.png"]]],
    ],
    ["It's hot", "summer 1974", "2026-01-02T00:00:00.000Z", [["Nobody slept.", []]]],
    ["plain", undefined, "2026-01-02T00:00:00.000Z", [["No head.", []]]],
  ]);
  expect([...pictures.values()]).toMatchObject([{ altText: "The gate" }]);
  const changed = { ...markdown, "notes/plain.md": strToU8("No head!") };
  const idsOf = async (zip: Uint8Array) => (await opened(zip)).conversations.map(({ _id }) => _id);
  const [before, after] = [await idsOf(zipSync(markdown)), await idsOf(zipSync(changed))];
  expect(after.filter((id) => before.includes(id))).toHaveLength(2);
});

test("the years of a journal are those of its memories, not of their writing, and those without a date are announced", async () => {
  const { years, undated: count } = await opened(zipSync(markdown));
  expect([years, count]).toEqual([[1974, 2019], 1]);
  const undated = await opened(zipSync({ "a.md": strToU8("---\ntitle: A\n---\nOne") }));
  expect(undated.years).toEqual([2026, 2026]);
  expect(foreignTexts.found(undated)).toBe("A Markdown journal: 1 entry from 2026.");
  expect(foreignTexts.becomes(undated)).toMatch(/^Each entry becomes a memory\. 1 has no date that can be read\./);
});

test("of a video and a missing picture the text has what they were called, and both are announced", async () => {
  const text = "---\ntitle: A\n---\n![The lock](clip%201.mov)\n\n![Aunt \\[Ilse](lost.jpg) ![](x.pdf)";
  const { conversations, leftBehind } = await opened(zipSync({ "a.md": strToU8(text), "clip 1.mov": drawing }));
  expect(conversations.map(messagesOf)).toEqual([
    [
      [
        "(a video that was here, The lock, clip 1.mov)\n\n(a picture that was here, Aunt [Ilse, lost.jpg) (a document that was here, x.pdf)",
        [],
      ],
    ],
  ]);
  expect(leftBehind).toMatchObject({ videos: 1, missingPictures: 1, recordings: 1, otherPictures: 0 });
});

test("what a picture shows stays in the text without the picture", async () => {
  const { conversationsWith } = await opened(zipSync(markdown));
  expect(conversationsWith(() => false).map(messagesOf)[0]?.[0]?.[0]).toBe(
    "We sat there.\n\nThe gate far: https://example.org/x.png\n\nIt was red",
  );
});

test("a day that does not exist is no date", async () => {
  const dated = (date: string) => strToU8(`---\ndate: ${date}\n---\nOne`);
  const files = { "a.md": dated("2019-02-30"), "b.md": dated("2020-02-29") };
  const { conversations, undated } = await opened(zipSync(files));
  expect(undated).toBe(1);
  expect(conversations.map(({ when, timestamp }) => [when?.text, timestamp])).toEqual([
    ["29 February 2020", "2020-02-29T00:00:00.000Z"],
    ["2019-02-30", "2026-01-02T00:00:00.000Z"],
  ]);
});
