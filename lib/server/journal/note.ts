import "server-only";
import { isUniqueViolation } from "../db/errors";
import { addNote, findNote, type NoteRow } from "../db/note";

/** Adds a note once, however often and at once a call with this key arrives. `null`: this user has no such conversation. */
export async function keepNote(
  userId: string,
  conversationId: string,
  note: { message: string; requestKey: string },
): Promise<NoteRow | null> {
  try {
    return await addNote(userId, conversationId, note);
  } catch (error) {
    if (isUniqueViolation(error)) return findNote(userId, note.requestKey);
    throw error;
  }
}
