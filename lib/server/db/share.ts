import { z } from "zod";
import { serverLimits } from "../../api/server-limits";
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
import { newId } from "./id";
import { findShareOwner, isOpenSql, isTurnShown, isWholeSql, shownTurnFilter, wholeConversation } from "./share-owner";

const { sql } = Prisma;

// A part that its writer has removed cannot be shared, and its link shows nothing, until the part is restored. Of a turn its files stay.

/** What can be shared: a part of a conversation, or with neither the whole without its notes. */
type Shareable = { turnId: string } | { noteId: string } | typeof wholeConversation;

/** The turn at a position, 0 being the post. `null`: this user has no such turn. */
export async function findShareableTurn(
  userId: string,
  conversationId: string,
  position: number,
): Promise<Shareable | null> {
  const turn = await db().turn.findUnique({
    where: {
      userId_conversationId_position: { userId, conversationId, position },
      ...shownTurnFilter,
      conversation: { deletedAt: null },
    },
    select: { id: true },
  });
  return turn && { turnId: turn.id };
}

/** A note of this conversation. `null`: this user has no such note. */
export async function findShareableNote(userId: string, conversationId: string, id: string): Promise<Shareable | null> {
  const note = await db().note.findUnique({
    where: { userId_id: { userId, id }, conversationId, message: { not: "" }, conversation: { deletedAt: null } },
    select: { id: true },
  });
  return note && { noteId: note.id };
}

type Choices = { withReply?: boolean; takesContributions?: boolean; expiresAt?: Date | null };

/** `null`: this user has no such conversation. */
export async function findShareableConversation(userId: string, id: string): Promise<Shareable | null> {
  const isThere = (await db().conversation.count({ where: { userId, id, deletedAt: null } })) === 1;
  return isThere ? wholeConversation : null;
}

/** Shares a part; one that is shared already stays shared. What is not chosen stays as it was, or is as the schema says. */
export async function addShare(
  userId: string,
  conversationId: string,
  part: Shareable,
  choices: Choices,
): Promise<void> {
  const data = { userId, id: newId(), conversationId, ...part, ...choices };
  await db().$transaction(async (tx) => {
    const { count } = await tx.share.createMany({ data, skipDuplicates: true });
    if (count === 0 && Object.keys(choices).length > 0)
      await tx.share.updateMany({ where: { userId, conversationId, ...part }, data: choices });
    await tx.shareOwner.createMany({ data: { conversationId, userId }, skipDuplicates: true });
  });
}

export const ShareRow = z.object({
  id: z.string(),
  conversationId: z.string(),
  withReply: z.boolean(),
  createdAt: z.coerce.date(),
  expiresAt: z.coerce.date().nullable(),
  takesContributions: z.boolean(),
  projectName: z.string(),
  /** Only for a turn; of the whole that of the post. */
  position: z.number().nullable(),
  /** Only for a note. */
  noteId: z.string().nullable(),
  isWhole: z.boolean(),
  message: z.string(),
  /** The last ones who have opened it. */
  readers: z.array(z.object({ name: z.string(), openedAt: z.coerce.date() })),
});
export type ShareRow = z.output<typeof ShareRow>;

export const listSharesSql = (userId: string) => sql`
  SELECT s."id", s."conversationId", s."withReply", s."createdAt", s."expiresAt", s."takesContributions",
    c."projectName", t."position", s."noteId", coalesce(n."message", t."message", '') AS "message",
    ${isWholeSql} AS "isWhole",
    (SELECT coalesce(json_agg(reader), '[]') FROM (
      SELECT r."name", r."openedAt" FROM "ShareReader" r WHERE r."userId" = ${userId} AND r."shareId" = s."id"
      ORDER BY r."openedAt" DESC, r."readerId" LIMIT ${serverLimits.readersShown}::int) reader) AS "readers"
  FROM "Share" s JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = s."conversationId" AND c."deletedAt" IS NULL
  LEFT JOIN "Note" n ON n."userId" = ${userId} AND n."id" = s."noteId"
  LEFT JOIN "Turn" t ON t."userId" = ${userId} AND t."conversationId" = c."id"
    AND CASE WHEN ${isWholeSql} THEN t."position" = 0 ELSE t."id" = s."turnId" END
  WHERE s."userId" = ${userId} ORDER BY s."createdAt" DESC, s."id"`;

/** What this user shares, newest first. */
export const listShares = (userId: string): Promise<ShareRow[]> => queryRows(ShareRow, listSharesSql(userId));

/** Ends a share. `false`: this user has no such share. */
export async function removeShare(userId: string, id: string): Promise<boolean> {
  return (await db().share.deleteMany({ where: { userId, id } })).count === 1;
}

// Everybody who is signed in and has the link may read the part that it shares. It does not say who the owner is.

const Owner = z.object({ username: z.string(), displayName: z.string().nullable() });
const SharedTurnRow = DatedHeadingRow.extend({
  ...Owner.shape,
  withReply: z.boolean(),
  takesContributions: z.boolean(),
  turns: z.array(TurnRow),
});
const SharedNoteRow = NoteRow.extend({ ...Owner.shape, takesContributions: z.boolean() });

/** A shared turn (see `shownTurnFilter`), with the heading of its conversation. */
export const findSharedTurn = (conversationId: string, position: number) =>
  findSharedTurns(
    conversationId,
    (userId) => sql`t."id" = s."turnId" AND t."position" = ${position}::int AND ${isTurnShown(userId)}`,
  );

/** All turns of a conversation that is shared as a whole, also those that are not shown. */
export const findSharedWhole = (conversationId: string, shareId: string) =>
  findSharedTurns(conversationId, () => sql`s."id" = ${shareId} AND ${isWholeSql}`);

async function findSharedTurns(conversationId: string, isShared: (userId: string) => Prisma.Sql) {
  const userId = await findShareOwner(conversationId);
  if (userId === null) return null;
  const turns = sql`SELECT ${turnColumns(userId)} FROM "Turn" t
    WHERE t."userId" = ${userId} AND t."conversationId" = c."id" AND ${isShared(userId)}`;
  const [row] = await queryJsonRows(
    SharedTurnRow,
    sql`SELECT ${datedHeadingColumns}, u."username", u."displayName", s."withReply", s."takesContributions",
        shared."turns"
      FROM "Share" s
      JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = s."conversationId" AND c."deletedAt" IS NULL
      JOIN "User" u ON u."id" = ${userId}
      JOIN LATERAL (SELECT json_agg(turn ORDER BY turn."position") AS "turns" FROM (${turns}) turn) shared
        ON shared."turns" IS NOT NULL
      WHERE s."userId" = ${userId} AND s."conversationId" = ${conversationId} AND ${isOpenSql}`,
  );
  return row ?? null;
}

export async function findSharedNote(conversationId: string, noteId: string) {
  const userId = await findShareOwner(conversationId);
  if (userId === null) return null;
  const [row] = await queryRows(
    SharedNoteRow,
    sql`SELECT ${noteColumns}, u."username", u."displayName", s."takesContributions" FROM "Share" s
      JOIN "Note" n ON n."userId" = ${userId} AND n."id" = s."noteId" AND n."message" <> ''
      JOIN "Conversation" c ON c."userId" = ${userId} AND c."id" = s."conversationId" AND c."deletedAt" IS NULL
      JOIN "User" u ON u."id" = ${userId}
      WHERE s."userId" = ${userId} AND s."conversationId" = ${conversationId} AND s."noteId" = ${noteId} AND ${isOpenSql}`,
  );
  return row ?? null;
}
