import type { PartRef } from "../../api/contribution-responses";
import type { Share, SharedPart, Thread, TurnFiles } from "../../api/responses";
import type { QuestionAnswer } from "../../api/schemas";
import { sharedPath, sharedWholePath } from "../../entry-paths";
import { joinAnswers } from "../guide/guided-answers";
import { directionOf } from "../thread/text-direction";
import { type ThreadTurn, turnsOf } from "../thread/thread";
import { isOutdated } from "../thread/thread-entry";
import type { ShareChoices } from "./share-choices";
import { sharedContinuation, sharedNote, sharedPost, sharedWhole } from "./shared-part";

/** What a link shares: the post, a continuation by its 0-based index, a note, or all of the conversation but its notes. */
export type ShareTarget =
  | { kind: "post" }
  | { kind: "conversation" }
  | { kind: "continuation"; index: number }
  | { kind: "note"; noteId: string };

export const wholeTarget: ShareTarget = { kind: "conversation" };

export const targetOf = ({ index }: Pick<ThreadTurn, "index">): ShareTarget =>
  index === null ? { kind: "post" } : { kind: "continuation", index };

/** Whether a target can be shared: its ids are valid in a link, and its index is not negative. */
export function isShareable(postId: string, target: ShareTarget): boolean {
  const ids = target.kind === "note" ? [postId, target.noteId] : [postId];
  const isIndexValid = target.kind !== "continuation" || target.index >= 0;
  return isIndexValid && ids.every((id) => /^[\w-]{1,64}$/.test(id));
}

/** The path of the link to a target. `null`: it is shared as a whole, and its share is not known. */
export function pathOf(postId: string, target: ShareTarget, share?: Pick<Share, "_id">): string | null {
  if (target.kind === "conversation") return share ? sharedWholePath(postId, share._id) : null;
  return sharedPath(postId, target.kind === "post" ? {} : target);
}

/** The body of POST /api/share/mark/{id}. */
export function markOf(target: ShareTarget, { withReply, ...choices }: ShareChoices) {
  if (target.kind === "note") return { noteId: target.noteId, ...choices };
  const ofTurn = withReply === undefined ? choices : { ...choices, withReply };
  if (target.kind === "conversation") return { whole: true, ...ofTurn };
  return target.kind === "continuation" ? { continuationIndex: target.index, ...ofTurn } : ofTurn;
}

export function targetOfShare({ kind, index, noteId }: Pick<Share, "kind" | "index" | "noteId">): ShareTarget {
  if (kind === "note") return { kind, noteId: noteId ?? "" };
  return kind === "continuation" ? { kind, index: index ?? 0 } : { kind };
}

/** Whether what readers write to a turn or a note can be seen: it is shared, by itself or with the whole conversation. */
export const isCovered = (shares: Share[], conversationId: string, target: ShareTarget) =>
  shareOf(shares, conversationId, target) !== undefined ||
  (target.kind !== "note" && shareOf(shares, conversationId, wholeTarget) !== undefined);

export function shareOf(shares: Share[], conversationId: string, target: ShareTarget): Share | undefined {
  const wanted = JSON.stringify(target);
  return shares.find(
    (share) => share.conversationId === conversationId && JSON.stringify(targetOfShare(share)) === wanted,
  );
}

/** Previews what the reader of a link would receive: of a whole conversation, what was read of it. `null`: the thread has no such part. */
export function previewOf(
  thread: Thread,
  target: ShareTarget,
  sharedBy: string,
  withReply: boolean,
): SharedPart | null {
  const { conversation, notes } = thread;
  if (target.kind === "post") return { conversation: sharedPost(conversation, withReply), sharedBy };
  if (target.kind === "conversation") {
    const turns = turnsOf(thread);
    // A reply to words that were removed may quote them.
    const isShown = turns.map((turn) => turn.message !== "" || (turn.file !== null && !isOutdated(thread, turn)));
    const read = { ...conversation, continuations: turns.slice(1) };
    return { conversation: sharedWhole(read, { isShown, withReply }), sharedBy, isWhole: true };
  }
  if (target.kind === "note") {
    const note = notes.find(({ _id }) => _id === target.noteId);
    return note ? { ...sharedNote(note), sharedBy } : null;
  }
  const continuation = turnsOf(thread).find(({ index }) => index === target.index);
  if (!continuation) return null;
  return { conversation: sharedContinuation(conversation, continuation, target.index, withReply), sharedBy };
}

/** The displayed fields of a shared part. */
type ShownPart = TurnFiles & {
  message: string;
  timestamp: string;
  /** The guided questions and answers of a post. */
  questionAnswers: QuestionAnswer[] | null;
  response: string | null;
};

/** Everything that is shown of what a link shares, in order: of a whole conversation each turn. */
export function shownParts(part: SharedPart): (ShownPart & PartRef)[] {
  if (!part.isWhole) return [{ ...shownPart(part), ...partRefOf(part) }];
  const { continuations, ...post } = part.conversation;
  const isShown = (shown: ShownPart) => shown.message !== "" || shown.file !== null;
  const later = continuations.map((turn, index) => ({
    ...{ ...("timestamp" in turn ? turn : { ...turn, timestamp: post.timestamp }), questionAnswers: null },
    ...{ index, noteId: null },
  }));
  return [{ ...post, message: post.prompt, index: null, noteId: null }, ...later].filter(isShown);
}

/** The part itself, or of a whole conversation its beginning. */
export function shownPart({ conversation, note, isWhole }: SharedPart): ShownPart {
  if (note)
    return { message: note.message, timestamp: note.timestamp, questionAnswers: null, response: null, file: null };
  const continuation = isWhole ? undefined : conversation.continuations.at(-1);
  if (continuation && "timestamp" in continuation) return { ...continuation, questionAnswers: null };
  return { ...conversation, message: conversation.prompt };
}

export function directionOfPart(part: SharedPart): "ltr" | "rtl" {
  const { message, questionAnswers } = shownPart(part);
  return directionOf(questionAnswers ? joinAnswers(questionAnswers) : message);
}

/** Which part of its conversation a shared part is; of a whole conversation its beginning. */
export function partRefOf({ conversation, note, isWhole }: SharedPart): PartRef {
  if (isWhole) return { index: null, noteId: null };
  if (note) return { index: null, noteId: note._id };
  const { length } = conversation.continuations;
  return { index: length > 0 ? length - 1 : null, noteId: null };
}

/** A target, as a response names it. */
export const refOfTarget = (target: ShareTarget): PartRef => ({
  index: target.kind === "continuation" ? target.index : null,
  noteId: target.kind === "note" ? target.noteId : null,
});

/** What belongs to a part. */
export const ofPart = <One extends PartRef>(all: One[], { index, noteId }: PartRef): One[] =>
  all.filter((one) => one.index === index && one.noteId === noteId);
