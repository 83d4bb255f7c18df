import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useConfig } from "@/components/session/config";
import { isThread } from "@/lib/api/conversation-shapes";
import type { ErrorCode } from "@/lib/api/error-codes";
import { timings } from "@/lib/api/limits";
import type { Thread, UploadedFile } from "@/lib/api/responses";
import type { QuestionAnswer } from "@/lib/api/schemas";
import { anything } from "@/lib/api/shape";
import { getAs, post, RequestError, unreachable } from "@/lib/client/api";
import { streamingText } from "@/lib/client/streaming-text";
import type { AiMessage } from "@/lib/conversation/ai-request";
import { idle, isInProgress, reduceLiveReply } from "@/lib/conversation/live-reply";
import {
  isWaiting,
  type SavedTurn,
  startedThread,
  type ThreadTurn,
  turnsOf,
  withMessage,
  withoutReply,
  withReply,
} from "@/lib/conversation/thread";
import { threadUrl } from "@/lib/routes";
import { texts } from "@/lib/texts";

type NewConversation = { projectName: string; topic: string; questionAnswers: QuestionAnswer[] };
type NewMessage = { attached?: UploadedFile | null; onSaved?: () => void; onFileGone?: () => void };
type Events = {
  /** The first answers are saved. `isAwaited`: their writer has not gone to another conversation meanwhile. */
  onStarted: (id: string, requestKey: string, isAwaited: boolean) => void;
  onUnknown: () => void;
};
type Save = (latest: Thread | undefined, saved: SavedTurn) => Thread | undefined;

/** Not needed before the first question to the AI, and so not in the first load. */
export const loadAskAi = () => import("@/lib/client/ask-ai");

const fetchThread = getAs(isThread);

const isLasting = ({ status }: RequestError) => status === 404 || status === 403;

/** A reply that is awaited is asked for soon, and links to files are renewed before they run out. */
function refreshMs(thread: Thread): number {
  if (isWaiting(thread)) return timings.pendingPollMs;
  return turnsOf(thread).some(({ file }) => file) ? timings.fileLinkMinutes * 0.8 * 60_000 : 0;
}

/**
 * One conversation and the reply that is being written in it; `id` is `null` before the first answers are saved.
 * A reply goes on at the server when its reader leaves, so a waiting thread is read again until the reply is there.
 */
export function useConversation(id: string | null, events: Events) {
  const [live, dispatch] = useReducer(reduceLiveReply, idle);
  const [words, setWords] = useState(streamingText);
  const { mutate } = useSWRConfig();
  const { topics } = useConfig().features.flexiFeatures.chat;
  const isHere = useRef(true);
  const shownId = useRef(id);
  const {
    data: thread,
    error,
    mutate: reload,
  } = useSWR<Thread, RequestError>(id && threadUrl(id), fetchThread, {
    refreshInterval: (latest) => (latest && !isInProgress(live) ? refreshMs(latest) : 0),
    shouldRetryOnError: (failure: RequestError) => !isLasting(failure),
    onError: (failure) => failure.status === 404 && events.onUnknown(),
  });

  useEffect(() => {
    shownId.current = id;
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, [id]);

  /** Changes what is known of a thread. Once the person has left, their data is gone and nothing may touch it. */
  const change = useCallback(
    async (threadId: string, update?: (latest: Thread | undefined) => Thread | undefined) => {
      if (!isHere.current) return;
      const key = threadUrl(threadId);
      await (update ? mutate<Thread>(key, update, { revalidate: false }) : mutate(key));
    },
    [mutate],
  );

  /** Asks the AI and follows its reply. `save` puts the words into the thread as soon as the server has them. Returns the code of a failure. */
  const ask = useCallback(
    async (asked: AiMessage, requestKey: string, save: Save): Promise<ErrorCode | null> => {
      let conversationId = id;
      let code: ErrorCode | null = null;
      const arriving = streamingText();
      setWords(arriving);
      dispatch({ type: "ask", requestKey, conversationId });
      try {
        const { askAi } = await loadAskAi().catch(unreachable);
        for await (const event of askAi(asked, topics[asked.topic], requestKey)) {
          if (event.event === "start") {
            const saved = { ...event.data, requestKey, timestamp: new Date().toISOString() };
            conversationId = saved.conversationId;
            await change(conversationId, (latest) => save(latest, saved));
          }
          if (event.event === "done") {
            await change(event.data.conversationId, (latest) => latest && withReply(latest, requestKey, event.data));
          }
          if (event.event === "delta") arriving.add(event.data.text);
          else dispatch({ type: "event", requestKey, event });
        }
      } catch (failure) {
        const isRequestError = failure instanceof RequestError;
        if (isRequestError) code = failure.code;
        dispatch({ type: "fail", requestKey, message: isRequestError ? failure.message : texts.request.unexpected });
      }
      if (!conversationId) return code;
      await change(conversationId, (latest) => latest && withoutReply(latest, requestKey));
      await change(conversationId);
      return code;
    },
    [id, change, topics],
  );

  const start = (conversation: NewConversation, requestKey: string) =>
    ask(conversation, requestKey, (_, saved) => {
      events.onStarted(saved.conversationId, requestKey, shownId.current === null);
      return startedThread(saved, conversation);
    });

  /** A new message goes along with its file; one that is asked again has it already. */
  async function say(message: string, requestKey: string, { attached, onSaved, onFileGone }: NewMessage = {}) {
    if (!thread || !id) return;
    const { projectName, topic } = thread.conversation;
    const asked = { conversationId: id, projectName, topic, message, fileId: attached?.fileId };
    const code = await ask(asked, requestKey, (latest, saved) => {
      onSaved?.();
      return latest && withMessage(latest, saved, message, attached?.file ?? null);
    });
    if (code === "file_expired") onFileGone?.();
  }

  const conversation = thread?.conversation;
  const retry = useCallback(
    ({ isStart, message, requestKey }: ThreadTurn) => {
      if (!conversation || !requestKey) return;
      const { projectName, topic, questionAnswers } = conversation;
      const asked = isStart ? { questionAnswers } : { conversationId: conversation._id, message };
      return ask(
        { projectName, topic, ...asked },
        requestKey,
        (latest, saved) => latest && withMessage(latest, saved, message),
      );
    },
    [conversation, ask],
  );

  const stop = () => post("/api/grok/stop", { conversationId: id }, anything).catch(() => reload());

  const problem = error && !isLasting(error) && !thread ? texts.conversation.historyFailed : null;
  return { thread, live, words, problem, reload: () => reload(), start, say, retry, stop };
}
