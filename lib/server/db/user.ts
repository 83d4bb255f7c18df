import "server-only";
import { z } from "zod";
import { normalizeName } from "../../texts/rules";
import { db, queryRows } from "./client";
import { isSerializationFailure } from "./errors";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { type Invitation, redeemInvitation } from "./invitation";
import { type Counter, consumeSql, Use, useColumns } from "./rate-limit";
import { type ProfileRow, withSessionInvalidation } from "./session";

const profileFields = { username: true, email: true, displayName: true, showOnBoard: true } as const;

/** A counted attempt, and the user with its name, if there is one. */
const Attempt = z.union([
  Use.extend({ id: z.string(), username: z.string(), passwordHash: z.string() }),
  Use.extend({ id: z.null() }),
]);

/** Counts an attempt at a user's password and finds the user. */
export async function countAttempt(username: string, counter: Counter | null) {
  const [attempt] = await queryRows(
    Attempt,
    Prisma.sql`
      WITH ${consumeSql(counter)}
      SELECT ${useColumns}, u."id", u."username", u."passwordHash"
      FROM "used" LEFT JOIN "User" u ON u."usernameKey" = ${normalizeName(username)}`,
  );
  if (!attempt) throw new Error("An attempt was not counted");
  const use = { count: attempt.count, resetAt: attempt.resetAt };
  if (attempt.id === null) return { use, user: null };
  const { id, passwordHash } = attempt;
  return { use, user: { id, username: attempt.username, passwordHash } };
}

export function findUserByEmail(email: string) {
  return db().user.findUnique({
    where: { emailKey: normalizeName(email) },
    select: { id: true, username: true, displayName: true, email: true },
  });
}

export async function isUsernameTaken(username: string): Promise<boolean> {
  return (await db().user.count({ where: { usernameKey: normalizeName(username) } })) === 1;
}

type NewUser = { username: string; email: string; passwordHash: string };

/** "taken": the name or the address is. "not invited": the invitation is no longer good. */
type AddResult = "added" | "taken" | "not invited";

class NotInvited extends Error {}

/** Adds a user, and uses the invitation if one is needed. The unique keys decide, so that of two at the same time one wins. */
export async function addUser(user: NewUser, invitation: Invitation | null = null): Promise<AddResult> {
  if (!invitation) return insertUser(db(), user);
  const adding = db().$transaction(async (tx) => {
    const result = await insertUser(tx, user);
    if (result === "added" && !(await redeemInvitation(tx, invitation))) throw new NotInvited();
    return result;
  });
  return adding.catch((error) => {
    if (error instanceof NotInvited) return "not invited";
    throw error;
  });
}

async function insertUser(client: Prisma.TransactionClient, user: NewUser): Promise<AddResult> {
  const keys = { id: newId(), usernameKey: normalizeName(user.username), emailKey: normalizeName(user.email) };
  const { count } = await client.user.createMany({ data: { ...user, ...keys }, skipDuplicates: true });
  return count === 1 ? "added" : "taken";
}

type UserChange = { email?: string; passwordHash?: string; displayName?: string; showOnBoard?: boolean };

/**
 * Changes the given fields; `null` if the user no longer exists. A new address or password voids a reset link, and a new password
 * ends all other sessions.
 */
export async function updateUser(
  userId: string,
  sessionId: string,
  { email, passwordHash, displayName, showOnBoard }: UserChange,
): Promise<ProfileRow | null> {
  const data = {
    ...(email !== undefined && { email, emailKey: normalizeName(email) }),
    ...(passwordHash !== undefined && { passwordHash }),
    ...(displayName !== undefined && { displayName }),
    ...(showOnBoard !== undefined && { showOnBoard }),
  };
  return withSessionInvalidation(() =>
    db().$transaction(async (tx) => {
      // The link is locked before the user, as a reset does it, to avoid a deadlock.
      if (data.email ?? passwordHash) await tx.passwordReset.deleteMany({ where: { userId } });
      const [user] = await tx.user.updateManyAndReturn({ where: { id: userId }, data, select: profileFields });
      if (passwordHash) await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
      return user ?? null;
    }),
  );
}

/**
 * Removes a user and, by cascade, everything that is theirs, and resets the count of failed logins. Returns the storage keys of
 * their files.
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
  // A file that is uploaded meanwhile would be removed without its content. With this isolation level the removal fails instead.
  const options = { isolationLevel: "RepeatableRead", maxWait: 5_000, timeout: 60_000 } as const;
  return db().$transaction(async (tx) => {
    const files = await tx.file.findMany({ where: { userId }, select: { storageKey: true } });
    const { count } = await tx.user.deleteMany({ where: { id: userId } });
    if (count === 1 && attempts) await tx.throttle.deleteMany({ where: { key: attempts.key } });
    return files.map(({ storageKey }) => storageKey);
  }, options);
}
