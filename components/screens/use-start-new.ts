import type { GuideState } from "@/components/conversation/use-guide";
import { useUndoStartNew } from "@/components/conversation/use-undo-start-new";
import { openPath } from "@/lib/client/hash-location";
import type { TopicChoice } from "@/lib/config/topics";
import { isUntouched } from "@/lib/conversation/guide";
import { restoreGuide } from "@/lib/conversation/stored-guide";
import { conversationPath, paths } from "@/lib/routes";

type StartNewOptions = {
  username: string;
  topics: TopicChoice[];
  guide: GuideState;
  /** The conversation on the page, if it is one. */
  conversationId: string | null;
};

/** Start New leads to home with an empty guide. What was typed before is set aside, so that it can be undone. */
export function useStartNew({ username, topics, guide: { act, startOver }, conversationId }: StartNewOptions) {
  const { discarded, setDiscarded } = useUndoStartNew(username);

  function startNew(topicId: string | null = null) {
    const previous = startOver(topicId);
    // Pressing Start New twice keeps the draft that the first press set aside.
    const draft = isUntouched(previous) && discarded ? discarded.guide : previous;
    if (conversationId !== null || !isUntouched(previous)) setDiscarded({ guide: draft, conversationId });
    openPath(paths.home);
  }

  function undoStartNew() {
    if (!discarded) return;
    act({ type: "restore", guide: restoreGuide(discarded.guide, topics) });
    setDiscarded(null);
    if (discarded.conversationId !== null) openPath(conversationPath(discarded.conversationId));
  }

  return { discarded, startNew, undoStartNew, forgetDiscarded: () => setDiscarded(null) };
}
