import type { Thread } from "../../api/responses";
import { type ThreadEntry, type ThreadTurn, turnsOf } from "./thread";

// What a person can change one by one in a thread, by the ids that calls use.

type EntryKind = "name" | "answer" | "message" | "reply" | "note" | "file";

/** The number of a turn in the ids of entries and in the URLs of receipts: 0 for the start. */
export const turnNumber = ({ isStart, orderIndex }: Pick<ThreadTurn, "isStart" | "orderIndex">) =>
  isStart ? 0 : orderIndex;

export const entryIdOf = (kind: EntryKind, of?: number | string) => (of === undefined ? kind : `${kind}-${of}`);

export const kindOf = (entryId: string) => entryId.split("-")[0] as EntryKind;

/** The calls about one attached file. */
export const fileCall = (id: string) => `/api/files/${encodeURIComponent(id)}`;

/** The id of the file behind one of its links. */
export const fileIdOf = (fileUrl: string) => /\/files\/([^/?]+)/.exec(fileUrl)?.[1] ?? null;

export const versionOf = ({ versions }: Thread, entryId: string) => versions?.[entryId] ?? 0;

/** Whether an entry was removed and can be restored. */
export const isRemoved = ({ removed }: Thread, entryId: string) => removed?.includes(entryId) ?? false;

/** The files that were removed from a turn and can be restored. */
export const removedFilesOf = ({ removedFiles }: Thread, turn: ThreadTurn) =>
  Object.entries(removedFiles ?? {}).flatMap(([entryId, number]) => (number === turnNumber(turn) ? [entryId] : []));

/** Whether what can be changed by this id belongs to an entry of a thread. The name is above all of them. */
export function isPartOf(entry: ThreadEntry, entryId: string): boolean {
  if (entry.kind === "missing") return false;
  if (entry.kind === "note") return entryId === entryIdOf("note", entry.note._id);
  if (kindOf(entryId) === "answer") return entry.turn.isStart;
  return entryId === entryIdOf("message", turnNumber(entry.turn));
}

/** Whether nothing is left of an entry of a thread, because it was removed for good. `editing`: the id of what is being changed. */
export function isGone(thread: Thread, entry: ThreadEntry, editing: string | null): boolean {
  const isLeft = (text: string, entryId: string) => entryId === editing || !isEmptied(thread, text, entryId);
  if (entry.kind === "missing") return false;
  if (entry.kind === "note") return !isLeft(entry.note.message, entryIdOf("note", entry.note._id));
  const { turn } = entry;
  const number = turnNumber(turn);
  if (turn.isStart || turn.file || turn.pending || removedFilesOf(thread, turn).length > 0) return false;
  return (
    !isLeft(turn.message, entryIdOf("message", number)) && !isLeft(turn.response ?? "", entryIdOf("reply", number))
  );
}

/** Whether an entry was removed for good: nothing is shown of it. */
export const isEmptied = (thread: Thread, text: string, entryId: string) =>
  text === "" && versionOf(thread, entryId) > 0 && !isRemoved(thread, entryId);

/** The id of the reply to an answer or a message, which may quote it; `null`: there is none. */
export function replyIdOf(thread: Thread, entryId: string): string | null {
  const kind = kindOf(entryId);
  if (kind !== "answer" && kind !== "message") return null;
  const number = kind === "answer" ? 0 : Number(entryId.split("-")[1]);
  const replyId = entryIdOf("reply", number);
  const turn = turnsOf(thread).find((each) => turnNumber(each) === number);
  return turn?.response || isRemoved(thread, replyId) ? replyId : null;
}

/** Whether a turn was saved without asking the AI. */
export const isKeepOnly = ({ keptOnly }: Thread, turn: ThreadTurn) => keptOnly?.includes(turnNumber(turn)) ?? false;

/** Whether a turn was changed after its reply was written. */
export const isOutdated = ({ outdatedReplies }: Thread, turn: ThreadTurn) =>
  turn.response !== null && (outdatedReplies?.includes(turnNumber(turn)) ?? false);

/** Whether there is something in a turn to share, or to ask the AI about. */
export const hasContent = ({ conversation }: Thread, turn: ThreadTurn) =>
  turn.file !== null ||
  (turn.isStart ? conversation.questionAnswers.some(({ answer }) => answer !== "") : turn.message !== "");

/** The number of the last turn; `null` while it was not read. */
export function lastTurnNumber(thread: Thread): number | null {
  const last = turnsOf(thread).at(-1);
  return last && !(last.isStart && thread.earlierTurns) ? turnNumber(last) : null;
}
