import type { ErrorCode } from "../api/error-codes";
import type { Thread } from "../api/responses";
import type { AiMessage } from "../conversation/prompt/ai-request";
import type { LiveReplyAction } from "../conversation/thread/live-reply";
import * as changes from "../conversation/thread/thread-changes";
import { type RequestError, requestErrorOf } from "./api";
import { askAi } from "./ask-ai";
import { loadPrompts } from "./prompts";
import type { StreamingText } from "./streaming-text";

/** Changes the thread that is in the cache; `undefined`: there is none. */
export type ThreadUpdate = (latest: Thread | undefined) => Thread | undefined;

/** Passed to the callers, because they are in the first load and thread-changes.ts is not. */
const additions = { startedThread: changes.startedThread, withMessage: changes.withMessage };

/** Called once, when the server has saved a message. Returns the change that adds it to the thread. */
export type SaveTurn = (saved: changes.SavedTurn, threadAdditions: typeof additions) => ThreadUpdate;

type ReplyRequest = {
  message: AiMessage;
  requestKey: string;
  /** `null` before the first answers are saved. */
  conversationId: string | null;
  saveTurn: SaveTurn;
  streamingText: StreamingText;
  /** Updates a thread in the cache, or reads it again. */
  updateThread: (id: string, update?: ThreadUpdate) => Promise<void>;
  dispatch: (action: LiveReplyAction) => void;
};

/**
 * Calls the AI and receives its reply. `saveTurn` adds the message to the thread as soon as the server has saved it, and the
 * reply is added when it is complete, so the thread is read again only after a failure, or if something was written elsewhere
 * meanwhile. Returns the code of a failure.
 */
export async function receiveReply({
  message,
  requestKey,
  saveTurn,
  streamingText,
  updateThread,
  dispatch,
  ...request
}: ReplyRequest): Promise<ErrorCode | null> {
  let { conversationId } = request;
  let hasGap = false;
  let error: RequestError | null = null;
  try {
    const prompts = message.questionAnswers ? await loadPrompts().catch(() => null) : null;
    const reply = await askAi(message, requestKey, {
      prompt: prompts?.[message.topic],
      onText: streamingText.add,
      onStart: async (started) => {
        conversationId = started.conversationId;
        const saved = { ...started, requestKey, timestamp: new Date().toISOString() };
        await updateThread(conversationId, saveTurn(saved, additions));
        dispatch({ type: "start", requestKey, conversationId });
      },
    });
    await updateThread(reply.conversationId, (latest) => {
      hasGap = latest !== undefined && !changes.isGapless(latest);
      if (!latest) return latest;
      return message.keepOnly
        ? changes.withoutQuestion(latest, requestKey)
        : changes.withReply(latest, requestKey, reply);
    });
    dispatch({ type: "done", requestKey });
  } catch (failure) {
    error = requestErrorOf(failure);
    dispatch({ type: "fail", requestKey, message: error.message });
  }
  if (conversationId !== null) {
    if (error) await updateThread(conversationId, (latest) => latest && changes.withoutReply(latest, requestKey));
    if (error || hasGap) await updateThread(conversationId);
  }
  return error?.code ?? null;
}
