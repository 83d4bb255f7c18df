import "server-only";
import { z } from "zod";
import { checkRow } from "./client";
import type { EntryTurn } from "./entry";
import { changeEntry, type EntryChange, inPrompts } from "./entry-change";
import type { Prisma } from "./generated/client";
import { StoredReceipt } from "./json-columns";
import { isNotPending } from "./lease";

// A removed file has no `storedAt`, like a reservation, so that nobody finds it. `attachedAt` keeps its content from being
// cleaned up.

/**
 * Takes a file off the turns of a conversation, and its name out of the receipts. `forGood`: it becomes a file that nobody attached,
 * unless another conversation has it; then `storageKey` is that of its content. `null`: something has changed since it was read, or
 * a reply is being written.
 */
export async function detachFile(change: EntryChange, fileId: string, turns: EntryTurn[], forGood: boolean) {
  const { userId } = change;
  let storageKey: string | null = null;
  const isDetached = await changeEntry(change, inPrompts, async (tx) => {
    for (const { id } of turns) {
      const where = { userId_id: { userId, id }, ...isNotPending() };
      await tx.turn.update({ where, data: { fileId: null }, select: { id: true } });
    }
    await removeFromReceipts(tx, change, turns);
    const [file] = await tx.file.updateManyAndReturn({
      where: { userId, id: fileId, turns: { none: { userId } } },
      data: { storedAt: null, ...(forGood && { attachedAt: null }) },
      select: { storageKey: true },
    });
    storageKey = file?.storageKey ?? null;
  });
  return isDetached ? { storageKey } : null;
}

const ReceiptRow = z.object({ id: z.string(), position: z.number(), receipt: StoredReceipt });

/** The receipts of these turns and of later ones, to which the file was sent again. */
async function removeFromReceipts(
  tx: Prisma.TransactionClient,
  { userId, conversationId }: EntryChange,
  turns: EntryTurn[],
): Promise<void> {
  const positions = turns.map(({ position }) => position);
  const first = positions[0];
  if (first === undefined) return;
  const where = { userId, conversationId, position: { gte: first } };
  await tx.turn.updateMany({ where, data: { sentPrompt: null } });
  const rows = await tx.turn.findMany({ where, select: { id: true, position: true, receipt: true } });
  for (const row of rows) {
    const { id, position, receipt } = checkRow(ReceiptRow, row);
    const isOwn = positions.includes(position);
    const files = receipt?.files?.filter(({ messagesAgo }) => !positions.includes(position - messagesAgo));
    if (!receipt || (!isOwn && files?.length === receipt.files?.length)) continue;
    const data = { receipt: { ...receipt, ...(files && { files }), ...(isOwn && { file: null }) } };
    await tx.turn.update({ where: { userId_id: { userId, id } }, data, select: { id: true } });
  }
}

/** Attaches a removed file again. `false`: something has changed since it was read, or the file is gone. */
export function reattachFile(
  change: EntryChange,
  { id: fileId, name }: { id: string; name: string },
  turns: { id: string; wasSent: boolean }[],
): Promise<boolean> {
  const { userId } = change;
  return changeEntry(change, inPrompts, async (tx) => {
    for (const { id, wasSent } of turns) {
      const turn = { userId_id: { userId, id } };
      const { receipt } = await tx.turn.update({
        where: { ...turn, ...isNotPending() },
        data: { fileId, sentPrompt: null },
        select: { receipt: true },
      });
      const sent = wasSent ? StoredReceipt.parse(receipt) : null;
      if (sent) await tx.turn.update({ where: turn, data: { receipt: { ...sent, file: name } }, select: { id: true } });
    }
    const data = { storedAt: new Date() };
    await tx.file.update({ where: { userId_id: { userId, id: fileId } }, data, select: { id: true } });
  });
}
