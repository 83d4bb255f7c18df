import { execFileSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { plainParagraphs } from "@/lib/conversation/thread/plain-paragraphs";

/** Prints what Markdown makes of the texts. In a process of its own, because Jest cannot load modules that are not CommonJS. */
const parser = `
  import { text } from "node:stream/consumers";
  import { fromMarkdown } from "mdast-util-from-markdown";
  import { gfmFromMarkdown } from "mdast-util-gfm";
  import { gfm } from "micromark-extension-gfm";
  const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
  const nameOf = ({ type, children, value }) => type === "text" ? value : type + "(" + children?.map(nameOf).join("") + ")";
  const texts = JSON.parse(await text(process.stdin));
  console.log(JSON.stringify(texts.map((text) => fromMarkdown(text, options).children.map(nameOf))));`;

const paragraphsOfMarkdown = (texts: string[]): string[][] =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", parser], {
      input: JSON.stringify(texts),
      encoding: "utf8",
    }),
  );

/** As a page shows it. */
const collapsed = (text: string) => text.replace(/[ \t\n]+/g, " ").trim();

const words = [
  "a",
  "Which door",
  "é",
  "1",
  "1.",
  "2)",
  " ",
  "  ",
  "    ",
  "\t",
  "\n",
  "\n\n",
  "-",
  "--",
  "+",
  ".",
  ":",
];
const marks =
  "! “ ( ) ' \" / ^ $ ? http :// www = * _ ` # [x] ~ | <b> > &amp; @b.c \\ \r Http://a.de www.a.de a@b.de --- ===".split(
    " ",
  );

test("plain paragraphs are those of Markdown", () => {
  const text = fc
    .array(fc.constantFrom(...words, ...words, ...marks), { maxLength: 14 })
    .map((parts) => parts.join(""));
  const samples = fc.sample(text, { numRuns: 20_000, seed: 1 }).filter((text) => text.trim() && plainParagraphs(text));
  expect(samples.length).toBeGreaterThan(1_000);
  const parsed = paragraphsOfMarkdown(samples);
  for (const [index, sample] of samples.entries()) {
    const paragraphs = plainParagraphs(sample)?.map((paragraph) => `paragraph(${collapsed(paragraph)})`);
    expect([sample, paragraphs]).toEqual([sample, parsed[index]?.map(collapsed)]);
  }
});

test.each([
  "You wrote “the green door that stuck”. What did it take to open it?",
  "It was 1974, wasn't it?\n\nWho - if anyone - was there?",
])("an ordinary reply is plain: %s", (text) => {
  expect(plainParagraphs(text)).toEqual(text.split("\n\n"));
});
