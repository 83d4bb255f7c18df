import "server-only";
import { db } from "./client";
import { headingFields } from "./conversation";
import type { Prisma } from "./generated/client";
import { noteFields } from "./note";
import { listedShare } from "./share";

const written = {
  ...headingFields,
  useInGame: true,
  turns: {
    orderBy: { position: "asc" },
    select: {
      id: true,
      message: true,
      response: true,
      receipt: true,
      refusedAt: true,
      orderIndex: true,
      createdAt: true,
      file: { select: { id: true, name: true, type: true, storageKey: true } },
    },
  },
  notes: { orderBy: { orderIndex: "asc" }, select: noteFields },
} satisfies Prisma.ConversationSelect;

export type WrittenRow = Prisma.ConversationGetPayload<{ select: typeof written }>;
export type WrittenFile = NonNullable<WrittenRow["turns"][number]["file"]>;

const page = (orderIndex: number, limit: number) =>
  ({
    where: { deletedAt: null, orderIndex: { gt: orderIndex } },
    orderBy: { orderIndex: "asc" },
    take: limit,
    select: written,
  }) satisfies Prisma.ConversationFindManyArgs;

/** Whole conversations after `orderIndex`, ascending. */
export function listWritten(userId: string, orderIndex: number, limit: number): Promise<WrittenRow[]> {
  const { where, ...after } = page(orderIndex, limit);
  return db().conversation.findMany({ where: { userId, ...where }, ...after });
}

export function findWritten(userId: string, id: string): Promise<WrittenRow | null> {
  return db().conversation.findUnique({ where: { userId_id: { userId, id }, deletedAt: null }, select: written });
}

/** What a user owns, with the first `limit` of the conversations. */
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
