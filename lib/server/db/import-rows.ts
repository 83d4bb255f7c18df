import { createHash } from "node:crypto";
import { type JournalConversation, journalEntries } from "../../conversation/export/journal";
import { promptOf, searchedText } from "../../conversation/guide/guided-answers";
import { importedWhen } from "../../conversation/memory-date/when";
import { trigramSignature } from "../../conversation/search/trigram-signature";
import { filesOf } from "../../conversation/thread/turn-files";
import { normalizeForSearch } from "../../texts/normalize";
import { timeSlices } from "../../time-slices";
import { type FileRow, searchedName } from "./file";

/** The id that an exported row gets in this account: the same at every import, and different in every account. */
export function importedId(userId: string, ...exported: (string | number)[]): string {
  const hash = createHash("sha256").update(JSON.stringify([userId, ...exported]));
  return hash.digest("base64url").slice(0, 24);
}

/** This account's files by their exported ids; `null` for one without content. */
export type Files = Map<string, FileRow | null>;

/** Characters of JSON in one statement: Postgres parses them in about half a second. */
const charactersPerBatch = 2_000_000;

/** Rows as JSON arrays, each small enough for one statement, and the columns that they have. */
export type RowBatches = { columns: string[]; batches: string[] };

/** Other work goes on while the rows, which may be many, are made. */
export async function batchRows(rows: Iterable<object>): Promise<RowBatches> {
  const pause = timeSlices();
  const batches: string[] = [];
  let columns: string[] = [];
  let [batch, characters]: [string[], number] = [[], 0];
  for (const row of rows) {
    const json = JSON.stringify(row);
    batch.push(json);
    characters += json.length;
    if (columns.length === 0) columns = Object.keys(row);
    if (characters >= charactersPerBatch) {
      batches.push(`[${batch}]`);
      [batch, characters] = [[], 0];
    }
    await pause();
  }
  if (batch.length > 0) batches.push(`[${batch}]`);
  return { columns, batches };
}

// The rows go to Postgres as JSON, so their keys are the names of columns.

export function conversationRow(userId: string, conversation: JournalConversation, birthYear: number | null) {
  const { _id, topic, projectName, questionAnswers, continuations, notes, timestamp } = conversation;
  return {
    userId,
    id: importedId(userId, _id),
    topic,
    projectName,
    normalizedName: normalizeForSearch(projectName),
    questionAnswers,
    entryCount: continuations.length + notes.length,
    turnCount: continuations.length,
    useInGame: conversation.useInGame ?? false,
    hiddenOnThisDay: conversation.hiddenOnThisDay ?? false,
    ...whenColumns(conversation, birthYear),
    createdAt: timestamp,
  };
}

function whenColumns({ when: exported }: JournalConversation, birthYear: number | null) {
  const { text = null, start = null, end = null, edtf = null } = (exported && importedWhen(exported, birthYear)) ?? {};
  return { whenText: text, whenStart: start, whenEnd: end, whenEdtf: edtf };
}

/** The files of these conversations whose contents were received. */
export function fileRows(conversations: JournalConversation[], files: Files) {
  const turns = conversations.flatMap((conversation) => [conversation, ...conversation.continuations]);
  const wanted = new Set(turns.flatMap(filesOf).map(({ _id }) => _id));
  const received = [...wanted].flatMap((exported) => files.get(exported) ?? []);
  return received.map((file) => ({ ...file, normalizedName: searchedName(file) }));
}

// Entries are numbered again in their order, so that an edited export brings in no gaps or ties.

export function* turnRows(userId: string, conversation: JournalConversation) {
  const { projectName, questionAnswers } = conversation;
  for (const [position, turn] of turnsOf(conversation).entries()) {
    const { orderIndex, message, response, receipt, refusedAt, keepOnly = false, timestamp } = turn;
    const normalizedMessage = normalizeForSearch(position === 0 ? searchedText(projectName, questionAnswers) : message);
    const normalizedResponse = response === null ? null : normalizeForSearch(response);
    const id = turnId(userId, conversation, position);
    yield {
      userId,
      id,
      requestKey: id,
      conversationId: importedId(userId, conversation._id),
      position,
      orderIndex,
      message,
      response,
      receipt,
      keepOnly: response === null && keepOnly,
      refusedAt: response === null ? (refusedAt ?? null) : null,
      normalizedMessage,
      normalizedResponse,
      trigramSignature: trigramSignature(normalizedMessage, normalizedResponse ?? ""),
      createdAt: timestamp,
    };
  }
}

export function* turnFileRows(userId: string, conversation: JournalConversation, files: Files) {
  for (const [number, turn] of turnsOf(conversation).entries()) {
    for (const [position, { _id }] of filesOf(turn).entries()) {
      const fileId = files.get(_id)?.id;
      if (fileId) yield { userId, turnId: turnId(userId, conversation, number), position, fileId };
    }
  }
}

const turnId = (userId: string, { _id }: JournalConversation, position: number) =>
  importedId(userId, _id, "turn", position);

function turnsOf(conversation: JournalConversation) {
  const start = { ...conversation, orderIndex: 0, message: promptOf(conversation.questionAnswers) };
  const rest = numberedEntries(conversation).flatMap((entry) => (entry.kind === "continuation" ? [entry] : []));
  return [start, ...rest];
}

export function* noteRows(userId: string, conversation: JournalConversation) {
  for (const { kind, orderIndex, message, timestamp } of numberedEntries(conversation)) {
    if (kind !== "note") continue;
    const normalizedMessage = normalizeForSearch(message);
    const id = importedId(userId, conversation._id, "note", orderIndex);
    yield {
      userId,
      id,
      requestKey: id,
      conversationId: importedId(userId, conversation._id),
      orderIndex,
      message,
      normalizedMessage,
      trigramSignature: trigramSignature(normalizedMessage),
      createdAt: timestamp,
    };
  }
}

const numberedEntries = (conversation: JournalConversation) =>
  journalEntries(conversation).map((entry, index) => ({ ...entry, orderIndex: index + 1 }));
