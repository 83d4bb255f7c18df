import type { AiReply, Continuation, Conversation, Note, StoredFile, Thread } from "../api/responses";
import type { SearchMatch } from "../routes";
import { promptOf } from "./guided-answers";

/** A turn of a thread: the guided start or a continuation. */
export type ThreadTurn = Continuation & { isStart: boolean };

/** The turns of a thread, ascending. */
export function turnsOf({ conversation }: Thread): ThreadTurn[] {
  const { prompt, continuations } = conversation;
  const start = { ...conversation, message: prompt, isStart: true };
  const rest = continuations.map((continuation) => ({ ...continuation, isStart: false }));
  return [start, ...rest.sort((a, b) => a.orderIndex - b.orderIndex)];
}

export type ThreadEntry = { kind: "turn"; turn: ThreadTurn } | { kind: "note"; note: Note };

/** Turns and private notes in order, the start first (spec §4: ordered by orderIndex). */
export function entriesOf(thread: Thread): ThreadEntry[] {
  const [start, ...rest] = turnsOf(thread).map((turn): ThreadEntry => ({ kind: "turn", turn }));
  const notes = thread.notes.map((note): ThreadEntry => ({ kind: "note", note }));
  const sorted = [...rest, ...notes].sort((a, b) => orderOf(a) - orderOf(b));
  return start ? [start, ...sorted] : sorted;
}

const orderOf = (entry: ThreadEntry) => (entry.kind === "turn" ? entry.turn : entry.note).orderIndex;

/** The entry of a search match; `undefined` if the thread has no such entry. */
export function entryOfMatch(
  entries: ThreadEntry[],
  { index, noteId }: Omit<SearchMatch, "term">,
): ThreadEntry | undefined {
  if (noteId !== null) return entries.find((entry) => entry.kind === "note" && entry.note._id === noteId);
  return entries.filter(({ kind }) => kind === "turn")[index === null ? 0 : index + 1];
}

/**
 * Whether the thread has every entry up to its last one. The order counts from 1 without a gap, so a gap is an entry that was
 * written elsewhere, and the positions after it are not the server's.
 */
export function isGapless({ conversation, notes }: Thread): boolean {
  const entries = [...conversation.continuations, ...notes];
  return entries.every(({ orderIndex }) => orderIndex <= entries.length);
}

export function isWaiting(thread: Thread): boolean {
  const { conversation } = thread;
  return conversation.pending || conversation.continuations.some(({ pending }) => pending);
}

export type SavedTurn = { conversationId: string; orderIndex: number; requestKey: string; timestamp: string };

/** A new conversation right after its answers were saved, without a reply. */
export function startedThread(
  { conversationId, orderIndex, requestKey, timestamp }: SavedTurn,
  { projectName, topic, questionAnswers }: Pick<Conversation, "projectName" | "topic" | "questionAnswers">,
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
      ...unanswered(requestKey, orderIndex, timestamp),
    },
    notes: [],
  };
}

/** The thread with a message that was just saved; a retried turn is only marked as pending. */
export function withMessage(
  thread: Thread,
  { requestKey, orderIndex, timestamp }: SavedTurn,
  message: string,
  file: StoredFile | null = null,
): Thread {
  const { conversation } = thread;
  if (turnsOf(thread).some((turn) => turn.requestKey === requestKey)) {
    return changeTurn(thread, requestKey, { pending: true });
  }
  const continuation = { _id: requestKey, message, ...unanswered(requestKey, orderIndex, timestamp), file };
  return { ...thread, conversation: { ...conversation, continuations: [...conversation.continuations, continuation] } };
}

/** The thread with these notes merged into its own. */
export function withNotes(thread: Thread, notes: Note[]): Thread {
  const ids = new Set(notes.map(({ _id }) => _id));
  return { ...thread, notes: [...thread.notes.filter(({ _id }) => !ids.has(_id)), ...notes] };
}

/** The thread with a reply. The link to the file of its turn is the one that came with the reply. */
export function withReply(thread: Thread, requestKey: string, { message, receipt, file }: AiReply): Thread {
  return changeTurn(thread, requestKey, { response: message, receipt, file, pending: false, requestKey: null });
}

export function withoutReply(thread: Thread, requestKey: string): Thread {
  return changeTurn(thread, requestKey, { pending: false });
}

function unanswered(requestKey: string, orderIndex: number, timestamp: string) {
  return { response: null, pending: true, requestKey, receipt: null, file: null, timestamp, orderIndex };
}

type TurnChange = Partial<Pick<Continuation, "response" | "receipt" | "file" | "pending" | "requestKey">>;

function changeTurn(thread: Thread, requestKey: string, change: TurnChange): Thread {
  const apply = <Turn extends { requestKey: string | null }>(turn: Turn): Turn =>
    turn.requestKey === requestKey ? { ...turn, ...change } : turn;
  const conversation = apply(thread.conversation);
  return { ...thread, conversation: { ...conversation, continuations: conversation.continuations.map(apply) } };
}
