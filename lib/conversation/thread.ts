import type { Continuation, Note, Thread } from "../api/responses";
import type { SearchMatch } from "../routes";

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

export function isWaiting(thread: Thread): boolean {
  const { conversation } = thread;
  return conversation.pending || conversation.continuations.some(({ pending }) => pending);
}
