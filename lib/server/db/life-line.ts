import "server-only";
import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { queryJsonRows } from "./client";
import { FileRow, fileColumn, joinFirstPicture, WhenRow, whenColumn } from "./conversation-fields";
import { Prisma } from "./generated/client";

const { sql } = Prisma;

const LifeRow = z.object({
  id: z.string(),
  projectName: z.string(),
  topic: z.string(),
  createdAt: z.coerce.date(),
  when: WhenRow,
  /** The beginning of the first answer. */
  opening: z.string().nullable(),
  /** The first picture in the conversation. */
  file: FileRow.nullable(),
});
export type LifeRow = z.output<typeof LifeRow>;

/** More than an excerpt has. */
const openingLength = 240;

// A path into the answers finds nothing in an odd value, where a function for arrays would fail.
const openingColumn = sql`left(jsonb_path_query_first(c."questionAnswers",
  '$[*].answer ? (@ like_regex "[^[:space:]]")') #>> '{}', ${openingLength}::int) AS "opening"`;

const lifeSql = (userId: string, condition: Prisma.Sql, order: Prisma.Sql, limit: number) => sql`
  SELECT c."id", c."projectName", c."topic", c."createdAt", ${whenColumn}, ${openingColumn}, ${fileColumn}
  FROM "Conversation" c ${joinFirstPicture(userId)}
  WHERE c."userId" = ${userId} AND c."deletedAt" IS NULL AND ${condition} ORDER BY ${order} LIMIT ${limit}::int`;

/** The memories whose days are known, by their first day; of the same first day the longest comes first. */
export function listDated(userId: string): Promise<LifeRow[]> {
  const order = sql`c."whenStart", c."whenEnd" DESC, c."orderIndex"`;
  return queryJsonRows(LifeRow, lifeSql(userId, sql`c."whenStart" IS NOT NULL`, order, serverLimits.datedMemories));
}

/** The others, newest first, and whether there are more of them. */
export async function listUndated(userId: string) {
  const most = serverLimits.undatedMemories;
  const order = sql`c."createdAt" DESC, c."orderIndex" DESC`;
  const found = await queryJsonRows(LifeRow, lifeSql(userId, sql`c."whenStart" IS NULL`, order, most + 1));
  return { rows: found.slice(0, most), hasMore: found.length > most };
}
