import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
import type { When } from "../../conversation/memory-date/when";
import { db, queryJsonRows, queryRows } from "./client";
import {
  DatedHeadingRow,
  datedHeadingColumns,
  NoteRow,
  noteColumns,
  TurnRow,
  turnColumns,
} from "./conversation-fields";
import { Prisma } from "./generated/client";
import { type Page, pageOf } from "./pages";

const { sql } = Prisma;

const ConversationRow = DatedHeadingRow.extend({ useInGame: z.boolean(), turns: z.array(TurnRow) });
export const ThreadRow = ConversationRow.extend({ notes: z.array(NoteRow) });

export type ConversationRow = z.output<typeof ConversationRow>;
export type ThreadRow = z.output<typeof ThreadRow>;

/** Entries by their orderIndex, which counts from 1 without a gap; the first turn has 0. `until` is not included. */
export type EntryRange = { from: number; until: number };
const allEntries = { from: 0, until: 2_147_483_647 };

export const withinRange = (table: string, { from, until }: EntryRange) => {
  const orderIndex = Prisma.raw(`${table}."orderIndex"`);
  return sql`${orderIndex} >= ${from}::int AND ${orderIndex} < ${until}::int`;
};

export const turnsColumn = (userId: string, range: EntryRange) => sql`(
  SELECT coalesce(json_agg(turn ORDER BY turn."position"), '[]') FROM (
    SELECT ${turnColumns(userId)} FROM "Turn" t
    WHERE t."userId" = ${userId} AND t."conversationId" = c."id" AND ${withinRange("t", range)}
  ) turn) AS "turns"`;

export const notesColumn = (userId: string, range = allEntries) => sql`(
  SELECT coalesce(json_agg(note ORDER BY note."orderIndex"), '[]') FROM (
    SELECT ${noteColumns} FROM "Note" n
    WHERE n."userId" = ${userId} AND n."conversationId" = c."id" AND ${withinRange("n", range)}
  ) note) AS "notes"`;

export const conversationColumns = (userId: string, range = allEntries) =>
  sql`${datedHeadingColumns}, c."useInGame", ${turnsColumn(userId, range)}`;

/** A page of conversations with all turns, the highest `orderIndex` first. */
export async function listConversations(userId: string, page: Page) {
  const statement = sql`SELECT ${conversationColumns(userId)} FROM "Conversation" c
    WHERE c."userId" = ${userId} AND c."deletedAt" IS NULL AND c."orderIndex" < ${page.cursor ?? 2_147_483_647}::int
    ORDER BY c."orderIndex" DESC LIMIT ${page.limit}::int + 1`;
  return pageOf(await queryJsonRows(ConversationRow, statement), page);
}

/** Whether a conversation of this user has all the entries that it can have. */
export async function isFull(userId: string, id: string): Promise<boolean> {
  const entryCount = { gte: serverLimits.conversationEntries };
  return (await db().conversation.count({ where: { userId, id, deletedAt: null, entryCount } })) > 0;
}

/** Puts a conversation into the game or takes it out. `false`: this user has no such conversation. */
export async function updateUseInGame(userId: string, id: string, useInGame: boolean): Promise<boolean> {
  const { count } = await db().conversation.updateMany({
    where: { userId, id, deletedAt: null },
    data: { useInGame },
  });
  return count === 1;
}

const WhenRow = z.object({ id: z.string(), text: z.string(), edtf: z.string().nullable() });

/** When the memories were, in words and what is understood of them. */
export const listWhens = (userId: string) =>
  queryRows(
    WhenRow,
    sql`SELECT "id", "whenText" AS "text", "whenEdtf" AS "edtf" FROM "Conversation"
      WHERE "userId" = ${userId} AND "whenText" IS NOT NULL`,
  );

export type NewDays = { id: string } & When;

/** Changes the days of memories, unless their words or the year of birth were changed meanwhile. */
export async function updateDays(
  userId: string,
  whens: NewDays[],
  birthYear: number | null,
  tx: Prisma.TransactionClient = db(),
) {
  if (whens.length === 0) return;
  await tx.$executeRaw`
    UPDATE "Conversation" c SET ("whenStart", "whenEnd", "whenEdtf") = (w."start", w."end", w."edtf")
    FROM json_to_recordset(${JSON.stringify(whens)}::json) w("id" text, "text" text, "start" date, "end" date, "edtf" text)
    WHERE c."userId" = ${userId} AND c."id" = w."id" AND c."whenText" = w."text" AND EXISTS (
      SELECT FROM "User" u WHERE u."id" = ${userId} AND u."birthYear" IS NOT DISTINCT FROM ${birthYear}::int)`;
}

/** The id of this user's most recent conversation of that name. */
export async function findConversationByName(userId: string, projectName: string): Promise<string | null> {
  const conversation = await db().conversation.findFirst({
    where: { userId, projectName, deletedAt: null },
    orderBy: { orderIndex: "desc" },
    select: { id: true },
  });
  return conversation?.id ?? null;
}
