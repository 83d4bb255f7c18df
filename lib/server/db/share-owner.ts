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

/** What a share of the whole conversation names: no part of it. Also as a condition of the share `s`. */
export const wholeConversation = { turnId: null, noteId: null };
export const isWholeSql = Prisma.sql`(s."turnId" IS NULL AND s."noteId" IS NULL)`;

/** Whether the link of the share `s` has not ended by itself, also as a filter. What was accepted by it stays. */
export const isOpenSql = Prisma.sql`(s."expiresAt" IS NULL OR s."expiresAt" > CURRENT_TIMESTAMP)`;
export const openFilter = () => ({ OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] });

/** The turns that a link shows: those with words, and those with files whose reply, if any, cannot quote words that were removed. */
export const shownTurnFilter = { OR: [{ message: { not: "" } }, { repliedTo: null, files: { some: {} } }] };

/** The same of a row that was read. */
export const isShownTurn = ({ message, repliedTo, files }: ShownFields) =>
  message !== "" || (repliedTo === null && files.length > 0);

type ShownFields = { message: string; repliedTo: string | null; files: unknown[] };

/** The same of the turn `t`. */
export const isTurnShown = (userId: string) => Prisma.sql`
  (t."message" <> '' OR (t."repliedTo" IS NULL
    AND EXISTS (SELECT f."turnId" FROM "TurnFile" f WHERE f."userId" = ${userId} AND f."turnId" = t."id")))`;
