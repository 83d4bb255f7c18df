import { z } from "zod";
import { serverTimings } from "../../api/server-limits";
import { normalizeForSearch } from "../../texts/normalize";
import { db, queryRows, selectOf } from "./client";
import { Prisma } from "./generated/client";
import { hashOf } from "./id";
import { lockUser } from "./lock-user";
import { findShareOwner, openFilter, shownTurnFilter, wholeConversation } from "./share-owner";

/** What goes over the wire of a file. */
export const FileRow = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  altText: z.string().nullable(),
  hasThumbnails: z.boolean(),
});
export type FileRow = z.output<typeof FileRow>;
export const wireFileFields = selectOf(FileRow);
const contentFields = { name: true, type: true, size: true, storageKey: true, hasThumbnails: true } as const;

export type StoredRow = Prisma.FileGetPayload<{ select: typeof contentFields }>;

/** A file that was never attached and is older than this counts as removed. */
export const attachableSince = () => new Date(Date.now() - serverTimings.unattachedHours * 3_600_000);

/**
 * Files that this user may attach, in this order. `null`: one of them is not there, or belongs to a memory and not a contribution, or the
 * other way round: what ends one would take it from the other.
 */
export async function findAttachable(
  userId: string,
  ids: string[],
  to: "memory" | "contribution" = "memory",
): Promise<FileRow[] | null> {
  if (ids.length === 0) return [];
  const isFresh = { attachedAt: null, createdAt: { gt: attachableSince() } };
  const turns = to === "memory" ? { some: { userId } } : { none: { userId } };
  const isAttachable = { OR: [{ attachedAt: { not: null }, turns }, isFresh] };
  const found = await db().file.findMany({
    where: { userId, id: { in: ids }, storedAt: { not: null }, ...isAttachable },
    select: wireFileFields,
  });
  const files = ids.flatMap((id) => found.find((file) => file.id === id) ?? []);
  return files.length === ids.length ? files : null;
}

export async function listFileIds(userId: string, turnId: string): Promise<string[]> {
  const files = await db().turnFile.findMany({ where: { userId, turnId }, select: { fileId: true } });
  return files.map(({ fileId }) => fileId);
}

/** Whether this user has a live session whose id has this hash. */
async function isSignedIn(userId: string, sessionHash: string): Promise<boolean> {
  const sessions = await db().session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    select: { id: true },
  });
  return sessions.some(({ id }) => hashOf(id) === sessionHash);
}

/** Not attached yet, or in a conversation that is not deleted. */
const isShown = (userId: string): Prisma.FileWhereInput => ({
  OR: [
    { attachedAt: null, createdAt: { gt: attachableSince() } },
    { turns: { some: { userId, turn: { conversation: { deletedAt: null } } } } },
  ],
});

/** A file for its owner: not attached yet, or in a conversation that is not deleted. `sessionHash`: only while that session lives. */
export async function findOwnFile(userId: string, id: string, sessionHash?: string): Promise<StoredRow | null> {
  const [isAllowed, file] = await Promise.all([
    sessionHash === undefined || isSignedIn(userId, sessionHash),
    db().file.findUnique({
      where: { userId_id: { userId, id }, storedAt: { not: null }, ...isShown(userId) },
      select: contentFields,
    }),
  ]);
  return isAllowed ? file : null;
}

/** The same of several files. */
export function listOwnFiles(userId: string, ids: string[]) {
  if (ids.length === 0) return [];
  const where = { userId, id: { in: ids }, storedAt: { not: null }, ...isShown(userId) };
  return db().file.findMany({ where, select: { ...contentFields, id: true } });
}

/** The reader of a link. `session`: the hash of the id of their session. */
type Reader = { user: string; session: string };

/** A file for a reader of a shared turn of this conversation, while the share and the reader's session live. */
export async function findSharedFile(
  conversationId: string,
  id: string,
  { user, session }: Reader,
): Promise<StoredRow | null> {
  const [isAllowed, userId] = await Promise.all([isSignedIn(user, session), findShareOwner(conversationId)]);
  if (!isAllowed || userId === null) return null;
  const some = { userId, ...openFilter() };
  const isShared = {
    OR: [{ shares: { some } }, { conversation: { shares: { some: { ...some, ...wholeConversation } } } }],
  };
  const turn = { conversationId, conversation: { deletedAt: null }, AND: [shownTurnFilter, isShared] };
  return db().file.findUnique({
    where: { userId_id: { userId, id }, turns: { some: { userId, turn } } },
    select: contentFields,
  });
}

/** A file of this user, whatever it is attached to. */
export const findStoredFile = (userId: string, id: string): Promise<StoredRow | null> =>
  db().file.findUnique({ where: { userId_id: { userId, id }, storedAt: { not: null } }, select: contentFields });

const Writer = z.object({ userId: z.string() });

/** A file of a contribution, for its writer and for the sharer who has it, while the session of the reader lives. */
export async function findContributedFile(
  contributionId: string,
  id: string,
  { user, session }: Reader,
): Promise<StoredRow | null> {
  const isOf = Prisma.sql`"userId" = ${user} AND "id" = ${contributionId} AND "files" @> ${JSON.stringify([{ id }])}::jsonb`;
  const [isAllowed, writers] = await Promise.all([
    isSignedIn(user, session),
    queryRows(
      Writer,
      Prisma.sql`
      SELECT "userId" FROM "Contribution" WHERE ${isOf} AND "withdrawnAt" IS NULL
      UNION ALL
      SELECT "contributorId" FROM "ContributionInbox" i WHERE ${isOf} AND EXISTS (
        SELECT FROM "Conversation" c WHERE c."userId" = ${user} AND c."id" = i."conversationId" AND c."deletedAt" IS NULL)`,
    ),
  ]);
  const writer = writers[0]?.userId;
  return isAllowed && writer ? findStoredFile(writer, id) : null;
}

/** Sets what a picture of this user shows, `null` for nothing. `false`: they have no such picture, or its conversation is deleted. */
export async function updateAltText(userId: string, id: string, altText: string | null): Promise<boolean> {
  const where = { userId, id, storedAt: { not: null }, type: { startsWith: "image/" }, ...isShown(userId) };
  const file = await db().file.findFirst({ where, select: { name: true } });
  if (!file) return false;
  const normalizedName = searchedName({ ...file, altText });
  const { count } = await db().file.updateMany({ where, data: { altText, normalizedName } });
  return count === 1;
}

/** By what a file is found: its name, and what it shows. */
export const searchedName = ({ name, altText }: Pick<FileRow, "name" | "altText">) =>
  normalizeForSearch(altText === null ? name : `${name}\n${altText}`);

/** The longest that a call may take between finding a file attachable and attaching it. */
const attachGraceMs = 60_000;

/** Files that were never attached in time, at most `limit`, oldest first. */
export function listAbandonedFiles(limit: number) {
  const before = new Date(attachableSince().getTime() - attachGraceMs);
  return db().file.findMany({
    // A purge may clear `attachedAt` at the moment in which the file is attached again: a file with a turn is never abandoned.
    where: { attachedAt: null, createdAt: { lt: before }, turns: { none: {} } },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { userId: true, id: true, storageKey: true },
  });
}

/**
 * Removes those of the files that are still unattached, and gives their bytes back to their owners' quotas; reservations and pieces of an
 * import, which have no name, are not counted there.
 */
export async function removeAbandonedFiles(files: { userId: string; id: string }[]): Promise<void> {
  const owners = new Set(files.map(({ userId }) => userId));
  // An owner at a time: a distributed database has each owner's rows on one machine.
  for (const owner of owners)
    await removeUnattached(
      owner,
      files.flatMap(({ userId, id }) => (userId === owner ? [id] : [])),
    );
}

const Removed = z.object({ size: z.number() });

async function removeUnattached(userId: string, ids: string[]): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    // Raw SQL, because Prisma does not return what it deletes.
    const statement = Prisma.sql`
      DELETE FROM "File" WHERE "userId" = ${userId} AND "id" = ANY (${ids}::text[]) AND "attachedAt" IS NULL
      RETURNING CASE WHEN "name" = '' THEN 0 ELSE "size" END AS "size"`;
    const bytes = (await queryRows(Removed, statement, tx)).reduce((sum, { size }) => sum + size, 0);
    await tx.user.updateMany({ where: { id: userId }, data: { storedBytes: { decrement: bytes } } });
  });
}
