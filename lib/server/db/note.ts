import "server-only";
import { serverLimits } from "../../api/server-limits";
import { trigramSignature } from "../../conversation/trigram-signature";
import { normalizeForSearch } from "../../texts/rules";
import { db, queryRows } from "./client";
import { NoteRow, noteColumns, noteFields } from "./conversation-fields";
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

type NewNote = { message: string; requestKey: string };

/** A new note after everything else in its conversation. `null`: this user has no such conversation, or it is full. */
export async function addNote(userId: string, conversationId: string, note: NewNote): Promise<NoteRow | null> {
  const [added] = await queryRows(NoteRow, noteInsertion(userId, conversationId, note));
  return added ?? null;
}

/** One statement, because it is the app's most frequent write: a transaction of two would take four round trips. */
export function noteInsertion(userId: string, conversationId: string, { message, requestKey }: NewNote): Prisma.Sql {
  const normalized = normalizeForSearch(message);
  // The increment locks the conversation: notes and continuations that are added at the same time get their numbers in turn.
  return Prisma.sql`
    WITH "entry" AS (
      UPDATE "Conversation" SET "entryCount" = "entryCount" + 1
      WHERE "userId" = ${userId} AND "id" = ${conversationId} AND "deletedAt" IS NULL
        AND "entryCount" < ${serverLimits.conversationEntries}::int
      RETURNING "id" AS "conversationId", "entryCount"
    )
    INSERT INTO "Note" AS n ("userId", "id", "conversationId", "orderIndex", "message", "foldedMessage", "grams", "requestKey")
    SELECT ${userId}, ${newId()}, "conversationId", "entryCount", ${message}, ${normalized},
      ${trigramSignature(normalized)}::bit(1024), ${requestKey}
    FROM "entry"
    RETURNING ${noteColumns}`;
}
