import { useState } from "react";
import { useSWRConfig } from "swr";
import type { Note, Thread } from "@/lib/answers";
import { post, type RequestError } from "@/lib/client/api";
import { withNote } from "@/lib/conversation/thread";
import { threadUrl } from "@/lib/routes";
import { noteTexts } from "@/lib/texts/note";

/** Adds private notes to a conversation. `error` is the sentence of spec §8 for the last one that failed. */
export function useNotes(conversationId: string) {
  const { mutate } = useSWRConfig();
  const [isAdding, setIsAdding] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** Whether the note is saved. */
  async function addNote(content: string, requestKey: string): Promise<boolean> {
    setIsAdding(true);
    setError(null);
    try {
      const { note } = await post<{ note: Note }>(
        "/api/add-note",
        { conversationId, content },
        { idempotencyKey: requestKey },
      );
      await mutate<Thread>(threadUrl(conversationId), (latest) => latest && withNote(latest, note), {
        revalidate: false,
      });
      return true;
    } catch (failure) {
      const { status, message } = failure as RequestError;
      setError(status > 0 ? noteTexts.failed(message) : noteTexts.error(message));
      return false;
    } finally {
      setIsAdding(false);
    }
  }

  return { addNote, isAdding, error };
}
