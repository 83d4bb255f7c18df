import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright";
import { journalFormat } from "../../../lib/conversation/export/export-json";
import type { JournalConversation, JournalFileRef } from "../../../lib/conversation/export/journal";
import { pdf } from "./pdf";

// What the people in the pictures have written: a journal that is imported as a copy, so that its days, replies and files are
// what the pictures need.

type Turn = Partial<Pick<JournalConversation, "file" | "response">> & { message: string };

const dayMs = 86_400_000;

/** An evening this many days ago. */
const evening = (days: number, minutes = 0) =>
  new Date(new Date(Date.now() - days * dayMs).setHours(19, 2 + minutes, 0, 0)).toISOString();

const questions = [
  "Where were you living when you were about seven?",
  "What could you hear there at night, before you fell asleep?",
  "Who, if anyone, was there when you came in at the end of the day?",
  "What did you do when nobody was telling you what to do?",
];
export const answers = [
  "The narrow house at lock 12, with the green door that stuck every November.",
  "The lock gates, and Mr Adeyemi’s radio through the wall.",
  "My grandmother, shelling peas on the back step.",
  "I walked along the towpath and counted the boats.",
];
export const longWord = "w".repeat(600);
const photo: JournalFileRef = {
  _id: "photo",
  fileName: "lock-12.jpg",
  fileType: "image/jpeg",
  altText: "Lock 12, the last summer before the road.",
};
const bicycle: JournalFileRef = { _id: "bicycle", fileName: "bicycle.jpg", fileType: "image/jpeg" };
const deed: JournalFileRef = { _id: "deed", fileName: "Deed of sale, 1961.pdf", fileType: "application/pdf" };
const tin: JournalFileRef = { ...bicycle, _id: "tin", fileName: "tin.jpg" };
const longNamed: JournalFileRef = {
  _id: "long-named",
  fileName: `${"scan-of-a-very-long-name-".repeat(8)}.pdf`,
  fileType: "application/pdf",
};

export const canal = "The house by the canal";

function conversation(
  projectName: string,
  days: number,
  {
    topic = "childhood",
    guided = answers,
    file = null as JournalFileRef | null,
    prompts = questions,
    reply = "",
    turns = [] as Turn[],
    notes = [] as string[],
  } = {},
): JournalConversation {
  const receipt = { answers: guided.length, earlierTurns: 0, file: file?.fileName ?? null, notesWithheld: 0 };
  const all = [{ message: "", file }, ...turns];
  return {
    _id: projectName.slice(0, 60).replace(/[^\w]/g, "-"),
    projectName,
    topic,
    questionAnswers: guided.map((answer, index) => ({ question: prompts[index] ?? "", answer })),
    response: reply || "You wrote “the green door that stuck”. What did it take to open it?",
    receipt,
    file,
    timestamp: evening(days),
    orderIndex: 1,
    continuations: turns.map(({ message, response = "What happened right after that?", file = null }, index) => ({
      message,
      response,
      receipt:
        response === null
          ? null
          : { ...receipt, earlierTurns: index + 1, file: file?.fileName ?? null, files: filesBefore(all, index + 1) },
      file,
      timestamp: evening(days, 4 * (index + 1)),
      orderIndex: 2 + index,
    })),
    notes: notes.map((message, index) => ({
      message,
      timestamp: evening(days, 30 + index),
      orderIndex: 2 + turns.length + index,
    })),
  };
}

/** The pictures of the three turns before one, as its receipt names them. */
const filesBefore = (turns: Turn[], index: number) =>
  turns.slice(Math.max(0, index - 3), index).flatMap(({ file }, place, { length }) => {
    const messagesAgo = length - place;
    return file?.fileType.startsWith("image/") ? [{ name: file.fileName, kind: "picture" as const, messagesAgo }] : [];
  });

const theCanal = conversation(canal, 1, {
  file: photo,
  reply:
    "You could hear Mr Adeyemi’s radio through the wall. What was it playing when you were meant to be asleep, and who in the house noticed that you were not?",
  turns: [
    {
      message: "On Saturdays it was the football results. He groaned, and we knew.",
      response: "He groaned, and you knew. Whose team was it, and what did your grandmother say to that?",
    },
    {
      message: "Hers, too. She never said a word; she put the kettle on.",
      response: "She put the kettle on. What did the kitchen look like while it boiled?",
    },
    { message: "I found the papers of the house.", file: deed, response: "Whose names stand on them?" },
  ],
  notes: ["Ask Ruth whether it was lock 12 or 13."],
});

const strained = conversation(`${"Unbroken".repeat(12)}!`, 2, {
  topic: "place",
  guided: [longWord, "Tea 🫖, a kettle 👨‍👩‍👧‍👦, e\u0301t\u00e9 and https://example.org/".concat("path/".repeat(40))],
  reply: [
    "# A heading\n\nA **bold** word, `code`, and a [link](https://example.org/).\n\n- one\n- two\n  1. nested\n\n> A quotation.",
    "| Year | House | Who lived there, as far as anybody remembers | Rent |\n| --- | --- | --- | --- |\n| 1961 | Lock 12 | My grandmother and the Adeyemis | 4 |",
    `\`\`\`\n${"code ".repeat(60)}\n\`\`\``,
    longWord,
  ].join("\n\n"),
  turns: [
    { message: "One line\nand another\n\n\tand an indented one.", file: longNamed },
    { message: "Nobody answered this.", response: null },
  ],
  notes: [longWord],
});

const distress = conversation("A hard night", 4, {
  topic: "loss",
  guided: ["I want to die."],
  reply: "Your words are kept, and nobody else reads them here.",
  turns: [{ message: "The garden was green in the morning.", response: "I will leave that as you wrote it." }],
  notes: ["I was raped when I was nine."],
});

const rightToLeft = conversation("הבית ליד התעלה", 3, {
  topic: "family",
  prompts: ["Who is this about?", "What did they say?"],
  guided: [
    "סבתא שלי, יושבת במדרגות האחוריות ומקלפת אפונה.",
    "كانت جدتي تقول: «الباب الأخضر لا يُفتح إلا بالصبر» (1961).",
  ],
  reply: "כתבת על הדלת הירוקה.\n\n- מה שמעת?\n- מי פתח אותה?\n\n> הדלת נתקעת בנובמבר.",
  turns: [
    { message: "ماذا سمعت في الليل؟ سمعت راديو السيد Adeyemi من خلال الجدار.", response: "ماذا كان الراديو يذيع؟" },
  ],
  notes: ["לשאול את רות אם זה היה מנעול 12 או 13."],
});

const beginnings = [
  { projectName: "Night shifts", topic: "work", guided: ["The radio in the van played until the battery gave out."] },
  {
    projectName: "The red bicycle",
    topic: "childhood",
    guided: ["It was my brother’s first, and too big for both of us."],
  },
  { projectName: "Bread on Fridays", topic: "food", guided: ["The whole street knew when the oven was lit."] },
  {
    projectName: "Aunt Ilse’s kitchen",
    topic: "family",
    guided: ["She sang with the radio, always half a line ahead."],
  },
  { projectName: "Leaving Rotterdam", topic: "turning", guided: ["Two suitcases, and the clock wrapped in a towel."] },
  { projectName: "A borrowed coat", topic: "friendship", guided: ["Her name was still sewn into the collar."] },
];
const others = Array.from({ length: 40 }, (_, index) => {
  const { projectName, ...begun } = beginnings[index % beginnings.length] ?? { projectName: "" };
  const turns = Array.from({ length: index % 4 }, () => ({ message: "There was more to it." }));
  const useInGame = index < beginnings.length;
  return {
    ...conversation(projectName, 5 + Math.floor(index * 1.7), { ...begun, turns }),
    ...{ _id: `other-${index}`, useInGame, file: index === 1 ? bicycle : null },
  };
});

function onThisDay(years: number, projectName: string, turns: Turn[] = []): JournalConversation {
  const then = new Date();
  then.setFullYear(then.getFullYear() - years);
  return { ...conversation(projectName, 0, { topic: "family", turns }), timestamp: then.toISOString() };
}

const memories = [
  onThisDay(2, "Grandmother’s tin of buttons", [{ message: "Here it is.", file: tin }]),
  onThisDay(5, "The winter the canal froze"),
];

/**
 * The journal as an export has it; a tidy one has nothing that strains the screens. Its files are generated: a photograph
 * without a copyright, a page of text.
 */
export async function newJournal(browser: Browser, isTidy: boolean) {
  const picture = (await paint(browser)).toString("base64");
  const scan = pdf(["Sold to Mrs H. Brenner"]).toString("base64");
  return {
    ...journalFormat,
    conversations: [theCanal, ...(isTidy ? [] : [strained, rightToLeft, distress]), ...others, ...memories]
      .sort((one, other) => one.timestamp.localeCompare(other.timestamp))
      .map((written, index) => ({ ...written, orderIndex: index + 1 })),
    files: [
      ...[photo, tin, bicycle].map((file) => ({ ...file, data: picture })),
      ...[deed, longNamed].map((file) => ({ ...file, data: scan })),
    ],
  };
}

/** A house at a canal in the evening, drawn for these pictures. */
async function paint(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 750 } });
  await page.setContent(`<style>* { margin: 0 }</style>${await readFile(join(__dirname, "canal.svg"), "utf8")}`);
  const painted = await page.screenshot({ type: "jpeg", quality: 85 });
  await page.close();
  return painted;
}
