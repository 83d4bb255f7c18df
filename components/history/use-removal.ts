import { useCallback, useState } from "react";
import { post, request, serverMessageOr } from "@/lib/client/api";
import { timings } from "@/lib/limits";
import { conversationPath, paths } from "@/lib/routes";
import { texts } from "@/lib/texts";

/** What became of deleting a conversation, or of taking that back. */
type Outcome = { id: string; message: string; isError: boolean; canUndo: boolean; wasShown: boolean };

/** Deletes conversations at once, and takes each back for as long as its outcome stands there. Nobody is left on the page of a deleted one. */
export function useRemoval(shownId: string | null, open: (path: string) => void) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);

  const unhide = useCallback((id: string) => setHidden((ids) => new Set([...ids].filter((other) => other !== id))), []);
  const clear = useCallback((id: string) => setOutcomes((all) => all.filter((other) => other.id !== id)), []);

  const show = useCallback((outcome: Outcome) => {
    setOutcomes((all) => [...all.filter(({ id }) => id !== outcome.id), outcome]);
    setTimeout(() => setOutcomes((all) => all.filter((other) => other !== outcome)), timings.undoMs);
  }, []);

  const remove = useCallback(
    async (id: string) => {
      const wasShown = id === shownId;
      setHidden((ids) => new Set(ids).add(id));
      clear(id);
      try {
        const { message } = await request<{ message: string }>("DELETE", "/api/conversation/delete", { id });
        if (wasShown) open(paths.home);
        show({ id, message, isError: false, canUndo: true, wasShown });
      } catch (failure) {
        unhide(id);
        const message = serverMessageOr(failure, texts.history.deleteError);
        show({ id, message, isError: true, canUndo: false, wasShown });
      }
    },
    [shownId, open, show, clear, unhide],
  );

  async function undo(id: string) {
    const wasShown = outcomes.some((outcome) => outcome.id === id && outcome.wasShown);
    clear(id);
    try {
      const { message } = await post<{ message: string }>("/api/conversation/restore", { id });
      unhide(id);
      if (wasShown) open(conversationPath(id));
      show({ id, message, isError: false, canUndo: false, wasShown });
    } catch (failure) {
      const message = serverMessageOr(failure, texts.history.restoreError);
      show({ id, message, isError: true, canUndo: true, wasShown });
    }
  }

  return { hidden, outcomes, remove, undo };
}

export type Removal = ReturnType<typeof useRemoval>;
