import { z } from "zod";
import { serverTimings } from "../../api/server-limits";
import { type ContributionKind, contributionKinds } from "../../conversation/share/contribution";
import { db, queryRows } from "./client";
import { openPartSql, type PartChoice, partOfSql } from "./contribution-part";
import { type Counter, consumeSql, Use, useColumns } from "./counter";
import { restorableSince } from "./deletion";
import type { FileRow } from "./file";
import { Prisma } from "./generated/client";
import { newId } from "./id";

const { sql } = Prisma;

// What a person has written to parts that others share: a row of their own, and one with the same id in the owner's inbox. Both are
// written by one statement.

type NewContribution = PartChoice & {
  ownerId: string;
  conversationId: string;
  kind: string;
  text: string;
  /** Of the writer, in their order. */
  files: FileRow[];
  requestKey: string;
  /** Mails are sent here. */
  isMailed: boolean;
  /** What the owner sees the writer called. */
  name: string;
};

const MailTo = z.object({ email: z.string(), username: z.string(), displayName: z.string().nullable() });
export type MailTo = z.output<typeof MailTo>;

/** `mailTo`: whom a mail has to tell of the offer. */
const CountedOffer = Use.extend({ id: z.string().nullable(), mailTo: MailTo.nullable() });

/** Takes the one mail that the owner gets in a day, if they want it, for something that was "offered". */
const mailedSql = (writerId: string, { ownerId, isMailed }: NewContribution) => sql`
  UPDATE "User" u SET "offersMailedAt" = now()
  WHERE ${isMailed}::boolean AND u."id" = ${ownerId} AND u."mailAboutOffers" AND ${writerId} <> ALL (u."refusedContributors")
    AND (u."offersMailedAt" IS NULL OR u."offersMailedAt" < ${new Date(Date.now() - serverTimings.offerMailHours * 3_600_000)})
    AND EXISTS (SELECT FROM "offered")
  RETURNING u."email", u."username", u."displayName"`;

/** Offers a text, which counts as one use. `id` is `null` beyond the limit. `null`, and nothing is counted: there is no such part. */
export async function addContribution(userId: string, offer: NewContribution, counter: Counter | null) {
  const { ownerId, conversationId, kind, text, files, requestKey, name } = offer;
  const filesJson = sql`${JSON.stringify(files)}::jsonb`;
  const [counted] = await queryRows(
    CountedOffer,
    sql`
    WITH "part" AS (${openPartSql(ownerId, conversationId, offer)}),
    ${consumeSql(counter, sql`EXISTS (SELECT FROM "part")`)},
    "offered" AS (
      INSERT INTO "ContributionInbox" AS i
        ("userId", "id", "contributorId", "contributorName", "conversationId", "partId", "kind", "text", "files", "partVersion")
      SELECT ${ownerId}, ${newId()}, ${userId}, ${name}, ${conversationId}, "part"."id", ${kind}, ${text}, ${filesJson}, "part"."version"
      FROM "part"
      WHERE EXISTS (SELECT FROM "used" WHERE "count" <= ${counter?.allowed ?? 0}::float)
      RETURNING i."id", i."partId"
    ), "own" AS (
      INSERT INTO "Contribution" AS o ("userId", "id", "ownerId", "conversationId", "partId", "kind", "text", "files", "requestKey")
      SELECT ${userId}, "id", ${ownerId}, ${conversationId}, "partId", ${kind}, ${text}, ${filesJson}, ${requestKey} FROM "offered"
      RETURNING o."id"
    ), "attached" AS (
      UPDATE "File" SET "attachedAt" = now()
      WHERE "userId" = ${userId} AND "id" = ANY (${files.map(({ id }) => id)}::text[]) AND EXISTS (SELECT FROM "own")
    ), "mailed" AS (${mailedSql(userId, offer)})
    SELECT ${useColumns}, "own"."id", (SELECT row_to_json("mailed") FROM "mailed") AS "mailTo" FROM "used" LEFT JOIN "own" ON true`,
  );
  return counted ?? null;
}

export type OwnContribution = { ownerId: string; kind: ContributionKind };

/** `null`: this user has written no such contribution. */
export async function findContribution(userId: string, id: string): Promise<OwnContribution | null> {
  const found = await db().contribution.findUnique({
    where: { userId_id: { userId, id }, withdrawnAt: null },
    select: { ownerId: true, kind: true },
  });
  return found && { ...found, kind: z.enum(contributionKinds).parse(found.kind) };
}

const Id = z.object({ id: z.string() });
const Text = z.object({ text: z.string() });

/**
 * Offers another text in the place of the one that was offered, which becomes an earlier version; what was accepted stays. The row is
 * locked before it is read, so that of two changes at once the second keeps the text of the first. `false`: its readers may not write to it
 * now.
 */
export async function changeContribution(
  userId: string,
  id: string,
  { ownerId, text }: { ownerId: string; text: string },
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const [before] = await queryRows(
      Text,
      sql`
      SELECT "text" FROM "ContributionInbox" WHERE "userId" = ${ownerId} AND "id" = ${id} AND "contributorId" = ${userId} FOR UPDATE`,
      tx,
    );
    if (!before) return false;
    const changed = await queryRows(
      Id,
      sql`
      WITH "offered" AS (
        UPDATE "ContributionInbox" i SET "text" = ${text}, "version" = i."version" + 1,
          "isPending" = i."acceptedText" IS DISTINCT FROM ${text}, "partVersion" = (SELECT "version" FROM (${partOfSql(ownerId, "shared")}) part)
        WHERE i."userId" = ${ownerId} AND i."id" = ${id} AND EXISTS (${partOfSql(ownerId, "writable")})
        RETURNING i."id", i."version"
      ), "earlier" AS (
        INSERT INTO "ContributionVersion" ("userId", "contributionId", "version", "text")
        SELECT ${userId}, ${id}, "version" - 1, ${before.text} FROM "offered" WHERE ${before.text !== text}::boolean
      ), "own" AS (
        UPDATE "Contribution" SET "text" = ${text}
        WHERE "userId" = ${userId} AND "id" = ${id} AND EXISTS (SELECT FROM "offered")
      )
      SELECT "id" FROM "offered"`,
      tx,
    );
    return changed.length === 1;
  });
}

/** What it was in the last 30 days, newest first. `null`: this user has written no such contribution. */
export async function listContributionVersions(userId: string, id: string) {
  const found = await db().contribution.findUnique({
    where: { userId_id: { userId, id } },
    select: {
      earlierVersions: {
        where: { replacedAt: { gt: restorableSince() } },
        orderBy: { version: "desc" },
        select: { version: true, text: true, replacedAt: true },
      },
    },
  });
  return found?.earlierVersions ?? null;
}

/** Of whom a person has opened a link, or written to a part. */
async function ownersOf(tx: Prisma.TransactionClient, userId: string): Promise<Set<string>> {
  const [where, select] = [{ userId }, { ownerId: true }];
  const writtenTo = await tx.contribution.findMany({ where, distinct: ["ownerId"], select });
  const opened = await tx.openedShare.findMany({ where, distinct: ["ownerId"], select });
  return new Set([...writtenTo, ...opened].map(({ ownerId }) => ownerId));
}

/** Withdraws everything that a person whose account ends has left with others: contributions, and that they have opened links. */
export async function removeFromOthers(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  for (const owner of await ownersOf(tx, userId)) {
    await tx.contributionInbox.deleteMany({ where: { userId: owner, contributorId: userId } });
    await tx.shareReader.deleteMany({ where: { userId: owner, readerId: userId } });
  }
}

/** Shows the new name of a person to those whose links they have opened. */
export async function renameAtOthers(tx: Prisma.TransactionClient, userId: string, name: string): Promise<void> {
  for (const owner of await ownersOf(tx, userId)) {
    const [inbox, readers] = [{ contributorId: userId }, { readerId: userId }];
    await tx.contributionInbox.updateMany({ where: { userId: owner, ...inbox }, data: { contributorName: name } });
    await tx.shareReader.updateMany({ where: { userId: owner, ...readers }, data: { name } });
  }
}
