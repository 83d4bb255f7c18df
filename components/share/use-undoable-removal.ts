import { useState } from "react";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { useBusy } from "@/components/ui/use-busy";
import { timings } from "@/lib/api/limits";

/** Resolves to why it has failed, as a sentence, or to `null`. */
type Attempt = () => Promise<string | null>;

/** Removes one of several contributions at a time, and offers to undo it. `removed`: says what was done. */
export function useUndoableRemoval(removed: string) {
  const [undo, showUndo, hideUndo] = useAutoDismiss<Attempt>(timings.undoMs);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useBusy();

  const attempt = (action: Attempt, onDone: () => void) =>
    void run(async () => {
      hideUndo();
      const failure = await action();
      setProblem(failure);
      if (failure === null) onDone();
    });

  return {
    busy,
    remove: (removal: Attempt, restoring: Attempt) => attempt(removal, () => showUndo(restoring)),
    notice: { problem, text: removed, undo: undo && (() => attempt(undo, () => {})) },
  };
}

export type UndoableRemoval = ReturnType<typeof useUndoableRemoval>;
