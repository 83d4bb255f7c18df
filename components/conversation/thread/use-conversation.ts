import { useCallback, useLayoutEffect, useReducer, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import type { ErrorCode } from "@/lib/api/error-codes";
import type { Thread, UploadedFile } from "@/lib/api/responses";
import type { QuestionAnswer } from "@/lib/api/schemas";
import { anything } from "@/lib/api/shape";
import { post, unreachable } from "@/lib/client/api";
import type { Additions, SaveTurn, ThreadUpdate } from "@/lib/client/receive-reply";
import { streamingText as newStreamingText } from "@/lib/client/streaming-text";
import type { AiMessage } from "@/lib/conversation/prompt/ai-request";
import { idle, isInProgress, reduceLiveReply, type UnsavedMessage } from "@/lib/conversation/thread/live-reply";
import { isWaiting, type ThreadTurn } from "@/lib/conversation/thread/thread";
import { latestUrl, type SearchMatch, threadUrl } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { Markdown } from "./lazy-markdown";
import { useThread } from "./use-thread";

type NewConversation = {
  projectName: string;
  topic: string;
  /** When it was, in words. */
  whenText?: string | undefined;
  questionAnswers: QuestionAnswer[];
  files: UploadedFile[];
  /** Without asking the AI. */
  keepOnly?: boolean;
};
export type MessageToSend = UnsavedMessage & {
  uploaded: UploadedFile[];
  onSaved: () => void;
  /** The thread is read again after that. */
  onFailed: () => void;
};
type Options = {
  /** The search match that it is opened at. */
  match: SearchMatch | null;
  /** The first answers are saved. `isAwaited`: the writer has not opened another conversation meanwhile. */
  onStarted: (id: string, requestKey: string, isAwaited: boolean, additions: Additions) => void;
  onUnknown: () => void;
};

/** Not needed before the first call to the AI, and so not loaded with a thread. */
export const loadReceiveReply = () => import("@/lib/client/receive-reply").catch(unreachable);

/** One conversation and the reply that is being received for it; `id` is `null` before the first answers are saved. */
export function useConversation(id: string | null, { match, onStarted, onUnknown }: Options) {
  const [live, dispatch] = useReducer(reduceLiveReply, idle);
  const [streamingText, setStreamingText] = useState(newStreamingText);
  const { mutate } = useSWRConfig();
  const isMounted = useRef(true);
  const shownId = useRef(id);
  const openedFrom = useRef<Element | null>(null);
  const { thread, problem, reload } = useThread(id, { match, isReceiving: isInProgress(live), onUnknown });

  useLayoutEffect(() => {
    shownId.current = id;
    isMounted.current = true;
    // A dialog in which the conversation was chosen is closed by now and has given the focus back.
    openedFrom.current = document.activeElement;
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

  /** Calls the AI and receives its reply. Returns the code of a failure. */
  const requestReply = useCallback(
    async (
      message: AiMessage,
      { requestKey, text = "", files = [], onFailed }: Partial<MessageToSend> & Pick<MessageToSend, "requestKey">,
      saveTurn: SaveTurn,
    ): Promise<ErrorCode | null> => {
      const received = newStreamingText();
      setStreamingText(received);
      dispatch({ type: "ask", requestKey, conversationId: id, text, files });
      // The reply may have Markdown.
      Markdown.preload().catch(() => null);
      const part = await loadReceiveReply().catch(() => null);
      const fail = (message: string) => {
        dispatch({ type: "fail", requestKey, message });
        onFailed?.();
      };
      if (!part) {
        fail(texts.request.offline);
        return null;
      }
      const request = { message, requestKey, conversationId: id, streamingText: received };
      return part.receiveReply({
        ...request,
        saveTurn: (saved, changes) => (isMounted.current ? saveTurn(saved, changes) : (latest) => latest),
        updateThread,
        dispatch: (action) => (action.type === "fail" ? fail(action.message) : dispatch(action)),
      });
    },
    [id, updateThread],
  );

  const startConversation = (conversation: NewConversation, requestKey: string) =>
    requestReply(conversation, { requestKey }, (saved, additions) => {
      onStarted(saved.conversationId, requestKey, shownId.current === null, additions);
      void mutate(latestUrl);
      return () => additions.startedThread(saved, conversation);
    });

  /** Returns the code of a failure. */
  async function sendMessage(message: MessageToSend): Promise<ErrorCode | null> {
    if (!thread || !id) return null;
    const { text, uploaded, onSaved } = message;
    const { projectName, topic } = thread.conversation;
    const sent = { conversationId: id, projectName, topic, message: text, files: uploaded };
    const saveTurn: SaveTurn = (saved, { withMessage }) => {
      onSaved();
      return (latest) => latest && withMessage(latest, saved, text);
    };
    return requestReply(sent, message, saveTurn);
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
        { requestKey },
        (saved, { withMessage }) =>
          (latest) =>
            latest && withMessage(latest, saved, message),
      );
    },
    [conversation, requestReply],
  );

  const stop = () => post("/api/grok/stop", { conversationId: id }, anything).catch(() => reload());

  return { thread, live, streamingText, problem, openedFrom, reload, startConversation, sendMessage, retry, stop };
}

/** Whether a reply to a message of this conversation is being written. */
export const isReplyingTo = (id: string, { live, thread }: ConversationState): boolean =>
  (isInProgress(live) && live.conversationId === id) || (thread !== undefined && isWaiting(thread));

export type ConversationState = ReturnType<typeof useConversation>;
