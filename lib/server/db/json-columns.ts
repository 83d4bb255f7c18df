import "server-only";
import { z } from "zod";
import { Receipt } from "../../api/schemas";

// Columns of type Json, which Prisma and raw statements return as unknown values.

/** Conversation.questionAnswers */
export const QuestionAnswers = z.array(z.object({ question: z.string(), answer: z.string() }));

/** Turn.receipt */
export const StoredReceipt = Receipt.nullable();

/** Conversation.versions: the version of each entry that was changed. */
export const EntryVersions = z.record(z.string(), z.number());
export type EntryVersions = z.output<typeof EntryVersions>;

/** EntryVersion.details: of a reply, its receipt and what it was written to; of a file, its turns and whether the AI was sent it. */
export const VersionDetails = z.union([
  z.object({ receipt: StoredReceipt, repliedTo: z.string().nullable() }),
  z.object({ turns: z.array(z.object({ id: z.string(), wasSent: z.boolean() })) }),
]);
export type VersionDetails = z.output<typeof VersionDetails>;
