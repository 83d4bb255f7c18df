import "server-only";
import type { z } from "zod";
import { JournalConversation, JournalFile, journalFormat } from "../conversation/journal";
import { BrokenJson, membersOf } from "../json-members";
import { limits } from "../limits";
import { sizeLabel } from "../text-rules";
import { journalTexts } from "../texts/journal";
import type { UploadedRow } from "./db/file";
import { addJournal, listKnown } from "./db/import";
import { importedId } from "./db/import-rows";
import { ApiError, badRequest } from "./errors";
import { discardFiles } from "./file-removal";
import { streamFormFile } from "./form-file";
import { keepFile } from "./upload";

/** By the id that the export gives them; `null` for a file whose content was lost before. */
type Files = Map<string, UploadedRow | null>;

/**
 * POST /api/account/import: an export comes back, whole or not at all. It is read as it arrives: the words are held and
 * checked, the files stored one by one, belonging to nothing until one transaction at the end adds everything.
 */
export async function importJournal(userId: string, request: Request): Promise<number> {
  const files: Files = new Map();
  try {
    const conversations = await readJournal(userId, request, files);
    return await addJournal(userId, conversations, files);
  } catch (error) {
    const ids = [...files.values()].flatMap((file) => (file ? [file.id] : []));
    await discardFiles(userId, ids);
    throw error instanceof BrokenJson ? explained(error) : error;
  }
}

async function readJournal(userId: string, request: Request, files: Files): Promise<JournalConversation[]> {
  const conversations = new Map<string, JournalConversation>();
  let isOurs = false;
  let wordBytes = 0;
  let wanted: Set<string> | undefined;
  const form = streamFormFile(request, limits.importBytes, tooLarge(limits.importBytes));
  for await (const { name, value, bytes } of membersOf(form, limits.importPieceBytes)) {
    if (name === "format") isOurs = value === journalFormat.format;
    else if (name === "version" && value !== journalFormat.version) notAnExport();
    else if (name === "conversations") {
      wordBytes += bytes;
      if (wordBytes > limits.importWordBytes) throw new ApiError(413, tooLarge(limits.importWordBytes));
      // The files come last, when it is known which of them this account lacks.
      if (!isOurs || wanted) notAnExport();
      const conversation = checked(JournalConversation, value);
      if (!conversations.has(conversation._id)) conversations.set(conversation._id, conversation);
    } else if (name === "files") {
      wanted ??= await listWanted(userId, conversations);
      const file = checked(JournalFile, value);
      if (wanted.delete(file._id)) files.set(file._id, await keep(userId, file));
    }
  }
  wanted ??= await listWanted(userId, conversations);
  if (!isOurs) notAnExport();
  if (wanted.size > 0) badRequest(journalTexts.incomplete);
  return [...conversations.values()];
}

/** The files of the conversations that this account does not have. */
async function listWanted(userId: string, conversations: Map<string, JournalConversation>): Promise<Set<string>> {
  const known = await listKnown(userId, [...conversations.keys()]);
  const fresh = [...conversations.values()].filter(({ _id }) => !known.has(_id));
  const turns = fresh.flatMap((conversation) => [conversation, ...conversation.continuations]);
  return new Set(turns.flatMap(({ file }) => (file ? [file._id] : [])));
}

/** Like an upload, and again the same file when the import is repeated. */
async function keep(userId: string, file: z.output<typeof JournalFile>): Promise<UploadedRow | null> {
  if (file.data === null) return null;
  const key = importedId(userId, file._id, "file");
  return keepFile(userId, key, { name: file.fileName, bytes: Buffer.from(file.data, "base64") });
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
  if (isTooLarge) return new ApiError(413, tooLarge(limits.importPieceBytes));
  return new ApiError(400, journalTexts.notAnExport);
}
