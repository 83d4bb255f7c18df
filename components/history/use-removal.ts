import { useCallback, useState } from "react";
import { useTimed } from "@/components/ui/use-timed";
import { post, request, serverMessageOr } from "@/lib/client/api";
import { timings } from "@/lib/limits";
import { conversationPath, paths } from "@/lib/routes";
import { texts } from "@/lib/texts";

type Outcome = { message: string; isError: boolean; removed: Removed | null };
type Removed = { id: string; wasShown: boolean };

/** Deletes conversations at once, and takes the last one back for as long as the outcome says so. Nobody is left on the page of a deleted one. */
export function useRemoval(shownId: string | null, open: (path: string) => void) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [outcome, show, clear] = useTimed<Outcome>(timings.undoMs);

  const unhide = useCallback((id: string) => setHidden((ids) => new Set([...ids].filter((other) => other !== id))), []);

  const remove = useCallback(
    async (id: string) => {
      const removed = { id, wasShown: id === shownId };
      setHidden((ids) => new Set(ids).add(id));
      clear();
      try {
        const { message } = await request<{ message: string }>("DELETE", "/api/conversation/delete", { id });
        if (removed.wasShown) open(paths.home);
        show({ message, isError: false, removed });
      } catch (failure) {
        unhide(id);
        show({ message: serverMessageOr(failure, texts.history.deleteError), isError: true, removed: null });
      }
    },
    [shownId, open, show, clear, unhide],
  );

  async function undo() {
    const removed = outcome?.removed;
    if (!removed) return;
    clear();
    try {
      const { message } = await post<{ message: string }>("/api/conversation/restore", { id: removed.id });
      unhide(removed.id);
      if (removed.wasShown) open(conversationPath(removed.id));
      show({ message, isError: false, removed: null });
    } catch (failure) {
      show({ message: serverMessageOr(failure, texts.history.restoreError), isError: true, removed });
    }
  }

  return { hidden, outcome, remove, undo };
}

export type Removal = ReturnType<typeof useRemoval>;
