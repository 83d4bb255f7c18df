import "server-only";
import { timings } from "../../api/limits";
import type { DeletedQuery } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import { db } from "./client";
import { Prisma } from "./generated/client";

const oldestKept = () => new Date(Date.now() - timings.deletedRetentionDays * 86_400_000);

/** Puts a conversation away, and with it everything that is reached through it. `false`: this user has no such conversation. */
export async function removeConversation(userId: string, id: string): Promise<boolean> {
  const { count } = await db().conversation.updateMany({
    where: { userId, id, deletedAt: null },
    data: { deletedAt: new Date() },
  });
  return count === 1;
}

export type DeletedRow = { id: string; projectName: string; topic: string; deletedAt: Date };

/** A page of what this user can still have back, deleted last first. `cursor`: only what stands after it. */
export async function listDeleted(userId: string, { cursor, limit }: DeletedQuery) {
  const after = cursor && [
    { deletedAt: { lt: cursor.deletedAt } },
    { deletedAt: cursor.deletedAt, orderIndex: { lt: cursor.orderIndex } },
  ];
  const found = await db().conversation.findMany({
    where: { userId, deletedAt: { gt: oldestKept() }, ...(after && { OR: after }) },
    orderBy: [{ deletedAt: "desc" }, { orderIndex: "desc" }],
    // One more than a page holds tells whether there is another page.
    take: limit + 1,
    select: { id: true, projectName: true, topic: true, deletedAt: true, orderIndex: true },
  });
  const rows = found.slice(0, limit) as (DeletedRow & { orderIndex: number })[];
  const last = rows.at(-1);
  return { rows, nextCursor: last && found.length > limit ? `${last.deletedAt.getTime()}-${last.orderIndex}` : null };
}

/** Brings a conversation back, without what was shared of it. `false`: this user has no such conversation, or no longer. */
export async function restoreConversation(userId: string, id: string): Promise<boolean> {
  const isBack = await db().$transaction(async (tx) => {
    const { count } = await tx.conversation.updateMany({
      where: { userId, id, deletedAt: { gt: oldestKept() } },
      data: { deletedAt: null },
    });
    if (count === 1) await tx.share.deleteMany({ where: { userId, conversationId: id } });
    return count === 1;
  });
  // Undone twice is undone.
  return isBack || (await db().conversation.count({ where: { userId, id, deletedAt: null } })) === 1;
}

/**
 * Removes for good what was deleted longest ago, whoever owned it, if its time is over; its files then belong to nothing.
 * Several at once pass each other by: none waits for what another one is removing. Whether there may be more.
 */
export async function purgeConversations(): Promise<boolean> {
  // As a word of the statement: with a number that it does not know Postgres reckons on a tenth of the table, and reads all of it.
  const atOnce = Prisma.raw(`${serverLimits.purgeBatchSize}`);
  const purged = await db().$executeRaw`
    WITH "over" AS (
      SELECT "userId", "id" FROM "Conversation" WHERE "deletedAt" <= ${oldestKept()}
      ORDER BY "deletedAt" LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    ), "freed" AS (
      UPDATE "File" f SET "attachedAt" = NULL
      FROM "over" o JOIN "Turn" t ON t."userId" = o."userId" AND t."conversationId" = o."id"
      WHERE f."userId" = t."userId" AND f."id" = t."fileId" AND NOT EXISTS (
        SELECT FROM "Turn" u WHERE u."userId" = f."userId" AND u."fileId" = f."id"
          AND (u."userId", u."conversationId") NOT IN (SELECT "userId", "id" FROM "over"))
    )
    DELETE FROM "Conversation" c USING "over" o WHERE c."userId" = o."userId" AND c."id" = o."id"`;
  return purged === serverLimits.purgeBatchSize;
}
