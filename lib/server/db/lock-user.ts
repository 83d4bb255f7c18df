import { z } from "zod";
import { queryRows } from "./client";
import { Prisma } from "./generated/client";

const LockedUser = z.object({
  ...{ username: z.string(), displayName: z.string().nullable(), email: z.string(), passwordHash: z.string() },
  ...{ showOnBoard: z.boolean(), createdAt: z.date() },
});

/**
 * Locks a user until the transaction ends: before anything else of theirs, to avoid deadlocks. `null`: they no longer exist. Raw SQL,
 * because Prisma has no row locks.
 */
export async function lockUser(tx: Prisma.TransactionClient, userId: string) {
  const statement = Prisma.sql`
    SELECT "username", "displayName", "email", "passwordHash", "showOnBoard", "createdAt" FROM "User" WHERE "id" = ${userId}
    FOR NO KEY UPDATE`;
  const [user] = await queryRows(LockedUser, statement, tx);
  return user ?? null;
}
