import "server-only";
import { z } from "zod";
import { checkRow, db } from "./client";
import { HeadingRow, headingFields, noteFields, TurnRow, turnFields } from "./conversation-fields";
import type { Prisma } from "./generated/client";
import { newId } from "./id";
import { findShareOwner } from "./share-owner";

// What its writer has removed cannot be shared, and its links show nothing, until it is brought back.

/** A part of a conversation that can be shared. */
export type ShareablePart = { turnId: string } | { noteId: string };

/** The turn at a position, 0 being the post. `null`: this user has no such turn. */
export async function findShareableTurn(
  userId: string,
  conversationId: string,
  position: number,
): Promise<ShareablePart | null> {
  const turn = await db().turn.findUnique({
    where: {
      userId_conversationId_position: { userId, conversationId, position },
      message: { not: "" },
      conversation: { deletedAt: null },
    },
    select: { id: true },
  });
  return turn && { turnId: turn.id };
}

/** A note of this conversation. `null`: this user has no such note. */
export async function findShareableNote(
  userId: string,
  conversationId: string,
  id: string,
): Promise<ShareablePart | null> {
  const note = await db().note.findUnique({
    where: { userId_id: { userId, id }, conversationId, message: { not: "" }, conversation: { deletedAt: null } },
    select: { id: true },
  });
  return note && { noteId: note.id };
}

/**
 * Shares a part; one that is shared already stays shared. `withReply`: whether its readers see the reply; missing: they do, unless
 * something else was chosen before.
 */
export async function addShare(
  userId: string,
  conversationId: string,
  part: ShareablePart,
  withReply?: boolean,
): Promise<void> {
  const choice = withReply === undefined ? {} : { withReply };
  const data = { userId, id: newId(), conversationId, ...part, ...choice };
  await db().$transaction(async (tx) => {
    const { count } = await tx.share.createMany({ data, skipDuplicates: true });
    if (count === 0 && withReply !== undefined) await tx.share.updateMany({ where: { userId, ...part }, data: choice });
    await tx.shareOwner.createMany({ data: { conversationId, userId }, skipDuplicates: true });
  });
}

export const listedShare = {
  id: true,
  conversationId: true,
  withReply: true,
  createdAt: true,
  conversation: { select: { projectName: true } },
  turn: { select: { position: true, message: true } },
  note: { select: { id: true, message: true } },
} satisfies Prisma.ShareSelect;

export type ShareRow = Prisma.ShareGetPayload<{ select: typeof listedShare }>;

/** What this user shares, newest first. */
export function listShares(userId: string): Promise<ShareRow[]> {
  return db().share.findMany({
    where: { userId, conversation: { deletedAt: null } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: listedShare,
  });
}

/** Ends a share. `false`: this user has no such share. */
export async function removeShare(userId: string, id: string): Promise<boolean> {
  return (await db().share.deleteMany({ where: { userId, id } })).count === 1;
}

const owner = { select: { username: true, displayName: true } } as const;

// Everybody who is signed in and has the link may read the part that it shares. It does not say who the owner is.

const SharedTurnRow = z.object({
  withReply: z.boolean(),
  user: z.object({ username: z.string(), displayName: z.string().nullable() }),
  conversation: HeadingRow,
  turn: TurnRow,
});

export async function findSharedTurn(conversationId: string, position: number) {
  const userId = await findShareOwner(conversationId);
  if (userId === null) return null;
  const row = await db().share.findFirst({
    where: { userId, conversationId, turn: { position, message: { not: "" } }, conversation: { deletedAt: null } },
    select: { withReply: true, user: owner, conversation: { select: headingFields }, turn: { select: turnFields } },
  });
  return row && checkRow(SharedTurnRow, row);
}

export async function findSharedNote(conversationId: string, noteId: string) {
  const userId = await findShareOwner(conversationId);
  if (userId === null) return null;
  return db().share.findFirst({
    where: { userId, conversationId, noteId, note: { message: { not: "" } }, conversation: { deletedAt: null } },
    select: { user: owner, note: { select: noteFields } },
  });
}
