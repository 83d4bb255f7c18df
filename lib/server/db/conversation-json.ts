import "server-only";
import { Prisma } from "./generated/client";

// Reading conversations is what the app does most, and turning rows into JSON here is what that cost most. So Postgres writes
// it, as it goes over the wire (lib/api/responses.ts), but for files: their links are signed afterwards.

const { sql, raw } = Prisma;

const moment = (column: string) =>
  raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "timestamp"`);

const file = sql`CASE WHEN f."id" IS NOT NULL THEN json_build_object(
  'id', f."id", 'name', f."name", 'type', f."type", 'size', f."size", 'width', f."width", 'height', f."height")
  END AS "file"`;

const withFile = sql`LEFT JOIN "File" f ON f."userId" = t."userId" AND f."id" = t."fileId"`;

/** The first turn says what was answered in the guide, in one piece. */
const withStart = sql`
  JOIN "Turn" t ON t."userId" = c."userId" AND t."conversationId" = c."id" AND t."position" = 0 ${withFile}`;

/** A row of these columns is an object of JSON: to build it from names and values would take Postgres longer. */
const withWire = (columns: Prisma.Sql) => sql`CROSS JOIN LATERAL (SELECT ${columns}) wire`;

const heading = sql`c."id" AS "_id", c."projectName", c."topic", t."message" AS "prompt", c."questionAnswers",
  ${moment('c."createdAt"')}, c."orderIndex"`;

const pending = (now: Date) => sql`coalesce(t."askedUntil" > ${now}::timestamptz, false) AS "pending"`;

const reply = (now: Date) => sql`t."response", ${pending(now)}, t."refusedAt" IS NOT NULL AS "refused",
  CASE WHEN t."response" IS NULL THEN t."requestKey" END AS "requestKey", t."receipt", ${file}`;

const summary = (now: Date) => sql`${heading}, ${file}, ${pending(now)}, c."turnCount" AS "continuationCount"`;

const continuation = (now: Date) => sql`t."id" AS "_id", t."message", ${reply(now)},
  ${moment('t."createdAt"')}, t."orderIndex"`;

const conversation = (now: Date) => sql`${reply(now)}, ${heading}, c."useInGame", (
  SELECT coalesce(json_agg(wire ORDER BY t."position"), '[]')
  FROM "Turn" t ${withFile} ${withWire(continuation(now))}
  WHERE t."userId" = c."userId" AND t."conversationId" = c."id" AND t."position" > 0) AS "continuations"`;

const note = sql`n."id" AS "_id", n."conversationId", n."message", ${moment('n."createdAt"')}, n."orderIndex"`;

const notes = sql`(
  SELECT coalesce(json_agg(wire ORDER BY n."orderIndex"), '[]') FROM "Note" n ${withWire(note)}
  WHERE n."userId" = c."userId" AND n."conversationId" = c."id")`;

const hasFiles = sql`EXISTS (
  SELECT FROM "Turn" t WHERE t."userId" = c."userId" AND t."conversationId" = c."id" AND t."fileId" IS NOT NULL)`;

export type Page = { cursor: number | null; limit: number };

/** `conversations`: a JSON list, newest first. `cursor`: only what is older. */
export type PageRow = { conversations: string; nextCursor: number | null; hasFiles: boolean };

// One row more than a page holds tells whether there is another page.
const page = (userId: string, { cursor, limit }: Page, columns: Prisma.Sql, filed: Prisma.Sql) => sql`
  SELECT coalesce(json_agg(wire ORDER BY place) FILTER (WHERE place <= ${limit}::int), '[]')::text AS "conversations",
    CASE WHEN count(*) > ${limit}::int THEN min("orderIndex") FILTER (WHERE place <= ${limit}::int) END AS "nextCursor",
    coalesce(bool_or(filed), false) AS "hasFiles"
  FROM (
    SELECT c."orderIndex", row_number() OVER (ORDER BY c."orderIndex" DESC) AS place, ${filed} AS filed, wire
    FROM "Conversation" c ${withStart} ${withWire(columns)}
    WHERE c."userId" = ${userId} AND c."deletedAt" IS NULL
      AND c."orderIndex" < ${cursor ?? 2_147_483_647}::int
    ORDER BY c."orderIndex" DESC LIMIT ${limit}::int + 1
  ) found`;

/** A page of the history. */
export const summaryPage = (userId: string, shown: Page, now = new Date()): Prisma.Sql =>
  page(userId, shown, summary(now), sql`t."fileId" IS NOT NULL`);

/** The same with all turns. */
export const conversationPage = (userId: string, shown: Page, now = new Date()): Prisma.Sql =>
  page(userId, shown, conversation(now), hasFiles);

/** `thread`: one conversation with its notes, ascending, as JSON. */
export type ThreadRow = { thread: string; hasFiles: boolean };

export const thread = (userId: string, id: string, now = new Date()): Prisma.Sql => sql`
  SELECT json_build_object('conversation', wire, 'notes', ${notes})::text AS "thread", ${hasFiles} AS "hasFiles"
  FROM "Conversation" c ${withStart} ${withWire(conversation(now))}
  WHERE c."userId" = ${userId} AND c."id" = ${id} AND c."deletedAt" IS NULL`;
