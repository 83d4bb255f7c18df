import type { ErrorCode } from "../api/error-codes";
import type { Thread } from "../api/responses";
import type { AiMessage } from "../conversation/prompt/ai-request";
import type { LiveReplyAction } from "../conversation/thread/live-reply";
import * as changes from "../conversation/thread/thread-changes";
import { requestErrorOf } from "./api";
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
  let hasFailed = false;
  let hasGap = false;
  let code: ErrorCode | null = null;
  try {
    const prompts = message.questionAnswers ? await loadPrompts().catch(() => null) : null;
    for await (const event of askAi(message, prompts?.[message.topic], requestKey)) {
      if (event.event === "start") {
        const saved = { ...event.data, requestKey, timestamp: new Date().toISOString() };
        conversationId = saved.conversationId;
        await updateThread(conversationId, saveTurn(saved, additions));
      }
      if (event.event === "done") {
        const reply = event.data;
        await updateThread(reply.conversationId, (latest) => {
          hasGap = latest !== undefined && !changes.isGapless(latest);
          if (!latest) return latest;
          return message.keepOnly
            ? changes.withoutQuestion(latest, requestKey)
            : changes.withReply(latest, requestKey, reply);
        });
      }
      if (event.event === "error") {
        hasFailed = true;
        code = event.data.code ?? null;
      }
      if (event.event === "delta") streamingText.add(event.data.text);
      else dispatch({ type: "event", requestKey, event });
    }
  } catch (failure) {
    const error = requestErrorOf(failure);
    hasFailed = true;
    code = error.code;
    dispatch({ type: "fail", requestKey, message: error.message });
  }
  if (conversationId === null) return code;
  if (hasFailed) await updateThread(conversationId, (latest) => latest && changes.withoutReply(latest, requestKey));
  if (hasFailed || hasGap) await updateThread(conversationId);
  return code;
}
