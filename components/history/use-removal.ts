import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { timings } from "@/lib/api/limits";
import { shape, text } from "@/lib/api/shape";
import { failureOf, post, request, serverMessageOr } from "@/lib/client/api";
import { latestUrl, onThisDayUrl } from "@/lib/routes";
import { historyTexts } from "@/lib/texts/history";
import type { RemovalOutcome, RemovalState } from "./use-removal-state";

const isDone = shape<{ message: string }>({ message: text });

/**
 * Deletes conversations without asking. A removal can be undone while its outcome is shown, or later from the list of deleted
 * conversations.
 */
export function useRemoval(state: RemovalState) {
  const { hidden, outcomes, changes, setHidden, setOutcomes, setChanges } = state;
  const { mutate } = useSWRConfig();

  const unhide = useCallback(
    (id: string) => setHidden((ids) => new Set([...ids].filter((other) => other !== id))),
    [setHidden],
  );
  const clear = useCallback(
    (id: string) => setOutcomes((all) => all.filter((other) => other.id !== id)),
    [setOutcomes],
  );

  const show = useCallback(
    (outcome: RemovalOutcome) => {
      setOutcomes((all) => [outcome, ...all.filter(({ id }) => id !== outcome.id)]);
      setTimeout(() => setOutcomes((all) => all.filter((other) => other !== outcome)), timings.undoMs);
      if (outcome.isError) return;
      setChanges((count) => count + 1);
      void mutate(latestUrl);
      void mutate(onThisDayUrl);
    },
    [setOutcomes, setChanges, mutate],
  );

  const remove = useCallback(
    async (id: string) => {
      setHidden((ids) => new Set(ids).add(id));
      clear(id);
      try {
        const { message: done } = await request("DELETE", "/api/conversation/delete", { id }, isDone);
        const message = `${done}. ${historyTexts.removal.restorable(timings.deletedRetentionDays)}`;
        show({ id, message, isError: false, canUndo: true });
      } catch (failure) {
        unhide(id);
        const message = serverMessageOr(failure, historyTexts.removal.deleteError);
        show({ id, message, isError: true, canUndo: false });
      }
    },
    [setHidden, show, clear, unhide],
  );

  async function requestRestore(id: string) {
    const { message } = await post("/api/conversation/restore", { id }, isDone);
    unhide(id);
    show({ id, message, isError: false, canUndo: false });
  }

  async function undo(id: string) {
    setOutcomes((all) => all.map((outcome) => (outcome.id === id ? { ...outcome, canUndo: false } : outcome)));
    const message = await restore(id);
    if (message !== null) show({ id, message, isError: true, canUndo: true });
  }

  /** Resolves to an error message, or `null`. */
  async function restore(id: string): Promise<string | null> {
    const failure = await failureOf(requestRestore(id));
    return failure && serverMessageOr(failure, historyTexts.removal.restoreError);
  }

  return { hidden, outcomes, changes, remove, undo, restore };
}

export type Removal = ReturnType<typeof useRemoval>;
