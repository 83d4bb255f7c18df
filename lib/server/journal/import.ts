import "server-only";
import type { z } from "zod";
import { limits } from "../../api/limits";
import { serverLimits } from "../../api/server-limits";
import { JournalConversation, JournalFile, journalFormat } from "../../conversation/journal";
import { journalTexts } from "../../texts/journal";
import { sizeLabel } from "../../texts/rules";
import type { FileRow } from "../db/file";
import { addJournal } from "../db/import";
import { reserveFiles } from "../db/import-files";
import type { Files } from "../db/import-rows";
import { type FileReservation, NoRoom } from "../db/upload";
import { ApiError, badRequest, notFound } from "../errors";
import { discardReservations } from "../files/removal";
import { refuseFull, storeContent } from "../files/upload";
import { streamFormFile } from "../http/multipart";
import { BrokenJson, jsonValues } from "./json-values";

/** The files of the conversations that this account lacks, by the ids that the export gives them, and the room for them. */
type Wanted = { places: Map<string, FileReservation>; storedBytes: number };

/**
 * POST /api/account/import: an export comes back, whole or not at all. It is read as it arrives: the words are held and
 * checked, the contents of files stored one by one in places that belong to nothing, until all is added together at the end.
 */
export async function importJournal(userId: string, request: Request): Promise<number> {
  const opened: FileReservation[] = [];
  try {
    const { conversations, files } = await readJournal(userId, request, opened);
    const { count, fileIds } = (await addJournal(userId, conversations, files)) ?? notFound();
    await discardReservations(
      userId,
      opened.filter(({ id }) => !fileIds.has(id)),
    );
    return count;
  } catch (error) {
    await discardReservations(userId, opened, error);
    if (error instanceof NoRoom) refuseFull();
    throw error instanceof BrokenJson ? explained(error) : error;
  }
}

const paths = ["$.format", "$.version", "$.conversations.*", "$.files.*"];

type Read = { conversations: JournalConversation[]; files: Files };

async function readJournal(userId: string, request: Request, opened: FileReservation[]): Promise<Read> {
  const conversations = new Map<string, JournalConversation>();
  const files: Files = new Map();
  let isOurs = false;
  let wordBytes = 0;
  let wanted: Wanted | undefined;
  const form = streamFormFile(request, limits.importBytes, tooLarge(limits.importBytes));
  for await (const { name, value, bytes } of jsonValues(form, { paths, maxBytes: serverLimits.importValueBytes })) {
    if (name === "format") isOurs = value === journalFormat.format;
    else if (name === "version" && value !== journalFormat.version) notAnExport();
    else if (name === "conversations") {
      wordBytes += bytes;
      if (wordBytes > serverLimits.importTextBytes)
        throw new ApiError("too_large", tooLarge(serverLimits.importTextBytes));
      // The files come last, when it is known which of them this account lacks.
      if (!isOurs || wanted) notAnExport();
      const conversation = checked(JournalConversation, value);
      if (!conversations.has(conversation._id)) conversations.set(conversation._id, conversation);
    } else if (name === "files") {
      wanted ??= await openWanted(userId, conversations, opened);
      const file = checked(JournalFile, value);
      const place = wanted.places.get(file._id);
      if (!place) continue;
      wanted.places.delete(file._id);
      files.set(file._id, await keep(wanted, place, file));
    }
  }
  wanted ??= await openWanted(userId, conversations, opened);
  if (!isOurs) notAnExport();
  if (wanted.places.size > 0) badRequest(journalTexts.incomplete);
  return { conversations: [...conversations.values()], files };
}

async function openWanted(
  userId: string,
  conversations: Map<string, JournalConversation>,
  opened: FileReservation[],
): Promise<Wanted> {
  const standing = [...conversations.values()].flatMap((conversation) =>
    [conversation, ...conversation.continuations].flatMap(({ file }) =>
      file ? [{ file: file._id, conversation: conversation._id }] : [],
    ),
  );
  if (standing.length === 0) return { places: new Map(), storedBytes: 0 };
  const wanted = await reserveFiles(userId, standing);
  opened.push(...wanted.places.values());
  return wanted;
}

/** Like an upload, as long as there is room. */
async function keep(
  wanted: Wanted,
  place: FileReservation,
  file: z.output<typeof JournalFile>,
): Promise<FileRow | null> {
  if (file.data === null) return null;
  const kept = await storeContent(place, { name: file.fileName, bytes: Buffer.from(file.data, "base64") });
  wanted.storedBytes += kept.size;
  return wanted.storedBytes > serverLimits.storedBytes ? refuseFull() : kept;
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(value);
  return success ? data : notAnExport();
}

function notAnExport(): never {
  badRequest(journalTexts.notAnExport);
}

const tooLarge = (limit: number) => journalTexts.tooLarge(sizeLabel(limit));

function explained({ isTooLarge }: BrokenJson): ApiError {
  if (isTooLarge) return new ApiError("too_large", tooLarge(serverLimits.importValueBytes));
  return new ApiError("invalid_request", journalTexts.notAnExport);
}
