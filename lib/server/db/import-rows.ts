import "server-only";
import { createHash } from "node:crypto";
import { promptOf, searchedText } from "../../conversation/guided-answers";
import { type JournalConversation, journalEntries } from "../../conversation/journal";
import { foldText } from "../../text-rules";
import { Prisma } from "./generated/client";

/** The id that something of an export has in this account: the same at every import, and another one in every account. */
export function importedId(userId: string, ...exported: (string | number)[]): string {
  const hash = createHash("sha256").update(JSON.stringify([userId, ...exported]));
  return hash.digest("base64url").slice(0, 24);
}

/** This account's file for each of the export's, if there is one. */
export type Files = Map<string, { id: string } | null>;

/** In an empty account conversations keep their numbers, otherwise they follow on what is there. Ascending. */
export function numbered(conversations: JournalConversation[], last: number): JournalConversation[] {
  const ascending = conversations.toSorted((a, b) => a.orderIndex - b.orderIndex);
  const isDistinct = new Set(ascending.map(({ orderIndex }) => orderIndex)).size === ascending.length;
  if (last === 0 && isDistinct) return ascending;
  return ascending.map((conversation, place) => ({ ...conversation, orderIndex: last + place + 1 }));
}

export function conversationRow(userId: string, conversation: JournalConversation) {
  const { _id, orderIndex, topic, projectName, questionAnswers, continuations, notes, timestamp } = conversation;
  return {
    userId,
    id: importedId(userId, _id),
    orderIndex,
    topic,
    projectName,
    questionAnswers,
    entryCount: continuations.length + notes.length,
    turnCount: continuations.length,
    createdAt: timestamp,
  };
}

// Entries are numbered anew in their order, so that no gap or tie of a changed export gets in.

export function turnRows(userId: string, conversation: JournalConversation, files: Files) {
  const { projectName, questionAnswers } = conversation;
  const start = { ...conversation, place: 0, message: promptOf(questionAnswers) };
  const rest = placedEntries(conversation).flatMap((entry) => (entry.kind === "continuation" ? [entry] : []));
  return [start, ...rest].map(({ place, message, response, receipt, file, timestamp }, position) => {
    const id = importedId(userId, conversation._id, "turn", position);
    return {
      userId,
      id,
      conversationId: importedId(userId, conversation._id),
      position,
      orderIndex: place,
      message,
      response,
      receipt: receipt ?? Prisma.DbNull,
      fileId: (file && files.get(file._id)?.id) ?? null,
      requestKey: id,
      foldedMessage: foldText(position === 0 ? searchedText(projectName, questionAnswers) : message),
      foldedResponse: response === null ? null : foldText(response),
      createdAt: timestamp,
    };
  });
}

export function noteRows(userId: string, conversation: JournalConversation) {
  const notes = placedEntries(conversation).filter(({ kind }) => kind === "note");
  return notes.map(({ place, message, timestamp }) => {
    const id = importedId(userId, conversation._id, "note", place);
    return {
      userId,
      id,
      conversationId: importedId(userId, conversation._id),
      orderIndex: place,
      message,
      foldedMessage: foldText(message),
      requestKey: id,
      createdAt: timestamp,
    };
  });
}

const placedEntries = (conversation: JournalConversation) =>
  journalEntries(conversation).map((entry, index) => ({ ...entry, place: index + 1 }));
