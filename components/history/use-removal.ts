import { useCallback, useState } from "react";
import { timings } from "@/lib/api/limits";
import { shape, text } from "@/lib/api/shape";
import { post, request, serverMessageOr } from "@/lib/client/api";
import { conversationPath, paths } from "@/lib/routes";
import { texts } from "@/lib/texts";

const isDone = shape<{ message: string }>({ message: text });

/** The result of a removal, or of undoing it. */
type Outcome = { id: string; message: string; isError: boolean; canUndo: boolean; wasShown: boolean };

/**
 * Deletes conversations without asking. A removal can be undone while its outcome is shown, or later from the list of deleted
 * conversations. If the open conversation is deleted, home opens.
 */
export function useRemoval(shownId: string | null, open: (path: string) => void) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  // Counts removals and restorations.
  const [changes, setChanges] = useState(0);

  const unhide = useCallback((id: string) => setHidden((ids) => new Set([...ids].filter((other) => other !== id))), []);
  const clear = useCallback((id: string) => setOutcomes((all) => all.filter((other) => other.id !== id)), []);

  const show = useCallback((outcome: Outcome) => {
    setOutcomes((all) => [outcome, ...all.filter(({ id }) => id !== outcome.id)]);
    if (!outcome.isError) setChanges((count) => count + 1);
    setTimeout(() => setOutcomes((all) => all.filter((other) => other !== outcome)), timings.undoMs);
  }, []);

  const remove = useCallback(
    async (id: string) => {
      const wasShown = id === shownId;
      setHidden((ids) => new Set(ids).add(id));
      clear(id);
      try {
        const { message } = await request("DELETE", "/api/conversation/delete", { id }, isDone);
        if (wasShown) open(paths.home);
        show({ id, message, isError: false, canUndo: true, wasShown });
      } catch (failure) {
        unhide(id);
        const message = serverMessageOr(failure, texts.removal.deleteError);
        show({ id, message, isError: true, canUndo: false, wasShown });
      }
    },
    [shownId, open, show, clear, unhide],
  );

  async function requestRestore(id: string, wasShown: boolean) {
    const { message } = await post("/api/conversation/restore", { id }, isDone);
    unhide(id);
    show({ id, message, isError: false, canUndo: false, wasShown });
  }

  async function undo(id: string) {
    const wasShown = outcomes.some((outcome) => outcome.id === id && outcome.wasShown);
    setOutcomes((all) => all.map((outcome) => (outcome.id === id ? { ...outcome, canUndo: false } : outcome)));
    try {
      await requestRestore(id, wasShown);
      if (wasShown) open(conversationPath(id));
    } catch (failure) {
      const message = serverMessageOr(failure, texts.removal.restoreError);
      show({ id, message, isError: true, canUndo: true, wasShown });
    }
  }

  /** Resolves to an error message, or `null`. */
  async function restore(id: string): Promise<string | null> {
    try {
      await requestRestore(id, false);
      return null;
    } catch (failure) {
      return serverMessageOr(failure, texts.removal.restoreError);
    }
  }

  return { hidden, outcomes, changes, remove, undo, restore };
}

export type Removal = ReturnType<typeof useRemoval>;
