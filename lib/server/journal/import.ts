import { isBirthYear } from "../../api/birth-year";
import { serverLimits } from "../../api/server-limits";
import { journalFormat } from "../../conversation/export/export-json";
import { type JournalConversation, JournalFile } from "../../conversation/export/journal";
import { filesOf } from "../../conversation/thread/turn-files";
import { journalTexts } from "../../texts/journal";
import { sizeLabel } from "../../texts/size-label";
import { readAgesAgain } from "../auth/account";
import type { FileRow } from "../db/file";
import { addJournal, NoRoomForTexts } from "../db/import";
import { reserveFiles } from "../db/import-files";
import type { Files } from "../db/import-rows";
import { type FileReservation, NoRoom } from "../db/upload";
import { ApiError, badRequest, notFound } from "../errors";
import { discardReservations } from "../files/removal";
import { refuseFull, storeContent } from "../files/upload";
import { checked, checkedConversation, notAnExport } from "./import-check";
import { type ImportSource, importValueBytes, openSource } from "./import-source";
import { InvalidJson, jsonValues } from "./json-values";

/** Reservations for the files that the account does not have, by their exported ids, and the bytes held against its quota. */
type Missing = { reservations: Map<string, FileReservation>; storedBytes: number };

/** Who is importing in this process. */
const running = new Set<string>();

type Imported = { message: string; imported: number };

/**
 * POST /api/account/import: adds the conversations of an export, JSON or a .zip, all or none, and returns their number. JSON is read
 * as it arrives, a .zip when all of it is there: texts are checked and held in memory, the contents of files are stored one by one
 * under reservations, and everything is added together at the end. 503 while this person, or two others, are importing, because each
 * import may take 1 GB of the disk and much memory.
 */
export async function importJournal(userId: string, content: AsyncIterable<Uint8Array>): Promise<Imported> {
  if (running.has(userId)) throw new ApiError("busy", journalTexts.importRunning, 10);
  if (running.size >= serverLimits.importsAtOnce) throw new ApiError("busy", journalTexts.importsBusy, 60);
  running.add(userId);
  try {
    return await importContent(userId, content);
  } finally {
    running.delete(userId);
  }
}

async function importContent(userId: string, content: AsyncIterable<Uint8Array>): Promise<Imported> {
  const reserved: FileReservation[] = [];
  let source: ImportSource | undefined;
  try {
    source = await openSource(content);
    const { leftOut, ...journal } = await readJournal(userId, source, reserved);
    const days = await readAgesAgain({ id: userId, birthYear: null }, journal.birthYear);
    const { fileIds, ...added } = (await addJournal(userId, { ...journal, days })) ?? notFound();
    await discardReservations(
      userId,
      reserved.filter(({ id }) => !fileIds.has(id)),
    );
    return { message: journalTexts.imported({ ...added, leftOut }), imported: added.count };
  } catch (error) {
    await discardReservations(userId, reserved, error);
    if (error instanceof NoRoom) refuseFull();
    if (error instanceof NoRoomForTexts)
      throw new ApiError("storage_full", journalTexts.textsFull(sizeLabel(serverLimits.textBytes)));
    throw error instanceof InvalidJson ? toApiError(error) : error;
  } finally {
    await source?.close();
  }
}

const paths = ["$.format", "$.version", "$.birthYear", "$.contributions.*", "$.conversations.*", "$.files.*"];

async function readJournal(userId: string, { json, contentOf }: ImportSource, reserved: FileReservation[]) {
  const conversations = new Map<string, JournalConversation>();
  const files: Files = new Map();
  let hasFormat = false;
  let textBytes = 0;
  let missing: Missing | undefined;
  let birthYear: number | null = null;
  const leftOut = new Set<string>();
  const bounds = { paths, maxBytes: importValueBytes(), maxValues: serverLimits.importValues };
  for await (const { name, value, bytes } of jsonValues(json, bounds)) {
    if (name !== "files") textBytes += bytes;
    if (textBytes > serverLimits.importTextBytes)
      throw new ApiError("too_large", tooLarge(serverLimits.importTextBytes));
    if (name === "format") hasFormat = value === journalFormat.format;
    else if (name === "version" && value !== journalFormat.version) notAnExport();
    else if (name === "birthYear") birthYear = isBirthYear(Number(value)) ? Number(value) : null;
    else if (name === "contributions") leftOut.add(journalTexts.leftOut.contributions);
    else if (name === "conversations") {
      // The files come last: only then is it known which of them the account does not have.
      if (!hasFormat || missing) notAnExport();
      const conversation = await checkedConversation(value);
      if (Object.hasOwn(Object(value), "rememberedBy")) leftOut.add(journalTexts.leftOut.rememberedBy);
      if (!conversations.has(conversation._id)) conversations.set(conversation._id, conversation);
      if (conversations.size > serverLimits.importConversations)
        throw new ApiError("too_large", journalTexts.tooManyConversations(serverLimits.importConversations));
    } else if (name === "files") {
      missing ??= await reserveMissing(userId, conversations, reserved);
      const file = checked(JournalFile, value);
      const reservation = missing.reservations.get(file._id);
      if (!reservation) continue;
      missing.reservations.delete(file._id);
      files.set(file._id, await store(missing, reservation, file, await contentOf(file)));
    }
  }
  missing ??= await reserveMissing(userId, conversations, reserved);
  if (!hasFormat) notAnExport();
  if (missing.reservations.size > 0) badRequest(journalTexts.incomplete);
  return { conversations: [...conversations.values()], files, birthYear, leftOut: [...leftOut] };
}

async function reserveMissing(
  userId: string,
  conversations: Map<string, JournalConversation>,
  reserved: FileReservation[],
): Promise<Missing> {
  const exported = [...conversations.values()].flatMap((conversation) =>
    [conversation, ...conversation.continuations].flatMap((turn) =>
      filesOf(turn).map(({ _id }) => ({ file: _id, conversation: conversation._id })),
    ),
  );
  if (exported.length === 0) return { reservations: new Map(), storedBytes: 0 };
  const missing = await reserveFiles(userId, exported);
  reserved.push(...missing.reservations.values());
  return missing;
}

/** Stores the content of a file like an upload, up to the quota. */
async function store(
  missing: Missing,
  reservation: FileReservation,
  file: JournalFile,
  bytes: Uint8Array | null,
): Promise<FileRow | null> {
  if (bytes === null) return null;
  const stored = await storeContent(reservation, { name: file.fileName, bytes });
  missing.storedBytes += stored.size;
  if (missing.storedBytes > serverLimits.storedBytes) refuseFull();
  return { ...stored, altText: file.altText?.trim() || null };
}

const tooLarge = (limit: number) => journalTexts.tooLarge(sizeLabel(limit));

function toApiError({ isTooLarge }: InvalidJson): ApiError {
  if (isTooLarge) return new ApiError("too_large", tooLarge(importValueBytes()));
  return new ApiError("invalid_request", journalTexts.notAnExport);
}
