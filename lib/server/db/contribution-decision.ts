import { z } from "zod";
import { db, queryRows } from "./client";
import { partOfSql } from "./contribution-part";
import { Prisma } from "./generated/client";

const { sql } = Prisma;

// A decision changes one row. One that its writer has withdrawn is not there any more, so that withdrawing always wins.

/** Accepts the text of this version, which then stays until another one is accepted. `false`: there is no such version. */
export async function acceptOffer(userId: string, id: string, version: number): Promise<boolean> {
  const changed = await db().$executeRaw`
    UPDATE "ContributionInbox" i SET "acceptedText" = i."text", "isPending" = false
    WHERE i."userId" = ${userId} AND i."id" = ${id} AND i."version" = ${version}::int
      AND EXISTS (${partOfSql(userId, "shared")})`;
  return changed === 1;
}

/** Does not show the text of this version again; what was accepted before stays. `false`: there is no such version. */
export async function declineOffer(userId: string, id: string, version: number): Promise<boolean> {
  const where = { userId, id, version };
  return (await db().contributionInbox.updateMany({ where, data: { isPending: false } })).count === 1;
}

/** Removes what was accepted. `false`: nothing was. */
export async function removeAccepted(userId: string, id: string): Promise<boolean> {
  const removed = await db().$executeRaw`
    UPDATE "ContributionInbox" SET "removedText" = "acceptedText", "acceptedText" = NULL
    WHERE "userId" = ${userId} AND "id" = ${id} AND "acceptedText" IS NOT NULL`;
  return removed === 1;
}

/** Undoes that. `false`: nothing was removed, or something else was accepted since. */
export async function restoreAccepted(userId: string, id: string): Promise<boolean> {
  const restored = await db().$executeRaw`
    UPDATE "ContributionInbox" SET "acceptedText" = "removedText", "removedText" = NULL
    WHERE "userId" = ${userId} AND "id" = ${id} AND "acceptedText" IS NULL AND "removedText" IS NOT NULL`;
  return restored === 1;
}

type Answer = { conversationId: string; version: number; turnId: string; isShown: boolean };

/** Puts a question beside the turn that answers it. `false`: there is no such version, or another turn answers it. */
export async function answerQuestion(
  userId: string,
  id: string,
  { conversationId, version, turnId, isShown }: Answer,
): Promise<boolean> {
  const answered = await db().$executeRaw`
    UPDATE "ContributionInbox" i
    SET "acceptedText" = i."text", "isPending" = false, "answerId" = ${turnId}, "showsAnswer" = ${isShown}
    WHERE i."userId" = ${userId} AND i."id" = ${id} AND i."version" = ${version}::int AND i."kind" = 'question'
      AND i."conversationId" = ${conversationId}
      AND (i."answerId" IS NULL OR i."answerId" = ${turnId} OR i."acceptedText" IS DISTINCT FROM i."text")`;
  return answered === 1;
}

/** Shows nothing more that is offered by the writer of this one. `false`: there is no such contribution. */
export async function refuseContributor(userId: string, id: string): Promise<boolean> {
  const changed = await db().$executeRaw`
    UPDATE "User" SET "refusedContributors" = array_append("refusedContributors", i."contributorId")
    FROM "ContributionInbox" i
    WHERE "User"."id" = ${userId} AND i."userId" = ${userId} AND i."id" = ${id}`;
  return changed === 1;
}

/** What an offer says now. `null`: it is not there. */
export function findOffer(userId: string, id: string): Promise<{ version: number; text: string } | null> {
  return db().contributionInbox.findUnique({
    where: { userId_id: { userId, id } },
    select: { version: true, text: true },
  });
}

const Refused = z.object({ id: z.string(), name: z.string() });

/** From whom this user wants no more, by the names in what they have left with this user. */
export const listRefused = (userId: string): Promise<z.output<typeof Refused>[]> =>
  queryRows(
    Refused,
    sql`SELECT DISTINCT r."id", coalesce(
      (SELECT i."contributorName" FROM "ContributionInbox" i WHERE i."userId" = ${userId} AND i."contributorId" = r."id" LIMIT 1),
      (SELECT s."name" FROM "ShareReader" s WHERE s."userId" = ${userId} AND s."readerId" = r."id" LIMIT 1), '') AS "name"
    FROM "User" u CROSS JOIN LATERAL unnest(u."refusedContributors") r("id") WHERE u."id" = ${userId} ORDER BY "name", "id"`,
  );

/** Shows again what somebody offers who was refused. `false`: nobody with this id was. */
export async function allowContributor(userId: string, contributorId: string): Promise<boolean> {
  const changed = await db().$executeRaw`
    UPDATE "User" SET "refusedContributors" = array_remove("refusedContributors", ${contributorId})
    WHERE "id" = ${userId} AND ${contributorId} = ANY("refusedContributors")`;
  return changed === 1;
}
