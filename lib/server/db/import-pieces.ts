import "server-only";
import { db } from "./client";
import type { FileReservation } from "./upload";

/** A piece of an export that its owner sends in pieces. `copyId`: the fingerprint of the whole. */
export type ImportPiece = FileReservation & { copyId: string; number: number };

// A piece that has arrived is a reservation for a file, and its request key names the piece. Nobody can see it, it is removed
// with its owner, and the clean-up removes it like a file that nobody attached. No Idempotency-Key is as long as its request
// key.
const keyPrefix = "import/";

export async function listPieces(userId: string): Promise<ImportPiece[]> {
  const rows = await db().file.findMany({
    where: { userId, storedAt: null, requestKey: { startsWith: keyPrefix } },
    select: { id: true, storageKey: true, requestKey: true },
  });
  return rows.map(({ requestKey, ...reservation }) => {
    const [copyId = "", number] = requestKey.slice(keyPrefix.length).split("/");
    return { ...reservation, copyId, number: Number(number) };
  });
}

/**
 * Turns a reservation into a piece, once its content is stored. `false`: the reservation or its owner no longer exists.
 * Throws a unique violation if the same piece was faster.
 */
export async function commitPiece(userId: string, { id, copyId, number }: ImportPiece): Promise<boolean> {
  const { count } = await db().file.updateMany({
    where: { userId, id },
    data: { requestKey: `${keyPrefix}${copyId}/${number}`, createdAt: new Date() },
  });
  return count === 1;
}
