import { z } from "zod";
import { limits } from "../api/limits";
import { id, QuestionAnswer, text } from "../api/schemas";
import { textLength } from "../texts/rules";

// The JSON export, piece by piece: what one account writes out another one reads in.

export const journalFormat = { format: "flexi-journal", version: 1 } as const;

const words = (most: number) => text.refine((value) => textLength(value) <= most);

/** A time that a calendar and the database both know. */
const timestamp = z.iso.datetime().refine((time) => time >= "1900" && time < "3000");

const fileName = text.min(1).max(limits.fileNameLength);
const FileRef = z.object({ _id: id, fileName, fileType: text.max(limits.fileTypeLength) });

const count = z.number().int().min(0);
const Receipt = z.object({
  answers: count,
  earlierTurns: count,
  file: fileName.nullable(),
  notesWithheld: count,
  cut: z.enum(["length", "filter"]).optional(),
});

const entry = { timestamp, orderIndex: z.number() };
const reply = {
  response: words(limits.replyCharacters).nullable(),
  receipt: Receipt.nullable(),
  /** Only of a message that the AI provider has refused. */
  refusedAt: timestamp.optional(),
  file: FileRef.nullable(),
};

export const JournalContinuation = z.object({ message: words(limits.messageLength), ...reply, ...entry });
export const JournalNote = z.object({ message: words(limits.messageLength), ...entry });

export const JournalConversation = z.object({
  _id: id,
  projectName: words(limits.projectNameLength),
  topic: text.max(limits.topicLength),
  questionAnswers: z.array(QuestionAnswer).max(limits.questionCount),
  ...reply,
  ...entry,
  orderIndex: z.number().int().min(1).max(1_000_000),
  /** Earlier exports do not have it. */
  useInGame: z.boolean().optional(),
  continuations: z.array(JournalContinuation),
  notes: z.array(JournalNote),
});

/** `data`: Base64, or `null` for a file whose content was lost. */
export const JournalFile = FileRef.extend({ data: z.string().nullable() });

export type JournalConversation = z.output<typeof JournalConversation>;
export type JournalFileRef = z.output<typeof FileRef>;
export type JournalEntry =
  | ({ kind: "continuation" } & z.output<typeof JournalContinuation>)
  | ({ kind: "note" } & z.output<typeof JournalNote>);

/** Continuations and notes as the thread shows them, ascending. */
export function journalEntries({
  continuations,
  notes,
}: Pick<JournalConversation, "continuations" | "notes">): JournalEntry[] {
  const said = continuations.map((continuation) => ({ kind: "continuation" as const, ...continuation }));
  const noted = notes.map((note) => ({ kind: "note" as const, ...note }));
  return [...said, ...noted].sort((a, b) => a.orderIndex - b.orderIndex);
}

/** What a person wants in a copy to read. A copy for moving has everything, whatever they say here. */
export type ExportChoices = { notes: boolean; replies: boolean };

/** Continuations and the chosen notes as the thread shows them, ascending. */
export function chosenEntries({ continuations, notes }: JournalConversation, choices: ExportChoices): JournalEntry[] {
  return journalEntries({ continuations, notes: choices.notes ? notes : [] });
}

/** What is written out. Conversations come one after the other, so that no more than a few are in memory. */
export type Journal = {
  appName: string;
  /** Whose all of it is, and what else they own; `null` where one conversation is written out. */
  owner: { username: string; email: string; displayName: string; scores: object[]; shares: object[] } | null;
  exportedAt: string;
  /** The reader's language, as HTML names it. */
  language: string;
  choices: ExportChoices;
  conversations: AsyncIterable<JournalConversation>;
  /** The content of a file as Base64. */
  contentOf: (file: JournalFileRef) => Promise<string | null>;
};

/** The export that can be read in again: one JSON object, a line for each conversation and each file. */
export async function* toJson({ owner, exportedAt, conversations, contentOf }: Journal): AsyncGenerator<string> {
  const files = new Map<string, JournalFileRef>();
  const head = JSON.stringify({ ...journalFormat, exportedAt, ...owner });
  yield `${head.slice(0, -1)},"conversations":[`;
  let separator = "\n";
  for await (const conversation of conversations) {
    yield separator + JSON.stringify(conversation);
    separator = ",\n";
    for (const { file } of [conversation, ...conversation.continuations]) if (file) files.set(file._id, file);
  }
  yield `],"files":[`;
  separator = "\n";
  for (const file of files.values()) {
    yield separator + JSON.stringify({ ...file, data: await contentOf(file) });
    separator = ",\n";
  }
  yield "]}\n";
}
