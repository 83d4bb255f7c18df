import "server-only";
import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { contributionKinds } from "../../conversation/share/contribution";
import { db, queryRows } from "./client";
import { Prisma } from "./generated/client";
import { isOpenSql, isTurnShown, isWholeSql } from "./share-owner";

const { sql } = Prisma;

// What readers of shared parts have written to a person, on the machine that has all of that person's rows.

/** Whether the text of the turn `t` or the note `n` was not removed. */
const isLive = (userId: string) => sql`(n."message" <> '' OR ${isTurnShown(userId)})`;

/** How often the words of the turn `t` or the note `n` in the conversation `c` were changed. */
const partVersionSql = sql`(
  SELECT coalesce(sum(v."value"::int) FILTER (WHERE v."value" ~ '^[0-9]{1,9}$'), 0)::int
  FROM jsonb_each_text(CASE jsonb_typeof(c."versions") WHEN 'object' THEN c."versions" END) v
  WHERE CASE WHEN n."id" IS NOT NULL THEN v."key" = 'note-' || n."id" WHEN t."position" = 0 THEN v."key" LIKE 'answer-%'
    ELSE v."key" = 'message-' || t."orderIndex" END)`;

/** The conversation `c`, its part (the turn `t` or the note `n`, which the conditions choose), and a share `s` of the conversation. */
const partSql = (userId: string, conversationId: Prisma.Sql, turn: Prisma.Sql, note: Prisma.Sql) => sql`
  "Share" s
  JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = s."conversationId" AND c."deletedAt" IS NULL
  LEFT JOIN "Turn" t ON t."userId" = ${userId} AND t."conversationId" = c."id" AND ${turn}
  LEFT JOIN "Note" n ON n."userId" = ${userId} AND n."conversationId" = c."id" AND ${note}
  WHERE s."userId" = ${userId} AND s."conversationId" = ${conversationId}`;

const isOfPart = sql`(s."turnId" = t."id" OR s."noteId" = n."id")`;
const isOfWhole = sql`(${isWholeSql} AND t."id" IS NOT NULL)`;
/** Whether the share is one of the part, or of the whole conversation, which has no notes for its readers. */
const coversPart = sql`(${isOfPart} OR ${isOfWhole})`;

/** A part of a conversation: a continuation (0-based index), a note, or else the post. */
export type PartChoice = { continuationIndex?: number | null; noteId?: string | null };

const chosenPartSql = (userId: string, conversationId: string, { continuationIndex, noteId }: PartChoice) =>
  partSql(
    userId,
    sql`${conversationId}`,
    noteId == null ? sql`t."position" = ${continuationIndex == null ? 0 : continuationIndex + 1}::int` : sql`false`,
    noteId == null ? sql`false` : sql`n."id" = ${noteId}`,
  );

/** Whether the readers of the share `s` may write to its parts at this moment. */
const isWritableSql = sql`${isOpenSql} AND s."takesContributions"`;

/** A part to which its readers may write at this moment, by its "id", and its "version". */
export const openPartSql = (userId: string, conversationId: string, part: PartChoice) => sql`
  SELECT coalesce(t."id", n."id") AS "id", ${partVersionSql} AS "version"
  FROM ${chosenPartSql(userId, conversationId, part)}
    AND ${coversPart} AND ${isWritableSql} AND ${isLive(userId)} LIMIT 1`;

/** The share by which a part, or the whole conversation, is read at this moment, by its "id". */
export const openShareSql = (
  userId: string,
  conversationId: string,
  part: PartChoice & { whole?: boolean | null },
) => sql`
  SELECT s."id" FROM ${chosenPartSql(userId, conversationId, part)}
    AND ${part.whole ? isOfWhole : sql`${isOfPart} AND ${isLive(userId)}`} AND ${isOpenSql}`;

/** The part that the row `i` of this user's inbox belongs to, if it is shared. */
export const partOfSql = (userId: string, condition = sql`true`) => sql`
  SELECT c."projectName", t."position", n."id" AS "noteId", coalesce(n."orderIndex", t."orderIndex") AS "orderIndex",
    ${partVersionSql} AS "version"
  FROM ${partSql(userId, sql`i."conversationId"`, sql`t."id" = i."partId"`, sql`n."id" = i."partId"`)}
    AND ${coversPart} AND ${condition} AND ${isLive(userId)} LIMIT 1`;

/** The same, if its readers may write to it at this moment. */
export const writablePartOfSql = (userId: string) => partOfSql(userId, isWritableSql);

export const InboxRow = z.object({
  id: z.string(),
  contributorName: z.string(),
  conversationId: z.string(),
  kind: z.enum(contributionKinds),
  text: z.string(),
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
});
export type InboxRow = z.output<typeof InboxRow>;

/** Rows of an inbox whose part is shared at this moment. */
const inboxSql = (userId: string, condition: Prisma.Sql) => sql`
  SELECT i."id", i."contributorName", i."conversationId", i."kind", i."text", i."acceptedText", i."version", i."createdAt",
    part."projectName", part."position", part."noteId", coalesce(i."partVersion" < part."version", false) AS "isOlder"
  FROM "ContributionInbox" i CROSS JOIN LATERAL (${partOfSql(userId)}) part
  WHERE i."userId" = ${userId} AND ${condition}`;

/** Not decided yet, and by nobody from whom this user wants no more. */
const isOffered = (userId: string) => sql`i."isPending" AND i."contributorId" <> ALL (
  SELECT unnest(u."refusedContributors") FROM "User" u WHERE u."id" = ${userId})`;

/** What is offered to this user, newest first. */
export const listOffers = (userId: string): Promise<InboxRow[]> =>
  queryRows(
    InboxRow,
    sql`${inboxSql(userId, isOffered(userId))} ORDER BY i."createdAt" DESC LIMIT ${serverLimits.offersShown}::int`,
  );

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
      CASE WHEN part."position" = 0 THEN 0 ELSE part."orderIndex" END AS "orderIndex"
    FROM "ContributionInbox" i CROSS JOIN LATERAL (${partOfSql(userId)}) part
    WHERE i."userId" = ${userId} AND i."conversationId" = c."id" AND i."acceptedText" IS NOT NULL
  ) r) AS "rememberedBy"`;

const Count = z.object({ count: z.number() });

/** How much of it there is, up to what a list shows. */
export async function countOffers(userId: string): Promise<number> {
  const offers = sql`${inboxSql(userId, isOffered(userId))} LIMIT ${serverLimits.offersShown}::int`;
  const [row] = await queryRows(Count, sql`SELECT count(*)::int AS "count" FROM (${offers}) offer`);
  return row?.count ?? 0;
}

/** To the owner of a conversation what they have accepted, to anybody else what they wrote. The oldest first. */
export const listContributions = (ownerId: string, readerId: string, conversationId: string): Promise<InboxRow[]> =>
  queryRows(
    InboxRow,
    sql`${inboxSql(
      ownerId,
      sql`i."conversationId" = ${conversationId} AND ${
        ownerId === readerId ? sql`i."acceptedText" IS NOT NULL` : sql`i."contributorId" = ${readerId}`
      }`,
    )} ORDER BY i."createdAt", i."id" LIMIT ${serverLimits.contributionsShown}::int`,
  );

// A decision changes one row. One that its writer has taken back is not there any more, so that taking back always wins.

/** Accepts the text of this version, which then stays until another one is accepted. `false`: there is no such version. */
export async function acceptOffer(userId: string, id: string, version: number): Promise<boolean> {
  const changed = await db().$executeRaw`
    UPDATE "ContributionInbox" i SET "acceptedText" = i."text", "isPending" = false
    WHERE i."userId" = ${userId} AND i."id" = ${id} AND i."version" = ${version}::int
      AND EXISTS (${partOfSql(userId)})`;
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
