import "server-only";
import { db } from "./client";
import { headingFields, noteFields, turnFields } from "./conversation-fields";
import type { Prisma } from "./generated/client";
import { listedShare } from "./share";

const exportFields = {
  ...headingFields,
  useInGame: true,
  turns: { orderBy: { position: "asc" }, select: turnFields },
  notes: { orderBy: { orderIndex: "asc" }, select: noteFields },
} satisfies Prisma.ConversationSelect;

export type ExportRow = Prisma.ConversationGetPayload<{ select: typeof exportFields }>;

const page = (orderIndex: number, limit: number) =>
  ({
    where: { deletedAt: null, orderIndex: { gt: orderIndex } },
    orderBy: { orderIndex: "asc" },
    take: limit,
    select: exportFields,
  }) satisfies Prisma.ConversationFindManyArgs;

/** Conversations after `orderIndex`, ascending. */
export function listForExport(userId: string, orderIndex: number, limit: number): Promise<ExportRow[]> {
  const { where, ...after } = page(orderIndex, limit);
  return db().conversation.findMany({ where: { userId, ...where }, ...after });
}

export function findForExport(userId: string, id: string): Promise<ExportRow | null> {
  return db().conversation.findUnique({ where: { userId_id: { userId, id }, deletedAt: null }, select: exportFields });
}

/** A user with everything that they own, but only the first `limit` conversations. */
export function findOwner(userId: string, limit: number) {
  return db().user.findUnique({
    where: { id: userId },
    select: {
      username: true,
      email: true,
      displayName: true,
      scores: {
        orderBy: { createdAt: "asc" },
        select: { score: true, level: true, round: true, timeTaken: true, createdAt: true },
      },
      shares: { where: { conversation: { deletedAt: null } }, orderBy: { createdAt: "asc" }, select: listedShare },
      conversations: page(0, limit),
    },
  });
}
