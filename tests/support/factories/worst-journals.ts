import { zipSync } from "fflate";
import { serverLimits } from "@/lib/api/server-limits";
import { journalFormat } from "@/lib/conversation/export/export-json";
import { emptyZip } from "./worst-files";

const megabyte = 1024 * 1024;
const timestamp = "2024-05-01T10:00:00.000Z";
const turn = { message: "", response: null, receipt: null, file: null, timestamp, orderIndex: 1 };
const start = { ...turn, projectName: "x", topic: "x", questionAnswers: [], continuations: [], notes: [] };
const receipt = { answers: 1, earlierTurns: 1, file: null, notesWithheld: 0 };
const receiptFile = { name: "x", kind: "text", messagesAgo: 1 };

const exported = (...conversations: object[]) =>
  Buffer.from(JSON.stringify({ ...journalFormat, conversations, files: [] }));

/** An export with one conversation that is this text. */
const exportedText = (text: string) => Buffer.from(`{"format":"flexi-journal","version":1,"conversations":[${text}]}`);

const list = (value: string, bytes: number) => `[${`${value},`.repeat(bytes / (value.length + 1))}${value}]`;

/** One with this text where the conversation has 7. */
const withText = (text: string, conversation: object) =>
  exportedText(JSON.stringify({ ...start, _id: "x", ...conversation }).replace(":7", `:${text}`));

const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ ...turn, orderIndex: index + 1 }));

/** The longest conversation that can be imported: 10,000 entries, 9 MB. */
export const largestConversation = exported({
  ...start,
  _id: "large",
  continuations: entries(serverLimits.conversationEntries).map((entry) => ({
    ...entry,
    message: "\ufdfa".repeat(60),
    response: "lorem ipsum ".repeat(30),
    receipt: { ...receipt, files: [receiptFile, receiptFile] },
  })),
});

export const tooManyEntries = exported({ ...start, _id: "x", notes: entries(serverLimits.conversationEntries + 1) });

/** Many numbers, each in 30,000 lists: a parser that looks through all of the lists for each number takes minutes. */
export const nestedExport = Buffer.from(`{"format":"flexi-journal","x":${"[".repeat(30_000)}${"0,".repeat(60_000)}`);

/** What takes long to parse or to check, or would without limits. */
export const illegalImports: Record<string, Buffer> = {
  "numbers in 30,000 lists": nestedExport,
  "the same in a .zip": Buffer.from(zipSync({ "journal.json": nestedExport })),
  "lists as deep as allowed": exportedText(list(`${"[".repeat(28)}${"]".repeat(28)}`, 2 * megabyte)),
  "a conversation of numbers": exportedText(list("0", 2 * megabyte)),
  "questions that are none": withText(list("{}", 4 * megabyte), { questionAnswers: 7 }),
  "a receipt of many files": withText(list("{}", 4 * megabyte), {
    continuations: [{ ...turn, receipt: { ...receipt, files: 7 } }],
  }),
  "a long number": exportedText("1".repeat(8 * megabyte)),
  "a text of escapes": exportedText(`"${"\\u0041".repeat(megabyte / 4)}"`),
  "members that we do not know": Buffer.from(`{"format":"flexi-journal","x":${list("0", megabyte)},"version":2}`),
  "too many entries": tooManyEntries,
  "files that are missing": exported({
    ...start,
    _id: "x",
    continuations: entries(2_000).map((entry) => ({
      ...entry,
      file: { _id: `file ${entry.orderIndex}`, fileName: "x", fileType: "text/plain" },
    })),
  }),
  "a .zip of 60,000 files": emptyZip(Array.from({ length: 60_000 }, (_, index) => `files/${index}`)),
  "a .zip of long names": emptyZip(Array.from({ length: 1_000 }, (_, index) => `${index}${"\ufdfa".repeat(5_000)}`)),
};
