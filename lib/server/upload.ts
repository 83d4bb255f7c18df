import "server-only";
import type { UploadedFile } from "../answers";
import { limits } from "../limits";
import { sizeLabel } from "../text-rules";
import { texts } from "../texts";
import { uploadTexts } from "../texts/upload";
import { inspect } from "../upload/inspect";
import { addFile, findUpload, markStored, type UploadedRow } from "./db/file";
import { ApiError, badRequest, notFound } from "./errors";
import { linkFile } from "./file-link";
import { type FormFile, withFormFile } from "./form-file";
import { tidyUpIfDue } from "./housekeeping";
import { requestKey } from "./idempotency";
import { storage } from "./storage";
import { spend } from "./throttle";

/** POST /api/upload: judged by content, cleaned, stored. A repeat with the same key gets the first result. */
export async function upload(userId: string, request: Request): Promise<UploadedFile> {
  const key = requestKey(request);
  const first = await findUpload(userId, key);
  const file = first?.storedAt ? first : await receive(userId, key, request);
  const shown = linkFile({ owner: userId }, file) ?? notFound(texts.conversation.unknownFile);
  return { fileId: file.id, file: shown };
}

async function receive(userId: string, key: string, request: Request): Promise<UploadedRow> {
  await spend("upload", userId);
  const file = await withFormFile(request, limits.uploadBytes, (received) => keepFile(userId, key, received));
  tidyUpIfDue();
  return file;
}

/** First a place in the database, then the content, then the word that it is there: a crash in between loses nothing. */
export async function keepFile(userId: string, key: string, { name, bytes: received }: FormFile): Promise<UploadedRow> {
  if (received.length === 0) badRequest(uploadTexts.empty);
  const found = inspect(received);
  if (!found) throw new ApiError(415, uploadTexts.wrongKind);
  const { type, bytes, width, height } = found;
  const file = await addFile(userId, { name, type, size: bytes.length, width, height, requestKey: key });
  if (!file) throw new ApiError(413, uploadTexts.full(sizeLabel(limits.storedBytes)));
  if (file.storedAt) return file;
  await storage().put(file.storageKey, bytes, type);
  if (await markStored(userId, file.id)) return file;
  await storage().remove([file.storageKey]);
  return notFound(texts.conversation.unknownFile);
}
