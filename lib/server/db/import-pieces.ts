import { serverLimits } from "../../api/server-limits";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { type FileReservation, NoRoom } from "./upload";

/** A piece of an export that its owner sends in pieces. `copyId`: the fingerprint of the whole. */
export type ImportPiece = FileReservation & { copyId: string; number: number };

// A piece that has arrived is a reservation for a file, and its request key names the piece. Nobody can see it, it is removed
// with its owner, and the clean-up removes it like a file that nobody attached. No Idempotency-Key is as long as its request
// key.
const keyPrefix = "import/";

const isPiece = (userId: string) => ({ userId, storedAt: null, requestKey: { startsWith: keyPrefix } });

export async function listPieces(userId: string, client: Prisma.TransactionClient = db()): Promise<ImportPiece[]> {
  const rows = await client.file.findMany({
    where: isPiece(userId),
    select: { id: true, storageKey: true, requestKey: true },
  });
  return rows.map(({ requestKey, ...reservation }) => {
    const [copyId = "", number] = requestKey.slice(keyPrefix.length).split("/");
    return { ...reservation, copyId, number: Number(number) };
  });
}

/**
 * Turns a reservation into a piece, once its content is stored, and returns this person's pieces of other exports, which are to be
 * discarded. `null`: the reservation or its owner no longer exists. Throws `NoRoom` beyond what a person may store, pieces included,
 * and a unique violation if the same piece was faster.
 */
export function commitPiece(userId: string, size: number, piece: ImportPiece): Promise<ImportPiece[] | null> {
  const { id, copyId, number } = piece;
  return db().$transaction(async (tx) => {
    // The owner is locked first: of several pieces at the same time, each sees the others.
    const [owner] = await tx.user.updateManyAndReturn({
      where: { id: userId },
      data: { storedBytes: { increment: 0 } },
      select: { storedBytes: true },
    });
    const data = { requestKey: `${keyPrefix}${copyId}/${number}`, size, createdAt: new Date() };
    const { count } = await tx.file.updateMany({ where: { userId, id }, data });
    if (!owner || count === 0) return null;
    const others = (await listPieces(userId, tx)).filter((other) => other.copyId !== copyId);
    const ofThisCopy = { ...isPiece(userId), id: { notIn: others.map((other) => other.id) } };
    const { _sum } = await tx.file.aggregate({ where: ofThisCopy, _sum: { size: true } });
    if (owner.storedBytes + (_sum.size ?? 0) > serverLimits.storedBytesWithPieces) throw new NoRoom();
    return others;
  });
}
