import "server-only";
import { db } from "./client";
import { shownFile } from "./file";
import type { Prisma } from "./generated/client";
import { noteFields } from "./note";

const file = { select: shownFile } as const;

export const headingFields = {
  id: true,
  orderIndex: true,
  topic: true,
  projectName: true,
  questionAnswers: true,
  createdAt: true,
} as const;

const summary = {
  ...headingFields,
  turnCount: true,
  turns: { where: { position: 0 }, select: { askedUntil: true, file } },
} satisfies Prisma.ConversationSelect;

export const turnFields = {
  id: true,
  position: true,
  orderIndex: true,
  message: true,
  response: true,
  receipt: true,
  requestKey: true,
  askedUntil: true,
  createdAt: true,
  file,
} satisfies Prisma.TurnSelect;

const whole = {
  ...headingFields,
  turns: { orderBy: { position: "asc" }, select: turnFields },
} satisfies Prisma.ConversationSelect;

const thread = {
  ...whole,
  notes: { orderBy: { orderIndex: "asc" }, select: noteFields },
} satisfies Prisma.ConversationSelect;

export type SummaryRow = Prisma.ConversationGetPayload<{ select: typeof summary }>;
export type ConversationRow = Prisma.ConversationGetPayload<{ select: typeof whole }>;
type ThreadRow = Prisma.ConversationGetPayload<{ select: typeof thread }>;

export type Page = { cursor: number | null; limit: number };

// One row more than a page holds tells whether there is another page.
const paged = (userId: string, { cursor, limit }: Page) => ({
  where: { userId, deletedAt: null, ...(cursor === null ? {} : { orderIndex: { lt: cursor } }) },
  orderBy: { orderIndex: "desc" as const },
  take: limit + 1,
});

function onePage<Row extends { orderIndex: number }>(found: Row[], { limit }: Page) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: last && found.length > limit ? String(last.orderIndex) : null };
}

/** A page of the history, newest first. `cursor`: only what is older. */
export async function listSummaries(userId: string, page: Page) {
  return onePage(await db().conversation.findMany({ ...paged(userId, page), select: summary }), page);
}

/** The same with all turns. */
export async function listConversations(userId: string, page: Page) {
  return onePage(await db().conversation.findMany({ ...paged(userId, page), select: whole }), page);
}

/** One conversation with its notes, ascending. */
export function findThread(userId: string, id: string): Promise<ThreadRow | null> {
  return db().conversation.findUnique({
    where: { userId_id: { userId, id }, deletedAt: null },
    select: thread,
  });
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
