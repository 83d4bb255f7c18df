import { useState } from "react";
import { useSWRConfig } from "swr";
import { isNote } from "@/lib/api/conversation-shapes";
import type { Note, Thread } from "@/lib/api/responses";
import { listOf, shape } from "@/lib/api/shape";
import { post, requestErrorOf } from "@/lib/client/api";
import { withNotes } from "@/lib/conversation/thread/thread-changes";
import { threadUrl } from "@/lib/routes";
import { noteTexts } from "@/lib/texts/note";

const isAddedNote = shape<{ note: Note }>({ note: isNote });
const isNoteList = shape<{ notes: Note[] }>({ notes: listOf(isNote) });

/** Adds private notes to a conversation. `error` is the sentence of spec §8 for the last attempt, if it failed. */
export function useNotes(conversationId: string) {
  const { mutate } = useSWRConfig();
  const [isAdding, setIsAdding] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const showNotes = (notes: Note[]) =>
    mutate<Thread>(threadUrl(conversationId), (latest) => latest && withNotes(latest, notes), { revalidate: false });

  /** Adds notes that were written on other devices meanwhile. A failure is ignored, because the thread is correct without them. */
  async function refresh() {
    const refreshed = await post("/api/notes", { conversationId }, isNoteList).catch(() => null);
    if (refreshed) await showNotes(refreshed.notes);
  }

  /** Whether the note is saved. */
  async function addNote(content: string, requestKey: string): Promise<boolean> {
    setIsAdding(true);
    setError(null);
    try {
      const newNote = { conversationId, content };
      const { note } = await post("/api/add-note", newNote, isAddedNote, { idempotencyKey: requestKey });
      await showNotes([note]);
      void refresh();
      return true;
    } catch (failure) {
      const { status, message } = requestErrorOf(failure);
      setError(status > 0 ? noteTexts.failed(message) : noteTexts.error(message));
      return false;
    } finally {
      setIsAdding(false);
    }
  }

  return { addNote, isAdding, error };
}
