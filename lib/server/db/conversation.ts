import "server-only";
import { z } from "zod";
import { db, queryJsonRows } from "./client";
import {
  HeadingRow,
  headingColumns,
  joinFile,
  NoteRow,
  noteColumns,
  TurnRow,
  turnColumns,
} from "./conversation-fields";
import { restorableSince } from "./deletion";
import { Prisma } from "./generated/client";
import { StoredVersions } from "./json-columns";
import { type Page, pageOf } from "./pages";

// After the history (history.ts), a thread is what the app reads most. Prisma would take twice as long as this statement.

const { sql } = Prisma;

const ConversationRow = HeadingRow.extend({
  useInGame: z.boolean(),
  hiddenOnThisDay: z.boolean(),
  turns: z.array(TurnRow),
});
export const ThreadRow = ConversationRow.extend({ notes: z.array(NoteRow) });

/** `versioned`: the entries that have earlier versions; for a file, also the first turn that it was removed from. */
const Versioned = z.object({ entryId: z.string(), turnId: z.string().nullable() });
const OwnThreadRow = ThreadRow.extend({ versions: StoredVersions, versioned: z.array(Versioned) });

export type ConversationRow = z.output<typeof ConversationRow>;
export type ThreadRow = z.output<typeof ThreadRow>;
export type OwnThreadRow = z.output<typeof OwnThreadRow>;

export const conversationColumns = (userId: string) => sql`${headingColumns}, c."useInGame", c."hiddenOnThisDay", (
  SELECT json_agg(turn ORDER BY turn."position") FROM (
    SELECT ${turnColumns} FROM "Turn" t ${joinFile(userId)} WHERE t."userId" = ${userId} AND t."conversationId" = c."id"
  ) turn) AS "turns"`;

export const notesColumn = (userId: string) => sql`(
  SELECT coalesce(json_agg(note ORDER BY note."orderIndex"), '[]') FROM (
    SELECT ${noteColumns} FROM "Note" n WHERE n."userId" = ${userId} AND n."conversationId" = c."id"
  ) note) AS "notes"`;

/** A page of conversations with all turns, the highest `orderIndex` first. */
export async function listConversations(userId: string, page: Page) {
  const statement = sql`SELECT ${conversationColumns(userId)} FROM "Conversation" c
    WHERE c."userId" = ${userId} AND c."deletedAt" IS NULL AND c."orderIndex" < ${page.cursor ?? 2_147_483_647}::int
    ORDER BY c."orderIndex" DESC LIMIT ${page.limit}::int + 1`;
  return pageOf(await queryJsonRows(ConversationRow, statement), page);
}

/** One conversation with its turns and notes, ascending. `null`: this user has no such conversation. */
export async function findThread(userId: string, id: string): Promise<OwnThreadRow | null> {
  const versioned = sql`(
    SELECT coalesce(json_agg(DISTINCT jsonb_build_object(
      'entryId', v."entryId", 'turnId', v."details" #>> '{turns,0,id}')), '[]') FROM "EntryVersion" v
    WHERE v."userId" = ${userId} AND v."conversationId" = c."id" AND v."replacedAt" > ${restorableSince()}
  ) AS "versioned"`;
  const [row] = await queryJsonRows(
    OwnThreadRow,
    sql`SELECT ${conversationColumns(userId)}, ${notesColumn(userId)}, c."versions", ${versioned} FROM "Conversation" c
      WHERE c."userId" = ${userId} AND c."id" = ${id} AND c."deletedAt" IS NULL`,
  );
  return row ?? null;
}

/** Puts a conversation into the game or takes it out. `false`: this user has no such conversation. */
export async function updateUseInGame(userId: string, id: string, useInGame: boolean): Promise<boolean> {
  const { count } = await db().conversation.updateMany({
    where: { userId, id, deletedAt: null },
    data: { useInGame },
  });
  return count === 1;
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
