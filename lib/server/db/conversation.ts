import "server-only";
import { db } from "./client";
import { conversationPage, type Page, type PageRow, summaryPage, type ThreadRow, thread } from "./conversation-json";
import { shownFile } from "./file";
import type { Prisma } from "./generated/client";

const file = { select: shownFile } as const;

export const headingFields = {
  id: true,
  orderIndex: true,
  topic: true,
  projectName: true,
  questionAnswers: true,
  createdAt: true,
} as const;

export const turnFields = {
  id: true,
  position: true,
  orderIndex: true,
  message: true,
  response: true,
  receipt: true,
  requestKey: true,
  leaseExpiresAt: true,
  createdAt: true,
  file,
} satisfies Prisma.TurnSelect;

type Whole = { select: typeof headingFields & { turns: { select: typeof turnFields } } };
export type ConversationRow = Prisma.ConversationGetPayload<Whole>;

/** A page of the history, newest first. */
export async function listSummaries(userId: string, page: Page): Promise<PageRow> {
  const [row] = await db().$queryRaw<[PageRow]>(summaryPage(userId, page));
  return row;
}

/** The same with all turns. */
export async function listConversations(userId: string, page: Page): Promise<PageRow> {
  const [row] = await db().$queryRaw<[PageRow]>(conversationPage(userId, page));
  return row;
}

/** One conversation with its notes. `null`: this user has no such conversation. */
export async function findThread(userId: string, id: string): Promise<ThreadRow | null> {
  const [row] = await db().$queryRaw<ThreadRow[]>(thread(userId, id));
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
