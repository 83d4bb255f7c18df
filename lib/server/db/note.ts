import "server-only";
import { foldText } from "../../text-rules";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { newId } from "./id";

export const noteFields = {
  id: true,
  conversationId: true,
  orderIndex: true,
  message: true,
  createdAt: true,
} satisfies Prisma.NoteSelect;

export type NoteRow = Prisma.NoteGetPayload<{ select: typeof noteFields }>;

/** The notes of a conversation, ascending. `null`: this user has no such conversation. */
export async function listNotes(userId: string, conversationId: string): Promise<NoteRow[] | null> {
  const conversation = await db().conversation.findUnique({
    where: { userId_id: { userId, id: conversationId }, deletedAt: null },
    select: { notes: { orderBy: { orderIndex: "asc" }, select: noteFields } },
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

/** A new note after everything else in its conversation. `null`: this user has no such conversation. */
export function addNote(
  userId: string,
  conversationId: string,
  note: { message: string; requestKey: string },
): Promise<NoteRow | null> {
  return db().$transaction(async (tx) => {
    // The increment locks the conversation: concurrent notes and continuations take their numbers one after the other.
    const [conversation] = await tx.conversation.updateManyAndReturn({
      where: { userId, id: conversationId, deletedAt: null },
      data: { entryCount: { increment: 1 } },
      select: { entryCount: true },
    });
    if (!conversation) return null;
    const place = { userId, id: newId(), conversationId, orderIndex: conversation.entryCount };
    return tx.note.create({ data: { ...place, ...note, foldedMessage: foldText(note.message) }, select: noteFields });
  });
}
