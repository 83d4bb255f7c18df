import "server-only";
import type { JournalConversation } from "../../conversation/journal";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { conversationRow, type Files, importedId, noteRows, numbered, turnRows } from "./import-rows";

type Client = Pick<Prisma.TransactionClient, "conversation">;

/** Which of an export's conversations this account has, from an earlier import or because it wrote the export itself. */
export async function listKnown(userId: string, exported: string[], client: Client = db()): Promise<Set<string>> {
  const known = new Set<string>();
  for (const batch of inBatches(exported)) {
    const origins = new Map(batch.flatMap((id) => idsHere(userId, id).map((here) => [here, id])));
    const rows = await client.conversation.findMany({
      where: { userId, id: { in: [...origins.keys()] } },
      select: { id: true },
    });
    for (const { id } of rows) known.add(origins.get(id) ?? id);
  }
  return known;
}

/**
 * Adds whole conversations, or none. What the account has already stays as it is, what was deleted of it comes back.
 * Returns how many conversations are there now and were not before.
 */
export function addJournal(userId: string, conversations: JournalConversation[], files: Files): Promise<number> {
  return db().$transaction(
    async (tx) => {
      // A second import at the same time waits here and then sees what the first one has added.
      const [owner] = await tx.$queryRaw<{ conversationCount: number }[]>`
        SELECT "conversationCount" FROM "User" WHERE "id" = ${userId} FOR UPDATE`;
      const exported = conversations.map(({ _id }) => _id);
      const known = await listKnown(userId, exported, tx);
      const restored = await restore(tx, userId, [...known]);
      const fresh = numbered(
        conversations.filter(({ _id }) => !known.has(_id)),
        owner?.conversationCount ?? 0,
      );
      await add(tx, userId, fresh, files);
      return restored + fresh.length;
    },
    { maxWait: 5_000, timeout: 60_000 },
  );
}

async function restore(tx: Prisma.TransactionClient, userId: string, exported: string[]): Promise<number> {
  let restored = 0;
  for (const batch of inBatches(exported)) {
    const deleted = { userId, deletedAt: { not: null }, id: { in: batch.flatMap((id) => idsHere(userId, id)) } };
    await tx.share.deleteMany({ where: { userId, conversation: deleted } });
    restored += (await tx.conversation.updateMany({ where: deleted, data: { deletedAt: null } })).count;
  }
  return restored;
}

async function add(tx: Prisma.TransactionClient, userId: string, fresh: JournalConversation[], files: Files) {
  for (const batch of inBatches(fresh)) {
    await tx.conversation.createMany({ data: batch.map((one) => conversationRow(userId, one)) });
  }
  for (const batch of inBatches(fresh.flatMap((one) => turnRows(userId, one, files)))) {
    await tx.turn.createMany({ data: batch });
  }
  for (const batch of inBatches(fresh.flatMap((one) => noteRows(userId, one)))) {
    await tx.note.createMany({ data: batch });
  }
  const fileIds = [...files.values()].flatMap((file) => (file ? [file.id] : []));
  for (const batch of inBatches(fileIds)) {
    await tx.file.updateMany({ where: { userId, id: { in: batch } }, data: { attachedAt: new Date() } });
  }
  const last = fresh.at(-1);
  if (last) await tx.user.update({ where: { id: userId }, data: { conversationCount: last.orderIndex } });
}

/** A conversation keeps its id in the account that wrote it. */
const idsHere = (userId: string, exported: string) => [exported, importedId(userId, exported)];

const rowsAtOnce = 1_000;

function inBatches<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, batch) => rows.slice(batch * rowsAtOnce, (batch + 1) * rowsAtOnce));
}
