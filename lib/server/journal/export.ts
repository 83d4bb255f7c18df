import "server-only";
import { arrayBuffer } from "node:stream/consumers";
import type { z } from "zod";
import { noContentPolicy } from "../../api/response-headers";
import type { Receipt } from "../../api/responses";
import type { ExportQuery, QuestionAnswer } from "../../api/schemas";
import { toHtml } from "../../conversation/export-html";
import { toMarkdown } from "../../conversation/export-markdown";
import { type Journal, type JournalConversation, type JournalFileRef, toJson } from "../../conversation/journal";
import { texts } from "../../texts";
import { readConfig } from "../config";
import { findOwner, findWritten, listWritten, type WrittenFile, type WrittenRow } from "../db/export";
import { notFound } from "../errors";
import { storage } from "../files/storage";
import { logFailure } from "../log";
import { toNote } from "./conversation";
import { toShare } from "./share";

const formats = {
  json: { write: toJson, type: "application/json", extension: "json" },
  markdown: { write: toMarkdown, type: "text/markdown", extension: "md" },
  html: { write: toHtml, type: "text/html", extension: "html" },
};

/** The first language of an `Accept-Language` header, which browsers send in the order of preference. */
const firstLanguage = (header: string) => /^[a-z]{2,8}(-[a-z0-9]{1,8})*/i.exec(header)?.[0];

/** GET /api/account/export: everything this user owns or one conversation, sent while it is read. */
export async function exportJournal(
  userId: string,
  { format, conversationId, lang, ...choices }: z.output<typeof ExportQuery>,
  acceptedLanguages: string,
): Promise<Response> {
  const { write, type, extension } = formats[format];
  const exportedAt = new Date().toISOString();
  const { flexiAppName } = await readConfig("flexifeatures.json");
  const storageKeys = new Map<string, string>();
  const written = conversationId ? await one(userId, conversationId) : await everything(userId);
  const journal: Journal = {
    ...written,
    appName: flexiAppName.name,
    exportedAt,
    language: lang ?? firstLanguage(acceptedLanguages) ?? "en",
    choices,
    conversations: all(written.conversations, storageKeys),
    contentOf: ({ _id }) => contentOf(storageKeys.get(_id) ?? ""),
  };
  return new Response(streamOf(write(journal)), {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="journal-${exportedAt.slice(0, 10)}.${extension}"`,
      "content-security-policy": `${noContentPolicy}; sandbox`,
      "x-content-type-options": "nosniff",
    },
  });
}

/** Asks for the next piece when the last one has been sent. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // The door has answered long ago: the browser sees a download that failed.
        logFailure({ event: "an export broke off" }, error);
        throw error;
      }
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}

type Written = { owner: Journal["owner"]; conversations: AsyncGenerator<WrittenRow> | WrittenRow[] };

async function one(userId: string, conversationId: string): Promise<Written> {
  const found = (await findWritten(userId, conversationId)) ?? notFound(texts.conversation.unknown);
  return { owner: null, conversations: [found] };
}

const conversationsAtOnce = 20;

async function everything(userId: string): Promise<Written> {
  const found = (await findOwner(userId, conversationsAtOnce)) ?? notFound();
  const { username, email, displayName, scores, shares, conversations } = found;
  const owner = { username, email, displayName: displayName ?? "", scores, shares: shares.map(toShare) };
  return { owner, conversations: pages(userId, conversations) };
}

/** One page after the other, and none before the last one is sent. */
async function* pages(userId: string, first: WrittenRow[]): AsyncGenerator<WrittenRow> {
  for (let rows = first; ; ) {
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < conversationsAtOnce) return;
    rows = await listWritten(userId, last.orderIndex, conversationsAtOnce);
  }
}

async function* all(
  written: Written["conversations"],
  storageKeys: Map<string, string>,
): AsyncGenerator<JournalConversation> {
  for await (const row of written) {
    for (const { file } of row.turns) if (file) storageKeys.set(file.id, file.storageKey);
    yield toJournal(row);
  }
}

function toJournal({ turns, notes, createdAt, id, ...heading }: WrittenRow): JournalConversation {
  const [start, ...rest] = turns.map(({ id, receipt, refusedAt, file, createdAt, ...turn }) => ({
    _id: id,
    ...turn,
    receipt: receipt as Receipt | null,
    ...(refusedAt && { refusedAt: refusedAt.toISOString() }),
    file: toRef(file),
    timestamp: createdAt.toISOString(),
  }));
  if (!start) throw new Error("A conversation has no first turn");
  return {
    _id: id,
    ...heading,
    questionAnswers: heading.questionAnswers as QuestionAnswer[],
    timestamp: createdAt.toISOString(),
    response: start.response,
    receipt: start.receipt,
    ...(start.refusedAt && { refusedAt: start.refusedAt }),
    file: start.file,
    continuations: rest,
    notes: notes.map(toNote),
  };
}

function toRef(file: WrittenFile | null): JournalFileRef | null {
  return file && { _id: file.id, fileName: file.name, fileType: file.type };
}

/** A file of a few megabytes at most, whole, or `null` if the store has lost it. */
async function contentOf(storageKey: string): Promise<string | null> {
  const content = await storage().open(storageKey);
  return content && Buffer.from(await arrayBuffer(content)).toString("base64");
}
