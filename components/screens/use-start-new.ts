import { useState } from "react";
import type { GuideState } from "@/components/conversation/use-guide";
import { useDraftList } from "@/components/session/use-tab-draft";
import { clearDraft, formerGuidesScope, guideScope, isDraftStored, readDraft, writeDraft } from "@/lib/client/drafts";
import { openPath } from "@/lib/client/hash-location";
import { newRequestKey } from "@/lib/client/request-key";
import { discardDraft } from "@/lib/client/tab-draft";
import { type Guide, isUntouched } from "@/lib/conversation/guide";
import { isGuide } from "@/lib/conversation/stored-guide";
import { type UnfinishedGuide, type Unsent, unfinishedGuides, unsentTexts } from "@/lib/conversation/unsent";
import { conversationPath, paths } from "@/lib/routes";

/** What Undo brings back: the guide, and the page that was open. */
export type Undo = UnfinishedGuide & { conversationId: string | null; isDiscarded?: boolean };

/** The memories that were begun and neither sent nor discarded, but for the one on the page; also those of other tabs, the latest first. */
export type Unfinished = {
  guides: UnfinishedGuide[];
  /** What was typed in conversations and not sent. */
  texts: Unsent[];
  resume: (unfinished: UnfinishedGuide) => void;
  discard: (unfinished: UnfinishedGuide) => void;
};

type StartNewOptions = {
  username: string;
  guide: GuideState;
  /** The conversation on the page, if it is one. */
  conversationId: string | null;
};

/**
 * Start New leads to home with an empty guide. What was typed before is kept in the browser as an unfinished memory, until it is resumed
 * or discarded.
 */
export function useStartNew({ username, guide: { guide, scope, open, startOver }, conversationId }: StartNewOptions) {
  useState(() => takeFormerGuides(username));
  const [undo, setUndo] = useState<Undo | null>(null);
  const drafts = useDraftList();
  const guides = unfinishedGuides(drafts).filter((each) => each.scope !== scope);

  function startNew(topicId: string | null = null) {
    startOver(topicId);
    // Pressing Start New twice keeps what the first press set aside.
    if (conversationId !== null || !isUntouched(guide)) setUndo({ scope, guide, conversationId });
    openPath(paths.home);
  }

  function resume(chosen: UnfinishedGuide) {
    open(chosen.scope);
    setUndo(null);
  }

  function undoStartNew() {
    if (!undo) return;
    open(undo.scope, undo.guide);
    setUndo(null);
    if (undo.conversationId !== null) openPath(conversationPath(undo.conversationId));
  }

  function discard(chosen: UnfinishedGuide) {
    discardDraft(username, chosen.scope);
    setUndo({ ...chosen, conversationId: null, isDiscarded: true });
  }

  const unfinished: Unfinished = { guides, texts: unsentTexts(drafts), resume, discard };
  return { undo, startNew, undoStartNew, forgetUndo: () => setUndo(null), unfinished };
}

const areGuides = ({ guides }: Partial<{ guides: Guide[] }>) => Array.isArray(guides) && guides.every(isGuide);

/** An earlier version of the app stored all of them as one draft. */
function takeFormerGuides(username: string): void {
  const former = readDraft<{ guides: Guide[] }>(username, formerGuidesScope, areGuides)?.guides ?? [];
  const areTaken = former.every((guide, index) => {
    const [scope, draft] = [`${guideScope}#${newRequestKey()}`, { ...guide, isSetAside: true }];
    writeDraft(username, scope, { ...draft, savedAt: Date.now() - index });
    return isDraftStored(username, scope);
  });
  if (areTaken) clearDraft(username, formerGuidesScope);
}
