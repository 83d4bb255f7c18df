import { z } from "zod";
import { timings } from "../../api/limits";
import type { DeletedQuery } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import { db, queryRows } from "./client";
import { Prisma } from "./generated/client";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Until when something must have been deleted, removed or replaced to be gone. */
export const restorableSince = () => daysAgo(timings.deletedRetentionDays);

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

/** Restores a conversation without its shares. `null`: this user has no such conversation, or it was deleted too long ago. */
export async function restoreConversation(userId: string, id: string): Promise<"restored" | "unchanged" | null> {
  const isRestored = await db().$transaction(async (tx) => {
    const { count } = await tx.conversation.updateMany({
      where: { userId, id, deletedAt: { gt: restorableSince() } },
      data: { deletedAt: null },
    });
    if (count === 1) await tx.share.deleteMany({ where: { userId, conversationId: id } });
    return count === 1;
  });
  // Restoring a conversation that is not deleted succeeds, too.
  if (isRestored) return "restored";
  return (await db().conversation.count({ where: { userId, id, deletedAt: null } })) === 1 ? "unchanged" : null;
}

// The purges list rows of all users, and then purge one owner's rows at a time: a distributed database has each owner's on
// one machine. Raw SQL, because Prisma has no row locks: several purges at the same time skip each other's rows. The limit is
// not a parameter: for an unknown limit Postgres plans with a tenth of the table, and reads all of it.
const batch = Prisma.sql`LIMIT ${Prisma.raw(`${serverLimits.purgeBatchSize}`)}`;

/** Whether there may be more. */
async function purgeByOwner(listed: Prisma.Sql, purge: (userId: string) => Prisma.Sql): Promise<boolean> {
  const rows = await queryRows(Owned, listed);
  let purged = 0;
  for (const userId of new Set(rows.map(({ userId }) => userId))) purged += await db().$executeRaw(purge(userId));
  return purged > 0 && rows.length === serverLimits.purgeBatchSize;
}

const Owned = z.object({ userId: z.string() });

/** Purges conversations that can no longer be restored, deleted first come first; their files become unattached. */
export async function purgeConversations(): Promise<boolean> {
  const before = restorableSince();
  const listed = Prisma.sql`SELECT "userId" FROM "Conversation" WHERE "deletedAt" <= ${before} ORDER BY "deletedAt" ${batch}`;
  return purgeByOwner(
    listed,
    (userId) => Prisma.sql`
      WITH "expired" AS (
        SELECT "id" FROM "Conversation" WHERE "userId" = ${userId} AND "deletedAt" <= ${before}
        ORDER BY "deletedAt" ${batch} FOR UPDATE SKIP LOCKED
      ), "freed" AS (
        UPDATE "File" f SET "attachedAt" = NULL
        FROM (
          SELECT a."fileId" FROM "TurnFile" a JOIN "Turn" t ON t."userId" = ${userId} AND t."id" = a."turnId"
          WHERE a."userId" = ${userId} AND t."conversationId" IN (SELECT "id" FROM "expired")
          UNION
          SELECT "fileId" FROM "EntryVersion" WHERE "userId" = ${userId} AND "conversationId" IN (SELECT "id" FROM "expired")
        ) t
        WHERE f."userId" = ${userId} AND f."id" = t."fileId" AND NOT EXISTS (
          SELECT FROM "TurnFile" a JOIN "Turn" u ON u."userId" = ${userId} AND u."id" = a."turnId"
          WHERE a."userId" = ${userId} AND a."fileId" = f."id" AND u."conversationId" NOT IN (SELECT "id" FROM "expired")
        ) AND NOT EXISTS (
          SELECT FROM "EntryVersion" v WHERE v."userId" = ${userId} AND v."fileId" = f."id"
            AND v."conversationId" NOT IN (SELECT "id" FROM "expired"))
      ), "links" AS (
        DELETE FROM "ShareOwner" WHERE "conversationId" IN (SELECT "id" FROM "expired")
      )
      DELETE FROM "Conversation" c USING "expired" e WHERE c."userId" = ${userId} AND c."id" = e."id"`,
  );
}

/** Purges earlier versions of entries that can no longer be restored; their files become unattached. */
export async function purgeEntryVersions(): Promise<boolean> {
  const before = restorableSince();
  const listed = Prisma.sql`SELECT "userId" FROM "EntryVersion" WHERE "replacedAt" <= ${before} ORDER BY "replacedAt" ${batch}`;
  return purgeByOwner(
    listed,
    (userId) => Prisma.sql`
      WITH "expired" AS (
        SELECT "conversationId", "entryId", "version", "fileId" FROM "EntryVersion"
        WHERE "userId" = ${userId} AND "replacedAt" <= ${before} ORDER BY "replacedAt" ${batch} FOR UPDATE SKIP LOCKED
      ), "freed" AS (
        UPDATE "File" f SET "attachedAt" = NULL FROM "expired" e
        WHERE f."userId" = ${userId} AND f."id" = e."fileId" AND NOT EXISTS (
          SELECT FROM "TurnFile" a WHERE a."userId" = ${userId} AND a."fileId" = f."id"
        ) AND NOT EXISTS (
          SELECT FROM "EntryVersion" v WHERE v."userId" = ${userId} AND v."fileId" = f."id" AND v."replacedAt" > ${before})
      )
      DELETE FROM "EntryVersion" v USING "expired" e WHERE v."userId" = ${userId}
        AND v."conversationId" = e."conversationId" AND v."entryId" = e."entryId" AND v."version" = e."version"`,
  );
}

/** Purges what the AI was sent for old replies, word for word. Their receipts stay. */
export async function purgeSentPrompts(): Promise<boolean> {
  const isOld = Prisma.sql`"sentPrompt" IS NOT NULL AND "sentPromptAt" <= ${daysAgo(timings.sentPromptDays)}`;
  const listed = Prisma.sql`SELECT "userId" FROM "Turn" WHERE ${isOld} ORDER BY "sentPromptAt" ${batch}`;
  return purgeByOwner(
    listed,
    (userId) => Prisma.sql`
      WITH "old" AS (
        SELECT "id" FROM "Turn" WHERE "userId" = ${userId} AND ${isOld} ORDER BY "sentPromptAt" ${batch} FOR NO KEY UPDATE SKIP LOCKED
      )
      UPDATE "Turn" t SET "sentPrompt" = NULL FROM "old" o WHERE t."userId" = ${userId} AND t."id" = o."id"`,
  );
}
