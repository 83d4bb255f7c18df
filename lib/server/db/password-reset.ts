import "server-only";
import { db } from "./client";
import { Prisma } from "./generated/client";
import { changingCallers } from "./session";
import { type Counter, refunding, spending, type Use, useColumns } from "./throttle";

/** Keeps the hash of a new reset token; the user's earlier one is void. */
export async function addPasswordReset(userId: string, tokenHash: string, expiresAt: Date): Promise<void> {
  const reset = { tokenHash, expiresAt };
  await db().passwordReset.upsert({ where: { userId }, create: { userId, ...reset }, update: reset });
}

type Owner = { userId: string; username: string };

/** Counts a use of a reset token, and finds whose it is; `applyPasswordReset` decides whether it is still valid. */
export async function countReset(tokenHash: string, counter: Counter | null) {
  const [found] = await db().$queryRaw<[Use & (Owner | Record<keyof Owner, null>)]>`
    WITH ${spending(counter)}
    SELECT ${useColumns}, u."id" AS "userId", u."username"
    FROM "used" LEFT JOIN "PasswordReset" r ON r."tokenHash" = ${tokenHash} LEFT JOIN "User" u ON u."id" = r."userId"`;
  const { count, resetAt, ...owner } = found;
  return { use: { count, resetAt }, owner: owner.userId === null ? null : owner };
}

/**
 * Spends a reset token: new password, no session left, and the attempts at the old one forgotten. `false` if the token has
 * expired or was spent meanwhile.
 */
export function applyPasswordReset(
  userId: string,
  { tokenHash, passwordHash, attempts }: { tokenHash: string; passwordHash: string; attempts: Counter | null },
): Promise<boolean> {
  return changingCallers(() =>
    db().$transaction(async (tx) => {
      // The row is the lock: of several at once only one deletes it.
      const changed = await tx.$executeRaw`
        WITH "spent" AS (
          DELETE FROM "PasswordReset"
          WHERE "userId" = ${userId} AND "tokenHash" = ${tokenHash} AND "expiresAt" > ${new Date()}
          RETURNING "userId"
        )
        UPDATE "User" SET "passwordHash" = ${passwordHash} WHERE "id" = ${userId} AND EXISTS (SELECT FROM "spent")`;
      if (changed === 0) return false;
      // A statement of its own: it sees the sessions of the logins that the one before had to wait for.
      await tx.$executeRaw`
        WITH ${refunding(attempts, Prisma.sql`SELECT`)} DELETE FROM "Session" WHERE "userId" = ${userId}`;
      return true;
    }),
  );
}
