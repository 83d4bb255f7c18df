import "server-only";
import type { NoteRow } from "../db/conversation-fields";
import { isUniqueViolation } from "../db/errors";
import { addNote, findNote } from "../db/note";

/** Adds a note; a repeat with the same key, also at the same time, returns the first one. `null`: this user has no such conversation. */
export async function saveNote(
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
