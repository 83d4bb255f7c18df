import { buffer } from "node:stream/consumers";
import type { z } from "zod";
import { type ExportQuery, Language } from "../../api/export-schemas";
import { toHtml } from "../../conversation/export/export-html";
import { toJson } from "../../conversation/export/export-json";
import { toMarkdown } from "../../conversation/export/export-markdown";
import type {
  ExportChoices,
  Journal,
  JournalConversation,
  JournalFileRef,
  JournalHeading,
} from "../../conversation/export/journal";
import { maxPackedFiles, packedFiles, packedNames } from "../../conversation/export/packed-files";
import { turnFiles } from "../../conversation/thread/turn-files";
import { texts } from "../../texts";
import { journalTexts } from "../../texts/journal";
import { readConfig } from "../config";
import { listOwnResults } from "../db/challenge";
import type { TurnRow } from "../db/conversation-fields";
import {
  type ExportRow,
  findForExport,
  findOwner,
  type HeadingRow,
  listForExport,
  listHeadings,
  readAllParts,
  type WholeThread,
} from "../db/export";
import { type FileRow, findStoredFile } from "../db/file";
import { ApiError, notFound } from "../errors";
import { storage } from "../files/storage";
import { toNote, turnContent } from "./conversation";
import { toShare } from "./share";
import { type FileToZip, zip } from "./zip";

type BytesOf = (file: JournalFileRef) => Promise<Buffer | null>;

type Format = {
  write: (journal: Journal, bytesOf: BytesOf) => AsyncGenerator<string | Uint8Array>;
  contentType: string;
  extension: string;
  /** Without them the export can only be read. */
  defaults: ExportChoices;
};

const formats: Record<z.output<typeof ExportQuery>["format"], Format> = {
  json: {
    write: (journal) => toJson(journal, async (file) => ({ data: await journal.contentOf(file) })),
    contentType: "application/json; charset=utf-8",
    extension: "json",
    defaults: { notes: true, replies: true },
  },
  markdown: {
    write: (journal, bytesOf) => {
      const files = packedFiles([...journal.headings, ...(journal.owner?.contributions ?? [])]);
      if (files.length > maxPackedFiles) throw new ApiError("too_large", journalTexts.tooManyFiles);
      return zip(packedExport(journal, bytesOf, files));
    },
    contentType: "application/zip",
    extension: "zip",
    defaults: { notes: true, replies: true },
  },
  html: {
    write: toHtml,
    contentType: "text/html; charset=utf-8",
    extension: "html",
    defaults: { notes: false, replies: false },
  },
};

const isWhole = ({ notes, replies }: ExportChoices) => notes && replies;

/** The first language of an `Accept-Language` header, which browsers sort by preference. */
const firstLanguage = (header: string) => Language.safeParse(header.split(/[,;]/)[0]).data;

/** GET /api/account/export: everything this user owns, or one conversation. It is read from the database while it is sent. */
export async function exportJournal(
  userId: string,
  { format, conversationId, lang, timeZone, notes, replies }: z.output<typeof ExportQuery>,
  acceptedLanguages: string,
) {
  const { write, contentType, extension, defaults } = formats[format];
  const exportedAt = new Date().toISOString();
  const { flexiAppName } = await readConfig("flexifeatures.json");
  const { owner, conversations } = conversationId ? await one(userId, conversationId) : await everything(userId);
  const bytesOf: BytesOf = ({ _id }) => findBytes(userId, _id);
  const journal: Journal = {
    owner,
    appName: flexiAppName.name,
    exportedAt,
    language: lang ?? firstLanguage(acceptedLanguages) ?? "en",
    timeZone,
    choices: { notes: notes ?? defaults.notes, replies: replies ?? defaults.replies },
    // The exact copy has no contents list.
    headings: format === "json" ? [] : (await listHeadings(userId, conversationId)).map(toHeading),
    conversations,
    contentOf: async (file) => {
      const bytes = await bytesOf(file);
      return bytes && base64(bytes);
    },
  };
  return { content: write(journal, bytesOf), contentType, fileName: `journal-${exportedAt.slice(0, 10)}.${extension}` };
}

/**
 * Markdown with its files and, if nothing was left out, the JSON that can be imported: what a person chose to leave out is in no part
 * of the .zip.
 */
async function* packedExport(
  journal: Journal,
  bytesOf: BytesOf,
  files: ReturnType<typeof packedFiles>,
): AsyncGenerator<FileToZip> {
  const paths = new Map<string, string>();
  for (const { file, path } of files) {
    const bytes = await bytesOf(file);
    if (bytes === null) continue;
    paths.set(file._id, path);
    yield { name: path, content: onePiece(bytes), isDense: file.fileType !== "text/plain" };
  }
  const pathOf = ({ _id }: JournalFileRef) => paths.get(_id) ?? null;
  yield { name: packedNames.text, content: toMarkdown(journal, pathOf) };
  if (isWhole(journal.choices))
    yield { name: packedNames.copy, content: toJson(journal, async (file) => ({ path: pathOf(file) })) };
}

async function* onePiece(bytes: Uint8Array) {
  yield bytes;
}

type Source = Pick<Journal, "owner" | "conversations">;

async function one(userId: string, conversationId: string): Promise<Source> {
  const row = (await findForExport(userId, conversationId)) ?? notFound(texts.conversation.unknown);
  async function* conversations() {
    yield toJournal(await readAllParts(userId, row));
  }
  return { owner: null, conversations };
}

const pageSize = 20;

async function everything(userId: string): Promise<Source> {
  const [row, results] = await Promise.all([findOwner(userId, pageSize), listOwnResults(userId)]);
  const found = row ?? notFound();
  const challenges = results.map(({ score, right, total, game, expiresAt }) => ({
    ...{ score, right, total, isChallenger: game !== null },
    endsAt: expiresAt.toISOString(),
  }));
  const { conversations, displayName, ...rest } = found;
  const contributions = found.contributions.map(({ files, ...row }) => ({
    ...withTimestamp(row),
    files: files.map(toRef),
  }));
  // Who reads them is nothing of this person's.
  const shares = found.shares.map(toShare).map(({ readers, ...share }) => share);
  const owner = { ...rest, displayName: displayName ?? "", challenges, shares, contributions };
  return { owner, conversations: () => allPages(userId, conversations) };
}

/** Each page is read when the one before it has been sent. */
async function* allPages(userId: string, firstPage: ExportRow[]): AsyncGenerator<JournalConversation> {
  for (let rows = firstPage; ; ) {
    for (const row of rows) yield toJournal(await readAllParts(userId, row));
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    rows = await listForExport(userId, last.orderIndex, pageSize);
  }
}

const toHeading = ({ id, projectName, createdAt, files }: HeadingRow): JournalHeading => ({
  _id: id,
  projectName,
  timestamp: createdAt.toISOString(),
  files: files.map(toRef),
});

function toJournal({ id, turns, notes, when, rememberedBy, ...row }: WholeThread): JournalConversation {
  const [start, ...rest] = turns;
  if (!start) throw new Error("A conversation has no first turn");
  return {
    ...toTurn(start),
    _id: id,
    ...withTimestamp(row),
    ...(rememberedBy.length > 0 && { rememberedBy: rememberedBy.map(withTimestamp) }),
    ...(when && { when: { text: when.text, edtf: when.edtf } }),
    // An entry that was removed leaves nothing but its position.
    continuations: rest.filter(hasContent).map((turn) => ({ _id: turn.id, message: turn.message, ...toTurn(turn) })),
    notes: notes.filter(({ message }) => message !== "").map(toNote),
  };
}

const withTimestamp = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  timestamp: createdAt.toISOString(),
});

const hasContent = ({ message, response, files }: TurnRow) => message !== "" || response !== null || files.length > 0;

function toTurn(turn: TurnRow) {
  const { refusedAt, keepOnly, files } = turn;
  const only = { ...(refusedAt && { refusedAt: refusedAt.toISOString() }), ...(keepOnly && { keepOnly }) };
  return { ...turnContent(turn), ...only, ...turnFiles(files.map(toRef)) };
}

function toRef({ id, name, type, altText }: Pick<FileRow, "id" | "name" | "type" | "altText">): JournalFileRef {
  return { _id: id, fileName: name, fileType: type, ...(altText !== null && { altText }) };
}

/** The whole content of a file, as large as an upload. `null`: the storage does not have it any more. */
async function findBytes(userId: string, fileId: string): Promise<Buffer | null> {
  const file = await findStoredFile(userId, fileId);
  const content = file && (await storage().open(file.storageKey));
  return content && buffer(content);
}

/** Three bytes are four characters: after a multiple of them the pieces are one text together. */
const pieceBytes = 3 * 16 * 1024;

function* base64(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.toString("base64", at, at + pieceBytes);
}
