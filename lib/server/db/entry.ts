import { z } from "zod";
import type { EntryRef } from "../../conversation/thread/entry-id";
import { checkRow, db } from "./client";
import { restorableSince } from "./deletion";
import type { Prisma } from "./generated/client";
import { EntryVersions, QuestionAnswers, StoredDetails, StoredReceipt } from "./json-columns";

const EntryRow = z.object({
  projectName: z.string(),
  whenText: z.string().nullable(),
  questionAnswers: QuestionAnswers,
  versions: EntryVersions,
  /** The turn that the entry is part of; of a file, every turn that it is attached to. */
  turns: z.array(
    z.object({
      id: z.string(),
      position: z.number(),
      message: z.string(),
      response: z.string().nullable(),
      receipt: StoredReceipt,
      repliedTo: z.string().nullable(),
      leaseExpiresAt: z.date().nullable(),
      /** Only for a file: where it is among those of the turn. */
      files: z.array(z.object({ position: z.number() })),
    }),
  ),
  notes: z.array(z.object({ id: z.string(), message: z.string() })),
  /** Only for a file. */
  fileName: z.string().nullable(),
  /** The version that is wanted, or all, newest first. */
  earlierVersions: z.array(
    z.object({
      version: z.number(),
      text: z.string(),
      details: StoredDetails,
      fileId: z.string().nullable(),
      replacedAt: z.date(),
    }),
  ),
});
export type EntryRow = z.output<typeof EntryRow>;
export type EntryTurn = EntryRow["turns"][number];
export type EarlierVersion = EntryRow["earlierVersions"][number];

function turnsWith(entry: EntryRef): Prisma.TurnWhereInput {
  if (entry.kind === "message") return { orderIndex: entry.orderIndex, position: { gt: 0 } };
  if (entry.kind === "reply") return { orderIndex: entry.orderIndex };
  if (entry.kind === "file") return { files: { some: { fileId: entry.id } } };
  return { position: entry.kind === "note" || entry.kind === "when" ? -1 : 0 };
}

/** What is needed to change an entry, with one or all of its earlier versions. `null`: this user has no such conversation. */
export async function findEntry(
  userId: string,
  conversationId: string,
  entry: EntryRef,
  wanted: number | "all" | "none" = "none",
): Promise<EntryRow | null> {
  const turnFields = { id: true, position: true, message: true, response: true, receipt: true, repliedTo: true };
  const fileId = entry.kind === "file" ? entry.id : "";
  const reading = db().conversation.findUnique({
    where: { userId_id: { userId, id: conversationId }, deletedAt: null },
    select: {
      projectName: true,
      whenText: true,
      questionAnswers: true,
      versions: true,
      turns: {
        where: { userId, ...turnsWith(entry) },
        orderBy: { position: "asc" },
        select: {
          ...{ ...turnFields, leaseExpiresAt: true },
          files: { where: { userId, fileId }, select: { position: true } },
        },
      },
      notes: { where: { userId, id: entry.kind === "note" ? entry.id : "" }, select: { id: true, message: true } },
      earlierVersions: {
        where: {
          userId,
          entryId: entry.entryId,
          replacedAt: { gt: restorableSince() },
          ...(wanted !== "all" && { version: wanted === "none" ? -1 : wanted }),
        },
        orderBy: { version: "desc" },
        select: { version: true, text: true, details: true, fileId: true, replacedAt: true },
      },
    },
  });
  const naming = entry.kind === "file" ? findFileName(userId, entry.id) : null;
  const [row, fileName] = await Promise.all([reading, naming]);
  return row && checkRow(EntryRow, { ...row, fileName });
}

async function findFileName(userId: string, id: string): Promise<string | null> {
  const file = await db().file.findUnique({ where: { userId_id: { userId, id } }, select: { name: true } });
  return file?.name ?? null;
}
