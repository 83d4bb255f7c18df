import { z } from "zod";
import { Receipt } from "../../api/schemas";
import { ChallengeGame } from "../../api/training-schemas";
import { logFailure } from "../log";

// Columns of type Json, which Prisma and raw statements return as unknown values. What is only read uses the schemas called `Stored…`;
// what is read to be changed uses the plain ones, which throw, so that an odd value is not overwritten.

/** A stored value that does not fit its schema is read as absent, and logged: an odd row never blocks a list, a thread or an export. */
export const orAbsent = <Column extends z.ZodType>(column: string, schema: Column, absent: z.output<Column>) =>
  schema.catch(({ error }) => {
    logFailure({ event: "an odd value is read as absent", column }, error);
    return absent;
  });

/** Conversation.questionAnswers */
export const QuestionAnswers = z.array(z.object({ question: z.string(), answer: z.string() }));
export const StoredQuestionAnswers = orAbsent("questionAnswers", QuestionAnswers, []);

/** Turn.receipt */
export const StoredReceipt = orAbsent("receipt", Receipt.nullable(), null);

/** Conversation.versions: the version of each entry that was changed. */
export const EntryVersions = z.record(z.string(), z.number());
export type EntryVersions = z.output<typeof EntryVersions>;
export const StoredVersions = orAbsent("versions", EntryVersions, {});

/**
 * EntryVersion.details: of a reply, its receipt and what it was written to; of a file, its turns, its position among their files, and
 * whether the AI was sent it.
 */
const VersionDetails = z.union([
  z.object({ receipt: Receipt.nullable(), repliedTo: z.string().nullable() }),
  z.object({ turns: z.array(z.object({ id: z.string(), position: z.number().default(0), wasSent: z.boolean() })) }),
]);
export type VersionDetails = z.output<typeof VersionDetails>;
export const StoredDetails = orAbsent("details", VersionDetails.nullable(), null);

/** ChallengeResult.game */
export const StoredChallengeGame = orAbsent("game", ChallengeGame.nullable(), null);
