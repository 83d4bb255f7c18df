import { isPicture } from "../../conversation/thread/attachment";
import { changeEntry, type EntryChange, incrementRevision } from "./entry-change";
import { Prisma } from "./generated/client";
import { StoredReceipt } from "./json-columns";
import { notPendingFilter } from "./lease";

// A removed file has no `storedAt`, like a reservation, so that nobody finds it. `attachedAt` keeps its content from being
// cleaned up.

/** The turns that have a file, and those that had it before it was removed. */
type TurnIds = { have: string[]; had: string[] };

type DetachedFile = { id: string; name: string };

/**
 * Takes a file off the turns of a conversation that have it, or had it, and its name out of the receipts. `forGood`: also out of those
 * of earlier replies, and it becomes a file that nobody attached, unless another conversation has it; then `storageKey` is that of its
 * content. `null`: something has changed since it was read, or a reply is being written.
 */
export async function detachFile(change: EntryChange, file: DetachedFile, turns: TurnIds, forGood: boolean) {
  const { userId } = change;
  let storageKey: string | null = null;
  const isDetached = await changeEntry(change, incrementRevision, async (tx) => {
    for (const id of turns.have) {
      const where = { userId_id: { userId, id }, ...notPendingFilter() };
      await tx.turn.update({ where, data: { sentPrompt: null }, select: { id: true } });
    }
    await tx.turnFile.deleteMany({ where: { userId, turnId: { in: turns.have }, fileId: file.id } });
    await removeFromReceipts(tx, change, file.name, turns, forGood);
    const [detached] = await tx.file.updateManyAndReturn({
      where: { userId, id: file.id, turns: { none: { userId } } },
      data: { storedAt: null, ...(forGood && { attachedAt: null }) },
      select: { storageKey: true },
    });
    storageKey = detached?.storageKey ?? null;
  });
  return isDetached ? { storageKey } : null;
}

/**
 * The receipts of these turns and of later ones, to which the file was sent again. `forGood`: also those of earlier versions of the
 * replies. In SQL, so that the turns of a long conversation are not read.
 */
async function removeFromReceipts(
  tx: Prisma.TransactionClient,
  { userId, conversationId }: EntryChange,
  name: string,
  { have, had }: TurnIds,
  forGood: boolean,
): Promise<void> {
  const where = { userId, id: { in: [...have, ...had] } };
  const turns = await tx.turn.findMany({ where, orderBy: { position: "asc" }, select: { id: true, position: true } });
  const [first] = turns;
  if (!first) return;
  const removed = { name, positions: turns.map(({ position }) => position) };
  const firstWithFile = turns.find(({ id }) => have.includes(id))?.position ?? null;
  const ofTurns = Prisma.sql`t."userId" = ${userId} AND t."conversationId" = ${conversationId} AND t."position" >= ${first.position}::int`;
  await tx.$executeRaw`
    UPDATE "Turn" t SET "receipt" = ${withoutFile(Prisma.sql`t."receipt"`, removed)},
      "sentPrompt" = CASE WHEN t."position" >= ${firstWithFile}::int THEN NULL ELSE t."sentPrompt" END
    WHERE ${ofTurns}`;
  if (!forGood) return;
  await tx.$executeRaw`
    UPDATE "EntryVersion" v
    SET "details" = jsonb_set(v."details", '{receipt}', ${withoutFile(Prisma.sql`v."details" -> 'receipt'`, removed)})
    FROM "Turn" t
    WHERE ${ofTurns} AND v."userId" = ${userId} AND v."conversationId" = ${conversationId}
      AND v."entryId" = 'reply-' || t."orderIndex" AND v."details" -> 'receipt' IS NOT NULL`;
}

/** A receipt of the turn `t` without the file of this name that the turns at these positions had. An odd receipt stays as it is. */
const withoutFile = (receipt: Prisma.Sql, removed: { name: string; positions: number[] }) => Prisma.sql`
  CASE WHEN jsonb_typeof(${receipt}) = 'object' THEN jsonb_set(
    ${receipt} || CASE WHEN t."position" = ANY (${removed.positions}::int[]) AND ${receipt} ->> 'file' = ${removed.name} THEN '{"file": null}' ELSE '{}' END::jsonb, '{files}',
    jsonb_path_query_array(${receipt}, '$.files[*] ? (!exists(@ ? (@.name == $name && $position - @.messagesAgo == $positions[*])))',
      jsonb_set(${JSON.stringify(removed)}::jsonb, '{position}', t."position"::text::jsonb)), false)
  ELSE ${receipt} END`;

/** Attaches a removed file again. `false`: something has changed since it was read, or the file is gone. */
export function reattachFile(
  change: EntryChange,
  { id: fileId, name }: DetachedFile,
  turns: { id: string; position: number; wasSent: boolean }[],
): Promise<boolean> {
  const { userId } = change;
  return changeEntry(change, incrementRevision, async (tx) => {
    const { type } = await tx.file.update({
      where: { userId_id: { userId, id: fileId } },
      data: { storedAt: new Date() },
      select: { type: true },
    });
    for (const { id, position, wasSent } of turns) {
      const turn = { userId_id: { userId, id } };
      const { receipt } = await tx.turn.update({
        where: { ...turn, ...notPendingFilter() },
        data: { sentPrompt: null },
        select: { receipt: true },
      });
      await tx.turnFile.create({ data: { userId, turnId: id, position, fileId }, select: { position: true } });
      const sent = wasSent ? StoredReceipt.parse(receipt) : null;
      if (!sent) continue;
      const again = { name, kind: isPicture(type) ? ("picture" as const) : ("text" as const), messagesAgo: 0 };
      const names = sent.file === null ? { file: name } : { files: [...(sent.files ?? []), again] };
      await tx.turn.update({ where: turn, data: { receipt: { ...sent, ...names } }, select: { id: true } });
    }
  });
}
