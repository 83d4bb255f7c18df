import type {
  Continuation,
  Conversation,
  ConversationSummary,
  DeletedConversation,
  MemoryWhen,
  Note,
  PastConversation,
  Thread,
} from "../../api/responses";
import { nonEmptyAnswers, promptOf } from "../../conversation/guide/guided-answers";
import { daysLeftOf } from "../../conversation/history";
import type { When } from "../../conversation/memory-date/when";
import { excerptOf } from "../../conversation/search/snippet";
import { parseEntryId } from "../../conversation/thread/entry-id";
import type { ConversationRow } from "../db/conversation";
import type { DatedHeadingRow, HeadingRow, NoteRow, TurnRow } from "../db/conversation-fields";
import type { DeletedRow } from "../db/deletion";
import type { SummaryRow } from "../db/history";
import type { PastRow } from "../db/on-this-day";
import type { OwnThreadRow } from "../db/thread";
import { type FileAccess, signFileUrl, signFileUrls } from "../files/signed-url";
import { fingerprintOf } from "./fingerprint";

// Rows become what goes over the wire, with the spec's names (`_id`, `timestamp`). A new field of a turn goes into `TurnRow`
// (db/conversation-fields.ts) and into `turnContent` here: threads and the export have it from there. A shared part shows it only
// if `lib/conversation/share/shared-part.ts` names it.
//
// `Object.assign` and not the spread syntax, which takes V8 3 µs an object: that was most of this file's time.

type Versioned = OwnThreadRow["versioned"][number];
type Leased = { leaseExpiresAt: Date | null };

/** Whether a call is waiting for the AI on behalf of this turn. */
export const isPending = ({ leaseExpiresAt }: Leased) =>
  leaseExpiresAt !== null && leaseExpiresAt.getTime() > Date.now();

export function toThread(row: OwnThreadRow, access: FileAccess): Thread {
  const removed = row.versioned.filter((versioned) => isRemoved(row, versioned));
  const orderIndexes = new Map(row.turns.map(({ id, orderIndex }) => [id, orderIndex]));
  return {
    conversation: toOwnConversation(row, access),
    notes: row.notes.map(toNote),
    versions: row.versions,
    removed: [...new Set(removed.map(({ entryId }) => entryId))],
    removedFiles: Object.fromEntries(
      removed.flatMap(({ entryId, turnId }) => (turnId === null ? [] : [[entryId, orderIndexes.get(turnId) ?? 0]])),
    ),
    outdatedReplies: row.turns.filter(isOutdated).map(({ orderIndex }) => orderIndex),
    keptOnly: row.turns.filter(({ keepOnly }) => keepOnly).map(({ orderIndex }) => orderIndex),
  };
}

export function toThreadPage(row: OwnThreadRow, access: FileAccess): Thread {
  const { nextCursor, earlierTurns, entryCount } = row;
  return Object.assign(toThread(row, access), { nextCursor, earlierTurns, entryCount });
}

/** Whether nothing is left of an entry of these that has earlier versions, which it can have back. */
function isRemoved({ when, questionAnswers, turns, notes }: OwnThreadRow, { entryId, turnId }: Versioned): boolean {
  const entry = parseEntryId(entryId);
  if (entry?.kind === "when") return when === null;
  if (entry?.kind === "answer") return questionAnswers[entry.index]?.answer === "";
  if (entry?.kind === "note") return notes.some(({ id, message }) => id === entry.id && message === "");
  if (entry?.kind === "file") {
    return (
      turns.some(({ id }) => id === turnId) && turns.every(({ files }) => files.every(({ id }) => id !== entry.id))
    );
  }
  if (entry?.kind !== "message" && entry?.kind !== "reply") return false;
  const turn = turns.find(({ orderIndex }) => orderIndex === entry.orderIndex);
  return entry.kind === "message" ? turn?.message === "" : turn?.response === null && !isPending(turn);
}

/** Whether the message was changed after the reply was written. */
export const isOutdated = ({ response, repliedTo, message }: Pick<TurnRow, "response" | "repliedTo" | "message">) =>
  response !== null && repliedTo !== null && repliedTo !== fingerprintOf(message);

export const toOwnConversation = (row: ConversationRow, access: FileAccess): Thread["conversation"] =>
  Object.assign(toConversation(row, access), { useInGame: row.useInGame });

export function toConversation(row: DatedHeadingRow & { turns: TurnRow[] }, access: FileAccess): Conversation {
  const [start, ...rest] = row.turns;
  if (!start) throw new Error("A conversation has no first turn");
  const continuations = rest.map((turn) => toContinuation(turn, access));
  const when = row.when && { when: toWhen(row.when) };
  return Object.assign(toReply(start, access), toHeading(row), when, { continuations });
}

export const toWhen = ({ text, start, end }: When): MemoryWhen => ({ text, start, end });

export function toContinuation(turn: TurnRow, access: FileAccess): Continuation {
  return Object.assign({ _id: turn.id, message: turn.message }, toReply(turn, access));
}

export function toSummary(row: SummaryRow, access: FileAccess): ConversationSummary {
  return Object.assign(toHeading(row), signFileUrls(access, row.files), {
    pending: isPending(row),
    continuationCount: row.turnCount,
    ...(row.when && { when: toWhen(row.when) }),
  });
}

export function toNote({ id, conversationId, message, createdAt, orderIndex }: NoteRow): Note {
  return { _id: id, conversationId, message, timestamp: createdAt.toISOString(), orderIndex };
}

/** What the wire and the export have in common of a turn. */
export const turnContent = ({ response, receipt, createdAt, orderIndex }: Omit<TurnRow, "files">) => ({
  response,
  receipt,
  timestamp: createdAt.toISOString(),
  orderIndex,
});

function toReply(turn: TurnRow, access: FileAccess) {
  return Object.assign(turnContent(turn), signFileUrls(access, turn.files), {
    pending: isPending(turn),
    refused: turn.refusedAt !== null,
    requestKey: turn.requestKey,
  });
}

function toHeading({ id, projectName, topic, questionAnswers, createdAt, orderIndex }: HeadingRow) {
  return {
    _id: id,
    projectName,
    topic,
    prompt: promptOf(questionAnswers),
    questionAnswers,
    timestamp: createdAt.toISOString(),
    orderIndex,
  };
}

export function toDeleted({ id, projectName, topic, deletedAt }: DeletedRow, now: Date): DeletedConversation {
  return { _id: id, projectName, topic, deletedAt: deletedAt.toISOString(), daysLeft: daysLeftOf(deletedAt, now) };
}

export function toPastConversation(row: PastRow, access: FileAccess): PastConversation {
  const { id, projectName, topic, questionAnswers, createdAt, day } = row;
  const [first] = nonEmptyAnswers(questionAnswers);
  const excerpt = excerptOf(first?.answer ?? "");
  const file = row.file && signFileUrl(access, row.file);
  return { _id: id, projectName, topic, timestamp: createdAt.toISOString(), excerpt, file, ...(day && { day }) };
}
