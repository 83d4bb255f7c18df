import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { useConfig } from "@/components/session/config";
import type { ErrorCode } from "@/lib/api/error-codes";
import type { Thread, UploadedFile } from "@/lib/api/responses";
import type { QuestionAnswer } from "@/lib/api/schemas";
import { anything } from "@/lib/api/shape";
import { post, RequestError, unreachable } from "@/lib/client/api";
import { streamingText as newStreamingText } from "@/lib/client/streaming-text";
import type { AiMessage } from "@/lib/conversation/ai-request";
import { idle, isInProgress, reduceLiveReply } from "@/lib/conversation/live-reply";
import {
  isGapless,
  type SavedTurn,
  startedThread,
  type ThreadTurn,
  withMessage,
  withoutReply,
  withReply,
} from "@/lib/conversation/thread";
import { threadUrl } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { useThread } from "./use-thread";

type NewConversation = { projectName: string; topic: string; questionAnswers: QuestionAnswer[] };
type SendOptions = { attached: UploadedFile | null; onSaved: () => void; onFileGone: () => void };
type Events = {
  /** The first answers are saved. `isAwaited`: the writer has not opened another conversation meanwhile. */
  onStarted: (id: string, requestKey: string, isAwaited: boolean) => void;
  onUnknown: () => void;
};
type ThreadUpdate = (latest: Thread | undefined) => Thread | undefined;
type SaveTurn = (latest: Thread | undefined, saved: SavedTurn) => Thread | undefined;

/** Not needed before the first call to the AI, and so not in the first load. */
export const loadAskAi = () => import("@/lib/client/ask-ai");

/** One conversation and the reply that is being received for it; `id` is `null` before the first answers are saved. */
export function useConversation(id: string | null, { onStarted, onUnknown }: Events) {
  const [live, dispatch] = useReducer(reduceLiveReply, idle);
  const [streamingText, setStreamingText] = useState(newStreamingText);
  const { mutate } = useSWRConfig();
  const { topics } = useConfig().features.flexiFeatures.chat;
  const isMounted = useRef(true);
  const shownId = useRef(id);
  const { thread, problem, reload } = useThread(id, { isReceiving: isInProgress(live), onUnknown });

  useEffect(() => {
    shownId.current = id;
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, [id]);

  /** Updates a thread in the cache, or reads it again. After a logout the cache is gone, and nothing may touch it. */
  const updateThread = useCallback(
    async (threadId: string, update?: ThreadUpdate) => {
      if (!isMounted.current) return;
      const key = threadUrl(threadId);
      await (update ? mutate<Thread>(key, update, { revalidate: false }) : mutate(key));
    },
    [mutate],
  );

  /**
   * Calls the AI and receives its reply. `saveTurn` adds the message to the thread as soon as the server has saved it, and the
   * reply is added when it is complete, so the thread is read again only after a failure, or if something was written elsewhere
   * meanwhile. Returns the code of a failure.
   */
  const requestReply = useCallback(
    async (message: AiMessage, requestKey: string, saveTurn: SaveTurn): Promise<ErrorCode | null> => {
      let conversationId = id;
      const received = newStreamingText();
      setStreamingText(received);
      dispatch({ type: "ask", requestKey, conversationId });
      let hasFailed = false;
      let hasGap = false;
      let code: ErrorCode | null = null;
      try {
        const { askAi } = await loadAskAi().catch(unreachable);
        for await (const event of askAi(message, topics[message.topic], requestKey)) {
          if (event.event === "start") {
            const saved = { ...event.data, requestKey, timestamp: new Date().toISOString() };
            conversationId = saved.conversationId;
            await updateThread(conversationId, (latest) => saveTurn(latest, saved));
          }
          if (event.event === "done") {
            const reply = event.data;
            await updateThread(reply.conversationId, (latest) => {
              hasGap = latest !== undefined && !isGapless(latest);
              return latest && withReply(latest, requestKey, reply);
            });
          }
          if (event.event === "error") {
            hasFailed = true;
            code = event.data.code ?? null;
          }
          if (event.event === "delta") received.add(event.data.text);
          else dispatch({ type: "event", requestKey, event });
        }
      } catch (failure) {
        const isRequestError = failure instanceof RequestError;
        hasFailed = true;
        if (isRequestError) code = failure.code;
        dispatch({ type: "fail", requestKey, message: isRequestError ? failure.message : texts.request.unexpected });
      }
      if (conversationId === null) return code;
      if (hasFailed) await updateThread(conversationId, (latest) => latest && withoutReply(latest, requestKey));
      if (hasFailed || hasGap) await updateThread(conversationId);
      return code;
    },
    [id, updateThread, topics],
  );

  const startConversation = (conversation: NewConversation, requestKey: string) =>
    requestReply(conversation, requestKey, (_, saved) => {
      onStarted(saved.conversationId, requestKey, shownId.current === null);
      return startedThread(saved, conversation);
    });

  async function sendMessage(message: string, requestKey: string, { attached, onSaved, onFileGone }: SendOptions) {
    if (!thread || !id) return;
    const { projectName, topic } = thread.conversation;
    const sent = { conversationId: id, projectName, topic, message, fileId: attached?.fileId };
    const code = await requestReply(sent, requestKey, (latest, saved) => {
      onSaved();
      return latest && withMessage(latest, saved, message, attached?.file ?? null);
    });
    if (code === "file_expired") onFileGone();
  }

  const conversation = thread?.conversation;
  /** Requests a reply for a turn that has none. The server has its message and its file already. */
  const retry = useCallback(
    ({ isStart, message, requestKey }: ThreadTurn) => {
      if (!conversation || !requestKey) return;
      const { projectName, topic, questionAnswers } = conversation;
      const turn = isStart ? { questionAnswers } : { conversationId: conversation._id, message };
      return requestReply(
        { projectName, topic, ...turn },
        requestKey,
        (latest, saved) => latest && withMessage(latest, saved, message),
      );
    },
    [conversation, requestReply],
  );

  const stop = () => post("/api/grok/stop", { conversationId: id }, anything).catch(() => reload());

  return { thread, live, streamingText, problem, reload, startConversation, sendMessage, retry, stop };
}

export type ConversationState = ReturnType<typeof useConversation>;
