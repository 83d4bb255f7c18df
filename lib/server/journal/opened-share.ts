import type { SharedWithMe } from "../../api/contribution-responses";
import type { OpenedPart } from "../../api/share-schemas";
import { sharedPath, sharedWholePath } from "../../entry-paths";
import { isForeignKeyViolation } from "../db/errors";
import * as openedShares from "../db/opened-share";
import type { Caller } from "../db/session";
import { findShareOwner } from "../db/share-owner";
import { nameOf } from "../db/shown-name";
import { postNotFound } from "./share";

/** POST /api/shared-with-me: notes that somebody has opened a link, unless it is their own. 404 to a part that is not shared. */
export async function markOpened(reader: Caller, part: OpenedPart): Promise<void> {
  const { conversationId, continuationIndex, noteId, whole } = part;
  const ownerId = (await findShareOwner(conversationId)) ?? postNotFound();
  if (ownerId === reader.id) return;
  const path = whole
    ? sharedWholePath(conversationId, whole)
    : sharedPath(conversationId, { index: continuationIndex ?? undefined, noteId: noteId ?? undefined });
  const opening = { ...part, ownerId, path, name: nameOf(reader) };
  const isAdded = await openedShares.addOpening(reader.id, opening).catch((error) => {
    // Sharing stopped meanwhile.
    if (isForeignKeyViolation(error)) return false;
    throw error;
  });
  if (!isAdded) postNotFound();
}

/** GET /api/shared-with-me */
export async function listSharedWithMe(userId: string): Promise<SharedWithMe> {
  const [opened, contributions] = await Promise.all([
    openedShares.listOpened(userId),
    openedShares.listOwnContributions(userId),
  ]);
  return {
    opened: opened.map(({ path, openedAt }) => ({ path, timestamp: openedAt.toISOString() })),
    contributions: contributions.map(({ id, createdAt, withdrawnAt, ...written }) => ({
      ...{ _id: id, ...written },
      timestamp: createdAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  };
}
