import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { contributionKinds } from "../../conversation/share/contribution";
import { db, queryRows } from "./client";
import { openShareSql, type PartChoice } from "./contribution-part";
import { restorableSince } from "./deletion";
import { Prisma } from "./generated/client";

const { sql } = Prisma;

// Which shared parts a person has opened: a row of their own, and one in the owner's list of readers. Neither has a word of the part:
// whoever lists them reads each part as its link does, so that it is gone when its link is.

type Opening = PartChoice & {
  whole?: string | null;
  ownerId: string;
  conversationId: string;
  /** Of the link. */
  path: string;
  /** What the owner sees the reader called. */
  name: string;
};

const Id = z.object({ id: z.string() });

/** Notes that this person has opened a part that is shared at this moment. `false`: there is no such part. */
export async function addOpening(userId: string, opening: Opening): Promise<boolean> {
  const { ownerId, conversationId, path, name } = opening;
  const opened = await queryRows(
    Id,
    sql`
    WITH "share" AS (${openShareSql(ownerId, conversationId, opening)}),
    "reader" AS (
      INSERT INTO "ShareReader" ("userId", "shareId", "readerId", "name")
      SELECT ${ownerId}, "id", ${userId}, ${name} FROM "share"
      ON CONFLICT ("userId", "shareId", "readerId") DO UPDATE SET "name" = ${name}, "openedAt" = EXCLUDED."openedAt"
    ), "own" AS (
      INSERT INTO "OpenedShare" ("userId", "path", "ownerId") SELECT ${userId}, ${path}, ${ownerId} FROM "share"
      ON CONFLICT ("userId", "path") DO UPDATE SET "openedAt" = EXCLUDED."openedAt"
    )
    SELECT "id" FROM "share"`,
  );
  return opened.length === 1;
}

/** The links that this person has opened, the last one first. */
export const listOpened = (userId: string) =>
  db().openedShare.findMany({
    where: { userId },
    orderBy: [{ openedAt: "desc" }, { path: "asc" }],
    take: serverLimits.openedShown,
    select: { path: true, openedAt: true },
  });

/** Everything that this person has written to parts of others, newest first, with what they have withdrawn and can restore. */
export async function listOwnContributions(userId: string) {
  const rows = await db().contribution.findMany({
    where: { userId, OR: [{ withdrawnAt: null }, { withdrawnAt: { gt: restorableSince() } }] },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: serverLimits.contributionsShown,
    select: {
      ...{ id: true, kind: true, text: true, createdAt: true, withdrawnAt: true },
      earlierVersions: { where: { replacedAt: { gt: restorableSince() } }, take: 1, select: { version: true } },
    },
  });
  return rows.map(({ earlierVersions, ...row }) => ({
    ...row,
    kind: z.enum(contributionKinds).parse(row.kind),
    isChanged: earlierVersions.length > 0,
  }));
}
