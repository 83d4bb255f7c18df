import type { ContributionKind } from "../conversation/share/contribution";
import type { StoredFile } from "./responses";

/** To which part of a conversation something was written: a continuation (0-based index), a note, or else the post. */
export type PartRef = { index: number | null; noteId: string | null };

/** What a reader has written to a shared part. */
type Written = PartRef & {
  _id: string;
  kind: ContributionKind;
  version: number;
  /** Written before the part was changed. */
  isOlder: boolean;
  by: string;
  text: string;
  files: StoredFile[];
  timestamp: string;
};

/** GET /api/contributions: what a reader of a shared part offers to its owner. `isChange`: an earlier text was accepted and stays. */
export type Offer = Written & {
  conversationId: string;
  isChange: boolean;
  /** Everyone with the link to the conversation will read an answer. */
  isWholeShared: boolean;
  projectName: string;
};

/**
 * A contribution to a conversation: to its owner one that was accepted, to anybody else one of their own. `text`: as it is now, to its
 * writer, or as it was accepted. `acceptedText`: `null` while nothing is.
 */
export type Contribution = Written & {
  acceptedText: string | null;
  /** To a question: the entry that answers it, to the asker if they are shown it. The owner's `index` is then that of the answer. */
  answer: { text: string; timestamp: string } | null;
};

/** GET /api/contributions/of/{conversationId}. `isOwner`: the reader shares this conversation. */
export type Contributions = { isOwner: boolean; contributions: Contribution[] };

/** GET /api/contributions/set-aside: what a person did not accept or has removed, and from whom they accept no more. */
export type SetAside = { offers: Offer[]; refused: { _id: string; name: string }[] };

/**
 * What a person has written to a part of somebody else's, wherever it belongs. `isChanged`: it has earlier versions. `withdrawnAt`: when it
 * was withdrawn, which its writer can undo for 30 days.
 */
export type WrittenToOthers = Pick<Contribution, "_id" | "kind" | "text" | "timestamp"> & {
  isChanged: boolean;
  withdrawnAt: string | null;
};

/** GET /api/shared-with-me: the links that a person has opened, the last one first, and all that they wrote to such parts. */
export type SharedWithMe = { opened: { path: string; timestamp: string }[]; contributions: WrittenToOthers[] };
