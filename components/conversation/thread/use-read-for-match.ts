import { useEffect, useEffectEvent } from "react";
import type { Thread } from "@/lib/api/responses";
import { entriesOf, entryOfMatch } from "@/lib/conversation/thread/thread";
import type { SearchMatch } from "@/lib/routes";

/** Reads the thread again if a search found an entry that it does not have, because it was written elsewhere. */
export function useReadForMatch(thread: Thread | undefined, match: SearchMatch | null, read: () => void): void {
  const readIfMissing = useEffectEvent(() => {
    if (thread && match && !entryOfMatch(entriesOf(thread), match)) read();
  });
  const key = match && JSON.stringify(match);
  useEffect(() => {
    if (key) readIfMissing();
  }, [key]);
}
