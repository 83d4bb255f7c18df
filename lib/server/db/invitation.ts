import { db } from "./client";
import type { Prisma } from "./generated/client";
import { findShareOwner, openFilter, wholeConversation } from "./share-owner";

/** What lets somebody register: a link for one person, or a live share of somebody. */
export type Invitation = { codeHash: string } | SharedPart;
type SharedPart = { conversationId: string } & ({ position: number } | { noteId: string } | { shareId: string });

/** Stores links for one person each, and removes those that have expired. */
export async function addInvitations(codeHashes: string[], expiresAt: Date): Promise<void> {
  await db().invitation.deleteMany({ where: { expiresAt: { lte: new Date() } } });
  await db().invitation.createMany({ data: codeHashes.map((codeHash) => ({ codeHash, expiresAt })) });
}

/** Whether an invitation is still good. */
export async function isInvitation(invitation: Invitation): Promise<boolean> {
  if (!("codeHash" in invitation)) return isShared(db(), invitation);
  return (await db().invitation.count({ where: unused(invitation) })) === 1;
}

/** Uses an invitation in the transaction that adds the user. `false`: it is no longer good. A share lets any number in. */
export async function redeemInvitation(tx: Prisma.TransactionClient, invitation: Invitation): Promise<boolean> {
  if (!("codeHash" in invitation)) return isShared(tx, invitation);
  // Deleting the row is the lock: of two who register by one link only one finds it.
  return (await tx.invitation.deleteMany({ where: unused(invitation) })).count === 1;
}

const unused = ({ codeHash }: { codeHash: string }) => ({ codeHash, expiresAt: { gt: new Date() } });

async function isShared(client: Prisma.TransactionClient, { conversationId, ...part }: SharedPart): Promise<boolean> {
  const userId = await findShareOwner(conversationId, client);
  if (userId === null) return false;
  const where =
    "shareId" in part
      ? { id: part.shareId, ...wholeConversation }
      : "noteId" in part
        ? { noteId: part.noteId }
        : { turn: { position: part.position } };
  const share = await client.share.findFirst({
    where: { userId, conversationId, ...where, ...openFilter(), conversation: { deletedAt: null } },
    select: { id: true },
  });
  return share !== null;
}
