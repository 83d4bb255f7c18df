import type { Share, SharedPart, StoredFile, Thread } from "../api/responses";
import type { QuestionAnswer } from "../api/schemas";
import { sharedPath } from "../routes";
import { sharedContinuation, sharedNote, sharedPost } from "./shared-part";
import type { ThreadTurn } from "./thread";

/** The one thing a link opens: how a conversation began, a continuation by its 0-based place, or a note. */
export type ShareTarget = { kind: "post" } | { kind: "continuation"; index: number } | { kind: "note"; noteId: string };

/** What a turn is shared as. */
export function targetOf({ conversation }: Thread, turn: Pick<ThreadTurn, "isStart" | "orderIndex">): ShareTarget {
  if (turn.isStart) return { kind: "post" };
  const earlier = conversation.continuations.filter(({ orderIndex }) => orderIndex < turn.orderIndex);
  return { kind: "continuation", index: earlier.length };
}

/** Whether there is something to share: an id that can stand in a link, and a place that exists. */
export function isShareable(postId: string, target: ShareTarget): boolean {
  const ids = target.kind === "note" ? [postId, target.noteId] : [postId];
  const isPlace = target.kind !== "continuation" || target.index >= 0;
  return isPlace && ids.every((id) => /^[\w-]{1,64}$/.test(id));
}

/** Where the reader of a link finds this. */
export function pathOf(postId: string, target: ShareTarget): string {
  return sharedPath(postId, target.kind === "post" ? {} : target);
}

/** The body of POST /api/share/mark/{id}. */
export function markOf(target: ShareTarget): { continuationIndex?: number; noteId?: string } {
  if (target.kind === "note") return { noteId: target.noteId };
  return target.kind === "continuation" ? { continuationIndex: target.index } : {};
}

/** What a share names. */
export function targetOfShare({ kind, index, noteId }: Pick<Share, "kind" | "index" | "noteId">): ShareTarget {
  if (kind === "note") return { kind, noteId: noteId ?? "" };
  return kind === "post" ? { kind } : { kind, index: index ?? 0 };
}

/** The share of this target, if there is one. */
export function shareOf(shares: Share[], conversationId: string, target: ShareTarget): Share | undefined {
  const wanted = JSON.stringify(target);
  return shares.find(
    (share) => share.conversationId === conversationId && JSON.stringify(targetOfShare(share)) === wanted,
  );
}

/** What a reader of the link will get, made before there is one. `null`: the thread has no such part. */
export function previewOf({ conversation, notes }: Thread, target: ShareTarget, sharedBy: string): SharedPart | null {
  if (target.kind === "post") return { conversation: sharedPost(conversation), sharedBy };
  if (target.kind === "note") {
    const note = notes.find(({ _id }) => _id === target.noteId);
    return note ? { ...sharedNote(note), sharedBy } : null;
  }
  const continuation = conversation.continuations.toSorted((a, b) => a.orderIndex - b.orderIndex)[target.index];
  return continuation ? { conversation: sharedContinuation(conversation, continuation, target.index), sharedBy } : null;
}

/** What is shown of a shared part. */
export type ShownPart = {
  message: string;
  timestamp: string;
  /** The guided questions and answers of a post. */
  questionAnswers: QuestionAnswer[] | null;
  response: string | null;
  file: StoredFile | null;
};

export function shownPart({ conversation, note }: SharedPart): ShownPart {
  if (note)
    return { message: note.message, timestamp: note.timestamp, questionAnswers: null, response: null, file: null };
  const continuation = conversation.continuations.at(-1);
  if (continuation) return { ...continuation, questionAnswers: null };
  return { ...conversation, message: conversation.prompt };
}
