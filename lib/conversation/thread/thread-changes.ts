import type { AiReply, Continuation, Conversation, Note, StoredFile, Thread } from "../../api/responses";
import { promptOf } from "../guide/guided-answers";
import { missingCount, turnsOf } from "./thread";
import { turnNumber } from "./thread-entry";
import { turnFiles } from "./turn-files";

// What a thread becomes when something is sent, received or noted. Not in the first load: nothing of it is needed before that.

export type SavedTurn = {
  conversationId: string;
  orderIndex: number;
  requestKey: string;
  timestamp: string;
  files?: StoredFile[] | undefined;
};

/**
 * Whether the thread has every entry from the first that was read up to its last one. The order counts from 1 without a gap, so a gap
 * is an entry that was written elsewhere, and the positions after it are not the server's.
 */
export function isGapless(thread: Thread): boolean {
  const entries = [...thread.conversation.continuations, ...thread.notes];
  return entries.every(({ orderIndex }) => orderIndex <= missingCount(thread) + entries.length);
}

type NewConversation = Pick<Conversation, "projectName" | "topic" | "questionAnswers"> & {
  whenText?: string | undefined;
};

/** A new conversation right after its answers were saved, without a reply. */
export function startedThread(
  { conversationId, orderIndex, requestKey, timestamp, files = [] }: SavedTurn,
  { projectName, topic, whenText = "", questionAnswers }: NewConversation,
): Thread {
  return {
    conversation: {
      _id: conversationId,
      projectName,
      topic,
      prompt: promptOf(questionAnswers),
      questionAnswers,
      continuations: [],
      useInGame: false,
      // The days of it are those of other screens, which read them.
      ...(whenText.trim() && { when: { text: whenText.trim(), start: null, end: null } }),
      ...unanswered(requestKey, orderIndex, timestamp),
      ...turnFiles(files),
    },
    notes: [],
  };
}

/**
 * The thread with a message that was just saved; a retried turn is only marked as pending. If the thread was read meanwhile, it has the
 * message already, and also the reply to it where replies are not streamed.
 */
export function withMessage(
  thread: Thread,
  { requestKey, orderIndex, timestamp, files = [] }: SavedTurn,
  message: string,
): Thread {
  const { conversation } = thread;
  const known = turnsOf(thread).find((turn) => turn.requestKey === requestKey);
  if (known) return known.response === null ? changeTurn(thread, requestKey, { pending: true }) : thread;
  const continuation = {
    _id: requestKey,
    message,
    ...unanswered(requestKey, orderIndex, timestamp),
    ...turnFiles(files),
  };
  return { ...thread, conversation: { ...conversation, continuations: [...conversation.continuations, continuation] } };
}

/** The thread with these notes merged into its own, except those of pages that were not read yet. */
export function withNotes(thread: Thread, notes: Note[]): Thread {
  const merged = notes.filter(({ orderIndex }) => orderIndex > missingCount(thread));
  const ids = new Set(merged.map(({ _id }) => _id));
  return { ...thread, notes: [...thread.notes.filter(({ _id }) => !ids.has(_id)), ...merged] };
}

/** The thread with the page before it. `cursor`: the one with which that page was read; the thread may have got it meanwhile. */
export function withEarlier(thread: Thread, page: Thread, cursor: string): Thread {
  if (thread.nextCursor !== cursor) return thread;
  const continuations = [...page.conversation.continuations, ...thread.conversation.continuations];
  const { nextCursor, earlierTurns } = page;
  return {
    ...thread,
    ...{ nextCursor, earlierTurns },
    conversation: { ...thread.conversation, continuations },
    notes: [...page.notes, ...thread.notes],
    removed: [...(page.removed ?? []), ...(thread.removed ?? [])],
    removedFiles: { ...page.removedFiles, ...thread.removedFiles },
    outdatedReplies: [...(page.outdatedReplies ?? []), ...(thread.outdatedReplies ?? [])],
    keptOnly: [...(page.keptOnly ?? []), ...(thread.keptOnly ?? [])],
  };
}

/** The thread with a reply. The links to the files of its turn are those that came with the reply. */
export function withReply(thread: Thread, requestKey: string, { message, receipt, file, files }: AiReply): Thread {
  return changeTurn(thread, requestKey, { response: message, receipt, file, files, pending: false });
}

export function withoutReply(thread: Thread, requestKey: string): Thread {
  return changeTurn(thread, requestKey, { pending: false });
}

/** The thread with a message that was just saved without asking the AI. */
export function withoutQuestion(thread: Thread, requestKey: string): Thread {
  const saved = turnsOf(thread).filter((turn) => turn.requestKey === requestKey);
  return { ...withoutReply(thread, requestKey), keptOnly: [...(thread.keptOnly ?? []), ...saved.map(turnNumber)] };
}

function unanswered(requestKey: string, orderIndex: number, timestamp: string) {
  return { response: null, pending: true, requestKey, receipt: null, timestamp, orderIndex };
}

type TurnChange = Partial<Pick<Continuation, "response" | "receipt" | "file" | "files" | "pending">>;

function changeTurn(thread: Thread, requestKey: string, change: TurnChange): Thread {
  const apply = <Turn extends { requestKey: string | null }>(turn: Turn): Turn =>
    turn.requestKey === requestKey ? { ...turn, ...change } : turn;
  const conversation = apply(thread.conversation);
  return { ...thread, conversation: { ...conversation, continuations: conversation.continuations.map(apply) } };
}
