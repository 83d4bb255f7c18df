import "server-only";
import { normalizeName } from "../../texts/rules";
import { db } from "./client";
import { isSerializationFailure } from "./errors";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { type Counter, consumeSql, refundSql, type Use, useColumns } from "./rate-limit";
import { withSessionInvalidation } from "./session";

const profileFields = { username: true, email: true, displayName: true } as const;

export type ProfileRow = Prisma.UserGetPayload<{ select: typeof profileFields }>;
export type UserCredentials = { id: string; username: string; passwordHash: string };

/** Counts an attempt at somebody's password, and finds who that is. */
export async function countAttempt(username: string, counter: Counter | null) {
  const [attempt] = await db().$queryRaw<[Use & (UserCredentials | Record<keyof UserCredentials, null>)]>`
    WITH ${consumeSql(counter)}
    SELECT ${useColumns}, u."id", u."username", u."passwordHash"
    FROM "used" LEFT JOIN "User" u ON u."usernameKey" = ${normalizeName(username)}`;
  const { count, resetAt, ...user } = attempt;
  return { use: { count, resetAt }, user: user.id === null ? null : user };
}

export function findUserByEmail(email: string) {
  return db().user.findUnique({
    where: { emailKey: normalizeName(email) },
    select: { id: true, username: true, email: true },
  });
}

export async function isUsernameTaken(username: string): Promise<boolean> {
  return (await db().user.count({ where: { usernameKey: normalizeName(username) } })) === 1;
}

/** A new user; `false` if the name or the address is taken. The unique keys decide, so that of two at once one wins. */
export async function addUser(user: { username: string; email: string; passwordHash: string }): Promise<boolean> {
  const keys = { id: newId(), usernameKey: normalizeName(user.username), emailKey: normalizeName(user.email) };
  const { count } = await db().user.createMany({ data: { ...user, ...keys }, skipDuplicates: true });
  return count === 1;
}

/**
 * Changes the given fields; `null` if the user is gone. A new address or password voids a reset link that is under way, a
 * new password also ends every session but the one that is kept.
 */
export async function updateUser(
  userId: string,
  keptSessionId: string,
  { email, passwordHash, displayName }: { email?: string; passwordHash?: string; displayName?: string },
) {
  const data = {
    ...(email !== undefined && { email, emailKey: normalizeName(email) }),
    ...(passwordHash !== undefined && { passwordHash }),
    ...(displayName !== undefined && { displayName }),
  };
  return withSessionInvalidation(() =>
    db().$transaction(async (tx) => {
      // The link is locked before the user: in the order in which a reset locks them.
      if (data.email ?? passwordHash) await tx.passwordReset.deleteMany({ where: { userId } });
      const [user] = await tx.user.updateManyAndReturn({ where: { id: userId }, data, select: profileFields });
      if (passwordHash) await tx.session.deleteMany({ where: { userId, id: { not: keptSessionId } } });
      return user ?? null;
    }),
  );
}

/**
 * Removes a user and, by cascade, everything that is theirs; the attempts at their password are forgotten. Returns under which
 * keys the contents of their files are.
 */
export async function removeUser(userId: string, attempts: Counter | null): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withSessionInvalidation(() => removeOnce(userId, attempts));
    } catch (error) {
      if (!isSerializationFailure(error) || tries === 5) throw error;
    }
  }
}

async function removeOnce(userId: string, attempts: Counter | null): Promise<string[]> {
  // A file that came while this waits would be removed unseen, and its content would stay for ever: so strict, it fails instead.
  const files = await db().$transaction(
    (tx) => tx.$queryRaw<{ storageKey: string }[]>`
      WITH "removed" AS (DELETE FROM "User" WHERE "id" = ${userId} RETURNING "id"),
        ${refundSql(attempts, Prisma.sql`SELECT FROM "removed"`)}
      SELECT "storageKey" FROM "File" WHERE "userId" = ${userId}`,
    { isolationLevel: "RepeatableRead", maxWait: 5_000, timeout: 60_000 },
  );
  return files.map(({ storageKey }) => storageKey);
}
