import { useState } from "react";
import type { GuideState } from "@/components/home/use-guide";
import { useDraftList } from "@/components/session/use-tab-draft";
import { openPath } from "@/lib/client/hash-location";
import { discardDraft, restoreDraft } from "@/lib/client/tab-draft";
import { type Guide, hasAnswers, isUntouched } from "@/lib/conversation/guide/guide";
import {
  type StoredDraft,
  type UnfinishedGuide,
  unfinishedGuides,
  unsentTexts,
} from "@/lib/conversation/thread/unsent";
import { conversationPath, paths } from "@/lib/routes";

/** What Undo restores: the guide, and the page that was open; or what was typed in a conversation. */
export type Undo =
  | (UnfinishedGuide & { conversationId: string | null; isDiscarded?: boolean })
  | { unsent: StoredDraft };

/** What can be done with what was begun and neither sent nor discarded. `shown`: the scope of the memory on the page. */
export type Unfinished = {
  shown: string;
  resume: (unfinished: UnfinishedGuide) => void;
  discard: (unfinished: UnfinishedGuide) => void;
  discardText: (unsent: StoredDraft) => void;
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
export function useStartNew({
  username,
  guide: { guide, scope, open, startOver, act },
  conversationId,
}: StartNewOptions) {
  const [undo, setUndo] = useState<Undo | null>(null);

  function startNew(topicId: string | null = null, begun?: Guide) {
    startOver(topicId, begun);
    // Pressing Start New twice keeps what the first press set aside.
    if (conversationId !== null || !isUntouched(guide)) setUndo({ scope, guide, conversationId });
    openPath(paths.home);
  }

  function resume(chosen: UnfinishedGuide) {
    if (chosen.scope === scope) act({ type: "open", step: 1 });
    else open(chosen.scope);
    setUndo(null);
  }

  function undoStartNew() {
    if (!undo) return;
    setUndo(null);
    if ("unsent" in undo) return restoreDraft(username, undo.unsent);
    open(undo.scope, undo.guide);
    if (undo.conversationId !== null) openPath(conversationPath(undo.conversationId));
  }

  function discard(chosen: UnfinishedGuide) {
    discardDraft(username, chosen.scope);
    setUndo({ ...chosen, conversationId: null, isDiscarded: true });
  }

  function discardText(unsent: StoredDraft) {
    discardDraft(username, unsent.scope);
    setUndo({ unsent });
  }

  const unfinished: Unfinished = { shown: scope, resume, discard, discardText };
  return { undo, startNew, undoStartNew, forgetUndo: () => setUndo(null), unfinished };
}

/**
 * What was typed and not sent, also in other tabs, the latest first: in memories whose answers are not on the page, and in
 * conversations.
 */
export function useUnsent({ shown }: Unfinished) {
  const drafts = useDraftList();
  const isHidden = ({ scope, guide }: UnfinishedGuide) =>
    scope !== shown || (guide.stage.name === "setup" && hasAnswers(guide));
  return { guides: unfinishedGuides(drafts).filter(isHidden), texts: unsentTexts(drafts) };
}

export type UnsentState = ReturnType<typeof useUnsent>;
