import "server-only";
import type { z } from "zod";
import { limits } from "../../api/limits";
import type { EntryVersion } from "../../api/responses";
import type { EntryEdit, EntryRemoval, EntryRestore } from "../../api/schemas";
import { type EntryRef, parseEntryId } from "../../conversation/thread/entry-id";
import { texts } from "../../texts";
import { entryRefusalTexts } from "../../texts/entry-refusal";
import { noteTexts } from "../../texts/note";
import { replyTexts } from "../../texts/reply";
import { isTooLong, textLength } from "../../texts/rules";
import { type EntryRow, findEntry } from "../db/entry";
import { ApiError, badRequest, notFound, StaleVersion } from "../errors";
import { isPending } from "./conversation";
import { removed, type Step, withText, withVersion } from "./entry-steps";

type Changed = { message: string; version: number };

/** An entry of this user's conversation, by its id in the URL. */
export type EntryAddress = { userId: string; conversationId: string; entryId: string };

/** PATCH /api/conversations/{id}/entries/{entryId} */
export async function editEntry(
  address: EntryAddress,
  { text, version }: z.output<typeof EntryEdit>,
): Promise<Changed> {
  const entry = entryOf(address);
  checkText(entry, text);
  const edited = await change(address, entry, version, (row, current) => withText(row, entry, current, text));
  return { message: entryRefusalTexts.changed, version: edited };
}

/** DELETE of the same. Removing an entry that is removed already succeeds. */
export async function removeEntry(
  address: EntryAddress,
  { version, forGood }: z.output<typeof EntryRemoval>,
): Promise<Changed> {
  const entry = entryOf(address);
  if (entry.kind === "name") badRequest(texts.conversation.projectNameRequired);
  const next = await change(address, entry, version, (row, current) =>
    current === "" && !forGood ? null : removed(row, entry, current, forGood),
  );
  return { message: forGood ? entryRefusalTexts.removedForGood : entryRefusalTexts.removed, version: next };
}

/** POST …/restore: an earlier version is the current one again, and the one that it replaces becomes an earlier version. */
export async function restoreEntry(
  address: EntryAddress,
  { version, current: replaced }: z.output<typeof EntryRestore>,
): Promise<Changed> {
  const entry = entryOf(address);
  const next = await change(
    address,
    entry,
    replaced,
    (row, current) => withVersion(row, entry, current, row.earlierVersions[0] ?? unknown()),
    version,
  );
  return { message: entryRefusalTexts.restored, version: next };
}

/** GET …/versions: of the last 30 days, newest first. */
export async function listVersions(address: EntryAddress): Promise<EntryVersion[]> {
  const { userId, conversationId } = address;
  const entry = entryOf(address);
  const row = (await findEntry(userId, conversationId, entry, "all")) ?? unknown();
  if (currentText(entry, row) === null) unknown();
  return row.earlierVersions.map(({ version, text, replacedAt }) => ({
    version,
    text,
    replacedAt: replacedAt.toISOString(),
  }));
}

function unknown(): never {
  return notFound(entryRefusalTexts.unknown);
}

const entryOf = ({ entryId }: EntryAddress) => parseEntryId(entryId) ?? unknown();

/** How many conflicting changes are tolerated between reading and writing, such as a new note or file. */
const triesMax = 10;

/**
 * Runs a step from the version `expected`, and returns the number of the new one. A `null` step means that nothing has to
 * change.
 */
async function change(
  { userId, conversationId }: EntryAddress,
  entry: EntryRef,
  expected: number,
  step: (row: EntryRow, current: string) => Step | null,
  wanted?: number,
): Promise<number> {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const row = (await findEntry(userId, conversationId, entry, wanted ?? "none")) ?? unknown();
    const current = currentText(entry, row) ?? unknown();
    const version = row.versions[entry.entryId] ?? 0;
    if (version !== expected) throw new StaleVersion({ version, text: current });
    if (row.turns.some(isPending)) throw new ApiError("reply_pending", entryRefusalTexts.replyPending);
    const next = step(row, current);
    if (!next) return version;
    if (await next({ userId, conversationId })) return version + 1;
  }
  throw new ApiError("busy", entryRefusalTexts.stale);
}

/** The text of an entry, of a file its name; empty if it was removed. `null`: there is no such entry. */
function currentText(
  entry: EntryRef,
  { projectName, questionAnswers, turns, notes, versions, fileName }: EntryRow,
): string | null {
  const [turn] = turns;
  const removedOrUnknown = versions[entry.entryId] === undefined ? null : "";
  if (entry.kind === "name") return projectName;
  if (entry.kind === "answer") return questionAnswers[entry.index]?.answer ?? null;
  if (entry.kind === "message") return turn?.message ?? null;
  if (entry.kind === "reply") return turn ? (turn.response ?? removedOrUnknown) : null;
  if (entry.kind === "note") return notes[0]?.message ?? null;
  return turn ? fileName : removedOrUnknown;
}

const { projectNameRequired, projectNameTooLong, answerRequired, answerTooLong } = texts.conversation;
const { messageRequired, messageTooLong } = replyTexts;

const rules = {
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
