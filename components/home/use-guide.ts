import { useState } from "react";
import { useTabDraft } from "@/components/session/use-tab-draft";
import { guideScope } from "@/lib/client/drafts";
import type { TopicChoice } from "@/lib/config/topics";
import {
  type Guide,
  type GuideAction,
  givenAnswers,
  isUntouched,
  newGuide,
  reduceGuide,
} from "@/lib/conversation/guide/guide";
import { leftOver } from "@/lib/conversation/guide/left-over";
import { isGuide, restoreGuide } from "@/lib/conversation/guide/stored-guide";

/** As it is stored. `isSetAside`: the person has begun another one. */
type StoredGuide = Guide & { isSetAside?: boolean };

/** The guide of a person, saved in the browser until its conversation is started. */
export function useGuide(topics: TopicChoice[]) {
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

  /** Starts a new guide. */
  function startOver(topicId: string | null = null) {
    setAside();
    tab.start(newGuide(topics, topicId));
  }

  /** Ends the guide whose answers are saved. What was typed besides becomes an unfinished memory. `false`: the person has begun another one meanwhile. */
  function finish(requestKey: string): boolean {
    const { draft } = tab.read();
    if (draft?.requestKey !== requestKey) return false;
    const others = leftOver(draft, topics);
    if (!others) tab.clear();
    else {
      tab.write({ ...others, isSetAside: true });
      tab.start(null);
    }
    return true;
  }

  const { scope, edition, isStored } = tab;
  return { guide, scope, edition, isStored, act, open, finish, startOver, answers: givenAnswers(guide, topics) };
}

export type GuideState = ReturnType<typeof useGuide>;
