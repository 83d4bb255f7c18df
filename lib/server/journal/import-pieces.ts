import { createHash } from "node:crypto";
import { serverLimits } from "../../api/server-limits";
import { journalTexts } from "../../texts/journal";
import { sizeLabel } from "../../texts/size-label";
import { uploadTexts } from "../../texts/upload";
import { isUniqueViolation } from "../db/errors";
import { commitPiece, type ImportPiece, listPieces } from "../db/import-pieces";
import { addReservations, type FileReservation, NoRoom, newReservation } from "../db/upload";
import { ApiError, badRequest, notFound } from "../errors";
import { discardReservations } from "../files/removal";
import { storage } from "../files/storage";
import { importJournal } from "./import";

type ReceivePiece = (store: (bytes: Uint8Array) => Promise<void>) => Promise<void>;

const chunkBytes = 64 * 1024;

async function findPieces(userId: string, copyId: string): Promise<ImportPiece[]> {
  const pieces = (await listPieces(userId)).filter((piece) => piece.copyId === copyId);
  return pieces.length > 0 ? pieces : notFound(journalTexts.pieceMissing);
}

/** The numbers of the pieces of an export that have arrived. 404 if there are none. */
export async function listArrived(userId: string, copyId: string): Promise<number[]> {
  const pieces = await findPieces(userId, copyId);
  return pieces.map(({ number }) => number).sort((a, b) => a - b);
}

/**
 * Stores a piece of an export: first its reservation, then its content, then its name, so that a crash in between leaves nothing that
 * counts as arrived. A piece that is there is not received again. A person has the pieces of one export at a time: the latest.
 */
export async function addPiece(
  userId: string,
  { copyId, number }: Pick<ImportPiece, "copyId" | "number">,
  receivePiece: ReceivePiece,
): Promise<void> {
  const pieces = await listPieces(userId);
  if (pieces.some((piece) => piece.copyId === copyId && piece.number === number)) return;
  const reservation = newReservation();
  await addReservations(userId, [reservation]);
  let size = 0;
  try {
    await receivePiece(async (bytes) => {
      if (bytes.length === 0) badRequest(uploadTexts.empty);
      size = bytes.length;
      await storage().put(reservation.storageKey, bytes, "application/octet-stream");
    });
    const others = (await commitPiece(userId, size, { ...reservation, copyId, number })) ?? notFound();
    await discardReservations(userId, others);
  } catch (error) {
    await discardReservations(userId, [reservation], error);
    if (error instanceof NoRoom)
      throw new ApiError("storage_full", journalTexts.piecesFull(sizeLabel(serverLimits.storedBytesWithPieces)));
    if (!isUniqueViolation(error)) throw error;
  }
}

/**
 * Imports the export that these pieces are, as if it had come in one call. The pieces stay, so that a caller who did not get the
 * answer can repeat the call. 404 if a piece is missing, or is not what its hash says: then it is to be sent again.
 */
export async function importPieces(userId: string, copyId: string, hashes: string[]) {
  const arrived = new Map((await findPieces(userId, copyId)).map((piece) => [piece.number, piece]));
  const pieces = hashes.map((hash, number) => ({
    hash,
    ...(arrived.get(number) ?? notFound(journalTexts.pieceMissing)),
  }));
  return importJournal(userId, readPieces(userId, pieces));
}

/** One piece is in memory at a time, and nothing of it is read before all of it is checked. */
async function* readPieces(userId: string, pieces: (FileReservation & { hash: string })[]): AsyncGenerator<Uint8Array> {
  for (const { hash, ...piece } of pieces) {
    const bytes = await readContent(piece);
    if (createHash("sha256").update(bytes).digest("hex") !== hash) {
      await discardReservations(userId, [piece]);
      notFound(journalTexts.pieceMissing);
    }
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  }
}

async function readContent({ storageKey }: FileReservation): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await storage().open(storageKey)) ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Removes the pieces of an export. 404 if there are none. */
export async function removePieces(userId: string, copyId: string): Promise<void> {
  await discardReservations(userId, await findPieces(userId, copyId));
}
