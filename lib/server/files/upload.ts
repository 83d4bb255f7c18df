import "server-only";
import { limits } from "../../api/limits";
import type { UploadedFile } from "../../api/responses";
import { serverLimits } from "../../api/server-limits";
import { inspect } from "../../files/inspect";
import { sizeLabel } from "../../texts/rules";
import { uploadTexts } from "../../texts/upload";
import { isUniqueViolation } from "../db/errors";
import type { FileRow } from "../db/file";
import type { Caller } from "../db/session";
import { commitReservation, type FileReservation, findUpload, NoRoom, openUpload } from "../db/upload";
import { ApiError, badRequest, fileExpired } from "../errors";
import { requestKey } from "../http/idempotency-key";
import { type FormFile, withFormFile } from "../http/multipart";
import { assertWithinLimit, counterOf } from "../rate-limit/rate-limit";
import { runCleanupIfDue } from "./cleanup";
import { discardReservations } from "./removal";
import { ownerAccess, signFileUrl } from "./signed-url";
import { storage } from "./storage";

/**
 * POST /api/upload: judged by content, cleaned, stored. A repeat with the same key gets the first result. First a place in the
 * database, then the content, then the word that it is there: a crash in between loses nothing.
 */
export async function upload(user: Caller, request: Request): Promise<UploadedFile> {
  const userId = user.id;
  const key = requestKey(request);
  const counter = counterOf("upload", userId);
  const { first, use, reservation } = await openUpload(userId, key, counter);
  if (use) assertWithinLimit(counter, use);
  const file = first ?? (await receive(userId, key, request, reservation));
  const shown = signFileUrl(ownerAccess(user), file) ?? fileExpired();
  return { fileId: file.id, file: shown };
}

async function receive(userId: string, key: string, request: Request, place: FileReservation): Promise<FileRow> {
  try {
    const file = await withFormFile(request, limits.uploadBytes, (received) => storeContent(place, received));
    if (!(await commitReservation(userId, key, file))) fileExpired();
    runCleanupIfDue();
    return file;
  } catch (error) {
    await discardReservations(userId, [place], error);
    // Another upload with the same key came first.
    const first = isUniqueViolation(error) && (await findUpload(userId, key));
    if (first) return first;
    throw error instanceof NoRoom ? refuseFull() : error;
  }
}

/** What a received file is, once its content is stored in its place. */
export async function storeContent(
  { id, storageKey }: FileReservation,
  { name, bytes: received }: FormFile,
): Promise<FileRow> {
  if (received.length === 0) badRequest(uploadTexts.empty);
  const found = inspect(received);
  if (!found) throw new ApiError("unsupported_file", uploadTexts.wrongKind);
  const { type, bytes, width, height } = found;
  await storage().put(storageKey, bytes, type);
  return { id, name, type, size: bytes.length, width, height };
}

export function refuseFull(): never {
  throw new ApiError("storage_full", uploadTexts.full(sizeLabel(serverLimits.storedBytes)));
}
