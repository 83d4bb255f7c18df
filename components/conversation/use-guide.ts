import { useEffect, useReducer, useRef } from "react";
import { clearDraft, newScope, readDraft, writeDraft } from "@/lib/client/drafts";
import type { TopicChoice } from "@/lib/config/topics";
import { type Guide, type GuideAction, givenAnswers, newGuide, reduceGuide } from "@/lib/conversation/guide";
import { isGuide, restoreGuide } from "@/lib/conversation/stored-guide";

const scope = `${newScope}guide`;

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

  function act(action: GuideAction) {
    writeDraft(username, scope, reduceGuide(guide, action, topics));
    dispatch(action);
  }

  /** Clears everything. Returns the guide as it was, so that it can be restored. */
  function startOver(topicId: string | null = null): Guide {
    clearDraft(username, scope);
    dispatch({ type: "restore", guide: newGuide(topics, topicId) });
    return guide;
  }

  // `finish` is called when a call returns, by which time the guide may have changed.
  const latest = useRef(guide);
  useEffect(() => {
    latest.current = guide;
  }, [guide]);

  /** Ends the guide whose answers are saved. `false`: the person has begun another one meanwhile. */
  function finish(requestKey: string): boolean {
    if (latest.current.requestKey !== requestKey) return false;
    startOver();
    return true;
  }

  return { guide, act, finish, startOver, answers: givenAnswers(guide, topics) };
}

export type GuideState = ReturnType<typeof useGuide>;
