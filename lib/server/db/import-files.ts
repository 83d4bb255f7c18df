import "server-only";
import { serverLimits } from "../../api/server-limits";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { batchesOf, type fileRows, importedId } from "./import-rows";
import { type FileReservation, NoRoom, newReservation } from "./upload";

export type KnownRow = { id: string; deletedAt: Date | null };

/** Which of the exported conversations this account has: under their own ids, in the account that wrote them, or as imported. */
export async function listKnown(client: Prisma.TransactionClient, userId: string, exported: string[]) {
  const known = new Map<string, KnownRow>();
  for (const ids of batchesOf(exported)) {
    const both = new Map(ids.flatMap((id) => [[id, id] as const, [importedId(userId, id), id] as const]));
    const where = { userId, id: { in: [...both.keys()] } };
    const rows = await client.conversation.findMany({ where, select: { id: true, deletedAt: true } });
    for (const row of rows) known.set(both.get(row.id) ?? row.id, row);
  }
  return known;
}

/** A file of an export, and a conversation in which it stands. */
export type Wanted = { file: string; conversation: string };

/**
 * Makes a place for each file of the conversations that this account does not have, by the ids that the export gives the
 * files. `storedBytes`: what the account's files take of the room.
 */
export async function reserveFiles(userId: string, wanted: Wanted[]) {
  const known = await listKnown(db(), userId, [...new Set(wanted.map(({ conversation }) => conversation))]);
  const missing = wanted.filter(({ conversation }) => !known.has(conversation));
  const places = new Map<string, FileReservation>(missing.map(({ file }) => [file, newReservation()]));
  const rows = [...places.values()].map(({ id, storageKey }) => ({
    userId,
    id,
    storageKey,
    requestKey: id,
    ...noFile,
  }));
  for (const data of batchesOf(rows)) await db().file.createMany({ data });
  const owner = await db().user.findUnique({ where: { id: userId }, select: { storedBytes: true } });
  return { places, storedBytes: owner?.storedBytes ?? 0 };
}

const noFile = { name: "", foldedName: "", type: "", size: 0 };

/** Makes places the files whose contents are stored there. Throws `NoRoom` if all files together take more than there is. */
export async function commitReservations(
  tx: Prisma.TransactionClient,
  userId: string,
  files: ReturnType<typeof fileRows>,
): Promise<Set<string>> {
  const now = new Date();
  const filled = new Set<string>();
  let bytes = 0;
  for (const { id, ...file } of files) {
    const data = { ...file, storedAt: now, attachedAt: now };
    const { count } = await tx.file.updateMany({ where: { userId, id }, data });
    if (count === 1) filled.add(id);
    if (count === 1) bytes += file.size;
  }
  if (bytes === 0) return filled;
  const { storedBytes } = await tx.user.update({
    where: { id: userId },
    data: { storedBytes: { increment: bytes } },
    select: { storedBytes: true },
  });
  if (storedBytes > serverLimits.storedBytes) throw new NoRoom();
  return filled;
}
