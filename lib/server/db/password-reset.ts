import { z } from "zod";
import { type AccountChange, accountFields, addAccountChange, changeAccount, type UndoLink } from "./account-change";
import { queryRows } from "./client";
import { type Counter, consumeSql, resetCounters, Use, useColumns } from "./counter";
import { Prisma } from "./generated/client";

/** Stores the hash of a new reset token; the user's earlier one is void. `false`: the user has another address by now. */
export async function addPasswordReset(
  { id: userId, email }: { id: string; email: string },
  reset: { tokenHash: string; expiresAt: Date },
): Promise<boolean> {
  const added = await changeAccount(userId, async (tx, current) => {
    if (current !== email) return null;
    return tx.passwordReset.upsert({ where: { userId }, create: { userId, ...reset }, update: reset });
  });
  return added !== null;
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
 * Uses up a reset token: sets the new password, ends all sessions and starts the given counters again. `link` undoes it. `null` if
 * the token has expired or was used meanwhile.
 */
export function applyPasswordReset(
  userId: string,
  { tokenHash, passwordHash, failures, link }: PasswordResetUse,
): Promise<AccountChange | null> {
  return changeAccount(userId, async (tx, before) => {
    const { count } = await tx.passwordReset.deleteMany({
      where: { userId, tokenHash, expiresAt: { gt: new Date() } },
    });
    if (count === 0) return null;
    const data = { passwordHash };
    const [account] = await tx.user.updateManyAndReturn({ where: { id: userId }, data, select: accountFields });
    // The user is locked, after waiting for logins that hold a lock: their sessions are seen here, and end.
    await tx.session.deleteMany({ where: { userId } });
    await resetCounters(failures, tx);
    return account ? addAccountChange(tx, userId, { account, before }, link) : null;
  });
}

type PasswordResetUse = { tokenHash: string; passwordHash: string; failures: Counter[]; link: UndoLink };
