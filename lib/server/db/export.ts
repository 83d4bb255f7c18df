import { z } from "zod";
import { contributionKinds } from "../../conversation/share/contribution";
import { queryJsonRows } from "./client";
import { AcceptedRow, acceptedColumn } from "./contribution-inbox";
import { conversationColumns, notesColumn, ThreadRow, turnsColumn } from "./conversation";
import { StoredFiles } from "./conversation-fields";
import { Prisma } from "./generated/client";
import { Profile } from "./session";
import { listSharesSql, ShareRow } from "./share";

const { sql } = Prisma;

// A conversation may have 10,000 entries with replies of 32,000 characters: they are read in parts that are quickly parsed. The first
// part has all of most conversations.
const entriesPerPart = { first: 20, more: 200 };

const WholeThread = ThreadRow.extend({ hiddenOnThisDay: z.boolean(), rememberedBy: z.array(AcceptedRow) });
export type WholeThread = z.output<typeof WholeThread>;
const ExportRow = WholeThread.extend({ entryCount: z.number() });
export type ExportRow = z.output<typeof ExportRow>;
const Part = ThreadRow.pick({ turns: true, notes: true });

const threadSql = (userId: string, condition: Prisma.Sql) => {
  const range = { from: 0, until: entriesPerPart.first };
  return sql`
    SELECT ${conversationColumns(userId, range)}, ${notesColumn(userId, range)}, c."entryCount", c."hiddenOnThisDay",
      ${acceptedColumn(userId)} FROM "Conversation" c
    WHERE c."userId" = ${userId} AND c."deletedAt" IS NULL AND ${condition}`;
};

const pageSql = (userId: string, orderIndex: number, limit: number) => sql`
  ${threadSql(userId, sql`c."orderIndex" > ${orderIndex}::int`)} ORDER BY c."orderIndex" LIMIT ${limit}::int`;

/** The first part of conversations after `orderIndex`, ascending. */
export function listForExport(userId: string, orderIndex: number, limit: number): Promise<ExportRow[]> {
  return queryJsonRows(ExportRow, pageSql(userId, orderIndex, limit));
}

export async function findForExport(userId: string, id: string): Promise<ExportRow | null> {
  const [row] = await queryJsonRows(ExportRow, threadSql(userId, sql`c."id" = ${id}`));
  return row ?? null;
}

export async function readAllParts(userId: string, { entryCount, ...thread }: ExportRow): Promise<WholeThread> {
  const parts = [thread];
  for (let from = entriesPerPart.first; from <= entryCount; from += entriesPerPart.more) {
    const range = { from, until: from + entriesPerPart.more };
    const statement = sql`SELECT ${turnsColumn(userId, range)}, ${notesColumn(userId, range)} FROM "Conversation" c
      WHERE c."userId" = ${userId} AND c."id" = ${thread.id}`;
    for (const part of await queryJsonRows(Part, statement)) parts.push({ ...thread, ...part });
  }
  return { ...thread, turns: parts.flatMap(({ turns }) => turns), notes: parts.flatMap(({ notes }) => notes) };
}

const OwnerRow = Profile.extend({
  scores: z.array(
    z.object({
      score: z.number(),
      level: z.string(),
      round: z.number(),
      timeTaken: z.number(),
      createdAt: z.coerce.date(),
    }),
  ),
  shares: z.array(ShareRow),
  contributions: z.array(
    z.object({ kind: z.enum(contributionKinds), text: z.string(), files: StoredFiles, createdAt: z.coerce.date() }),
  ),
  conversations: z.array(ExportRow),
});

/** A user with everything that they own, but only the first part of the first `limit` conversations. */
export async function findOwner(userId: string, limit: number): Promise<z.output<typeof OwnerRow> | null> {
  const scores = sql`SELECT s."score", s."level", s."round", s."timeTaken", s."createdAt" FROM "Score" s WHERE s."userId" = ${userId}`;
  const contributions = sql`SELECT o."kind", o."text", o."files", o."createdAt" FROM "Contribution" o
    WHERE o."userId" = ${userId} AND o."withdrawnAt" IS NULL`;
  const [owner] = await queryJsonRows(
    OwnerRow,
    sql`SELECT u."username", u."email", u."displayName", u."showOnBoard", u."mailAboutOffers", u."birthYear",
      (SELECT coalesce(json_agg(game ORDER BY game."createdAt"), '[]') FROM (${scores}) game) AS "scores",
      (SELECT coalesce(json_agg(share ORDER BY share."createdAt"), '[]') FROM (${listSharesSql(userId)}) share) AS "shares",
      (SELECT coalesce(json_agg(own ORDER BY own."createdAt"), '[]') FROM (${contributions}) own) AS "contributions",
      (SELECT coalesce(json_agg(thread ORDER BY thread."orderIndex"), '[]') FROM (${pageSql(userId, 0, limit)}) thread)
        AS "conversations"
      FROM "User" u WHERE u."id" = ${userId}`,
  );
  return owner ?? null;
}

const HeadingRow = z.object({
  id: z.string(),
  projectName: z.string(),
  createdAt: z.coerce.date(),
  files: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), altText: z.string().nullable() })),
});
export type HeadingRow = z.output<typeof HeadingRow>;

/** What a contents list and an archive of files need of all conversations of an export, or of one. */
export function listHeadings(userId: string, id?: string): Promise<HeadingRow[]> {
  const files = sql`
    SELECT t."position", a."position" AS "place", f."id", f."name", f."type", f."altText"
    FROM "Turn" t JOIN "TurnFile" a ON a."userId" = ${userId} AND a."turnId" = t."id"
    JOIN "File" f ON f."userId" = ${userId} AND f."id" = a."fileId"
    WHERE t."userId" = ${userId} AND t."conversationId" = c."id"`;
  return queryJsonRows(
    HeadingRow,
    sql`SELECT c."id", c."projectName", c."createdAt",
      (SELECT coalesce(json_agg(file ORDER BY file."position", file."place"), '[]') FROM (${files}) file) AS "files"
      FROM "Conversation" c
      WHERE c."userId" = ${userId} AND c."deletedAt" IS NULL ${id === undefined ? Prisma.empty : sql`AND c."id" = ${id}`}
      ORDER BY c."orderIndex"`,
  );
}
