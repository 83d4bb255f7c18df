import { useMemo, useState, useSyncExternalStore } from "react";
import { listUnsent } from "@/lib/client/outgoing";
import { openTabDraft, subscribeDrafts } from "@/lib/client/tab-draft";
import type { StoredDraft } from "@/lib/conversation/thread/unsent";
import { useUsername } from "./use-session";

/** The draft that this tab writes in a field of the signed-in person. */
export function useTabDraft<Draft extends object>(
  field: string,
  isDraft: (draft: Partial<Draft>) => boolean,
  restore?: (stored: Draft) => Draft,
) {
  const username = useUsername();
  const [{ subscribe, read, ...verbs }] = useState(() => openTabDraft(username, field, isDraft, restore));
  return { ...useSyncExternalStore(subscribe, read), read, ...verbs };
}

/** What the signed-in person has not sent, of every tab, the latest first. */
export function useDraftList() {
  const username = useUsername();
  const list = useSyncExternalStore(subscribeDrafts, () => JSON.stringify(listUnsent(username)));
  return useMemo(() => JSON.parse(list) as StoredDraft[], [list]);
}
