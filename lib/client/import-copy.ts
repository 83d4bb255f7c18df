import { limits } from "../api/limits";
import { anything, listOf, number, shape, text } from "../api/shape";
import { journalTexts } from "../texts/journal";
import { sizeLabel } from "../texts/size-label";
import { post, RequestError, request, unreachable } from "./api";
import { newRequestKey, toHex } from "./request-key";
import { sessionEnd } from "./session";
import { uploadFile } from "./upload";

const isImported = shape<{ message: string }>({ message: text });
const isArrived = shape<{ pieces: number[] }>({ pieces: listOf(number) });

type OnProgress = (share: number) => void;

/** Whether another attempt with the same file would fail in the same way. */
export const isRefused = ({ status }: RequestError) => [400, 413, 415].includes(status);

/**
 * Imports an export, JSON or a .zip, and returns the message about it. `onProgress`: the part that has arrived, 0 to 1. The
 * server's side is lib/server/journal/import.ts, for pieces import-pieces.ts.
 */
export function importCopy(file: File, onProgress: OnProgress): Promise<string> {
  // Browsers hash only on https and on localhost. A server without https is self-hosted and accepts calls of any size.
  const isOneCall = file.size <= limits.importPieceBytes || !window.isSecureContext;
  return isOneCall ? importWhole(file, onProgress) : importInPieces(file, onProgress);
}

async function importWhole(file: File, onProgress: OnProgress): Promise<string> {
  const tooLarge = journalTexts.tooLargeBetween(sizeLabel(limits.importBytes));
  const sent = { file, requestKey: newRequestKey(), tooLarge, onProgress };
  return (await uploadFile("/api/account/import", isImported, sent)).message;
}

/**
 * Pieces are identified by the hashes of their contents, so that another attempt with the same file continues where it
 * stopped.
 */
async function importInPieces(file: File, onProgress: OnProgress): Promise<string> {
  const tooLarge = journalTexts.tooLarge(sizeLabel(limits.importBytes));
  if (file.size > limits.importBytes) throw new RequestError(413, tooLarge);
  const signal = sessionEnd();
  // A piece must not get to somebody else who logs in meanwhile.
  const assertSameSession = () => {
    if (signal.aborted) unreachable();
  };
  const hashes = await hashPieces(file);
  const path = `/api/account/import/${await sha256(new TextEncoder().encode(hashes.join("")))}`;
  try {
    assertSameSession();
    const arrived = await listArrived(path, signal);
    for (const number of hashes.keys()) {
      const onPiece = (share: number) => onProgress((number + share) / hashes.length);
      if (!arrived.has(number)) {
        const piece = new Blob([await readPiece(file, number)]);
        assertSameSession();
        await uploadFile(`${path}/${number}`, anything, { file: piece, tooLarge, onProgress: onPiece });
      }
      onPiece(1);
    }
    assertSameSession();
    const { message } = await post(path, { pieces: hashes }, isImported, { signal });
    await removePieces(path);
    return message;
  } catch (failure) {
    if (!(failure instanceof RequestError)) throw failure;
    if (!isRefused(failure)) throw new RequestError(failure.status, `${failure.message} ${journalTexts.arrivedStays}`);
    if (!signal.aborted) await removePieces(path);
    throw failure;
  }
}

async function listArrived(path: string, signal: AbortSignal): Promise<Set<number>> {
  try {
    return new Set((await request("GET", path, undefined, isArrived, { signal })).pieces);
  } catch (failure) {
    if (failure instanceof RequestError && failure.status === 404) return new Set();
    throw failure;
  }
}

/**
 * Called only once the server has responded: until then the import may have to be repeated. Pieces that cannot be removed
 * expire after a day.
 */
const removePieces = (path: string) => request("DELETE", path, undefined, anything).catch(() => {});

async function hashPieces(file: File): Promise<string[]> {
  const hashes: string[] = [];
  const count = Math.ceil(file.size / limits.importPieceBytes);
  for (let number = 0; number < count; number += 1) hashes.push(await sha256(await readPiece(file, number)));
  return hashes;
}

function readPiece(file: File, number: number): Promise<ArrayBuffer> {
  const start = number * limits.importPieceBytes;
  const reading = file.slice(start, start + limits.importPieceBytes).arrayBuffer();
  // The file was changed or removed after it was chosen.
  return reading.catch(() => {
    throw new RequestError(400, journalTexts.unreadable);
  });
}

async function sha256(bytes: BufferSource): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
