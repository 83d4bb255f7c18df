import { useCallback, useEffect, useReducer, useRef } from "react";
import { clearDraft, newScope, readDraft, writeDraft } from "@/lib/client/drafts";
import type { TopicChoice } from "@/lib/config/topics";
import {
  type Guide,
  type GuideAction,
  givenAnswers,
  isGuide,
  newGuide,
  reduceGuide,
  restoreGuide,
} from "@/lib/conversation/guide";

const scope = `${newScope}guide`;

/** The guided flow of a person, kept in the browser until its conversation is started. */
export function useGuide(username: string, topics: TopicChoice[]) {
  const [guide, dispatch] = useReducer(
    (state: Guide, action: GuideAction) => reduceGuide(state, action, topics),
    null,
    () => {
      const kept = readDraft<Guide>(username, scope, isGuide);
      return kept ? restoreGuide(kept, topics) : newGuide(topics);
    },
  );

  const act = useCallback(
    (action: GuideAction) => {
      writeDraft(username, scope, reduceGuide(guide, action, topics));
      dispatch(action);
    },
    [guide, topics, username],
  );

  /** Clears everything, and gives back what was there so that it can be restored. */
  const startOver = useCallback(
    (topicId: string | null = null) => {
      clearDraft(username, scope);
      dispatch({ type: "restore", guide: newGuide(topics, topicId) });
      return guide;
    },
    [guide, topics, username],
  );

  const latest = useRef(guide);
  useEffect(() => {
    latest.current = guide;
  }, [guide]);

  /** Ends the guide whose answers are saved. `false`: the person has begun another one meanwhile. */
  const finish = useCallback(
    (requestKey: string) => {
      if (latest.current.requestKey !== requestKey) return false;
      startOver();
      return true;
    },
    [startOver],
  );

  return { guide, act, finish, startOver, answers: givenAnswers(guide, topics) };
}
