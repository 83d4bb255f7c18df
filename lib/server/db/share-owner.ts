import "server-only";
import { db } from "./client";
import { Prisma } from "./generated/client";

/** Whose conversation a link leads to. `null`: nothing of it was ever shared. */
export async function findShareOwner(
  conversationId: string,
  client: Prisma.TransactionClient = db(),
): Promise<string | null> {
  const found = await client.shareOwner.findUnique({ where: { conversationId }, select: { userId: true } });
  return found?.userId ?? null;
}

/** The turns that a link shows: those with words, and those with files whose reply, if any, cannot quote words that were removed. */
export const shownTurnFilter = { OR: [{ message: { not: "" } }, { repliedTo: null, files: { some: {} } }] };

/** The same of the turn `t`. */
export const isTurnShown = (userId: string) => Prisma.sql`
  (t."message" <> '' OR (t."repliedTo" IS NULL
    AND EXISTS (SELECT f."turnId" FROM "TurnFile" f WHERE f."userId" = ${userId} AND f."turnId" = t."id")))`;
