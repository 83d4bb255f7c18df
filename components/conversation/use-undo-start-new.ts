import { useState } from "react";
import { clearDraft, newScope, readDraft, writeDraft } from "@/lib/client/drafts";
import { type Guide, isUntouched } from "@/lib/conversation/guide";
import { isGuide } from "@/lib/conversation/stored-guide";

/** What Start New discarded, so that it can be undone. */
export type DiscardedDraft = { guide: Guide; conversationId: string | null };

const scope = `${newScope}former`;

const isDiscardedDraft = ({ guide, conversationId }: Partial<DiscardedDraft>) =>
  isGuide(guide ?? {}) && (conversationId === null || typeof conversationId === "string");

/** A discarded draft with text in it is saved in the browser, so that a reload does not lose it. */
export function useUndoStartNew(username: string) {
  const [discarded, setState] = useState(() => readDraft<DiscardedDraft>(username, scope, isDiscardedDraft));

  function setDiscarded(draft: DiscardedDraft | null) {
    if (draft && !isUntouched(draft.guide)) writeDraft(username, scope, draft);
    else clearDraft(username, scope);
    setState(draft);
  }

  return { discarded, setDiscarded };
}
