import { useState } from "react";
import { clearDraft, newScope, readDraft, writeDraft } from "@/lib/client/drafts";
import { type Guide, isGuide, isUntouched } from "@/lib/conversation/guide";

/** What Start New left behind, so that it can be undone. */
export type DiscardedDraft = { guide: Guide; conversationId: string | null };

const scope = `${newScope}former`;

const isFormer = ({ guide, conversationId }: Partial<DiscardedDraft>) =>
  isGuide(guide ?? {}) && (conversationId === null || typeof conversationId === "string");

/** Kept in the browser as well where there are words in it that a reload would lose. */
export function useUndoStartNew(username: string) {
  const [former, setFormer] = useState(() => readDraft<DiscardedDraft>(username, scope, isFormer));

  function keepFormer(next: DiscardedDraft | null) {
    if (next && !isUntouched(next.guide)) writeDraft(username, scope, next);
    else clearDraft(username, scope);
    setFormer(next);
  }

  return { former, keepFormer };
}
