import type { Continuation, Note, Thread } from "../../api/responses";
import type { SearchMatch } from "../../routes";

/** A turn of a thread: the guided start or a continuation. `index`: among the continuations, 0-based; `null` for the start. */
export type ThreadTurn = Continuation & { isStart: boolean; index: number | null };

/** The turns of a thread, ascending; of a page, the start and those of the page. */
export function turnsOf({ conversation, earlierTurns = 0 }: Thread): ThreadTurn[] {
  const { prompt, continuations } = conversation;
  const start = { ...conversation, message: prompt, isStart: true, index: null };
  const rest = continuations.toSorted((a, b) => a.orderIndex - b.orderIndex);
  return [start, ...rest.map((turn, offset) => ({ ...turn, isStart: false, index: earlierTurns + offset }))];
}

/** `missing`: a turn or a note that was not read yet. */
export type ThreadEntry =
  | { kind: "turn"; turn: ThreadTurn }
  | { kind: "note"; note: Note }
  | { kind: "missing"; orderIndex: number };

/** How many entries between the start and the others were not read yet. The order counts from 1 without a gap. */
export const missingCount = ({ nextCursor }: Thread) => (nextCursor ? Number(nextCursor) - 1 : 0);

/** Turns and private notes in order, the start first (spec §4: ordered by orderIndex). */
export function entriesOf(thread: Thread): ThreadEntry[] {
  const [start, ...rest] = turnsOf(thread).map((turn): ThreadEntry => ({ kind: "turn", turn }));
  const notes = thread.notes.map((note): ThreadEntry => ({ kind: "note", note }));
  const sorted = [...rest, ...notes].sort((a, b) => orderOf(a) - orderOf(b));
  const missing = Array.from({ length: missingCount(thread) }, (_, offset): ThreadEntry => {
    return { kind: "missing", orderIndex: offset + 1 };
  });
  return start ? [start, ...missing, ...sorted] : sorted;
}

export function orderOf(entry: ThreadEntry): number {
  if (entry.kind === "missing") return entry.orderIndex;
  return (entry.kind === "turn" ? entry.turn : entry.note).orderIndex;
}

const soonMs = 60 * 60_000;

/** Whether an entry was written within an hour of the one above it. */
export function isSoonAfter(entry: ThreadEntry, above: ThreadEntry | undefined): boolean {
  if (entry.kind === "missing" || !above || above.kind === "missing") return false;
  return Math.abs(timeOf(entry) - timeOf(above)) <= soonMs;
}

const timeOf = (entry: Exclude<ThreadEntry, { kind: "missing" }>) =>
  Date.parse((entry.kind === "turn" ? entry.turn : entry.note).timestamp);

/** The entry of a search match; `undefined` if the thread has no such entry. */
export function entryOfMatch(
  entries: ThreadEntry[],
  { index, noteId }: Omit<SearchMatch, "term">,
): ThreadEntry | undefined {
  return entries.find((entry) => {
    if (noteId !== null) return entry.kind === "note" && entry.note._id === noteId;
    return entry.kind === "turn" && entry.turn.index === index;
  });
}

export function isWaiting(thread: Thread): boolean {
  const { conversation } = thread;
  return conversation.pending || conversation.continuations.some(({ pending }) => pending);
}
