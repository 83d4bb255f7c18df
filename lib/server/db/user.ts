import "server-only";
import { z } from "zod";
import { mailKey, nameKey } from "../../texts/rules";
import { type AccountChange, accountFields, addAccountChange, changeAccount, type UndoLink } from "./account-change";
import { db, queryRows } from "./client";
import { isSerializationFailure } from "./errors";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { type Invitation, redeemInvitation } from "./invitation";
import { type Counter, consumeSql, Use, useColumns } from "./rate-limit";
import { type ProfileRow, withSessionInvalidation } from "./session";
import { updateTopScore } from "./top-score";

const profileFields = { ...accountFields, showOnBoard: true } as const;

/** A counted attempt, and the user with that name, if there is one. */
const Attempt = Use.extend({ userId: z.string().nullable() });

/** Counts an attempt at a user's password and finds the user. */
export async function countAttempt(username: string, counter: Counter | null) {
  const [attempt] = await queryRows(
    Attempt,
    Prisma.sql`
      WITH ${consumeSql(counter)}
      SELECT ${useColumns}, k."userId" FROM "used" LEFT JOIN "UserKey" k ON k."key" = ${nameKey(username)}`,
  );
  if (!attempt) throw new Error("An attempt was not counted");
  const { userId, ...use } = attempt;
  // Also queried for an unknown name, so that the response time does not reveal it.
  const user = await db().user.findUnique({
    where: { id: userId ?? "" },
    select: { id: true, username: true, passwordHash: true },
  });
  return { use, user };
}

export async function findUserByEmail(email: string) {
  const found = await db().userKey.findUnique({ where: { key: mailKey(email) }, select: { userId: true } });
  const where = { id: found?.userId ?? "" };
  const user = await db().user.findUnique({ where, select: { id: true, ...accountFields } });
  // An earlier address of theirs is only reserved, while a link may bring it back.
  return user && mailKey(user.email) === mailKey(email) ? user : null;
}

export async function isUsernameTaken(username: string): Promise<boolean> {
  return (await db().userKey.count({ where: { key: nameKey(username) } })) === 1;
}

type NewUser = { username: string; email: string; passwordHash: string };

/** "taken": the name or the address is. "not invited": the invitation is no longer good. */
type AddResult = "added" | "taken" | "not invited";

/** Thrown to roll back what was added so far. */
class NotAdded extends Error {
  constructor(readonly result: AddResult) {
    super();
  }
}

/** Adds a user, and uses the invitation if one is needed. The unique keys decide, so that of two at the same time one wins. */
export async function addUser(user: NewUser, invitation: Invitation | null = null): Promise<AddResult> {
  const userId = newId();
  const keys = [nameKey(user.username), mailKey(user.email)].map((key) => ({ key, userId }));
  const adding = db().$transaction(async (tx): Promise<AddResult> => {
    const { count } = await tx.userKey.createMany({ data: keys, skipDuplicates: true });
    if (count < keys.length) throw new NotAdded("taken");
    await tx.user.create({ data: { ...user, id: userId }, select: { id: true } });
    if (invitation && !(await redeemInvitation(tx, invitation))) throw new NotAdded("not invited");
    return "added";
  });
  return adding.catch((error) => {
    if (error instanceof NotAdded) return error.result;
    throw error;
  });
}

type UserChange = { email?: string; passwordHash?: string; displayName?: string; showOnBoard?: boolean };

/**
 * Changes the given fields; `null` if the user or the session no longer exists. A new address or password voids a reset link and can be
 * undone by `link`, and a new password ends all other sessions.
 */
export function updateUser(
  userId: string,
  sessionId: string,
  { email, passwordHash, displayName, showOnBoard }: UserChange,
  link: UndoLink,
): Promise<{ profile: ProfileRow; change: AccountChange | null } | null> {
  const data = {
    ...(email !== undefined && { email }),
    ...(passwordHash !== undefined && { passwordHash }),
    ...(displayName !== undefined && { displayName }),
    ...(showOnBoard !== undefined && { showOnBoard }),
  };
  return changeAccount(userId, async (tx, before) => {
    // It may have ended since it was checked: whoever was logged out changes nothing any more.
    if ((await tx.session.count({ where: { userId, id: sessionId } })) === 0) return null;
    const [profile] = await tx.user.updateManyAndReturn({ where: { id: userId }, data, select: profileFields });
    if (!profile) return null;
    if (email ?? passwordHash) await tx.passwordReset.deleteMany({ where: { userId } });
    const isRecorded = passwordHash !== undefined || profile.email !== before;
    const change = isRecorded ? await addAccountChange(tx, userId, { account: profile, before }, link) : null;
    if ((displayName ?? showOnBoard) !== undefined) await updateTopScore(tx, userId, profile);
    if (passwordHash) await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    return { profile, change };
  });
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
    // The directories and the board are not the user's own tables, and have no cascade.
    await tx.userKey.deleteMany({ where: { userId } });
    await tx.topScore.deleteMany({ where: { userId } });
    await tx.shareOwner.deleteMany({ where: { userId } });
    if (count === 1 && attempts) await tx.throttle.deleteMany({ where: { key: attempts.key } });
    return files.map(({ storageKey }) => storageKey);
  }, options);
}
