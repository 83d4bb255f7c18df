import "server-only";
import { timings } from "../../api/limits";
import type { DeletedQuery } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import { db } from "./client";
import { Prisma } from "./generated/client";

/** Until when something must have been deleted, removed or replaced to be gone. */
export const restorableSince = () => new Date(Date.now() - timings.deletedRetentionDays * 86_400_000);

/** Deletes a conversation so that it can be restored; its shares stop working at once. `false`: this user has no such conversation. */
export async function removeConversation(userId: string, id: string): Promise<boolean> {
  const { count } = await db().conversation.updateMany({
    where: { userId, id, deletedAt: null },
    data: { deletedAt: new Date() },
  });
  return count === 1;
}

export type DeletedRow = { id: string; projectName: string; topic: string; deletedAt: Date; orderIndex: number };

/** A page of the conversations that this user can restore, the last deleted one first. `cursor`: only those after it. */
export async function listDeleted(userId: string, { cursor, limit }: DeletedQuery) {
  const after = cursor && [
    { deletedAt: { lt: cursor.deletedAt } },
    { deletedAt: cursor.deletedAt, orderIndex: { lt: cursor.orderIndex } },
  ];
  const found = await db().conversation.findMany({
    where: { userId, deletedAt: { gt: restorableSince() }, ...(after && { OR: after }) },
    orderBy: [{ deletedAt: "desc" }, { orderIndex: "desc" }],
    // One row more than a page holds shows whether there is another page.
    take: limit + 1,
    select: { id: true, projectName: true, topic: true, deletedAt: true, orderIndex: true },
  });
  const rows: DeletedRow[] = found
    .slice(0, limit)
    .flatMap(({ deletedAt, ...row }) => (deletedAt ? [{ ...row, deletedAt }] : []));
  const last = rows.at(-1);
  return { rows, nextCursor: last && found.length > limit ? `${last.deletedAt.getTime()}-${last.orderIndex}` : null };
}

/** Restores a conversation without its shares. `false`: this user has no such conversation, or it was deleted too long ago. */
export async function restoreConversation(userId: string, id: string): Promise<boolean> {
  const isRestored = await db().$transaction(async (tx) => {
    const { count } = await tx.conversation.updateMany({
      where: { userId, id, deletedAt: { gt: restorableSince() } },
      data: { deletedAt: null },
    });
    if (count === 1) await tx.share.deleteMany({ where: { userId, conversationId: id } });
    return count === 1;
  });
  // Restoring a conversation that is not deleted succeeds, too.
  return isRestored || (await db().conversation.count({ where: { userId, id, deletedAt: null } })) === 1;
}

/**
 * Purges conversations that can no longer be restored, of all users, deleted first come first; their files become unattached.
 * Raw SQL, because Prisma has no row locks: several purges at the same time skip each other's rows. Whether there may be more.
 */
export async function purgeConversations(): Promise<boolean> {
  // Not a parameter: for a limit that it does not know Postgres plans with a tenth of the table, and reads all of it.
  const batchSize = Prisma.raw(`${serverLimits.purgeBatchSize}`);
  const purged = await db().$executeRaw`
    WITH "expired" AS (
      SELECT "userId", "id" FROM "Conversation" WHERE "deletedAt" <= ${restorableSince()}
      ORDER BY "deletedAt" LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
    ), "freed" AS (
      UPDATE "File" f SET "attachedAt" = NULL
      FROM "expired" e CROSS JOIN LATERAL (
        SELECT "fileId" FROM "Turn" WHERE "userId" = e."userId" AND "conversationId" = e."id"
        UNION SELECT "fileId" FROM "EntryVersion" WHERE "userId" = e."userId" AND "conversationId" = e."id"
      ) t
      WHERE f."userId" = e."userId" AND f."id" = t."fileId" AND NOT EXISTS (
        SELECT FROM "Turn" u WHERE u."userId" = f."userId" AND u."fileId" = f."id"
          AND (u."userId", u."conversationId") NOT IN (SELECT "userId", "id" FROM "expired")
      ) AND NOT EXISTS (
        SELECT FROM "EntryVersion" v WHERE v."userId" = f."userId" AND v."fileId" = f."id"
          AND (v."userId", v."conversationId") NOT IN (SELECT "userId", "id" FROM "expired"))
    )
    DELETE FROM "Conversation" c USING "expired" e WHERE c."userId" = e."userId" AND c."id" = e."id"`;
  return purged === serverLimits.purgeBatchSize;
}

/** Purges earlier versions of entries that can no longer be restored, of all users; their files become unattached. */
export async function purgeEntryVersions(): Promise<boolean> {
  const batchSize = Prisma.raw(`${serverLimits.purgeBatchSize}`);
  const purged = await db().$executeRaw`
    WITH "expired" AS (
      SELECT "userId", "conversationId", "entryId", "version", "fileId" FROM "EntryVersion"
      WHERE "replacedAt" <= ${restorableSince()} ORDER BY "replacedAt" LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
    ), "freed" AS (
      UPDATE "File" f SET "attachedAt" = NULL FROM "expired" e
      WHERE f."userId" = e."userId" AND f."id" = e."fileId" AND NOT EXISTS (
        SELECT FROM "Turn" u WHERE u."userId" = f."userId" AND u."fileId" = f."id"
      ) AND NOT EXISTS (
        SELECT FROM "EntryVersion" v WHERE v."userId" = f."userId" AND v."fileId" = f."id"
          AND v."replacedAt" > ${restorableSince()})
    )
    DELETE FROM "EntryVersion" v USING "expired" e WHERE v."userId" = e."userId"
      AND v."conversationId" = e."conversationId" AND v."entryId" = e."entryId" AND v."version" = e."version"`;
  return purged === serverLimits.purgeBatchSize;
}
