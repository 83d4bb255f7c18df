import "server-only";
import { serverTimings } from "../../api/server-limits";
import { db } from "./client";
import { Prisma } from "./generated/client";
import { isSignedIn } from "./session";

/** What the wire shows of a file. */
export const shownFile = { id: true, name: true, type: true, size: true, width: true, height: true } as const;

export type FileRow = Prisma.FileGetPayload<{ select: typeof shownFile }>;
export type StoredRow = { name: string; type: string; size: number; storageKey: string };

/** After this a file that was never attached is as good as gone. */
export const attachableSince = () => new Date(Date.now() - serverTimings.unattachedHours * 3_600_000);

/** A file that this user may attach. */
export function findAttachable(userId: string, id: string): Promise<FileRow | null> {
  const isFresh = { attachedAt: null, createdAt: { gt: attachableSince() } };
  const isAttachable = { OR: [{ attachedAt: { not: null } }, isFresh] };
  return db().file.findUnique({
    where: { userId_id: { userId, id }, storedAt: { not: null }, ...isAttachable },
    select: shownFile,
  });
}

const { sql } = Prisma;
const stored = sql`f."name", f."type", f."size", f."storageKey"`;

/** A file as its owner may read it: not attached yet, or in a conversation that is not deleted. `session`: only while that one lives. */
export async function findOwnFile(userId: string, id: string, session?: string): Promise<StoredRow | null> {
  const [file] = await db().$queryRaw<StoredRow[]>`
    SELECT ${stored} FROM "File" f
    WHERE f."userId" = ${userId} AND f."id" = ${id} AND f."storedAt" IS NOT NULL
      AND (f."attachedAt" IS NULL AND f."createdAt" > ${attachableSince()} OR EXISTS (
        SELECT FROM "Turn" t JOIN "Conversation" c ON c."userId" = t."userId" AND c."id" = t."conversationId"
        WHERE t."userId" = f."userId" AND t."fileId" = f."id" AND c."deletedAt" IS NULL))
      AND ${session === undefined ? sql`true` : isSignedIn(userId, session)}`;
  return file ?? null;
}

/** The reader of a link to something shared: `session` is the hash of the id of theirs. */
type Reader = { user: string; session: string };

/** A file as somebody may read it who holds a link to a shared entry of this conversation: while that share and their session live. */
export async function findSharedFile(
  conversationId: string,
  id: string,
  { user, session }: Reader,
): Promise<StoredRow | null> {
  const [file] = await db().$queryRaw<StoredRow[]>`
    SELECT ${stored} FROM "Share" h
    JOIN "Conversation" c ON c."userId" = h."userId" AND c."id" = h."conversationId" AND c."deletedAt" IS NULL
    JOIN "Turn" t ON t."userId" = h."userId" AND t."id" = h."turnId"
    JOIN "File" f ON f."userId" = t."userId" AND f."id" = t."fileId"
    WHERE h."conversationId" = ${conversationId} AND f."id" = ${id} AND ${isSignedIn(user, session)} LIMIT 1`;
  return file ?? null;
}

type AbandonedRow = { userId: string; id: string; storageKey: string };

// So long a call that found a file just attachable may take to attach it.
const graceMs = 60_000;

/** Files that nobody attached in time, at most `limit`, oldest first. */
export function listAbandonedFiles(limit: number): Promise<AbandonedRow[]> {
  const before = new Date(attachableSince().getTime() - graceMs);
  // A purge can overlook that somebody attaches a file again at that moment: what hangs on a turn stays, whatever the row says.
  return db().$queryRaw`
    SELECT "userId", "id", "storageKey" FROM "File" f
    WHERE "attachedAt" IS NULL AND "createdAt" < ${before}
      AND NOT EXISTS (SELECT FROM "Turn" t WHERE t."userId" = f."userId" AND t."fileId" = f."id")
    ORDER BY "createdAt" LIMIT ${limit}`;
}

/** Removes those of the files that nothing is attached to, and what they took of their owners' room. */
export async function removeAbandonedFiles(files: { userId: string; id: string }[]): Promise<void> {
  const [owners, ids] = [files.map(({ userId }) => userId), files.map(({ id }) => id)];
  // Owners are locked before their files, as everywhere: an account that is being deleted would wait in a circle with this.
  await db().$executeRaw`
    WITH "owner" AS (
      SELECT "id" FROM "User" WHERE "id" = ANY (${owners}::text[]) ORDER BY "id" FOR NO KEY UPDATE
    ), "removed" AS (
      DELETE FROM "File" WHERE "attachedAt" IS NULL AND "userId" IN (SELECT "id" FROM "owner")
        AND ("userId", "id") IN (SELECT * FROM unnest(${owners}::text[], ${ids}::text[]))
      RETURNING "userId", "size"
    )
    UPDATE "User" u SET "storedBytes" = u."storedBytes" - r."bytes"
    FROM (SELECT "userId", sum("size") AS "bytes" FROM "removed" GROUP BY "userId") r WHERE u."id" = r."userId"`;
}
