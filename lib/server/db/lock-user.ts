import "server-only";
import type { Prisma } from "./generated/client";

/**
 * Locks a user until the transaction ends: before anything else of theirs, to avoid deadlocks. `null`: they no longer exist. Raw SQL,
 * because Prisma has no row locks.
 */
export async function lockUser(tx: Prisma.TransactionClient, userId: string) {
  await tx.$executeRaw`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE`;
  return tx.user.findUnique({ where: { id: userId } });
}
