import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { db, queryRows } from "./client";
import { restorableSince } from "./deletion";
import { Prisma } from "./generated/client";

const { sql } = Prisma;

const Id = z.object({ id: z.string() });
const Offer = z.object({ row: z.json() });
const Withdrawn = z.object({ ownerId: z.string(), conversationId: z.string(), withdrawn: z.json() });

/** Withdraws a contribution: from then on nobody sees it. Its writer alone keeps what the sharer had, so that it can be restored. */
export async function withdrawContribution(userId: string, id: string, ownerId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const [offer] = await queryRows(
      Offer,
      sql`
      SELECT to_jsonb(i) AS "row" FROM "ContributionInbox" i
      WHERE i."userId" = ${ownerId} AND i."id" = ${id} AND i."contributorId" = ${userId} FOR UPDATE`,
      tx,
    );
    if (offer) await tx.contributionInbox.delete({ where: { userId_id: { userId: ownerId, id } } });
    await tx.$executeRaw`
      UPDATE "Contribution" SET "withdrawn" = ${offer ? JSON.stringify(offer.row) : null}::jsonb, "withdrawnAt" = now()
      WHERE "userId" = ${userId} AND "id" = ${id} AND "withdrawnAt" IS NULL`;
  });
}

/**
 * Undoes that: it is for the sharer what it was before, under the writer's present name. If the sharer no longer has the conversation, the
 * writer alone has it again. `false`: this user has withdrawn no such contribution, or too long ago.
 */
export async function restoreContribution(userId: string, id: string, name: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const [before] = await queryRows(
      Withdrawn,
      sql`
      SELECT "ownerId", "conversationId", "withdrawn" FROM "Contribution"
      WHERE "userId" = ${userId} AND "id" = ${id} AND "withdrawnAt" > ${restorableSince()} FOR UPDATE`,
      tx,
    );
    if (!before) return false;
    const { ownerId, conversationId } = before;
    // Locked, so that it is not deleted before the row that refers to it is there.
    const [conversation] = await queryRows(
      Id,
      sql`SELECT "id" FROM "Conversation" WHERE "userId" = ${ownerId} AND "id" = ${conversationId} FOR KEY SHARE`,
      tx,
    );
    if (conversation && before.withdrawn !== null) {
      await tx.$executeRaw`
        INSERT INTO "ContributionInbox" ("userId", "id", "contributorId", "contributorName", "conversationId", "partId", "kind", "text",
          "files", "acceptedText", "removedText", "answerId", "showsAnswer", "isPending", "version", "partVersion", "createdAt")
        SELECT ${ownerId}, i."id", i."contributorId", ${name}, i."conversationId", i."partId", i."kind", i."text",
          coalesce(i."files", '[]'), i."acceptedText", i."removedText", i."answerId", i."showsAnswer", i."isPending", i."version",
          i."partVersion", i."createdAt"
        FROM jsonb_populate_record(NULL::"ContributionInbox", ${JSON.stringify(before.withdrawn)}::jsonb) i`;
    }
    await tx.contribution.update({
      where: { userId_id: { userId, id } },
      data: { withdrawn: Prisma.DbNull, withdrawnAt: null },
    });
    return true;
  });
}

/**
 * Deletes for good what was withdrawn, with its earlier versions; its files become unattached. `until`: only if it was withdrawn by then.
 * `false`: there is no such contribution.
 */
export async function removeWithdrawn(userId: string, id: string, until: Date | null = null): Promise<boolean> {
  const removed = await queryRows(
    Id,
    sql`
    WITH "removed" AS (
      DELETE FROM "Contribution" WHERE "userId" = ${userId} AND "id" = ${id}
        AND "withdrawnAt" <= coalesce(${until}::timestamptz, 'infinity')
      RETURNING "id", "files"
    ), "freed" AS (
      UPDATE "File" f SET "attachedAt" = NULL FROM "removed" CROSS JOIN LATERAL jsonb_array_elements(
        CASE WHEN jsonb_typeof("removed"."files") = 'array' THEN "removed"."files" ELSE '[]' END) file
      WHERE f."userId" = ${userId} AND f."id" = file->>'id' AND NOT EXISTS (
        SELECT FROM "Contribution" o
        WHERE o."userId" = ${userId} AND o."id" <> ${id} AND o."files" @> jsonb_build_array(jsonb_build_object('id', f."id")))
    )
    SELECT "id" FROM "removed"`,
  );
  return removed.length === 1;
}

/** Deletes what was withdrawn and can no longer be restored. */
export async function purgeWithdrawn(): Promise<boolean> {
  const until = restorableSince();
  const take = serverLimits.purgeBatchSize;
  const where = { withdrawnAt: { lte: until } };
  const rows = await db().contribution.findMany({ where, take, select: { userId: true, id: true } });
  for (const { userId, id } of rows) await removeWithdrawn(userId, id, until);
  return rows.length === take;
}

/** Deletes earlier versions that can no longer be restored. */
export async function purgeContributionVersions(): Promise<boolean> {
  const where = { replacedAt: { lte: restorableSince() } };
  const take = serverLimits.purgeBatchSize;
  const rows = await db().contributionVersion.findMany({ where, take, select: { userId: true } });
  const writers = new Set(rows.map(({ userId }) => userId));
  for (const userId of writers) await db().contributionVersion.deleteMany({ where: { userId, ...where } });
  return rows.length === take;
}
