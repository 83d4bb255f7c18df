import { databaseTimings } from "../../api/server-limits";
import { mailKey, nameKey } from "../../texts/normalize";
import { type AccountChange, accountFields, addAccountChange, changeAccount, type UndoLink } from "./account-change";
import { db, queryRows, retried, selectOf } from "./client";
import { removeFromOthers, renameAtOthers } from "./contribution";
import { type NewDays, updateDays } from "./conversation";
import { type Counter, consumeSql, Use, useColumns } from "./counter";
import { isSerializationFailure } from "./errors";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { type Invitation, redeemInvitation } from "./invitation";
import { Profile, type ProfileRow } from "./session";
import { nameOf } from "./shown-name";
import { updateTopScore } from "./top-score";

/** The user with this name and their password's hash. Takes as long for an unknown name. */
export async function findUserByName(username: string) {
  const found = await db().userKey.findUnique({ where: { key: nameKey(username) }, select: { userId: true } });
  return db().user.findUnique({
    where: { id: found?.userId ?? "" },
    select: { id: true, username: true, email: true, passwordHash: true, deletableFrom: true },
  });
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

/** Counts one use if somebody other than `ownId` has this e-mail address. `null`: nobody has. */
export async function countIfEmailTaken(email: string, ownId: string, counter: Counter | null): Promise<Use | null> {
  const [use] = await queryRows(
    Use,
    Prisma.sql`
      WITH "owner" AS (SELECT "userId" FROM "UserKey" WHERE "key" = ${mailKey(email)} AND "userId" <> ${ownId}),
        ${consumeSql(counter, Prisma.sql`EXISTS (SELECT FROM "owner")`)}
      SELECT ${useColumns} FROM "used"`,
  );
  return use ?? null;
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

type UserChange = {
  email?: string;
  passwordHash?: string;
  displayName?: string;
  showOnBoard?: boolean;
  mailAboutOffers?: boolean;
  birthYear?: number | null;
};

/** `isConfirmed`: the current password was given with it. `days`: of memories, by the year of birth. */
type ConfirmedChange = UserChange & { isConfirmed: boolean; days: NewDays[] };

/**
 * Changes the given fields; `null` if the user or the session no longer exists. A new address or password voids a reset link and can be
 * undone by `link`; if it is not confirmed, the account cannot be deleted while that link is valid. A new password ends all other
 * sessions.
 */
export function updateUser(
  userId: string,
  sessionId: string,
  { isConfirmed, days, email, passwordHash, displayName, showOnBoard, mailAboutOffers, birthYear }: ConfirmedChange,
  link: UndoLink,
): Promise<{ profile: ProfileRow; change: AccountChange | null } | null> {
  const data = {
    ...(email !== undefined && { email }),
    ...(passwordHash !== undefined && { passwordHash }),
    ...(displayName !== undefined && { displayName }),
    ...(showOnBoard !== undefined && { showOnBoard }),
    ...(mailAboutOffers !== undefined && { mailAboutOffers }),
    ...(birthYear !== undefined && { birthYear }),
  };
  return changeAccount(userId, async (tx, before) => {
    // The session may have ended since the call was authenticated, and whoever was logged out must not change anything.
    if ((await tx.session.count({ where: { userId, id: sessionId } })) === 0) return null;
    const isRecorded = passwordHash !== undefined || (email ?? before) !== before;
    const delay = isRecorded && !isConfirmed && { deletableFrom: link.expiresAt };
    const [profile] = await tx.user.updateManyAndReturn({
      where: { id: userId },
      data: { ...data, ...delay },
      select: selectOf(Profile),
    });
    if (!profile) return null;
    if (email ?? passwordHash) await tx.passwordReset.deleteMany({ where: { userId } });
    const change = isRecorded ? await addAccountChange(tx, userId, { account: profile, before }, link) : null;
    if ((displayName ?? showOnBoard) !== undefined) await updateTopScore(tx, userId, profile);
    if (displayName !== undefined) await renameAtOthers(tx, userId, nameOf(profile));
    await updateDays(userId, days, profile.birthYear, tx);
    if (passwordHash) await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    return { profile, change };
  });
}

/** Everybody with an account, the oldest first. */
export async function listUsers() {
  const users = await db().user.findMany({
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: {
      ...{ username: true, email: true, createdAt: true },
      sessions: { orderBy: { createdAt: "desc" }, take: 1, select: { createdAt: true } },
      _count: { select: { conversations: { where: { deletedAt: null } } } },
    },
  });
  return users.map(({ sessions, _count, ...user }) => ({
    ...user,
    lastLogin: sessions[0]?.createdAt ?? null,
    conversations: _count.conversations,
  }));
}

export async function countContent(userId: string): Promise<{ conversations: number; files: number }> {
  const where = { userId };
  return { conversations: await db().conversation.count({ where }), files: await db().file.count({ where }) };
}

/** Removes a user and, by cascade, everything that is theirs. Returns the storage keys of their files. */
export const removeUser = (userId: string): Promise<string[]> =>
  retried(isSerializationFailure, () => removeOnce(userId));

async function removeOnce(userId: string): Promise<string[]> {
  // A file that is uploaded meanwhile would be removed without its content. With this isolation level the removal fails instead.
  const options = { isolationLevel: "RepeatableRead", timeout: databaseTimings.longTransactionMs } as const;
  return db().$transaction(async (tx) => {
    // Everything that is theirs is removed by one statement.
    const milliseconds = String(options.timeout);
    await tx.$executeRaw`SELECT set_config('statement_timeout', ${milliseconds}, true), set_config('lock_timeout', ${milliseconds}, true)`;
    const files = await tx.file.findMany({ where: { userId }, select: { storageKey: true } });
    await removeFromOthers(tx, userId);
    await tx.user.deleteMany({ where: { id: userId } });
    // The directories, the board and challenges are not the user's own tables, and have no cascade.
    await tx.userKey.deleteMany({ where: { userId } });
    await tx.topScore.deleteMany({ where: { userId } });
    await tx.challengeResult.deleteMany({ where: { userId } });
    await tx.shareOwner.deleteMany({ where: { userId } });
    return files.map(({ storageKey }) => storageKey);
  }, options);
}
