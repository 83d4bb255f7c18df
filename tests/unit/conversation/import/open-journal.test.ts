import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { limits } from "@/lib/api/limits";
import { JournalConversation } from "@/lib/conversation/export/journal";
import {
  dayOneEntry,
  dayOneExport,
  dayOnePhoto,
  messagesOf,
  opened,
} from "../../../support/factories/foreign-journals";
import { drawing, photo } from "../../../support/factories/images";

const quay = dayOnePhoto("A1B2", photo);
const gate = dayOnePhoto("C3D4", drawing, "png");

test("an entry of Day One becomes a memory on the day that it was where it was written, and is only saved", async () => {
  const text =
    "# The quay\\!\n\nWe sat there\\. It was \\-4 °C\\.\n\n![](dayone-moment:\\/\\/A1B2)\n\nThen we left\\.".replaceAll(
      "\\/",
      "/",
    );
  const entry = dayOneEntry("E1", text, { creationDate: "2009-07-14T22:30:00Z", photos: [quay.photo] });
  const { conversations, product } = await opened(dayOneExport([entry], quay.file));
  expect(product).toBe("Day One");
  expect(conversations).toMatchObject([
    { _id: "day-one-E1", topic: "Travels", projectName: "The quay!", when: { text: "15 July 2009", edtf: null } },
  ]);
  expect(conversations[0]).toMatchObject({ timestamp: "2009-07-14T22:30:00.000Z", response: null, keepOnly: true });
  expect(conversations.map(messagesOf)).toEqual([
    [["We sat there. It was -4 °C.\n\nThen we left.", ["15 July 2009.jpeg"]]],
  ]);
});

test("a link to what stays behind becomes its name, and what stays behind is counted", async () => {
  const heic = dayOnePhoto("HEIC", strToU8("x"), "heic");
  const text = "One ![](dayone-moment://HEIC) two ![](dayone-moment:/video/V1) three ![](dayone-moment://LOST)";
  const photos = [heic.photo, { identifier: "LOST" }];
  const fields = { photos, videos: [{}], audios: [{}], location: { placeName: "Ghent" }, tags: [] };
  const { conversations, leftBehind } = await opened(
    dayOneExport(
      [
        dayOneEntry("E1", text, fields),
        ...[1, 2].map(() => dayOneEntry("E2", "Two", { tags: [] })),
        { uuid: "E3" },
        null,
      ],
      heic.file,
    ),
  );
  expect(conversations[0] && messagesOf(conversations[0])).toEqual([
    ["One (a picture that was here) two (a video that was here) three (a picture that was here)", []],
  ]);
  expect(leftBehind).toEqual({
    ...{
      videos: 1,
      recordings: 1,
      otherPictures: 1,
      missingPictures: 1,
      detailed: 1,
      empty: 2,
      repeated: 1,
      unreadable: 0,
    },
  });
});

test("a photo is found by whatever it has, and an identifier may have hyphens", async () => {
  const photos = [{ identifier: "A-1", md5: null }];
  const entry = dayOneEntry("E1", "One\n\n![](dayone-moment://A-1)", { photos });
  const { conversations } = await opened(dayOneExport([entry], { "photos/A-1.jpeg": photo }));
  expect(conversations.map(messagesOf)).toEqual([[["One", ["14 July 2009.jpeg"]]]]);
});

test("a long entry is cut at paragraphs, and each message has the pictures that were shown in it", async () => {
  const [first, second] = ["We sat on the quay. ".repeat(25).trim(), "The gate was open. ".repeat(20).trim()];
  const text = `![](dayone-moment:/A1B2)\n\n${first}\n\n${second} ![](dayone-moment://C3D4)`;
  const entry = dayOneEntry("E1", text, { photos: [gate.photo, quay.photo] });
  const { conversations } = await opened(dayOneExport([entry], { ...quay.file, ...gate.file }));
  expect(conversations.map(messagesOf)).toEqual([
    [
      [first, ["14 July 2009.jpeg"]],
      [second, ["14 July 2009.png"]],
    ],
  ]);
});

const photos = Array.from({ length: 12 }, (_, index) =>
  dayOnePhoto(`P${index}`, Buffer.concat([photo, Buffer.of(index)])),
);
const photoFiles = Object.assign({}, ...photos.map((one) => one.file));

test("pictures that no message has room for follow by themselves, and an entry may be nothing but pictures", async () => {
  const entry = dayOneEntry("E1", "", { photos: photos.map((one) => one.photo) });
  const { conversations, pictures } = await opened(dayOneExport([entry], photoFiles));
  expect(pictures.size).toBe(12);
  expect(conversations.map((one) => messagesOf(one).map(([message, files]) => [message, files.length]))).toEqual([
    [
      ["", 10],
      ["", 2],
    ],
  ]);
  expect(conversations[0]?.projectName).toBe("14 July 2009");
});

test("without its pictures a journal has no empty messages and no empty memories", async () => {
  const all = photos.map((one) => one.photo);
  const entries = [
    dayOneEntry("E1", "![](dayone-moment://P1)", { photos: all }),
    dayOneEntry("E2", "# The gate\n\n![](dayone-moment://P1)", { photos: all }),
    dayOneEntry("E3", "One ![](dayone-moment://P1)", { photos: all }),
  ];
  const journal = await opened(dayOneExport(entries, photoFiles));
  const without = journal.conversationsWith(() => false);
  expect(without.map((one) => [one.projectName, one.orderIndex, messagesOf(one)])).toEqual([
    ["The gate", 1, [["", []]]],
    ["One", 2, [["One", []]]],
  ]);
  const some = journal.conversationsWith(({ packed }) => packed.name.includes(photos[1]?.photo.md5 ?? ""));
  expect(some.map(messagesOf)).toEqual([
    [["", ["14 July 2009.jpeg"]]],
    [["", ["14 July 2009.jpeg"]]],
    [["One", ["14 July 2009.jpeg"]]],
  ]);
});

test("an entry whose text is only in its formats, without a time or a time zone, loses nothing", async () => {
  const contents = [{ text: "On the quay.\n" }, { embeddedObjects: [{ type: "photo", identifier: "A1B2" }] }];
  const entry = { richText: JSON.stringify({ contents }), photos: [quay.photo], timeZone: "Nowhere" };
  const { conversations } = await opened(dayOneExport([entry], quay.file));
  expect(conversations.map(messagesOf)).toEqual([[["On the quay.", ["Day One.jpeg"]]]]);
  expect(conversations[0]?.when).toBeUndefined();
  expect(conversations[0]?.timestamp).toBe("2026-01-02T00:00:00.000Z");
});

test("whatever an entry says, no word is lost and the export that it becomes is valid", async () => {
  const unit = fc.constantFrom(
    "a",
    "é",
    " ",
    "\n",
    "\n\n",
    ".",
    "# ",
    "\\.",
    "ש",
    "👍🏽",
    "\0",
    "\ud800",
    "![](dayone-moment://A1B2)",
  );
  const texts = fc.array(fc.string({ unit, maxLength: 900 }), { minLength: 1, maxLength: 3 });
  const lettersOf = (text: string) =>
    text
      .replace(/!\[.*?\)|\(a\s*picture\s*that\s*was\s*here\)/g, "")
      .match(/[aéש👍]/gu)
      ?.join("") ?? "";
  const assertComplete = (one: JournalConversation, text: string) => {
    expect(JournalConversation.safeParse(one).error).toBeUndefined();
    const read = messagesOf(one).map(([message]) => message);
    expect([lettersOf(read.join("")), lettersOf(one.projectName + read.join(""))]).toContain(lettersOf(text));
    for (const message of read) expect(message.length).toBeLessThanOrEqual(limits.messageLength);
  };
  const title = texts.map((parts) => parts.join("").replaceAll("\n", " "));
  await fc.assert(
    fc.asyncProperty(texts, title, async (written, title) => {
      const entries = written.map((text, index) => dayOneEntry(`E${index}`, text, { photos: [quay.photo] }));
      const { conversations } = await opened(dayOneExport(entries, quay.file));
      for (const one of conversations) assertComplete(one, written[Number(one._id.at(-1))] ?? "");
      // The text begins with no heading, which may be the same as the title.
      const text = `1 ${written.join("\n")}`;
      const file = strToU8(`---\ndate: 2009-07-14\ntitle: ${title}\n---\n${text}`);
      const markdown = await opened(zipSync({ "1.md": file }));
      for (const one of markdown.conversations) assertComplete(one, title + text);
      expect(markdown.conversations).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});

test("entries come in the order of their times, each once, and again with the same ids", async () => {
  const entries = ["2011", "2009", "2010"].map((year) =>
    dayOneEntry(year, year, { creationDate: `${year}-01-01T12:00:00Z` }),
  );
  const zip = dayOneExport([...entries, ...entries]);
  const ids = (await opened(zip)).conversations.map(({ _id, orderIndex }) => [_id, orderIndex]);
  expect(ids).toEqual([
    ["day-one-2009", 1],
    ["day-one-2010", 2],
    ["day-one-2011", 3],
  ]);
  expect((await opened(zip)).conversations.map(({ _id, orderIndex }) => [_id, orderIndex])).toEqual(ids);
});

test("a name that is too long is cut between two characters, also if they are emoji", async () => {
  const family = "👨‍👩‍👧‍👦";
  const { conversations } = await opened(dayOneExport([dayOneEntry("E1", `We: ${family.repeat(30)}`)]));
  expect(conversations[0]?.projectName).toBe(`We: ${family.repeat(8)}…`);
});

test("a heading with thousands of spaces is read at once", async () => {
  const startedAt = process.cpuUsage().user;
  const text = `# One ##${" ".repeat(100_000)}two #\nThree`;
  const { conversations } = await opened(dayOneExport([dayOneEntry("E1", text)]));
  expect(process.cpuUsage().user - startedAt).toBeLessThan(3_000_000);
  expect(conversations[0]?.projectName).toMatch(/^One/);
});
