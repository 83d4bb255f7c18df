import { limits } from "../../api/limits";
import type { UploadedFile } from "../../api/responses";
import { serverLimits } from "../../api/server-limits";
import { isPicture } from "../../conversation/thread/attachment";
import { sizeLabel } from "../../texts/size-label";
import { uploadTexts } from "../../texts/upload";
import { runCleanupIfDue } from "../cleanup";
import { isUniqueViolation } from "../db/errors";
import type { FileRow } from "../db/file";
import type { Caller } from "../db/session";
import { commitReservation, type FileReservation, findUpload, NoRoom, openUpload } from "../db/upload";
import { uploadBytes } from "../env";
import { ApiError, badRequest, fileExpired } from "../errors";
import { assertWithinLimit, counterOf } from "../rate-limit/rate-limit";
import { inspect } from "./inspect";
import { discardReservations } from "./removal";
import { ownerAccess, signFileUrl } from "./signed-url";
import { storage } from "./storage";

type ReceivedFile = { name: string; bytes: Uint8Array };

type ReceiveFile = (store: (file: ReceivedFile) => Promise<FileRow>) => Promise<FileRow>;

/**
 * Stores a file: first its reservation in the database, then its content, then the commit, so that a crash in between leaves
 * nothing that the clean-up does not find. A repeat with the same `requestKey` gets the first result and receives nothing.
 */
export async function upload(user: Caller, requestKey: string, receiveFile: ReceiveFile): Promise<UploadedFile> {
  const userId = user.id;
  const counter = counterOf("upload", userId);
  const { first, use, reservation } = await openUpload(userId, requestKey, counter);
  if (use) assertWithinLimit(counter, use);
  const file = first ?? (await receive(userId, requestKey, receiveFile, reservation));
  return { fileId: file.id, file: signFileUrl(ownerAccess(user), file) };
}

async function receive(
  userId: string,
  requestKey: string,
  receiveFile: ReceiveFile,
  reservation: FileReservation,
): Promise<FileRow> {
  try {
    const file = await receiveFile((received) => storeContent(reservation, received));
    if (!(await commitReservation(userId, requestKey, file))) fileExpired();
    runCleanupIfDue();
    return file;
  } catch (error) {
    await discardReservations(userId, [reservation], error);
    // Another upload with the same key was faster.
    const first = isUniqueViolation(error) && (await findUpload(userId, requestKey));
    if (first) return first;
    throw error instanceof NoRoom ? refuseFull() : error;
  }
}

/**
 * Inspects, cleans and stores a received file. 415 if its content is not of an accepted type, whatever its name says. 413 if it is too
 * large: pictures are made smaller in the browser, so that a higher limit is for PDFs and texts alone.
 */
export async function storeContent(
  { id, storageKey }: FileReservation,
  { name, bytes: received }: ReceivedFile,
): Promise<FileRow> {
  if (received.length === 0) badRequest(uploadTexts.empty);
  refuseBeyond(uploadBytes(), received);
  const inspected = inspect(received);
  if (!inspected) throw new ApiError("unsupported_file", uploadTexts.wrongKind);
  const { type, bytes, width, height } = inspected;
  if (isPicture(type)) refuseBeyond(limits.uploadBytes, received);
  await storage().put(storageKey, bytes, type);
  return { id, name, type, size: bytes.length, width, height, altText: null, hasThumbnails: false };
}

function refuseBeyond(limit: number, { length }: Uint8Array): void {
  if (length > limit) throw new ApiError("too_large", uploadTexts.tooLarge(sizeLabel(limit)));
}

export function refuseFull(): never {
  throw new ApiError("storage_full", uploadTexts.full(sizeLabel(serverLimits.storedBytes)));
}
