import "server-only";
import { db } from "./client";
import { headingFields, turnFields } from "./conversation";
import type { Prisma } from "./generated/client";
import { newId } from "./id";
import { noteFields } from "./note";

/** What can be shared of a conversation. */
export type Entry = { turnId: string } | { noteId: string };

/** The turn at a position, 0 being the post. `null`: this user has no such thing. */
export async function findShareableTurn(
  userId: string,
  conversationId: string,
  position: number,
): Promise<Entry | null> {
  const turn = await db().turn.findUnique({
    where: {
      userId_conversationId_position: { userId, conversationId, position },
      conversation: { deletedAt: null },
    },
    select: { id: true },
  });
  return turn && { turnId: turn.id };
}

/** A note of this conversation. `null`: this user has no such thing. */
export async function findShareableNote(userId: string, conversationId: string, id: string): Promise<Entry | null> {
  const note = await db().note.findUnique({
    where: { userId_id: { userId, id }, conversationId, conversation: { deletedAt: null } },
    select: { id: true },
  });
  return note && { noteId: note.id };
}

/** Shares an entry; one that is shared already stays so. */
export async function addShare(userId: string, conversationId: string, entry: Entry): Promise<void> {
  await db().share.createMany({ data: { userId, id: newId(), conversationId, ...entry }, skipDuplicates: true });
}

export const listedShare = {
  id: true,
  conversationId: true,
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

/** Takes a share back. `false`: this user has no such share. */
export async function removeShare(userId: string, id: string): Promise<boolean> {
  return (await db().share.deleteMany({ where: { userId, id } })).count === 1;
}

const owner = { select: { username: true, displayName: true } } as const;

// The only reading that does not go by the owner: whoever is signed in and has the link may read what its share names.

export function findSharedTurn(conversationId: string, position: number) {
  return db().share.findFirst({
    where: { conversationId, turn: { position }, conversation: { deletedAt: null } },
    select: { user: owner, conversation: { select: headingFields }, turn: { select: turnFields } },
  });
}

export function findSharedNote(conversationId: string, noteId: string) {
  return db().share.findFirst({
    where: { conversationId, noteId, conversation: { deletedAt: null } },
    select: { user: owner, note: { select: noteFields } },
  });
}
