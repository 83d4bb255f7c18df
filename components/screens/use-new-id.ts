import { useEffect, useState } from "react";

/** The conversation that was just begun on this page, until another page is opened. `shownId`: the conversation on the page. */
export function useNewId(shownId: string | null) {
  const [newId, setNewId] = useState<string | null>(null);
  useEffect(() => (shownId === null ? undefined : () => setNewId(null)), [shownId]);
  return [newId, setNewId] as const;
}
