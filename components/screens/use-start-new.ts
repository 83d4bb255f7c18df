import { useState } from "react";
import type { GuideState } from "@/components/conversation/use-guide";
import { clearDraft, newScope, readDraft, writeDraft } from "@/lib/client/drafts";
import { openPath } from "@/lib/client/hash-location";
import type { TopicChoice } from "@/lib/config/topics";
import { type Guide, isUntouched } from "@/lib/conversation/guide";
import { isGuide, restoreGuide } from "@/lib/conversation/stored-guide";
import { conversationPath, paths } from "@/lib/routes";

const scope = `${newScope}unfinished`;

/** What Undo brings back: the guide, and the page that was open. */
export type Undo = { guide: Guide; conversationId: string | null; isDiscarded?: boolean };

/** Memories that were begun and neither sent nor discarded, the latest first. */
export type Unfinished = { guides: Guide[]; resume: (guide: Guide) => void; discard: (guide: Guide) => void };

type StartNewOptions = {
  username: string;
  topics: TopicChoice[];
  guide: GuideState;
  /** The conversation on the page, if it is one. */
  conversationId: string | null;
};

/**
 * Start New leads to home with an empty guide. What was typed before is kept in the browser as an unfinished memory, until it is resumed
 * or discarded.
 */
export function useStartNew({ username, topics, guide: { guide, open, startOver }, conversationId }: StartNewOptions) {
  const [guides, setGuides] = useState(() => readDraft<{ guides: Guide[] }>(username, scope, areGuides)?.guides ?? []);
  const [undo, setUndo] = useState<Undo | null>(null);

  function store(list: Guide[]) {
    if (list.length > 0) writeDraft(username, scope, { guides: list });
    else clearDraft(username, scope);
    setGuides(list);
  }

  function startNew(topicId: string | null = null) {
    const previous = startOver(topicId);
    if (!isUntouched(previous)) store([previous, ...guides]);
    // Pressing Start New twice keeps what the first press set aside.
    if (conversationId !== null || !isUntouched(previous)) setUndo({ guide: previous, conversationId });
    openPath(paths.home);
  }

  /** What is being written meanwhile becomes an unfinished memory itself. */
  function resume(chosen: Guide) {
    const others = guides.filter((each) => each !== chosen);
    store(isUntouched(guide) ? others : [guide, ...others]);
    open(restoreGuide(chosen, topics));
    setUndo(null);
  }

  function undoStartNew() {
    if (!undo) return;
    resume(undo.guide);
    if (undo.conversationId !== null) openPath(conversationPath(undo.conversationId));
  }

  function discard(chosen: Guide) {
    store(guides.filter((each) => each !== chosen));
    setUndo({ guide: chosen, conversationId: null, isDiscarded: true });
  }

  const unfinished: Unfinished = { guides, resume, discard };
  return { undo, startNew, undoStartNew, forgetUndo: () => setUndo(null), unfinished };
}

const areGuides = ({ guides }: Partial<{ guides: Guide[] }>) => Array.isArray(guides) && guides.every(isGuide);
