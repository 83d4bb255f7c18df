import { promptOf } from "../../conversation/guide/guided-answers";
import { whenOf } from "../../conversation/memory-date/when";
import { wasSent } from "../../conversation/prompt/prompt-receipt";
import type { EntryRef } from "../../conversation/thread/entry-id";
import { entryRefusalTexts } from "../../texts/entry-refusal";
import { normalizeForSearch } from "../../texts/normalize";
import type { EarlierVersion, EntryRow, EntryTurn } from "../db/entry";
import { changeNote, changeTurn, changeWhen, type EntryChange, type TurnContent } from "../db/entry-change";
import { detachFile, reattachFile } from "../db/file-change";
import { notFound } from "../errors";
import { removeFile } from "../files/removal";
import { fingerprintOf } from "./fingerprint";

// What happens when an entry is edited, removed or restored. `false`: something has changed since the entry was read, so that it
// has to be read again.

/** An entry as it was read, with its text, of a file its name. */
export type Entry = EntryRef & {
  userId: string;
  /** For a date that tells an age. */
  birthYear: number | null;
  conversationId: string;
  row: EntryRow;
  current: string;
};

/** What is replaced becomes an earlier version, unless it is empty or all versions are dropped. */
function changeOf(
  { userId, conversationId, entryId, row: { versions }, current }: Entry,
  dropped: EntryChange["dropped"],
  more: Partial<EntryChange["earlier"]> = {},
): EntryChange {
  const version = versions[entryId] ?? 0;
  const earlier = dropped === "all" || current === "" ? null : { version, text: current, ...more };
  return { userId, conversationId, entryId, versions, version: version + 1, earlier, dropped };
}

/** Every entry but a reply and a file gets a text; an empty one removes it. */
export function writeText(entry: Entry, text: string, dropped: EntryChange["dropped"] = null): Promise<boolean> {
  const { row, current } = entry;
  const change = changeOf(entry, dropped);
  if (entry.kind === "when") return changeWhen(change, whenOf(text, entry.birthYear));
  if (entry.kind === "note") return changeNote(change, entry.id, text);
  const turn = onlyTurn(row);
  const content = contentOf(row, turn, takenBack(current, text));
  if (entry.kind === "name") content.projectName = text;
  if (entry.kind === "message") content.message = text;
  if (entry.kind === "answer") {
    content.questionAnswers = row.questionAnswers.map((one, index) =>
      index === entry.index ? { ...one, answer: text } : one,
    );
    content.message = promptOf(content.questionAnswers);
  }
  const isForGood = dropped === "all" && text === "";
  if (turn.response !== null && entry.kind !== "name") content.repliedTo = isForGood ? "" : repliedTo(turn);
  return changeTurn(change, turn, content);
}

/** `forGood`: with all its earlier versions, and the content of a file. */
export function removeContent(entry: Entry, forGood: boolean): Promise<boolean> {
  const dropped = forGood ? "all" : null;
  if (entry.kind === "file") return removeAttachment(entry, entry.id, forGood);
  if (entry.kind !== "reply") return writeText(entry, "", dropped);
  return writeReply(entry, { response: null, receipt: null, repliedTo: null }, dropped);
}

async function removeAttachment(entry: Entry, fileId: string, forGood: boolean): Promise<boolean> {
  const name = entry.row.fileName ?? "";
  const turns = entry.row.turns.flatMap(({ id, receipt, files }) =>
    files.map(({ position }) => ({ id, position, wasSent: receipt !== null && wasSent(receipt, name) })),
  );
  const change = changeOf(entry, forGood ? "all" : null, { details: { turns }, fileId });
  const had = entry.row.earlierVersions.flatMap(({ details }) => (details && "turns" in details ? details.turns : []));
  const ids = { have: turns.map(({ id }) => id), had: had.map(({ id }) => id) };
  const detached = await detachFile(change, { id: fileId, name }, ids, forGood);
  if (forGood && detached?.storageKey) await removeFile(entry.userId, fileId, detached.storageKey);
  return detached !== null;
}

/** An earlier version is the current one again. */
export function writeVersion(entry: Entry, { version, text, details, fileId }: EarlierVersion): Promise<boolean> {
  if (entry.kind === "file") {
    if (!details || !("turns" in details)) return notFound(entryRefusalTexts.unknown);
    const change = { ...changeOf(entry, version), earlier: null };
    return reattachFile(change, { id: fileId ?? "", name: text }, details.turns);
  }
  if (entry.kind !== "reply") return writeText(entry, text, version);
  const written = details && "receipt" in details ? details : { receipt: null, repliedTo: null };
  return writeReply(entry, { response: text, receipt: written.receipt, repliedTo: written.repliedTo }, version);
}

type Reply = Pick<TurnContent, "response" | "receipt" | "repliedTo">;

function writeReply(entry: Entry, reply: Reply, dropped: EntryChange["dropped"]): Promise<boolean> {
  const turn = onlyTurn(entry.row);
  const change = changeOf(entry, dropped, { details: { receipt: turn.receipt, repliedTo: repliedTo(turn) } });
  return changeTurn(change, turn, { ...contentOf(entry.row, turn, []), ...reply });
}

function onlyTurn({ turns: [turn] }: EntryRow): EntryTurn {
  if (!turn) throw new Error("An entry has no turn");
  return turn;
}

const contentOf = (
  { projectName, questionAnswers }: EntryRow,
  { message, response, repliedTo }: EntryTurn,
  takenBack: string[],
): TurnContent => ({ projectName, questionAnswers, message, response, repliedTo, takenBack });

/** The words of a text that are not in the one that replaces it, normalized as stored replies are. Shorter ones are in every reply. */
function takenBack(before: string, after: string): string[] {
  const remaining = normalizeForSearch(after);
  const words = normalizeForSearch(before).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !remaining.includes(word));
}

/** The fingerprint of the message that the reply of a turn was written to. */
const repliedTo = (turn: EntryTurn) => turn.repliedTo ?? fingerprintOf(turn.message);
