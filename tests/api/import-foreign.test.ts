import { expect, test } from "@jest/globals";
import { strToU8, zipSync } from "fflate";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { type Person, signUp } from "../support/api/client";
import { everything, journalOf } from "../support/api/exports";
import { importForeign } from "../support/api/foreign-journals";
import { remove } from "../support/api/journal";
import { dayOneEntry, dayOneExport, dayOnePhoto } from "../support/factories/foreign-journals";
import { photo } from "../support/factories/images";

captureConsole();
const provider = fakeProvider();

const gate = dayOnePhoto("A1B2", photo);
const paragraphs = ["We sat on the quay. ".repeat(29), "The boats lay low. ".repeat(30), "Then we left."].map((one) =>
  one.trim(),
);
const entries = [
  dayOneEntry("E1", paragraphs.join("\n\n")),
  dayOneEntry("E2", "# The gate\n\n![](dayone-moment://A1B2)\n\nGreen\\.", {
    ...{ photos: [gate.photo], creationDate: "1998-12-31T23:30:00Z", timeZone: "Europe/Berlin" },
  }),
];
const whole = dayOneExport(entries, gate.file);
const conversationsOf = async (person: Person) => (await journalOf(person)).conversations;

test("entries of Day One become memories on their days with their pictures, and no AI is asked", async () => {
  const ann = await signUp();
  expect(await importForeign(ann, whole)).toMatchObject({ status: 200, body: { imported: 2 } });
  const { conversations, files } = await journalOf(ann);
  expect(conversations).toMatchObject([
    {
      ...{ projectName: "The gate", topic: "Travels", timestamp: "1998-12-31T23:30:00.000Z" },
      when: { text: "1 January 1999", edtf: "1999-01-01" },
      questionAnswers: [{ question: "", answer: "Green." }],
      ...{ file: { fileName: "1 January 1999.jpeg" }, keepOnly: true, response: null },
    },
    {
      when: { text: "14 July 2009", edtf: "2009-07-14" },
      questionAnswers: [{ answer: paragraphs[0] }],
      continuations: [{ message: paragraphs.slice(1).join("\n\n"), keepOnly: true, response: null }],
    },
  ]);
  expect(files).toMatchObject([{ fileName: "1 January 1999.jpeg", data: photo.toString("base64") }]);
  expect(provider().requests).toEqual([]);
});

test("the same file again brings nothing twice, a later one only what is new, and a deleted memory comes back", async () => {
  const ann = await signUp();
  await importForeign(ann, whole);
  const before = await everything(ann);
  expect((await importForeign(ann, whole)).body.imported).toBe(0);
  expect(await everything(ann)).toEqual(before);
  const later = dayOneExport([...entries, dayOneEntry("E3", "Again.")], gate.file);
  expect((await importForeign(ann, later)).body.imported).toBe(1);
  const [first] = await conversationsOf(ann);
  await remove(ann, first._id);
  expect((await importForeign(ann, later)).body.imported).toBe(1);
  expect(await conversationsOf(ann)).toHaveLength(3);
});

test("two people who import the same journal have it each for themselves", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  for (const person of [ann, bob]) expect((await importForeign(person, whole)).body.imported).toBe(2);
  expect(await everything(bob)).toEqual(await everything(ann));
});

test("Markdown files come along by their paths and texts, with dates in words", async () => {
  const ann = await signUp();
  const files = {
    "a.md": strToU8("---\ndate: summer 1974\n---\nHot."),
    "b.md": strToU8("---\ndate: when we met\n---\nCold."),
  };
  expect((await importForeign(ann, zipSync(files))).body.imported).toBe(2);
  const dates = (await conversationsOf(ann)).map(({ when }: { when: object }) => when);
  expect(dates).toEqual([
    { text: "summer 1974", edtf: "1974-06/1974-08" },
    { text: "when we met", edtf: null },
  ]);
  expect((await importForeign(ann, zipSync({ ...files, "c.md": strToU8("New.") }))).body.imported).toBe(1);
});
