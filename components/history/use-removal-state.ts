import { useState } from "react";

/** The result of a removal, or of undoing it. */
export type RemovalOutcome = { id: string; message: string; isError: boolean; canUndo: boolean };

/** What `useRemoval` knows, which outlives the history: it is shown after the history was left, too. */
export function useRemovalState() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<RemovalOutcome[]>([]);
  // Counts removals and restorations.
  const [changes, setChanges] = useState(0);
  return { hidden, outcomes, changes, setHidden, setOutcomes, setChanges };
}

export type RemovalState = ReturnType<typeof useRemovalState>;
