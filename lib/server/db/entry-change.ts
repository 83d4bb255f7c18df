import type { QuestionAnswer, Receipt } from "../../api/schemas";
import { searchedText } from "../../conversation/guide/guided-answers";
import type { When } from "../../conversation/memory-date/when";
import { trigramSignature } from "../../conversation/search/trigram-signature";
import { normalizeForSearch } from "../../texts/normalize";
import { db } from "./client";
import type { EntryTurn } from "./entry";
import { isNotFound } from "./errors";
import { Prisma } from "./generated/client";
import type { EntryVersions, VersionDetails } from "./json-columns";
import { notPendingFilter } from "./lease";

export type EntryChange = {
  userId: string;
  conversationId: string;
  entryId: string;
  /** The versions of all entries when they were read. */
  versions: EntryVersions;
  /** The number of the new version. */
  version: number;
  /** What becomes an earlier version. `null`: nothing, because the entry was empty or is removed for good. */
  earlier: { version: number; text: string; details?: VersionDetails; fileId?: string } | null;
  /** The earlier version that is the current one again, or all of them. */
  dropped: number | "all" | null;
};

/** For the conversation of an entry that prompts are made from. */
export const incrementRevision = { revision: { increment: 1 } };

/**
 * Changes the conversation of an entry, records the versions, and then lets `write` change the rest, in one transaction. `false`, and
 * nothing is changed: some entry has changed since the versions were read, or `write` did not find a row that it updates.
 */
export async function changeEntry(
  { userId, conversationId, entryId, versions, version, earlier, dropped }: EntryChange,
  conversation: Prisma.ConversationUpdateInput,
  write: (tx: Prisma.TransactionClient) => Promise<unknown>,
): Promise<boolean> {
  const entry = { userId, conversationId, entryId };
  const changing = db().$transaction(async (tx) => {
    // The conversation is locked before its turns, as everywhere, to avoid deadlocks.
    await tx.conversation.update({
      where: { userId_id: { userId, id: conversationId }, deletedAt: null, versions: { equals: versions } },
      data: { ...conversation, versions: { ...versions, [entryId]: version } },
      select: { id: true },
    });
    if (earlier) await tx.entryVersion.create({ data: { ...entry, ...earlier }, select: { version: true } });
    if (dropped === "all") await tx.entryVersion.deleteMany({ where: entry });
    else if (dropped !== null) await tx.entryVersion.deleteMany({ where: { ...entry, version: dropped } });
    await write(tx);
    return true;
  });
  return changing.catch((error) => {
    if (isNotFound(error)) return false;
    throw error;
  });
}

/** What a turn becomes, whole, and the project name and answers of its conversation. */
export type TurnContent = {
  projectName: string;
  questionAnswers: QuestionAnswer[];
  message: string;
  response: string | null;
  /** Missing: it stays, also if it cannot be read. */
  receipt?: Receipt | null;
  repliedTo: string | null;
  /** Normalized words that the change takes back: replies that have one stay out of prompts. */
  takenBack: string[];
};

/**
 * Changes a turn, or the name or the answers that it begins with. What the AI was sent for this and later replies is no longer
 * recorded, because it has what was there before. `false`: something has changed since it was read, or a reply is being written.
 */
export function changeTurn(change: EntryChange, turn: EntryTurn, content: TurnContent): Promise<boolean> {
  const { userId, conversationId } = change;
  const { projectName, questionAnswers, message, response, receipt, repliedTo, takenBack } = content;
  const normalizedMessage = normalizeForSearch(
    turn.position === 0 ? searchedText(projectName, questionAnswers) : message,
  );
  const normalizedResponse = response === null ? null : normalizeForSearch(response);
  const start = { projectName, normalizedName: normalizeForSearch(projectName), questionAnswers };
  return changeEntry(change, { ...start, ...incrementRevision }, async (tx) => {
    // Raw SQL, so that the replies are not read: thousands of words are looked for in hundreds of them.
    await tx.$executeRaw`
      UPDATE "Turn" SET "sentPrompt" = NULL, "quotesRemoved" = "quotesRemoved" OR EXISTS (
        SELECT FROM unnest(${takenBack}::text[]) "word" WHERE strpos("normalizedResponse", "word") > 0)
      WHERE "userId" = ${userId} AND "conversationId" = ${conversationId} AND "position" >= ${turn.position}::int
        AND "response" IS NOT NULL`;
    await tx.turn.update({
      where: {
        userId_id: { userId, id: turn.id },
        response: turn.response === null ? null : { not: null },
        ...notPendingFilter(),
      },
      data: {
        ...{ message, normalizedMessage, response, normalizedResponse, repliedTo },
        ...(receipt !== undefined && { receipt: receipt ?? Prisma.DbNull }),
        trigramSignature: trigramSignature(normalizedMessage, normalizedResponse ?? ""),
        ...(message !== turn.message && { refusedAt: null }),
      },
      select: { id: true },
    });
  });
}

/** Changes when a memory was. `false`: something has changed since it was read. */
export function changeWhen(change: EntryChange, when: When | null): Promise<boolean> {
  const { text = null, start = null, end = null, edtf = null } = when ?? {};
  const [whenStart, whenEnd] = [start && new Date(start), end && new Date(end)];
  return changeEntry(
    change,
    { whenText: text, whenStart, whenEnd, whenEdtf: edtf, ...incrementRevision },
    async () => {},
  );
}

/** Changes a note. `false`: something has changed since it was read. */
export function changeNote(change: EntryChange, id: string, message: string): Promise<boolean> {
  const { userId, conversationId } = change;
  const normalizedMessage = normalizeForSearch(message);
  return changeEntry(change, {}, (tx) =>
    tx.note.update({
      where: { userId_id: { userId, id }, conversationId },
      data: { message, normalizedMessage, trigramSignature: trigramSignature(normalizedMessage) },
      select: { id: true },
    }),
  );
}
