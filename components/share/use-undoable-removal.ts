import { useState } from "react";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { useBusy } from "@/components/ui/use-busy";
import { timings } from "@/lib/api/limits";

/** Resolves to why it has failed, as a sentence, or to `null`. */
type Attempt = () => Promise<string | null>;

/** Removes one of several contributions at a time, and offers to undo it, again if undoing has failed. `removed`: says what was done. */
export function useUndoableRemoval(removed: string) {
  const [undo, showUndo, hideUndo] = useAutoDismiss<Attempt>(timings.undoMs);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useBusy();

  const attempt = (action: Attempt, undoAfter: (hasFailed: boolean) => Attempt | null) =>
    void run(async () => {
      hideUndo();
      const failure = await action();
      setProblem(failure);
      const next = undoAfter(failure !== null);
      if (next) showUndo(next);
    });

  return {
    busy,
    remove: (removal: Attempt, restoring: Attempt) => attempt(removal, (hasFailed) => (hasFailed ? null : restoring)),
    notice: { problem, text: removed, undo: undo && (() => attempt(undo, (hasFailed) => (hasFailed ? undo : null))) },
  };
}

export type UndoableRemoval = ReturnType<typeof useUndoableRemoval>;
