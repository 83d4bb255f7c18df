import { useState } from "react";
import { useUsername } from "@/components/session/use-session";
import { useTabDraft } from "@/components/session/use-tab-draft";
import { guideScope } from "@/lib/client/drafts";
import type { Additions } from "@/lib/client/receive-reply";
import type { TopicChoice } from "@/lib/config/topics";
import {
  type Guide,
  type GuideAction,
  givenAnswers,
  isUntouched,
  newGuide,
  reduceGuide,
} from "@/lib/conversation/guide/guide";
import { isGuide, restoreGuide } from "@/lib/conversation/guide/stored-guide";

/** As it is stored. `isSetAside`: the person has begun another one. */
type StoredGuide = Guide & { isSetAside?: boolean };

/** The guide of a person, saved in the browser until its conversation is started. */
export function useGuide(topics: TopicChoice[]) {
  const username = useUsername();
  const [empty] = useState(() => newGuide(topics));
  const restore = ({ isSetAside: _, ...stored }: StoredGuide) => restoreGuide(stored, topics);
  const tab = useTabDraft<StoredGuide>(guideScope, isGuide, restore);
  const guide: Guide = tab.draft ?? empty;

  function act(action: GuideAction) {
    // A call may return after another memory was put on the page.
    const latest = tab.read();
    if (latest.edition === tab.edition) tab.write(reduceGuide(latest.draft ?? empty, action, topics));
  }

  /** What is being written becomes an unfinished memory. */
  function setAside() {
    if (tab.isOwn && isUntouched(guide)) tab.clear();
    else if (tab.isOwn) tab.write({ ...guide, isSetAside: true });
  }

  /** Puts another memory on the page. `undone`: what it was before it was set aside or discarded. */
  function open(scope: string, undone?: Guide) {
    setAside();
    tab.open(scope);
    if (undone) tab.write(restore(undone));
  }

  /** Starts a new guide, which may be at a question already. */
  function startOver(topicId: string | null = null, begun = newGuide(topics, topicId)) {
    setAside();
    tab.start(begun);
  }

  /**
   * Ends the guide whose answers are saved. What they had no room for becomes the next message; answers in other topics become an
   * unfinished memory. `false`: the person has begun another one meanwhile.
   */
  function finish(requestKey: string, conversationId: string, { endGuide }: Additions): boolean {
    const { draft } = tab.read();
    if (draft?.requestKey !== requestKey) return false;
    const others = endGuide(username, conversationId, draft, topics);
    if (others) {
      tab.write({ ...others, isSetAside: true });
      tab.start(null);
    } else tab.clear();
    return true;
  }

  const { scope, edition, isStored } = tab;
  return { guide, scope, edition, isStored, act, open, finish, startOver, answers: givenAnswers(guide, topics) };
}

export type GuideState = ReturnType<typeof useGuide>;
