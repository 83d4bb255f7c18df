import { serverLimits } from "../../api/server-limits";
import { mailKey } from "../../texts/normalize";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { lockUser } from "./lock-user";

type Transaction = Prisma.TransactionClient;

/** A link that undoes a change: only the hash of its token is stored. */
export type UndoLink = { tokenHash: string; expiresAt: Date };

type Account = { username: string; displayName: string | null; email: string };

/** A change of an account. `before`: the address before it. `isUndoable`: its link is stored. */
export type AccountChange = { account: Account; before: string; isUndoable: boolean };

export const accountFields = { username: true, displayName: true, email: true } as const;

type Change<Result> = (tx: Transaction, before: string) => Promise<Result | null>;

/**
 * Changes an account in a transaction that locks the user first, so that changes follow one another. `change` gets the address before
 * it, and returns `null` before it has changed anything. `null`: it did, or the user no longer exists.
 */
export function changeAccount<Result>(userId: string, change: Change<Result>): Promise<Result | null> {
  return db().$transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    return user && change(tx, user.email);
  });
}

/**
 * Stores the link that undoes a change, in the change's transaction. Earlier links then live as long as this one, so that a thief who
 * goes from address to address never has the last word. A change back to the address of an earlier link undoes what came after it: those
 * later links are void, and the change gets none.
 */
export async function addAccountChange(
  tx: Transaction,
  userId: string,
  { account, before }: Omit<AccountChange, "isUndoable">,
  link: UndoLink,
): Promise<AccountChange> {
  await tx.accountChange.deleteMany({ where: { userId, expiresAt: { lte: new Date() } } });
  const changes = await tx.accountChange.findMany({
    where: { userId },
    orderBy: { number: "asc" },
    select: { number: true, email: true },
  });
  const isMoved = account.email !== before;
  const earlier = isMoved && changes.findLast(({ email }) => mailKey(email) === mailKey(account.email));
  if (earlier) {
    await tx.accountChange.deleteMany({ where: { userId, number: { gt: earlier.number } } });
  } else {
    await tx.accountChange.updateMany({ where: { userId }, data: { expiresAt: link.expiresAt } });
    const number = (changes.at(-1)?.number ?? 0) + 1;
    await tx.accountChange.create({ data: { userId, number, email: before, ...link } });
  }
  if (isMoved) await updateMailKeys(tx, userId, account.email);
  return { account, before, isUndoable: !earlier };
}

/** Whose account a link changes. `undoAccountChange` decides whether it is still valid. */
export async function findChangeOwner(tokenHash: string): Promise<string | null> {
  const change = await db().accountChange.findFirst({ where: { tokenHash }, select: { userId: true } });
  return change?.userId ?? null;
}

/**
 * Undoes a change and those after it: the address before it is back, all sessions end, and only `reset` can set a new password. `null`:
 * the link has expired, or was used or voided meanwhile.
 */
export function undoAccountChange(
  userId: string,
  { tokenHash, passwordHash, reset }: { tokenHash: string; passwordHash: string; reset: UndoLink },
): Promise<Omit<AccountChange, "isUndoable"> | null> {
  return changeAccount(userId, async (tx, before) => {
    const where = { userId, tokenHash, expiresAt: { gt: new Date() } };
    const undone = await tx.accountChange.findFirst({ where, select: { number: true, email: true } });
    if (!undone) return null;
    const { number, email } = undone;
    await tx.accountChange.deleteMany({ where: { userId, number: { gte: number } } });
    const data = { email, passwordHash, deletableFrom: null };
    const [account] = await tx.user.updateManyAndReturn({ where: { id: userId }, data, select: accountFields });
    await updateMailKeys(tx, userId, email);
    await tx.passwordReset.upsert({ where: { userId }, create: { userId, ...reset }, update: reset });
    await tx.session.deleteMany({ where: { userId } });
    return account ? { account, before } : null;
  });
}

/**
 * The addresses that are this user's: the present one, and those that a link may bring back. Throws a unique violation if somebody else
 * has the present one.
 */
async function updateMailKeys(tx: Transaction, userId: string, email: string): Promise<void> {
  const key = mailKey(email);
  const changes = await tx.accountChange.findMany({ where: { userId }, select: { email: true } });
  const keys = [key, ...changes.map((change) => mailKey(change.email))];
  if ((await tx.userKey.count({ where: { key, userId } })) === 0) await tx.userKey.create({ data: { key, userId } });
  await tx.userKey.deleteMany({ where: { userId, key: { startsWith: mailKey(""), notIn: keys } } });
}

/** Removes expired links, whose addresses are then free for others. Returns whether there may be more. */
export async function purgeAccountChanges(): Promise<boolean> {
  const expired = { expiresAt: { lte: new Date() } };
  const take = serverLimits.purgeBatchSize;
  const rows = await db().accountChange.findMany({ where: expired, take, select: { userId: true } });
  for (const userId of new Set(rows.map((row) => row.userId))) {
    await changeAccount(userId, async (tx, email) => {
      await tx.accountChange.deleteMany({ where: { userId, ...expired } });
      await updateMailKeys(tx, userId, email);
      return userId;
    });
  }
  return rows.length === take;
}
