import "server-only";
import { arrayBuffer } from "node:stream/consumers";
import type { z } from "zod";
import type { ExportQuery } from "../../api/schemas";
import { toHtml } from "../../conversation/export-html";
import { toMarkdown } from "../../conversation/export-markdown";
import { type Journal, type JournalConversation, type JournalFileRef, toJson } from "../../conversation/journal";
import { texts } from "../../texts";
import { readConfig } from "../config";
import type { ThreadRow } from "../db/conversation";
import type { TurnRow } from "../db/conversation-fields";
import { findForExport, findOwner, listForExport } from "../db/export";
import { findOwnFile } from "../db/file";
import { notFound } from "../errors";
import { storage } from "../files/storage";
import { toNote, turnContent } from "./conversation";
import { toShare } from "./share";

const formats = {
  json: { write: toJson, contentType: "application/json", extension: "json" },
  markdown: { write: toMarkdown, contentType: "text/markdown", extension: "md" },
  html: { write: toHtml, contentType: "text/html", extension: "html" },
};

/** The first language of an `Accept-Language` header, which browsers sort by preference. */
const firstLanguage = (header: string) => /^[a-z]{2,8}(-[a-z0-9]{1,8})*/i.exec(header)?.[0];

/** GET /api/account/export: everything this user owns, or one conversation. It is read from the database while it is sent. */
export async function exportJournal(
  userId: string,
  { format, conversationId, lang, ...choices }: z.output<typeof ExportQuery>,
  acceptedLanguages: string,
) {
  const { write, contentType, extension } = formats[format];
  const exportedAt = new Date().toISOString();
  const { flexiAppName } = await readConfig("flexifeatures.json");
  const { owner, conversations } = conversationId ? await one(userId, conversationId) : await everything(userId);
  const journal: Journal = {
    owner,
    appName: flexiAppName.name,
    exportedAt,
    language: lang ?? firstLanguage(acceptedLanguages) ?? "en",
    choices,
    conversations,
    contentOf: ({ _id }) => contentOf(userId, _id),
  };
  return { content: write(journal), contentType, fileName: `journal-${exportedAt.slice(0, 10)}.${extension}` };
}

type Source = Pick<Journal, "owner" | "conversations">;

async function one(userId: string, conversationId: string): Promise<Source> {
  const row = (await findForExport(userId, conversationId)) ?? notFound(texts.conversation.unknown);
  async function* conversations() {
    yield toJournal(row);
  }
  return { owner: null, conversations: conversations() };
}

const pageSize = 20;

async function everything(userId: string): Promise<Source> {
  const found = (await findOwner(userId, pageSize)) ?? notFound();
  const { username, email, displayName, showOnBoard, scores, shares, conversations } = found;
  const owner = { username, email, displayName: displayName ?? "", showOnBoard, scores, shares: shares.map(toShare) };
  return { owner, conversations: allPages(userId, conversations) };
}

/** Each page is read when the one before it has been sent. */
async function* allPages(userId: string, firstPage: ThreadRow[]): AsyncGenerator<JournalConversation> {
  for (let rows = firstPage; ; ) {
    for (const row of rows) yield toJournal(row);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    rows = await listForExport(userId, last.orderIndex, pageSize);
  }
}

function toJournal({
  id,
  topic,
  projectName,
  orderIndex,
  useInGame,
  createdAt,
  ...row
}: ThreadRow): JournalConversation {
  const [start, ...rest] = row.turns;
  if (!start) throw new Error("A conversation has no first turn");
  return {
    ...toTurn(start),
    _id: id,
    topic,
    projectName,
    orderIndex,
    useInGame,
    questionAnswers: row.questionAnswers,
    timestamp: createdAt.toISOString(),
    // Of what was removed nothing is left but its position.
    continuations: rest.filter(hasContent).map((turn) => ({ _id: turn.id, message: turn.message, ...toTurn(turn) })),
    notes: row.notes.filter(({ message }) => message !== "").map(toNote),
  };
}

const hasContent = ({ message, response, file }: TurnRow) => message !== "" || response !== null || file !== null;

function toTurn(turn: TurnRow) {
  const { refusedAt, keepOnly, file } = turn;
  const only = { ...(refusedAt && { refusedAt: refusedAt.toISOString() }), ...(keepOnly && { keepOnly }) };
  return { ...turnContent(turn), ...only, file: toRef(file) };
}

function toRef(file: TurnRow["file"]): JournalFileRef | null {
  if (!file) return null;
  const { id, name, type, altText } = file;
  return { _id: id, fileName: name, fileType: type, ...(altText !== null && { altText }) };
}

/** The whole content of a file, a few megabytes at most. `null`: the storage does not have it any more. */
async function contentOf(userId: string, fileId: string): Promise<string | null> {
  const file = await findOwnFile(userId, fileId);
  const content = file && (await storage().open(file.storageKey));
  return content && Buffer.from(await arrayBuffer(content)).toString("base64");
}
