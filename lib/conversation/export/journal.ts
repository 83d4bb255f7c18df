import { z } from "zod";
import { limits } from "../../api/limits";
import { id, listUpTo, QuestionAnswer, Receipt, text } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import { whenLength } from "../../api/when-length";
import { journalTexts } from "../../texts/journal";
import { isTooLong } from "../../texts/rules";
import type { ContributionKind } from "../share/contribution";
import { isCompanionNotice } from "../thread/companion-notice";

// The schema of the JSON export (export-json.ts), which can be imported into another account.

const textUpTo = (max: number) => text.refine((value) => !isTooLong(value, max));

/** A time that both JavaScript and the database can represent. */
const timestamp = z.iso.datetime().refine((time) => time >= "1900" && time < "3000");

const fileName = text.min(1).max(serverLimits.fileNameLength);
const FileRef = z.object({
  _id: id,
  fileName,
  fileType: text.max(serverLimits.fileTypeLength),
  /** Only of a picture that its owner has described. */
  altText: textUpTo(limits.altTextLength).optional(),
});

const entry = { timestamp, orderIndex: z.number() };
const reply = {
  response: textUpTo(serverLimits.replyCharacters).nullable(),
  receipt: Receipt.extend({ file: fileName.nullable() }).nullable(),
  /** Only of a message that the AI provider refused. */
  refusedAt: timestamp.optional(),
  /** Only of a message that was saved without asking the AI. */
  keepOnly: z.boolean().optional(),
  file: FileRef.nullable(),
  /** Only if there are several. */
  files: listUpTo(limits.messageFiles, FileRef).optional(),
};

export const JournalContinuation = z.object({ message: textUpTo(limits.messageLength), ...reply, ...entry });
export const JournalNote = z.object({ message: textUpTo(limits.messageLength), ...entry });

export const JournalConversation = z.object({
  _id: id,
  projectName: textUpTo(limits.projectNameLength),
  topic: text.max(serverLimits.topicLength),
  questionAnswers: listUpTo(
    serverLimits.questionCount,
    QuestionAnswer.extend({ answer: textUpTo(limits.messageLength) }),
  ),
  ...reply,
  ...entry,
  orderIndex: z.number().int().min(1).max(1_000_000),
  /** Missing in exports of earlier versions. */
  useInGame: z.boolean().optional(),
  hiddenOnThisDay: z.boolean().optional(),
  /** When it was, in words, and what was understood of them. */
  when: z.object({ text: textUpTo(whenLength), edtf: z.string().nullable() }).optional(),
  continuations: z.array(JournalContinuation),
  notes: z.array(JournalNote),
});

/**
 * The content of a file: `data` in Base64, or its `path` in the .zip that the export is in. `null` if the content was lost.
 */
export const JournalFile = FileRef.extend({
  data: z.string().nullable().optional(),
  path: z.string().nullable().optional(),
}).refine(({ data, path }) => data !== undefined || path !== undefined);

/** What somebody else remembers or asks, which the owner has accepted. It is not imported: in another account nobody can take it back. */
export type RememberedBy = {
  name: string;
  kind: ContributionKind;
  text: string;
  timestamp: string;
  /** Of the part that it belongs to. */
  orderIndex: number;
};

export type JournalConversation = z.output<typeof JournalConversation> & { rememberedBy?: RememberedBy[] };
export type JournalFile = z.output<typeof JournalFile>;
export type JournalFileRef = z.output<typeof FileRef>;
export type JournalEntry =
  | ({ kind: "continuation" } & z.output<typeof JournalContinuation>)
  | ({ kind: "note" } & z.output<typeof JournalNote>);

/** Continuations and notes in the order of the thread. */
export function journalEntries({
  continuations,
  notes,
}: Pick<JournalConversation, "continuations" | "notes">): JournalEntry[] {
  const turns = continuations.map((continuation) => ({ kind: "continuation" as const, ...continuation }));
  const noteEntries = notes.map((note) => ({ kind: "note" as const, ...note }));
  return [...turns, ...noteEntries].sort((a, b) => a.orderIndex - b.orderIndex);
}

/** The options of an export to read. JSON always contains everything. */
export type ExportChoices = { notes: boolean; replies: boolean };

/** What the list of contents shows of a conversation, and the files in it. */
export type JournalHeading = Pick<JournalConversation, "_id" | "projectName" | "timestamp"> & {
  files: JournalFileRef[];
};

/** Continuations and, if chosen, notes in the order of the thread. */
export function chosenEntries({ continuations, notes }: JournalConversation, choices: ExportChoices): JournalEntry[] {
  return journalEntries({ continuations, notes: choices.notes ? notes : [] });
}

/** What others have contributed to an entry, 0 being the guided answers. */
export const contributedTo = ({ rememberedBy = [] }: JournalConversation, orderIndex: number) =>
  rememberedBy.filter((contribution) => contribution.orderIndex === orderIndex);

export type JournalTurn = Pick<z.output<typeof JournalContinuation>, "response" | "receipt" | "keepOnly">;

/** Whether an export to read shows the reply, or that there is none yet. */
export const hasReplyToRead = ({ response, receipt, keepOnly }: JournalTurn, { replies }: ExportChoices) =>
  replies && !(response === null ? keepOnly : isCompanionNotice(receipt));

type JournalOwner = {
  username: string;
  email: string;
  displayName: string;
  /** Others see the best score of this person. */
  showOnBoard: boolean;
  /** A mail tells them when somebody writes to what they share. */
  mailAboutOffers: boolean;
  birthYear: number | null;
  scores: object[];
  /** The results of challenges that have not ended. */
  challenges: object[];
  shares: object[];
  /** What this person has written to memories of others. */
  contributions: (Pick<RememberedBy, "kind" | "text" | "timestamp"> & { files: JournalFileRef[] })[];
};

/** The content of an export. Conversations are streamed, so that only a few are in memory. */
export type Journal = {
  appName: string;
  /** The owner and their other data; `null` in the export of one conversation. */
  owner: JournalOwner | null;
  exportedAt: string;
  /** The reader's language as an HTML language tag, in which dates are written. */
  language: string;
  timeZone: string;
  choices: ExportChoices;
  headings: JournalHeading[];
  conversations: () => AsyncIterable<JournalConversation>;
  /** The content of a file as pieces of Base64, because one text of a large file would be in the way of all other work. */
  contentOf: (file: JournalFileRef) => Promise<Iterable<string> | null>;
};

/** The title of an export to read: whose journal it is, or the name of its only conversation. */
export function titleOf({ owner, headings }: Pick<Journal, "owner" | "headings">): string {
  if (owner) return journalTexts.title(owner.displayName || owner.username);
  return headings[0]?.projectName || journalTexts.ofConversation;
}
