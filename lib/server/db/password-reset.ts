import "server-only";
import { db } from "./client";
import { changingCallers } from "./session";

/** Keeps the hash of a new reset token; the user's earlier one is void. */
export async function addPasswordReset(userId: string, tokenHash: string, expiresAt: Date): Promise<void> {
  const reset = { tokenHash, expiresAt };
  await db().passwordReset.upsert({ where: { userId }, create: { userId, ...reset }, update: reset });
}

/** Whose reset token this is; `applyPasswordReset` decides whether it is still valid. */
export function findPasswordReset(tokenHash: string) {
  return db().passwordReset.findUnique({
    where: { tokenHash },
    select: { userId: true, user: { select: { username: true } } },
  });
}

/** Spends a reset token: new password, no session left. `false` if it has expired or was spent meanwhile. */
export function applyPasswordReset(userId: string, tokenHash: string, passwordHash: string): Promise<boolean> {
  return changingCallers(() =>
    db().$transaction(async (tx) => {
      // The row is the lock: of several at once only one deletes it.
      const { count } = await tx.passwordReset.deleteMany({
        where: { userId, tokenHash, expiresAt: { gt: new Date() } },
      });
      if (count === 0) return false;
      await tx.user.updateMany({ where: { id: userId }, data: { passwordHash } });
      await tx.session.deleteMany({ where: { userId } });
      return true;
    }),
  );
}
