import "server-only";
import { createHash } from "node:crypto";
import { gramsOf } from "../../conversation/grams";
import { promptOf, searchedText } from "../../conversation/guided-answers";
import { type JournalConversation, journalEntries } from "../../conversation/journal";
import { limits } from "../../limits";
import { foldText } from "../../text-rules";
import type { FileRow } from "./file";

/** The id that something of an export has in this account: the same at every import, and another one in every account. */
export function importedId(userId: string, ...exported: (string | number)[]): string {
  const hash = createHash("sha256").update(JSON.stringify([userId, ...exported]));
  return hash.digest("base64url").slice(0, 24);
}

/** This account's file for each of the export's, if there is one. */
export type Files = Map<string, FileRow | null>;

// What follows goes to the database as JSON, with the columns' names.

export function conversationRow(userId: string, conversation: JournalConversation) {
  const { _id, orderIndex, topic, projectName, questionAnswers, continuations, notes, timestamp } = conversation;
  return {
    id: importedId(userId, _id),
    exported: _id,
    orderIndex,
    topic,
    projectName,
    questionAnswers,
    entryCount: continuations.length + notes.length,
    turnCount: continuations.length,
    useInGame: conversation.useInGame ?? false,
    createdAt: timestamp,
  };
}

/** Turns and notes that are added together. */
export type EntryBatch = { turns: ReturnType<typeof turnRows>; notes: ReturnType<typeof noteRows> };

/** What adding an entry costs beside its words, in characters. */
const entryCharacters = 300;

/** All entries, in one batch unless they are so many, or so many words, that one statement would take too long. */
export function* entryBatches(
  userId: string,
  conversations: JournalConversation[],
  files: Files,
): Generator<EntryBatch, undefined> {
  let batch: EntryBatch = { turns: [], notes: [] };
  let characters = 0;
  for (const conversation of conversations) {
    for (const turn of turnRows(userId, conversation, files)) {
      batch.turns.push(turn);
      characters += entryCharacters + turn.message.length + (turn.response?.length ?? 0);
    }
    for (const note of noteRows(userId, conversation)) {
      batch.notes.push(note);
      characters += entryCharacters + note.message.length;
    }
    if (characters < limits.importedAtOnce) continue;
    yield batch;
    batch = { turns: [], notes: [] };
    characters = 0;
  }
  yield batch;
}

/** `conversations`: those of this account in which the file stands. */
export function fileRows(userId: string, conversations: JournalConversation[], files: Files) {
  const places = new Map<string, string[]>();
  for (const { _id, file, continuations } of conversations) {
    for (const exported of new Set([file, ...continuations.map(({ file }) => file)].map((one) => one?._id))) {
      if (exported) places.set(exported, [...(places.get(exported) ?? []), importedId(userId, _id)]);
    }
  }
  return [...places].flatMap(([exported, conversations]) => {
    const file = files.get(exported);
    return file ? [{ ...file, foldedName: foldText(file.name), conversations }] : [];
  });
}

// Entries are numbered anew in their order, so that no gap or tie of a changed export gets in.

function turnRows(userId: string, conversation: JournalConversation, files: Files) {
  const { projectName, questionAnswers } = conversation;
  const start = { ...conversation, place: 0, message: promptOf(questionAnswers) };
  const rest = placedEntries(conversation).flatMap((entry) => (entry.kind === "continuation" ? [entry] : []));
  return [start, ...rest].map(({ place, message, response, receipt, refusedAt, file, timestamp }, position) => {
    const foldedMessage = foldText(position === 0 ? searchedText(projectName, questionAnswers) : message);
    const foldedResponse = response === null ? null : foldText(response);
    return {
      id: importedId(userId, conversation._id, "turn", position),
      conversationId: importedId(userId, conversation._id),
      position,
      orderIndex: place,
      message,
      response,
      receipt,
      refusedAt: response === null ? refusedAt : undefined,
      fileId: (file && files.get(file._id)?.id) ?? null,
      foldedMessage,
      foldedResponse,
      grams: gramsOf(foldedMessage, foldedResponse ?? ""),
      createdAt: timestamp,
    };
  });
}

function noteRows(userId: string, conversation: JournalConversation) {
  const notes = placedEntries(conversation).filter(({ kind }) => kind === "note");
  return notes.map(({ place, message, timestamp }) => {
    const foldedMessage = foldText(message);
    return {
      id: importedId(userId, conversation._id, "note", place),
      conversationId: importedId(userId, conversation._id),
      orderIndex: place,
      message,
      foldedMessage,
      grams: gramsOf(foldedMessage),
      createdAt: timestamp,
    };
  });
}

const placedEntries = (conversation: JournalConversation) =>
  journalEntries(conversation).map((entry, index) => ({ ...entry, place: index + 1 }));
