import "server-only";
import { z } from "zod";
import { db, queryRows } from "./client";
import { Prisma } from "./generated/client";
import { type Counter, consumeSql, resetCounters, Use, useColumns } from "./rate-limit";
import { withSessionInvalidation } from "./session";

/** Stores the hash of a new reset token; the user's earlier one is void. */
export async function addPasswordReset(userId: string, tokenHash: string, expiresAt: Date): Promise<void> {
  const reset = { tokenHash, expiresAt };
  await db().passwordReset.upsert({ where: { userId }, create: { userId, ...reset }, update: reset });
}

const ResetUse = Use.extend({ userId: z.string(), username: z.string() });

/**
 * Counts a use of a reset token and finds its owner. `null`: the token is nobody's, and nothing was counted.
 * `applyPasswordReset` decides whether it is still valid.
 */
export async function countReset(
  tokenHash: string,
  counter: Counter | null,
): Promise<z.output<typeof ResetUse> | null> {
  const [found] = await queryRows(
    ResetUse,
    Prisma.sql`
      WITH "owner" AS (
        SELECT u."id" AS "userId", u."username"
        FROM "PasswordReset" r JOIN "User" u ON u."id" = r."userId" WHERE r."tokenHash" = ${tokenHash}
      ), ${consumeSql(counter, Prisma.sql`EXISTS (SELECT FROM "owner")`)}
      SELECT ${useColumns}, "owner".* FROM "used", "owner"`,
  );
  return found ?? null;
}

/**
 * Uses up a reset token: sets the new password, ends all sessions and starts the given counters again. `false` if the token has
 * expired or was used meanwhile.
 */
export function applyPasswordReset(
  userId: string,
  { tokenHash, passwordHash, failures }: { tokenHash: string; passwordHash: string; failures: Counter[] },
): Promise<boolean> {
  return withSessionInvalidation(() =>
    db().$transaction(async (tx) => {
      // Deleting the row is the lock: of several resets at once only one finds it.
      const { count } = await tx.passwordReset.deleteMany({
        where: { userId, tokenHash, expiresAt: { gt: new Date() } },
      });
      if (count === 0) return false;
      await tx.user.updateMany({ where: { id: userId }, data: { passwordHash } });
      // After the update, which waits for logins that hold a lock on the user: their sessions are seen here, and end.
      await tx.session.deleteMany({ where: { userId } });
      await resetCounters(failures, tx);
      return true;
    }),
  );
}
