import { isFull } from "../db/conversation";
import type { NoteRow } from "../db/conversation-fields";
import { isUniqueViolation } from "../db/errors";
import { addNote, findNote, type NewNote } from "../db/note";
import { conversationFull } from "../errors";
import { assertWithinLimit, counterOf } from "../rate-limit/rate-limit";

/**
 * Adds a note, 429 beyond the limit, 409 if the conversation is full; a repeat with the same key, also at the same time, returns the
 * first one and is not counted. `null`: this user has no such conversation.
 */
export async function saveNote(userId: string, conversationId: string, note: NewNote): Promise<NoteRow | null> {
  const counter = counterOf("note", userId);
  const added = await addNote(userId, conversationId, note, counter).catch((error) => {
    if (isUniqueViolation(error)) return null;
    throw error;
  });
  if (!added) return findNote(userId, note.requestKey);
  assertWithinLimit(counter, added.use);
  if (added.note) return added.note;
  // Otherwise it was deleted at the same moment.
  return (await isFull(userId, conversationId)) ? conversationFull() : null;
}
