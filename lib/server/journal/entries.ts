import type { z } from "zod";
import { limits } from "../../api/limits";
import type { EntryVersion } from "../../api/responses";
import type { EntryEdit, EntryRemoval, EntryRestore } from "../../api/schemas";
import { whenLength } from "../../api/when-length";
import { type EntryRef, parseEntryId } from "../../conversation/thread/entry-id";
import { texts } from "../../texts";
import { entryRefusalTexts } from "../../texts/entry-refusal";
import { noteTexts } from "../../texts/note";
import { replyTexts } from "../../texts/reply";
import { isTooLong, textLength } from "../../texts/rules";
import { whenTexts } from "../../texts/when";
import { type EntryRow, findEntry } from "../db/entry";
import type { Caller } from "../db/session";
import { ApiError, badRequest, notFound, StaleVersion } from "../errors";
import { isPending } from "./conversation";
import { type Entry, removeContent, writeText, writeVersion } from "./entry-writes";

type Changed = { message: string; version: number };

/** An entry of this user's conversation, by its id in the URL. */
type EntryAddress = { user: Pick<Caller, "id" | "birthYear">; conversationId: string; entryId: string };

/** PATCH /api/conversations/{id}/entries/{entryId} */
export async function editEntry(
  address: EntryAddress,
  { text, version }: z.output<typeof EntryEdit>,
): Promise<Changed> {
  const ref = refOf(address);
  checkText(ref, text);
  const edited = await change(address, ref, version, (entry) => writeText(entry, text));
  return { message: entryRefusalTexts.changed, version: edited };
}

/** DELETE of the same. Removing an entry that is removed already succeeds. */
export async function removeEntry(
  address: EntryAddress,
  { version, forGood }: z.output<typeof EntryRemoval>,
): Promise<Changed> {
  const ref = refOf(address);
  if (ref.kind === "name") badRequest(texts.conversation.projectNameRequired);
  const remove = (entry: Entry) => (entry.current === "" && !forGood ? null : removeContent(entry, forGood));
  const next = await change(address, ref, version, remove, forGood ? "all" : "none");
  return { message: forGood ? entryRefusalTexts.removedForGood : entryRefusalTexts.removed, version: next };
}

/** POST …/restore: an earlier version is the current one again, and the one that it replaces becomes an earlier version. */
export async function restoreEntry(
  address: EntryAddress,
  { version, current: replaced }: z.output<typeof EntryRestore>,
): Promise<Changed> {
  const restore = (entry: Entry) => writeVersion(entry, entry.row.earlierVersions[0] ?? unknown());
  const next = await change(address, refOf(address), replaced, restore, version);
  return { message: entryRefusalTexts.restored, version: next };
}

/** GET …/versions: of the last 30 days, newest first. */
export async function listVersions(address: EntryAddress): Promise<EntryVersion[]> {
  const { user, conversationId } = address;
  const ref = refOf(address);
  const row = (await findEntry(user.id, conversationId, ref, "all")) ?? unknown();
  if (currentText(ref, row) === null) unknown();
  return row.earlierVersions.map(({ version, text, replacedAt }) => ({
    version,
    text,
    replacedAt: replacedAt.toISOString(),
  }));
}

function unknown(): never {
  return notFound(entryRefusalTexts.unknown);
}

const refOf = ({ entryId }: EntryAddress) => parseEntryId(entryId) ?? unknown();

/** How many conflicting changes are tolerated between reading and writing, such as a new note or file. */
const triesMax = 10;

/**
 * Changes an entry whose version is `expected`, and returns the number of the new one. `write` returns `null` if nothing has to change,
 * and `false` if the entry has to be read again.
 */
async function change(
  { user: { id: userId, birthYear }, conversationId }: EntryAddress,
  ref: EntryRef,
  expected: number,
  write: (entry: Entry) => Promise<boolean> | null,
  wanted: number | "all" | "none" = "none",
): Promise<number> {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const row = (await findEntry(userId, conversationId, ref, wanted)) ?? unknown();
    const current = currentText(ref, row) ?? unknown();
    const version = row.versions[ref.entryId] ?? 0;
    if (version !== expected) throw new StaleVersion({ version, text: current });
    if (row.turns.some(isPending)) throw new ApiError("reply_pending", entryRefusalTexts.replyPending);
    const writing = write({ ...ref, userId, birthYear, conversationId, row, current });
    if (!writing) return version;
    if (await writing) return version + 1;
  }
  throw new ApiError("busy", entryRefusalTexts.stale);
}

/** The text of an entry, of a file its name; empty if it was removed. `null`: there is no such entry. */
function currentText(
  ref: EntryRef,
  { projectName, whenText, questionAnswers, turns, notes, versions, fileName }: EntryRow,
): string | null {
  const [turn] = turns;
  const removedOrUnknown = versions[ref.entryId] === undefined ? null : "";
  if (ref.kind === "name") return projectName;
  if (ref.kind === "when") return whenText ?? "";
  if (ref.kind === "answer") return questionAnswers[ref.index]?.answer ?? null;
  if (ref.kind === "message") return turn?.message ?? null;
  if (ref.kind === "reply") return turn ? (turn.response ?? removedOrUnknown) : null;
  if (ref.kind === "note") return notes[0]?.message ?? null;
  return turn ? fileName : removedOrUnknown;
}

const { projectNameRequired, projectNameTooLong, answerRequired, answerTooLong } = texts.conversation;
const { messageRequired, messageTooLong } = replyTexts;

const rules = {
  when: { max: whenLength, required: whenTexts.required, tooLong: whenTexts.tooLong },
  name: { max: limits.projectNameLength, required: projectNameRequired, tooLong: projectNameTooLong },
  answer: { max: limits.messageLength, required: answerRequired, tooLong: answerTooLong },
  message: { max: limits.messageLength, required: messageRequired, tooLong: messageTooLong },
  note: { max: limits.messageLength, required: noteTexts.empty, tooLong: noteTexts.tooLong },
};

/** The rules for writing an entry of this kind apply to changing it, too. */
function checkText({ kind }: EntryRef, text: string): void {
  if (kind === "reply" || kind === "file") throw new ApiError("invalid_request", entryRefusalTexts.notEditable);
  const { max, required, tooLong } = rules[kind];
  if (textLength(text) === 0) badRequest(required);
  if (isTooLong(text, max)) badRequest(tooLong);
}
