import { expect, test } from "@jest/globals";
import { readContent } from "@/lib/operator/content-file";

const whale = {
  appName: "Sea",
  reference: "Whales",
  text: "A blue whale has a heart as large as a piano",
  type: "fill-in-the-blank",
};

const json = (...items: unknown[]) => readContent("items.json", Buffer.from(JSON.stringify(items)));
const csv = (text: string) => readContent("items.CSV", Buffer.from(text));
/** A CSV of two lines: these columns, these cells. */
const row = (cells: Record<string, string>) =>
  csv(`${Object.keys(cells).join(",")}\n${Object.values(cells).join(",")}\n`);

test("missing fields have defaults, and the generated id is stable", () => {
  const [item] = json(whale).items;
  expect(item).toEqual({
    ...whale,
    id: expect.stringMatching(/^[\w-]{24}$/),
    correctAnswer: null,
    difficulty: 3,
    ...{ book: null, chapter: null, verse: null, subtype: null, options: [] },
  });
  expect(json({ ...whale, difficulty: 5, correctAnswer: "heart" }).items[0]?.id).toBe(item?.id);
  expect(json({ ...whale, text: `${whale.text}!` }).items[0]?.id).not.toBe(item?.id);
});

test("JSON and CSV of the same items are the same", () => {
  const full = { ...whale, id: "one", correctAnswer: "heart", difficulty: 4, chapter: 7, subtype: "organ" };
  const options = ["heart", "eye", "liver", "tongue"];
  const fromCsv = row({ ...full, difficulty: " 4 ", chapter: "7", options: " heart|eye|liver | tongue" } as never);
  expect(fromCsv).toEqual(json({ ...full, options }));
  expect(fromCsv.items[0]).toMatchObject({ chapter: "7", difficulty: 4, options });
});

test("quotes, commas, all kinds of line ends, blank lines and a byte order mark are read", () => {
  const text =
    'type,appName,reference,text\r\n\r\nfill-in-the-blank,Sea,"Whales, ""blue""","They sing,\r\nfar away"\r\n\r\n';
  for (const variant of [text, text.replaceAll("\r\n", "\n"), `\uFEFF${text}`, text.trimEnd()]) {
    const { items, mistakes } = csv(variant);
    expect(mistakes).toEqual([]);
    expect(items).toMatchObject([
      { reference: 'Whales, "blue"', text: expect.stringMatching(/^They sing,\r?\nfar away$/) },
    ]);
  }
});

test("columns may be separated by semicolons or tabs", () => {
  for (const mark of [";", "\t"]) {
    const lines = [Object.keys(whale), Object.values(whale)].map((cells) => cells.join(mark));
    expect(csv(lines.join("\n"))).toEqual(json(whale));
  }
});

test.each([
  ["JSON", json, [1, 2, 3]],
  [
    "CSV",
    (...items: (typeof whale)[]) => csv([Object.keys(whale), ...items.map((item) => Object.values(item))].join("\n")),
    [2, 3, 4],
  ],
] as const)(
  "every bad row of a %s file is named with its number and its reason, and nothing is used",
  (_, read, [first, , third]) => {
    const { items, mistakes } = read({ ...whale, type: "riddle" }, whale, { ...whale, text: "Too short" });
    expect(items).toHaveLength(1);
    expect(mistakes).toEqual([
      `row ${first}: type must be fill-in-the-blank or match-definition-to-term`,
      `row ${third}: text has 2 words; questions are made from 3 to 25`,
    ]);
  },
);

test("rows are numbered as in a spreadsheet, with blank lines and multi-line cells", () => {
  const { mistakes } = csv(
    'appName,reference,text,type\n\nSea,Whales,"A whale\nsings far",fill-in-the-blank\n\n,,,\nSea,A\n',
  );
  expect(mistakes.map((mistake) => mistake.split(":")[0])).toEqual(["row 5", "row 6"]);
});

test.each([
  [{ appName: "" }, "appName is empty"],
  [{ appName: undefined }, "appName is missing or not a text"],
  [{ reference: "x".repeat(201) }, "reference has more than 200 characters"],
  [{ text: "a \u0000 b" }, "text has a character that cannot be stored"],
  [{ text: "word ".repeat(26) }, "text has 26 words; questions are made from 3 to 25"],
  [
    { correctAnswer: "hear" },
    "correctAnswer must be a word of the text, outside brackets, and not be in another word of text or reference",
  ],
  [
    { correctAnswer: "whale", text: "A (blue) whale among whalers" },
    "correctAnswer must be a word of the text, outside brackets, and not be in another word of text or reference",
  ],
  [
    { type: "match-definition-to-term", reference: "whale", text: "What whalers hunt" },
    "text has the term inside another word",
  ],
  [{ difficulty: 6 }, "difficulty must be from 1 to 5"],
  [{ difficulty: "hard" }, "difficulty must be a number"],
  [{ difficulty: 2.5 }, "difficulty must be a whole number"],
  [{ chapter: true }, "chapter must be a text or a whole number"],
  [
    { options: ["heart", "eye", "liver", "heart"], correctAnswer: "heart" },
    "options must be 4 different ones, or none",
  ],
  [{ options: ["a", "b", "c", "d"], correctAnswer: "heart" }, "options must have the right answer among them"],
  [
    { type: "match-definition-to-term", correctAnswer: "heart" },
    "correctAnswer must be the reference, which is the term",
  ],
  [{ id: "flexi-1" }, "id must not begin with flexi-, which is for the questions that come with the product"],
  [{ colour: "blue", size: 3 }, "there is no field colour, size"],
])("%j is rejected with a reason", (changes, reason) => {
  expect(json({ ...whale, ...changes }).mistakes).toEqual([`row 1: ${reason}`]);
});

test("duplicate rows and duplicate ids are rejected", () => {
  expect(json(whale, { ...whale, reference: "Other" }, whale).mistakes).toEqual(["row 3: is the same as row 1"]);
  expect(json({ ...whale, id: "a" }, { ...whale, id: "a", reference: "Other" }).mistakes).toEqual([
    "row 2: is the same as row 1",
  ]);
});

test("the answer to a definition is its term", () => {
  const definition = { ...whale, type: "match-definition-to-term", reference: "whale", text: "Sings" };
  expect(json(definition).items).toMatchObject([{ correctAnswer: "whale" }]);
});

test("an answer of several words, or beside punctuation, is found in the text", () => {
  const text = "They call it loudly the Blue whale's “song”, far away";
  for (const correctAnswer of ["blue whale's", "song", "whale", "LOUDLY the"]) {
    expect(json({ ...whale, reference: "Sounds", text, correctAnswer }).mistakes).toEqual([]);
  }
});

test.each([
  ["items.json", "{", "The file is not valid JSON."],
  ["items.json", "{}", "The file is not a list: [{ … }, { … }]."],
  ["items.csv", "", "The file is empty."],
  ["items.csv", Buffer.from([0x61, 0xe9, 0x0a]), "The file is not UTF-8 text."],
  ["items.csv", 'appName,text\nSea,"A whale\n', /^Quote Not Closed/],
  ["items.csv", "appName,text\nSea,A,B\n", "row 2: has 3 cells, but there are 2 columns"],
] as const)("%s of %j is refused as a whole", (name, content, reason) => {
  const { items, mistakes } = readContent(name, Buffer.from(content as string));
  expect(items).toEqual([]);
  expect(mistakes).toEqual([typeof reason === "string" ? reason : expect.stringMatching(reason)]);
});
