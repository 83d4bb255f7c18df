import { useLayoutEffect, useReducer, useRef, useState } from "react";
import { clearDraft, readDraft, guideScope as scope, writeDraft } from "@/lib/client/drafts";
import type { TopicChoice } from "@/lib/config/topics";
import { type Guide, type GuideAction, givenAnswers, newGuide, reduceGuide } from "@/lib/conversation/guide";
import { isGuide, restoreGuide } from "@/lib/conversation/stored-guide";

/** The guide of a person, saved in the browser until its conversation is started. */
export function useGuide(username: string, topics: TopicChoice[]) {
  const [guide, dispatch] = useReducer(
    (state: Guide, action: GuideAction) => reduceGuide(state, action, topics),
    null,
    () => {
      const draft = readDraft<Guide>(username, scope, isGuide);
      return draft ? restoreGuide(draft, topics) : newGuide(topics);
    },
  );

  // Changes whenever another memory is put on the page.
  const [edition, setEdition] = useState(0);
  // A call may return after the guide has changed.
  const latest = useRef({ guide, edition });
  useLayoutEffect(() => {
    latest.current = { guide, edition };
  }, [guide, edition]);

  function act(action: GuideAction) {
    if (latest.current.edition !== edition) return;
    writeDraft(username, scope, reduceGuide(latest.current.guide, action, topics));
    dispatch(action);
  }

  /** Puts another memory on the page. */
  function open(next: Guide) {
    writeDraft(username, scope, next);
    dispatch({ type: "restore", guide: next });
    setEdition((count) => count + 1);
  }

  /** Starts a new guide. Returns the old one, so that it can be opened again. */
  function startOver(topicId: string | null = null): Guide {
    open(newGuide(topics, topicId));
    clearDraft(username, scope);
    return guide;
  }

  /** Ends the guide whose answers are saved. `false`: the person has begun another one meanwhile. */
  function finish(requestKey: string): boolean {
    if (latest.current.guide.requestKey !== requestKey) return false;
    startOver();
    return true;
  }

  return { guide, edition, act, open, finish, startOver, answers: givenAnswers(guide, topics) };
}

export type GuideState = ReturnType<typeof useGuide>;
