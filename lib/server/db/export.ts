import "server-only";
import { checkRow, db } from "./client";
import { ThreadRow } from "./conversation";
import { headingFields, noteFields, turnFields } from "./conversation-fields";
import type { Prisma } from "./generated/client";
import { listedShare } from "./share";

const exportFields = {
  ...headingFields,
  useInGame: true,
  turns: { orderBy: { position: "asc" }, select: turnFields },
  notes: { orderBy: { orderIndex: "asc" }, select: noteFields },
} satisfies Prisma.ConversationSelect;

const page = (orderIndex: number, limit: number) =>
  ({
    where: { deletedAt: null, orderIndex: { gt: orderIndex } },
    orderBy: { orderIndex: "asc" },
    take: limit,
    select: exportFields,
  }) satisfies Prisma.ConversationFindManyArgs;

/** Conversations after `orderIndex`, ascending. */
export async function listForExport(userId: string, orderIndex: number, limit: number): Promise<ThreadRow[]> {
  const { where, ...after } = page(orderIndex, limit);
  const rows = await db().conversation.findMany({ where: { userId, ...where }, ...after });
  return rows.map((row) => checkRow(ThreadRow, row));
}

export async function findForExport(userId: string, id: string): Promise<ThreadRow | null> {
  const where = { userId_id: { userId, id }, deletedAt: null };
  const row = await db().conversation.findUnique({ where, select: exportFields });
  return row && checkRow(ThreadRow, row);
}

/** A user with everything that they own, but only the first `limit` conversations. */
export async function findOwner(userId: string, limit: number) {
  const owner = await db().user.findUnique({
    where: { id: userId },
    select: {
      username: true,
      email: true,
      displayName: true,
      showOnBoard: true,
      scores: {
        orderBy: { createdAt: "asc" },
        select: { score: true, level: true, round: true, timeTaken: true, createdAt: true },
      },
      shares: { where: { conversation: { deletedAt: null } }, orderBy: { createdAt: "asc" }, select: listedShare },
      conversations: page(0, limit),
    },
  });
  return owner && { ...owner, conversations: owner.conversations.map((row) => checkRow(ThreadRow, row)) };
}

/** What a contents list and an archive of files need of all conversations of an export, or of one. */
export function listHeadings(userId: string, id?: string) {
  return db().conversation.findMany({
    where: { userId, deletedAt: null, ...(id !== undefined && { id }) },
    orderBy: { orderIndex: "asc" },
    select: {
      id: true,
      projectName: true,
      createdAt: true,
      turns: {
        where: { fileId: { not: null } },
        orderBy: { position: "asc" },
        select: { file: { select: { id: true, name: true, type: true, altText: true } } },
      },
    },
  });
}

export type HeadingRow = Awaited<ReturnType<typeof listHeadings>>[number];
