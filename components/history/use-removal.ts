import { useState } from "react";
import { useTimed } from "@/components/ui/use-timed";
import { post, request, serverMessageOr } from "@/lib/client/api";
import { timings } from "@/lib/limits";
import { texts } from "@/lib/texts";

type Outcome = { message: string; isError: boolean; removed: Removed | null };
type Removed = { id: string; wasShown: boolean };
type Events = { onRemoved: (removed: Removed) => void; onRestored: (removed: Removed) => void };

/** Deletes conversations at once, and takes the last one back for as long as the outcome says so. */
export function useRemoval(shownId: string | null, { onRemoved, onRestored }: Events) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [outcome, show, clear] = useTimed<Outcome>(timings.undoMs);

  const hide = (id: string) => setHidden((ids) => new Set(ids).add(id));
  const unhide = (id: string) => setHidden((ids) => new Set([...ids].filter((other) => other !== id)));

  async function remove(id: string) {
    const removed = { id, wasShown: id === shownId };
    hide(id);
    clear();
    try {
      const { message } = await request<{ message: string }>("DELETE", "/api/conversation/delete", { id });
      onRemoved(removed);
      show({ message, isError: false, removed });
    } catch (failure) {
      unhide(id);
      show({ message: serverMessageOr(failure, texts.history.deleteError), isError: true, removed: null });
    }
  }

  async function undo() {
    const removed = outcome?.removed;
    if (!removed) return;
    clear();
    try {
      const { message } = await post<{ message: string }>(restoreUrl(removed.id), {});
      unhide(removed.id);
      onRestored(removed);
      show({ message, isError: false, removed: null });
    } catch (failure) {
      show({ message: serverMessageOr(failure, texts.history.restoreError), isError: true, removed });
    }
  }

  return { hidden, outcome, remove, undo };
}

export type Removal = ReturnType<typeof useRemoval>;

const restoreUrl = (id: string) => `/api/conversation/restore/${encodeURIComponent(id)}`;
