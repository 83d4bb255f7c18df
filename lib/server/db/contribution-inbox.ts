import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { contributionKinds } from "../../conversation/share/contribution";
import { db, queryRows } from "./client";
import { isWholeSharedSql, partOfSql } from "./contribution-part";
import { StoredFiles } from "./conversation-fields";
import { Prisma } from "./generated/client";

const { sql } = Prisma;

// What readers of shared parts have written to a person, on the machine that has all of that person's rows.

export const InboxRow = z.object({
  id: z.string(),
  contributorName: z.string(),
  conversationId: z.string(),
  kind: z.enum(contributionKinds),
  text: z.string(),
  files: StoredFiles,
  acceptedText: z.string().nullable(),
  version: z.number(),
  /** Written before the part was changed. */
  isOlder: z.boolean(),
  createdAt: z.coerce.date(),
  projectName: z.string(),
  /** Only for a turn. */
  position: z.number().nullable(),
  /** Only for a note. */
  noteId: z.string().nullable(),
  /** The turn that answers it, as it is now. */
  answer: z.object({ position: z.number(), text: z.string(), createdAt: z.coerce.date() }).nullable(),
  showsAnswer: z.boolean(),
  /** Everyone with the link to the conversation reads it, with its answers. */
  isWholeShared: z.boolean(),
});
export type InboxRow = z.output<typeof InboxRow>;

/** The turn `a` that answers the question `i`, unless it was removed. */
const joinAnsweringTurn = (userId: string) =>
  sql`LEFT JOIN "Turn" a ON a."userId" = ${userId} AND a."conversationId" = i."conversationId"
    AND a."id" = i."answerId" AND a."message" <> ''`;

/** Rows of an inbox whose part is shared at this moment, or as `part` has it. */
const inboxSql = (userId: string, condition: Prisma.Sql, part = partOfSql(userId, "shared")) => sql`
  SELECT i."id", i."contributorName", i."conversationId", i."kind", i."text", i."files", i."acceptedText", i."version", i."createdAt",
    part."projectName", part."position", part."noteId", coalesce(i."partVersion" < part."version", false) AS "isOlder",
    CASE WHEN a."id" IS NOT NULL
      THEN json_build_object('position', a."position", 'text', a."message", 'createdAt', a."createdAt") END AS "answer",
    i."showsAnswer", ${isWholeSharedSql(userId)} AS "isWholeShared"
  FROM "ContributionInbox" i ${joinAnsweringTurn(userId)} CROSS JOIN LATERAL (${part}) part
  WHERE i."userId" = ${userId} AND ${condition}`;

/** By nobody from whom this user wants no more. */
const isWanted = (userId: string) => sql`i."contributorId" <> ALL (
  SELECT unnest(u."refusedContributors") FROM "User" u WHERE u."id" = ${userId})`;
const isOffered = (userId: string) => sql`i."isPending" AND ${isWanted(userId)}`;
const isDeclined = (userId: string) =>
  sql`NOT i."isPending" AND i."text" IS DISTINCT FROM i."acceptedText" AND ${isWanted(userId)}`;

const newest = sql`ORDER BY i."createdAt" DESC LIMIT ${serverLimits.offersShown}::int`;

/** What is offered to this user, newest first. */
export const listOffers = (userId: string): Promise<InboxRow[]> =>
  queryRows(InboxRow, sql`${inboxSql(userId, isOffered(userId))} ${newest}`);

/** What this user did not want to accept when it was offered, or has removed. */
export const listDeclined = (userId: string): Promise<InboxRow[]> =>
  queryRows(InboxRow, sql`${inboxSql(userId, isDeclined(userId))} ${newest}`);

/** The conversations of this user with something that others have written to them. */
export async function listContributedTo(userId: string): Promise<string[]> {
  const rows = await db().contributionInbox.findMany({
    where: { userId, OR: [{ isPending: true }, { acceptedText: { not: null } }] },
    distinct: ["conversationId"],
    select: { conversationId: true },
  });
  return rows.map(({ conversationId }) => conversationId);
}

/** What was accepted of others in the conversation `c` of an export, with the orderIndex of its part. */
export const AcceptedRow = z.object({
  name: z.string(),
  kind: z.enum(contributionKinds),
  text: z.string(),
  createdAt: z.coerce.date(),
  orderIndex: z.number(),
});

export const acceptedColumn = (userId: string) => sql`(
  SELECT coalesce(json_agg(r ORDER BY r."createdAt", r."id"), '[]') FROM (
    SELECT i."id", i."contributorName" AS "name", i."kind", i."acceptedText" AS "text", i."createdAt",
      coalesce(a."orderIndex", CASE WHEN part."position" = 0 THEN 0 ELSE part."orderIndex" END) AS "orderIndex"
    FROM "ContributionInbox" i ${joinAnsweringTurn(userId)} CROSS JOIN LATERAL (${partOfSql(userId, "live")}) part
    WHERE i."userId" = ${userId} AND i."conversationId" = c."id" AND i."acceptedText" IS NOT NULL
  ) r) AS "rememberedBy"`;

const Count = z.object({ count: z.number() });

/** How much of it there is, up to what a list shows. */
export async function countOffers(userId: string): Promise<number> {
  const offers = sql`${inboxSql(userId, isOffered(userId))} LIMIT ${serverLimits.offersShown}::int`;
  const [row] = await queryRows(Count, sql`SELECT count(*)::int AS "count" FROM (${offers}) offer`);
  return row?.count ?? 0;
}

/** To the owner of a conversation what they have accepted, to anybody else what they wrote while they can read its part. The oldest first. */
export function listContributions(ownerId: string, readerId: string, conversationId: string): Promise<InboxRow[]> {
  const isOwner = ownerId === readerId;
  const isSeen = isOwner ? sql`i."acceptedText" IS NOT NULL` : sql`i."contributorId" = ${readerId}`;
  const part = partOfSql(ownerId, isOwner ? "live" : "readable");
  return queryRows(
    InboxRow,
    sql`${inboxSql(ownerId, sql`i."conversationId" = ${conversationId} AND ${isSeen}`, part)}
      ORDER BY i."createdAt", i."id" LIMIT ${serverLimits.contributionsShown}::int`,
  );
}
