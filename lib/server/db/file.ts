import "server-only";
import { limits, timings } from "../../limits";
import { foldText } from "../../text-rules";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { newId } from "./id";

/** What the wire shows of a file. */
export const shownFile = { id: true, name: true, type: true, size: true, width: true, height: true } as const;
const stored = { name: true, type: true, size: true, storageKey: true } as const;
const uploaded = { ...shownFile, storageKey: true, storedAt: true } as const;

export type FileRow = Prisma.FileGetPayload<{ select: typeof shownFile }>;
export type StoredRow = Prisma.FileGetPayload<{ select: typeof stored }>;
export type UploadedRow = Prisma.FileGetPayload<{ select: typeof uploaded }>;
export type NewFile = Omit<FileRow, "id"> & { requestKey: string };

/** After this a file that was never attached is as good as gone. */
export const attachableSince = () => new Date(Date.now() - timings.unattachedHours * 3_600_000);
const isFresh = () => ({ attachedAt: null, createdAt: { gt: attachableSince() } });

/** The file that an upload with this Idempotency-Key made. */
export function findUpload(userId: string, requestKey: string): Promise<UploadedRow | null> {
  return db().file.findUnique({ where: { userId_requestKey: { userId, requestKey } }, select: uploaded });
}

/**
 * A place for a file, before its content is stored; the place that an upload with the same key already has. `null`: all
 * files of this user together would take more room than there is.
 */
export async function addFile(userId: string, file: NewFile): Promise<UploadedRow | null> {
  const { requestKey, name, type, size, width, height } = file;
  const [, added] = await db().$transaction([
    // One upload of a user after the other, or many at once would each find room. None waits for the disk meanwhile:
    // a place that a power cut takes away had no content yet.
    db().$queryRaw`
      SELECT set_config('synchronous_commit', 'off', true) FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE`,
    db().$executeRaw`
      INSERT INTO "File" AS f
        ("userId", "id", "name", "foldedName", "type", "size", "width", "height", "storageKey", "requestKey")
      SELECT ${userId}, ${newId()}, ${name}, ${foldText(name)}, ${type}, ${size}::int, ${width}::int, ${height}::int,
        ${newId()}, ${requestKey}
      WHERE ${size}::int + (
        SELECT coalesce(sum("size"), 0) FROM "File" WHERE "userId" = ${userId} AND "requestKey" <> ${requestKey}
      ) <= ${limits.storedBytes}::int
      ON CONFLICT ("userId", "requestKey") DO UPDATE SET
        ("name", "foldedName", "type", "size", "width", "height") =
          (EXCLUDED."name", EXCLUDED."foldedName", EXCLUDED."type", EXCLUDED."size", EXCLUDED."width", EXCLUDED."height")
        WHERE f."storedAt" IS NULL`,
    // Long after it was stored it may be due to be cleared away; asked for again, it has its time again.
    db().file.updateMany({ where: { userId, requestKey, attachedAt: null }, data: { createdAt: new Date() } }),
  ]);
  const place = await findUpload(userId, requestKey);
  return added > 0 || place?.storedAt ? place : null;
}

/** The content is stored. `false`: the file has been removed meanwhile. */
export async function markStored(userId: string, id: string): Promise<boolean> {
  const { count } = await db().file.updateMany({ where: { userId, id }, data: { storedAt: new Date() } });
  return count === 1;
}

/** A file that this user may attach. */
export function findAttachable(userId: string, id: string): Promise<FileRow | null> {
  const isAttachable = { OR: [{ attachedAt: { not: null } }, isFresh()] };
  return db().file.findUnique({
    where: { userId_id: { userId, id }, storedAt: { not: null }, ...isAttachable },
    select: shownFile,
  });
}

/** A file as its owner may read it: not attached yet, or in a conversation that is not deleted. */
export function findOwnFile(userId: string, id: string): Promise<StoredRow | null> {
  const isAttached = { turns: { some: { conversation: { deletedAt: null } } } };
  return db().file.findUnique({
    where: { userId_id: { userId, id }, storedAt: { not: null }, OR: [isFresh(), isAttached] },
    select: stored,
  });
}

/** A file as anybody may read it who holds a link to a shared entry of this conversation: while that share lives. */
export async function findSharedFile(conversationId: string, id: string): Promise<StoredRow | null> {
  const share = await db().share.findFirst({
    where: { conversationId, conversation: { deletedAt: null }, turn: { fileId: id } },
    select: { turn: { select: { file: { select: stored } } } },
  });
  return share?.turn?.file ?? null;
}

// So long a call that found a file just attachable may take to attach it.
const graceMs = 60_000;

/** Files that nobody attached in time, at most `limit`, oldest first. */
export function listAbandonedFiles(limit: number) {
  return db().file.findMany({
    where: { attachedAt: null, createdAt: { lt: new Date(attachableSince().getTime() - graceMs) } },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { userId: true, id: true, storageKey: true },
  });
}

/** Removes those of the files that nothing is attached to, and returns under which keys their contents were. */
export async function removeUnattachedFiles(userId: string, ids: string[]): Promise<string[]> {
  const removed = await db().$queryRaw<{ storageKey: string }[]>`
    DELETE FROM "File" WHERE "userId" = ${userId} AND "id" = ANY (${ids}::text[]) AND "attachedAt" IS NULL
    RETURNING "storageKey"`;
  return removed.map(({ storageKey }) => storageKey);
}

export async function removeAbandonedFiles(files: { userId: string; id: string }[]): Promise<void> {
  const keys = files.map(({ userId, id }) => ({ userId, id }));
  await db().file.deleteMany({ where: { attachedAt: null, OR: keys } });
}
