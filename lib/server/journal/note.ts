import "server-only";
import { isFull } from "../db/conversation";
import type { NoteRow } from "../db/conversation-fields";
import { isUniqueViolation } from "../db/errors";
import { addNote, findNote } from "../db/note";
import { conversationFull } from "../errors";

/**
 * Adds a note; a repeat with the same key, also at the same time, returns the first one. `null`: this user has no such conversation. 409
 * if it is full.
 */
export async function saveNote(
  userId: string,
  conversationId: string,
  note: { message: string; requestKey: string },
): Promise<NoteRow | null> {
  try {
    const added = await addNote(userId, conversationId, note);
    if (added || !(await isFull(userId, conversationId))) return added;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return findNote(userId, note.requestKey);
  }
  return (await findNote(userId, note.requestKey)) ?? conversationFull();
}
