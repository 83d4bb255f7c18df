import { serverLimits } from "../../api/server-limits";
import { batchesOf } from "./batches";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { type fileRows, importedId } from "./import-rows";
import { addReservations, type FileReservation, NoRoom, newReservation } from "./upload";

export type KnownRow = { id: string; deletedAt: Date | null };

/** Which of the exported conversations this account has: under their own ids if it wrote the export, or with imported ids. */
export async function listKnown(userId: string, exported: string[]) {
  const known = new Map<string, KnownRow>();
  for (const ids of batchesOf(exported)) {
    const both = new Map(ids.flatMap((id) => [[id, id] as const, [importedId(userId, id), id] as const]));
    const where = { userId, id: { in: [...both.keys()] } };
    const rows = await db().conversation.findMany({ where, select: { id: true, deletedAt: true } });
    for (const row of rows) known.set(both.get(row.id) ?? row.id, row);
  }
  return known;
}

/** A file of an export, and a conversation that it is attached to, by their exported ids. */
type ExportedFile = { file: string; conversation: string };

/**
 * Makes a reservation for each file of the conversations that this account does not have, by the exported ids of the files.
 * `storedBytes`: what counts against the account's quota already.
 */
export async function reserveFiles(userId: string, files: ExportedFile[]) {
  const known = await listKnown(userId, [...new Set(files.map(({ conversation }) => conversation))]);
  const missing = files.filter(({ conversation }) => !known.has(conversation));
  const reservations = new Map<string, FileReservation>();
  for (const batch of batchesOf([...new Set(missing.map(({ file }) => file))])) {
    const made = batch.map((file) => [file, newReservation()] as const);
    await addReservations(
      userId,
      made.map(([, reservation]) => reservation),
    );
    for (const [file, reservation] of made) reservations.set(file, reservation);
  }
  const owner = await db().user.findUnique({ where: { id: userId }, select: { storedBytes: true } });
  return { reservations, storedBytes: owner?.storedBytes ?? 0 };
}

/** Turns reservations into files, once their contents are stored. Returns their ids. Throws `NoRoom` beyond the quota. */
export async function commitReservations(
  tx: Prisma.TransactionClient,
  userId: string,
  files: ReturnType<typeof fileRows>,
): Promise<Set<string>> {
  const now = new Date();
  const committed = new Set<string>();
  let bytes = 0;
  for (const { id, ...file } of files) {
    const data = { ...file, storedAt: now, attachedAt: now };
    const { count } = await tx.file.updateMany({ where: { userId, id }, data });
    if (count === 1) committed.add(id);
    if (count === 1) bytes += file.size;
  }
  if (bytes === 0) return committed;
  const { storedBytes } = await tx.user.update({
    where: { id: userId },
    data: { storedBytes: { increment: bytes } },
    select: { storedBytes: true },
  });
  if (storedBytes > serverLimits.storedBytes) throw new NoRoom();
  return committed;
}
