import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { trigramSignature } from "../../conversation/search/trigram-signature";
import { normalizeForSearch } from "../../texts/normalize";
import { db, queryRows } from "./client";
import { NoteRow, noteColumns, noteFields } from "./conversation-fields";
import { type Counter, consumeSql, Use, useColumns } from "./counter";
import { Prisma } from "./generated/client";
import { newId } from "./id";

/** The notes of a conversation, ascending. `null`: this user has no such conversation. */
export async function listNotes(userId: string, conversationId: string): Promise<NoteRow[] | null> {
  const conversation = await db().conversation.findUnique({
    where: { userId_id: { userId, id: conversationId }, deletedAt: null },
    select: { notes: { where: { userId }, orderBy: { orderIndex: "asc" }, select: noteFields } },
  });
  return conversation?.notes ?? null;
}

/** The note that a call with this Idempotency-Key made, unless its conversation is deleted. */
export function findNote(userId: string, requestKey: string): Promise<NoteRow | null> {
  return db().note.findUnique({
    where: { userId_requestKey: { userId, requestKey }, conversation: { deletedAt: null } },
    select: noteFields,
  });
}

export type NewNote = { message: string; requestKey: string };

/** A use of the limit and, if it allowed one, the new note. */
const CountedNote = z.union([Use.extend(NoteRow.shape), Use.extend({ id: z.null() })]);

/**
 * A new note after everything else in its conversation, which counts as one use. `note` is `null` beyond the limit, or if the
 * conversation is full. `null`, and nothing is counted: this user has no such conversation, or a note with this key already.
 */
export async function addNote(userId: string, conversationId: string, note: NewNote, counter: Counter | null) {
  const [counted] = await queryRows(CountedNote, noteInsertion(userId, conversationId, note, counter));
  if (!counted) return null;
  const { count, resetAt, ...added } = counted;
  return { use: { count, resetAt }, note: added.id === null ? null : added };
}

/** One statement, because it is the app's most frequent write: a transaction of two would take four round trips. */
export function noteInsertion(
  userId: string,
  conversationId: string,
  { message, requestKey }: NewNote,
  counter: Counter | null,
): Prisma.Sql {
  const normalized = normalizeForSearch(message);
  const isNew = Prisma.sql`
    EXISTS (SELECT FROM "Conversation" WHERE "userId" = ${userId} AND "id" = ${conversationId} AND "deletedAt" IS NULL)
    AND NOT EXISTS (SELECT FROM "Note" WHERE "userId" = ${userId} AND "requestKey" = ${requestKey})`;
  // The increment locks the conversation: notes and continuations that are added at the same time get their numbers in turn.
  return Prisma.sql`
    WITH ${consumeSql(counter, isNew)}, "entry" AS (
      UPDATE "Conversation" SET "entryCount" = "entryCount" + 1
      WHERE "userId" = ${userId} AND "id" = ${conversationId} AND "deletedAt" IS NULL
        AND EXISTS (SELECT FROM "used" WHERE "count" <= ${counter?.allowed ?? 0}::float)
        AND "entryCount" < ${serverLimits.conversationEntries}::int
      RETURNING "id" AS "conversationId", "entryCount"
    ), "note" AS (
      INSERT INTO "Note" AS n ("userId", "id", "conversationId", "orderIndex", "message", "normalizedMessage", "trigramSignature", "requestKey")
      SELECT ${userId}, ${newId()}, "conversationId", "entryCount", ${message}, ${normalized},
        ${trigramSignature(normalized)}::bit(1024), ${requestKey}
      FROM "entry"
      RETURNING ${noteColumns}
    )
    SELECT ${useColumns}, "note".* FROM "used" LEFT JOIN "note" ON true`;
}
