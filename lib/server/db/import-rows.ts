import "server-only";
import { createHash } from "node:crypto";
import { promptOf, searchedText } from "../../conversation/guided-answers";
import { type JournalConversation, journalEntries } from "../../conversation/journal";
import { trigramSignature } from "../../conversation/trigram-signature";
import { normalizeForSearch } from "../../texts/rules";
import type { FileRow } from "./file";

/** The id that something of an export has in this account: the same at every import, and another one in every account. */
export function importedId(userId: string, ...exported: (string | number)[]): string {
  const hash = createHash("sha256").update(JSON.stringify([userId, ...exported]));
  return hash.digest("base64url").slice(0, 24);
}

/** This account's file for each of the export's, if there is one. */
export type Files = Map<string, FileRow | null>;

/** So many rows, or ids, go in one statement. */
const rowsAtOnce = 1_000;

export function batchesOf<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) => rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce));
}

/** Characters of JSON that one statement takes: as many as Postgres reads in about half a second. */
const charactersAtOnce = 2_000_000;

/** Rows as lists of JSON, each small enough for one statement. */
export function* jsonBatchesOf(rows: object[]): Generator<string> {
  let [batch, characters]: [string[], number] = [[], 0];
  for (const row of rows) {
    const json = JSON.stringify(row);
    batch.push(json);
    characters += json.length;
    if (characters < charactersAtOnce) continue;
    yield `[${batch}]`;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield `[${batch}]`;
}

export function conversationRow(userId: string, conversation: JournalConversation) {
  const { _id, topic, projectName, questionAnswers, continuations, notes, timestamp } = conversation;
  return {
    userId,
    id: importedId(userId, _id),
    topic,
    projectName,
    questionAnswers,
    entryCount: continuations.length + notes.length,
    turnCount: continuations.length,
    useInGame: conversation.useInGame ?? false,
    createdAt: timestamp,
  };
}

/** The files that stand in these conversations and whose contents have arrived. */
export function fileRows(conversations: JournalConversation[], files: Files) {
  const turns = conversations.flatMap((conversation) => [conversation, ...conversation.continuations]);
  const wanted = new Set(turns.flatMap(({ file }) => file?._id ?? []));
  const received = [...wanted].flatMap((exported) => files.get(exported) ?? []);
  return received.map((file) => ({ ...file, foldedName: normalizeForSearch(file.name) }));
}

// Entries are numbered anew in their order, so that no gap or tie of a changed export gets in.

export function turnRows(userId: string, conversation: JournalConversation, files: Files) {
  const { projectName, questionAnswers } = conversation;
  const start = { ...conversation, place: 0, message: promptOf(questionAnswers) };
  const rest = placedEntries(conversation).flatMap((entry) => (entry.kind === "continuation" ? [entry] : []));
  return [start, ...rest].map(({ place, message, response, receipt, refusedAt, file, timestamp }, position) => {
    const foldedMessage = normalizeForSearch(position === 0 ? searchedText(projectName, questionAnswers) : message);
    const foldedResponse = response === null ? null : normalizeForSearch(response);
    const id = importedId(userId, conversation._id, "turn", position);
    return {
      userId,
      id,
      requestKey: id,
      conversationId: importedId(userId, conversation._id),
      position,
      orderIndex: place,
      message,
      response,
      receipt,
      refusedAt: response === null ? (refusedAt ?? null) : null,
      fileId: (file && files.get(file._id)?.id) ?? null,
      foldedMessage,
      foldedResponse,
      grams: trigramSignature(foldedMessage, foldedResponse ?? ""),
      createdAt: timestamp,
    };
  });
}

export function noteRows(userId: string, conversation: JournalConversation) {
  const notes = placedEntries(conversation).filter(({ kind }) => kind === "note");
  return notes.map(({ place, message, timestamp }) => {
    const foldedMessage = normalizeForSearch(message);
    const id = importedId(userId, conversation._id, "note", place);
    return {
      userId,
      id,
      requestKey: id,
      conversationId: importedId(userId, conversation._id),
      orderIndex: place,
      message,
      foldedMessage,
      grams: trigramSignature(foldedMessage),
      createdAt: timestamp,
    };
  });
}

const placedEntries = (conversation: JournalConversation) =>
  journalEntries(conversation).map((entry, index) => ({ ...entry, place: index + 1 }));
