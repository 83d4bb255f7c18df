import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import { queryJsonRows } from "./client";
import { fileColumn, joinFirstPicture, WhenRow, whenColumn } from "./conversation-fields";
import { FileRow } from "./file";
import { Prisma } from "./generated/client";
import { orAbsent } from "./json-columns";

const { sql } = Prisma;

const LifeRow = z.object({
  id: z.string(),
  projectName: z.string(),
  topic: z.string(),
  createdAt: z.coerce.date(),
  when: WhenRow,
  /** Of its date. */
  whenVersion: orAbsent("versions", z.number().nullable(), null),
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

/** At most so many memories, and whether there are more of them. */
async function listLife(userId: string, condition: Prisma.Sql, order: Prisma.Sql, most: number) {
  const found = await queryJsonRows(
    LifeRow,
    sql`SELECT c."id", c."projectName", c."topic", c."createdAt", ${whenColumn}, c."versions"->'when' AS "whenVersion",
      ${openingColumn}, ${fileColumn}
      FROM "Conversation" c ${joinFirstPicture(userId)}
      WHERE c."userId" = ${userId} AND c."deletedAt" IS NULL AND ${condition} ORDER BY ${order} LIMIT ${most + 1}::int`,
  );
  return { rows: found.slice(0, most), hasMore: found.length > most };
}

/** The memories whose days are known, by their first day; of the same first day the longest comes first. */
export const listDated = (userId: string, most: number = serverLimits.datedMemories) =>
  listLife(userId, sql`c."whenStart" IS NOT NULL`, sql`c."whenStart", c."whenEnd" DESC, c."orderIndex"`, most);

/** The others, newest first. */
export const listUndated = (userId: string) =>
  listLife(
    userId,
    sql`c."whenStart" IS NULL`,
    sql`c."createdAt" DESC, c."orderIndex" DESC`,
    serverLimits.undatedMemories,
  );
