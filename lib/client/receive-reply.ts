import type { ErrorCode } from "../api/error-codes";
import type { Thread } from "../api/responses";
import type { TopicChoice } from "../config/topics";
import type { Guide } from "../conversation/guide/guide";
import { carriedText, leftOver } from "../conversation/guide/left-over";
import type { AiMessage } from "../conversation/prompt/ai-request";
import type { LiveReplyAction } from "../conversation/thread/live-reply";
import * as changes from "../conversation/thread/thread-changes";
import { filesOf } from "../conversation/thread/turn-files";
import { isTextDraft, type TextDraft } from "../conversation/thread/unsent";
import { type RequestError, requestErrorOf } from "./api";
import { askAi } from "./ask-ai";
import { loadPrompts } from "./prompts";
import { newRequestKey } from "./request-key";
import type { StreamingText } from "./streaming-text";
import { openTabDraft } from "./tab-draft";

/** Changes the thread that is in the cache; `undefined`: there is none. */
export type ThreadUpdate = (latest: Thread | undefined) => Thread | undefined;

/**
 * Ends a guide that has begun a conversation: what its answers had no room for becomes the next message. Returns a guide with the
 * answers that were not sent; `null`: there are none.
 */
function endGuide(username: string, conversationId: string, guide: Guide, topics: TopicChoice[]): Guide | null {
  const text = carriedText(guide, topics);
  if (text) {
    const message = openTabDraft<TextDraft>(username, `${conversationId}.message`, isTextDraft);
    message.write({ text, requestKey: newRequestKey(), conversationName: guide.projectName });
  }
  return leftOver(guide, topics);
}

/** Passed to the callers, because they are in the first load and these are not. */
const additions = { startedThread: changes.startedThread, withMessage: changes.withMessage, endGuide };
export type Additions = typeof additions;

/** Asks for another reply to a turn, which the server puts in place of the former one. */
export const askForAnother = (message: AiMessage, streamingText: StreamingText) =>
  askAi(message, newRequestKey(), { onText: streamingText.add });

/** Saves a message of a conversation without asking the AI. Returns the change that adds it to the thread. */
export async function saveWithoutReply(
  message: AiMessage & { message: string },
  requestKey: string,
): Promise<ThreadUpdate> {
  const reply = await askAi(message, requestKey);
  const saved = { ...reply, requestKey, timestamp: new Date().toISOString(), files: filesOf(reply) };
  return (latest) => latest && changes.withoutQuestion(changes.withMessage(latest, saved, message.message), requestKey);
}

/** Called once, when the server has saved a message. Returns the change that adds it to the thread. */
export type SaveTurn = (saved: changes.SavedTurn, additions: Additions) => ThreadUpdate;

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
        const files = message.files?.map(({ file }) => file);
        const saved = { ...started, requestKey, timestamp: new Date().toISOString(), files };
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
