import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { toHtml } from "@/lib/conversation/export/export-html";
import { toJson } from "@/lib/conversation/export/export-json";
import { toMarkdown } from "@/lib/conversation/export/export-markdown";
import { type Journal, JournalConversation, JournalFile } from "@/lib/conversation/export/journal";
import { journalTexts } from "@/lib/texts/journal";

const picture = { _id: "p", fileName: "door.png", fileType: "image/png", altText: "The [red] door" };
const report = { _id: "r", fileName: "a & b (1).pdf", fileType: "application/pdf" };
const gate = { _id: "g", fileName: "gate.png", fileType: "image/png" };
const lost = { _id: "l", fileName: "lost.txt", fileType: "text/plain" };

const later = { response: null, receipt: null, timestamp: "2025-03-13T08:00:00.000Z" };
const lighthouse: JournalConversation = {
  _id: "c",
  projectName: "The\nlighthouse",
  topic: "place",
  questionAnswers: [
    { question: "Which place?", answer: "Skagen,\nwith its red door." },
    { question: "Skipped?", answer: " " },
  ],
  response: "What did the *door* look like?\n\n![x](https://example.org/x.png)",
  receipt: null,
  file: picture,
  timestamp: "2025-03-12T10:20:30.400Z",
  orderIndex: 1,
  continuations: [
    { ...later, message: "Red.", file: report, orderIndex: 2 },
    { ...later, message: "<Look>", response: "I see.", file: lost, orderIndex: 3 },
  ],
  notes: [{ message: "Ask Jens", timestamp: "2025-03-12T11:00:00.000Z", orderIndex: 1 }],
};

const everything = { notes: true, replies: true };

const owner = {
  ...{ username: "ann", email: "ann@example.org", displayName: "Ann & <Co>" },
  ...{ showOnBoard: false, mailAboutOffers: true, birthYear: 1940, scores: [], challenges: [], shares: [] },
  contributions: [
    { kind: "memory" as const, text: "The <gate>\nwas green.", files: [gate], timestamp: "2025-03-15T08:00:00.000Z" },
    { kind: "question" as const, text: "Who ![was](there)?", files: [], timestamp: "2025-03-16T08:00:00.000Z" },
  ],
};

const journal = (conversation = lighthouse, choices: Journal["choices"] = everything): Journal => ({
  appName: "Flexi",
  language: "en-GB",
  timeZone: "Europe/Copenhagen",
  choices,
  owner,
  exportedAt: "2025-04-01T00:00:00.000Z",
  headings: [{ ...conversation, files: [picture, report, lost] }],
  conversations: async function* () {
    yield conversation;
  },
  contentOf: async ({ _id }) => (_id === "l" ? null : ["BASE", `64${_id}`]),
});

const pathOf = ({ _id, fileName }: { _id: string; fileName: string }) => (_id === "l" ? null : `files/1-${fileName}`);
const toPackedMarkdown = (of: Journal) => toMarkdown(of, pathOf);
const writers = { HTML: toHtml, Markdown: toPackedMarkdown };

async function written(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

test("Markdown has contents, turns and notes in order, and loads nothing but its files", async () => {
  expect(await written(toPackedMarkdown(journal()))).toBe(`# The journal of Ann & \\<Co>

Downloaded on 1 April 2025.

## Contents

- [The lighthouse](#memory-c), 12 March 2025

---

<a id="memory-c"></a>

## The lighthouse

*12 March 2025 at 11:20*

**Which place?**

Skagen,
with its red door.

![The \\[red\\] door](files/1-door.png)

*The [red] door*

> **Flexi**
>
> What did the *door* look like?
>
> \\![x](https://example.org/x.png)

### Note to self, 12 March 2025 at 12:00

Ask Jens

### You, 13 March 2025 at 09:00

Red.

*Attached:* [a & b (1).pdf](files/1-a%20%26%20b%20%281%29.pdf)

> **Flexi**
>
> *No reply yet.*

### You, 13 March 2025 at 09:00

\\<Look>

*Attached:* lost.txt (this file is missing)

> **Flexi**
>
> I see.

---

## What you wrote to others' memories

### You remember it too, 15 March 2025 at 09:00

The \\<gate>
was green.

![gate.png](files/1-gate.png)

### You asked, 16 March 2025 at 09:00

Who \\![was](there)?
`);
});

test("one conversation alone has its name as the title, and no contents list", async () => {
  const alone = { ...journal(), owner: null };
  const page = await written(toHtml(alone));
  expect(page).toContain('<h1 dir="auto">The\nlighthouse</h1>');
  expect(page).not.toMatch(/<nav|<h2/);
  expect(await written(toPackedMarkdown(alone))).toMatch(
    /^# The lighthouse\n\nDownloaded on 1 April 2025\.\n\n\*12 March/,
  );
});

test("without a time zone of the reader an export says that its times are UTC", async () => {
  const page = await written(toHtml({ ...journal(), timeZone: "UTC" }));
  expect(page).toContain("Downloaded on 1 April 2025. All times are UTC.");
  expect(page).toContain("12 March 2025 at 10:20");
});

test.each(Object.entries(writers))("%s has private notes and replies only if chosen", async (_, write) => {
  const without = await written(write(journal(lighthouse, { notes: false, replies: false })));
  for (const words of ["Skagen,", "door", "Red."]) expect(without).toContain(words);
  for (const words of ["Ask Jens", journalTexts.note, "What did", "I see.", journalTexts.noReply]) {
    expect(without).not.toContain(words);
  }
  expect(await written(write(journal(lighthouse, { notes: true, replies: false })))).toContain("Ask Jens");
  expect(await written(write(journal(lighthouse, { notes: false, replies: true })))).toContain("I see.");
});

test.each(Object.entries(writers))("%s has no notice, and no reply that nobody asked for", async (_, write) => {
  const receipt = { answers: 1, earlierTurns: 0, file: null, notesWithheld: 0, isOffline: true };
  const continuations = lighthouse.continuations.map((turn) => ({ ...turn, keepOnly: true }));
  const text = await written(write(journal({ ...lighthouse, receipt, continuations })));
  for (const words of ["What did", journalTexts.noReply]) expect(text).not.toContain(words);
  expect(text).toContain("I see.");
});

test("HTML has the reader's language, and each text its own direction", async () => {
  const page = await written(toHtml({ ...journal(), language: "ar" }));
  expect(page).toContain('<html lang="ar">');
  const texts = [...page.matchAll(/<(h1|h2|h3|p|bdi|img|a)\b[^>]*>/g)].map(([element]) => element);
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter((element) => !/^<bdi>| dir="auto"/.test(element))).toEqual([]);
});

test.each([
  ["![x](u)", "\\![x](u)"],
  ["\\![x](u)", "\\![x](u)"],
  ["\\\\![x](u)", "\\\\\\![x](u)"],
  ["<img>", "\\<img>"],
  ["\\<img>", "\\<img>"],
])("in Markdown %s is escaped, also after backslashes", async (message, shown) => {
  const noted = { ...lighthouse, notes: [{ message, timestamp: lighthouse.timestamp, orderIndex: 1 }] };
  expect(await written(toPackedMarkdown(journal(noted)))).toContain(`\n\n${shown}\n`);
});

test("HTML has turns and notes in order, inlined pictures and files, and says what is missing", async () => {
  const page = await written(toHtml(journal()));
  expect(page).toContain("<title>The journal of Ann &amp; &lt;Co&gt;</title>");
  expect(page).toContain(`<img dir="auto" alt="The [red] door" src="data:image/png;base64,BASE64p"><figcaption`);
  expect(page).toContain(
    `<a dir="auto" download="a &amp; b (1).pdf" href="data:application/pdf;base64,BASE64r">a &amp; b (1).pdf</a>`,
  );
  expect(page).toContain("<bdi>lost.txt</bdi> (this file is missing)");
  const order = [
    '<li><a dir="auto" href="#memory-c">The\nlighthouse</a> <time datetime="2025-03-12T10:20:30.400Z">12 March 2025</time>',
    '<article id="memory-c">',
    ...["Which place?", "with its red door.", "[red] door", "What did", "Ask Jens", "Red.", "No reply", "&lt;Look&gt;"],
    ...["What you wrote to others&#39; memories", "You remember it too</span>"],
    "The &lt;gate&gt;\nwas green.",
    'alt="gate.png" src="data:image/png;base64,BASE64g"',
    "You asked</span>",
  ];
  expect(order.map((words) => page.indexOf(words)).every((at, index, all) => at > (all[index - 1] ?? 0))).toBe(true);
  expect(page).not.toContain("Skipped?");
});

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("<script>", "</p></main>", '" onload="x', "'>", "&lt;", "</style>", "<img src=//x>", "<!--", "]]>"),
);
const anyWords = fc.record({ name: hostile, answer: hostile, reply: hostile, file: hostile, note: hostile });

test("no text adds an element or attribute to the page", async () => {
  const tagsOf = (page: string) => page.replace(/="[^"]*"/g, "=…").match(/<[^>]*>/g);
  const none = { name: "", answer: "", reply: "", file: "", note: "n" };
  const pageOf = ({ name, answer, reply, file, note }: typeof none) => {
    const conversation = {
      ...{ ...lighthouse, projectName: name, questionAnswers: [{ question: "Q", answer: `a${answer}` }] },
      ...{ response: reply, file: { ...picture, fileName: file } },
      notes: [{ message: `n${note}`, timestamp: lighthouse.timestamp, orderIndex: 1 }],
    };
    const contributions = owner.contributions.map((one) => ({ ...one, text: `n${note}` }));
    return written(toHtml({ ...journal(conversation), owner: { ...owner, contributions } }));
  };
  const plain = tagsOf(await pageOf(none));
  await fc.assert(fc.asyncProperty(anyWords, async (words) => expect(tagsOf(await pageOf(words))).toEqual(plain)));
});

test("JSON is one object whose conversations and files can be imported", async () => {
  const text = await written(toJson(journal(), async (file) => ({ data: await journal().contentOf(file) })));
  const { conversations, files, ...head } = JSON.parse(text);
  expect(head).toEqual({ ...owner, format: "flexi-journal", version: 1, exportedAt: "2025-04-01T00:00:00.000Z" });
  expect(conversations.map((one: unknown) => JournalConversation.parse(one))).toEqual([lighthouse]);
  expect(files.map((one: unknown) => JournalFile.parse(one))).toEqual(
    [picture, report, lost, gate].map((file) => ({ ...file, data: file === lost ? null : `BASE64${file._id}` })),
  );
});
