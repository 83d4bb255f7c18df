import "server-only";
import { db } from "./client";
import { Prisma } from "./generated/client";
import { type Counter, consumeSql, refundSql, type Use, useColumns } from "./rate-limit";
import { withSessionInvalidation } from "./session";

/** Keeps the hash of a new reset token; the user's earlier one is void. */
export async function addPasswordReset(userId: string, tokenHash: string, expiresAt: Date): Promise<void> {
  const reset = { tokenHash, expiresAt };
  await db().passwordReset.upsert({ where: { userId }, create: { userId, ...reset }, update: reset });
}

type Owner = { userId: string; username: string };

/**
 * Whose reset token this is, and a use of it counted. `null`: nobody's, which counts as nothing. `applyPasswordReset` decides
 * whether it is still valid.
 */
export async function countReset(tokenHash: string, counter: Counter | null): Promise<(Use & Owner) | null> {
  const [found] = await db().$queryRaw<(Use & Owner)[]>`
    WITH "owner" AS (
      SELECT u."id" AS "userId", u."username"
      FROM "PasswordReset" r JOIN "User" u ON u."id" = r."userId" WHERE r."tokenHash" = ${tokenHash}
    ), ${consumeSql(counter, Prisma.sql`EXISTS (SELECT FROM "owner")`)}
    SELECT ${useColumns}, "owner".* FROM "used", "owner"`;
  return found ?? null;
}

/**
 * Spends a reset token: new password, no session left, and the attempts at the old one forgotten. `false` if the token has
 * expired or was spent meanwhile.
 */
export function applyPasswordReset(
  userId: string,
  { tokenHash, passwordHash, attempts }: { tokenHash: string; passwordHash: string; attempts: Counter | null },
): Promise<boolean> {
  return withSessionInvalidation(() =>
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
        WITH ${refundSql(attempts, Prisma.sql`SELECT`)} DELETE FROM "Session" WHERE "userId" = ${userId}`;
      return true;
    }),
  );
}
