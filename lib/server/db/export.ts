import "server-only";
import { z } from "zod";
import { queryJsonRows } from "./client";
import { conversationColumns, notesColumn, ThreadRow } from "./conversation";
import { Prisma } from "./generated/client";
import { listSharesSql, ShareRow } from "./share";

const { sql } = Prisma;

const threadSql = (userId: string, condition: Prisma.Sql) => sql`
  SELECT ${conversationColumns(userId)}, ${notesColumn(userId)} FROM "Conversation" c
  WHERE c."userId" = ${userId} AND c."deletedAt" IS NULL AND ${condition}`;

const pageSql = (userId: string, orderIndex: number, limit: number) => sql`
  ${threadSql(userId, sql`c."orderIndex" > ${orderIndex}::int`)} ORDER BY c."orderIndex" LIMIT ${limit}::int`;

/** Conversations after `orderIndex`, ascending. */
export function listForExport(userId: string, orderIndex: number, limit: number): Promise<ThreadRow[]> {
  return queryJsonRows(ThreadRow, pageSql(userId, orderIndex, limit));
}

export async function findForExport(userId: string, id: string): Promise<ThreadRow | null> {
  const [row] = await queryJsonRows(ThreadRow, threadSql(userId, sql`c."id" = ${id}`));
  return row ?? null;
}

const OwnerRow = z.object({
  username: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  showOnBoard: z.boolean(),
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
  conversations: z.array(ThreadRow),
});

/** A user with everything that they own, but only the first `limit` conversations. */
export async function findOwner(userId: string, limit: number): Promise<z.output<typeof OwnerRow> | null> {
  const scores = sql`SELECT s."score", s."level", s."round", s."timeTaken", s."createdAt" FROM "Score" s WHERE s."userId" = ${userId}`;
  const [owner] = await queryJsonRows(
    OwnerRow,
    sql`SELECT u."username", u."email", u."displayName", u."showOnBoard",
      (SELECT coalesce(json_agg(game ORDER BY game."createdAt"), '[]') FROM (${scores}) game) AS "scores",
      (SELECT coalesce(json_agg(share ORDER BY share."createdAt"), '[]') FROM (${listSharesSql(userId)}) share) AS "shares",
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
    SELECT t."position", f."id", f."name", f."type", f."altText"
    FROM "Turn" t JOIN "File" f ON f."userId" = ${userId} AND f."id" = t."fileId"
    WHERE t."userId" = ${userId} AND t."conversationId" = c."id"`;
  return queryJsonRows(
    HeadingRow,
    sql`SELECT c."id", c."projectName", c."createdAt",
      (SELECT coalesce(json_agg(file ORDER BY file."position"), '[]') FROM (${files}) file) AS "files"
      FROM "Conversation" c
      WHERE c."userId" = ${userId} AND c."deletedAt" IS NULL ${id === undefined ? Prisma.empty : sql`AND c."id" = ${id}`}
      ORDER BY c."orderIndex"`,
  );
}
