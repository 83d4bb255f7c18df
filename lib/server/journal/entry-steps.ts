import "server-only";
import { promptOf } from "../../conversation/guide/guided-answers";
import type { EntryRef } from "../../conversation/thread/entry-id";
import { normalizeForSearch } from "../../texts/rules";
import type { EarlierVersion, EntryRow, EntryTurn } from "../db/entry";
import { changeNote, changeTurn, type EntryChange, type TurnContent } from "../db/entry-change";
import { detachFile, reattachFile } from "../db/file-change";
import { removeFile } from "../files/removal";
import { fingerprintOf } from "./fingerprint";

// What happens when an entry is edited, removed or brought back, each as one statement.

/** `false`: something has changed since the entry was read, so that it has to be read again. */
export type Step = (owner: { userId: string; conversationId: string }) => Promise<boolean>;

/** The texts and other content before and after. */
type Replacement = Pick<EntryChange, "earlier" | "dropped">;

const changeOf = (
  { versions }: EntryRow,
  { entryId }: EntryRef,
  replacement: Replacement,
): Omit<EntryChange, "userId" | "conversationId"> => ({
  entryId,
  versions,
  version: (versions[entryId] ?? 0) + 1,
  ...replacement,
});

/** What is replaced becomes an earlier version, unless it is empty. */
const earlierOf = (
  { versions }: EntryRow,
  { entryId }: EntryRef,
  text: string,
  more: Partial<EntryChange["earlier"]> = {},
) => (text === "" ? null : { version: versions[entryId] ?? 0, text, ...more });

/** A guided answer, the name, a message or a note gets a text; an empty one removes it. */
export function withText(
  row: EntryRow,
  entry: EntryRef,
  current: string,
  text: string,
  dropped: EntryChange["dropped"] = null,
): Step {
  const earlier = dropped === "all" ? null : earlierOf(row, entry, current);
  const change = changeOf(row, entry, { earlier, dropped });
  if (entry.kind === "note") return (owner) => changeNote({ ...owner, ...change }, entry.id, text);
  const turn = onlyTurn(row);
  const content = contentOf(row, turn);
  if (entry.kind === "name") content.projectName = text;
  if (entry.kind === "message") content.message = text;
  if (entry.kind === "answer") {
    content.questionAnswers = row.questionAnswers.map((one, index) =>
      index === entry.index ? { ...one, answer: text } : one,
    );
    content.message = promptOf(content.questionAnswers);
  }
  content.takenBack = takenBack(current, text);
  const isForGood = dropped === "all" && text === "";
  if (turn.response !== null && entry.kind !== "name") content.repliedTo = isForGood ? "" : repliedTo(turn);
  return (owner) => changeTurn({ ...owner, ...change }, content, turn.response !== null);
}

/** `forGood`: with all its earlier versions, and the content of a file. */
export function removed(row: EntryRow, entry: EntryRef, current: string, forGood: boolean): Step {
  const dropped = forGood ? "all" : null;
  if (entry.kind === "file") return removedFile(row, entry, entry.id, current, forGood);
  if (entry.kind !== "reply") return withText(row, entry, current, "", dropped);
  const turn = onlyTurn(row);
  const details = { receipt: turn.receipt, repliedTo: repliedTo(turn) };
  const earlier = forGood ? null : earlierOf(row, entry, current, { details });
  const content = { ...contentOf(row, turn), response: null, receipt: null, repliedTo: null };
  const change = changeOf(row, entry, { earlier, dropped });
  return (owner) => changeTurn({ ...owner, ...change }, content, turn.response !== null);
}

function removedFile(row: EntryRow, entry: EntryRef, fileId: string, current: string, forGood: boolean): Step {
  const turns = row.turns.map(({ id, receipt }) => ({ id, wasSent: typeof receipt?.file === "string" }));
  const earlier = forGood ? null : earlierOf(row, entry, current, { details: { turns }, fileId });
  const change = changeOf(row, entry, { earlier, dropped: forGood ? "all" : null });
  return async (owner) => {
    const detached = await detachFile({ ...owner, ...change }, fileId, row.turns, forGood);
    if (forGood && detached?.storageKey) await removeFile(owner.userId, fileId, detached.storageKey);
    return detached !== null;
  };
}

/** An earlier version is the current one again. */
export function withVersion(row: EntryRow, entry: EntryRef, current: string, earlier: EarlierVersion): Step {
  const { version, text, details, fileId } = earlier;
  if (entry.kind === "file") {
    const change = changeOf(row, entry, { earlier: null, dropped: version });
    const turns = details && "turns" in details ? details.turns : [];
    return (owner) => reattachFile({ ...owner, ...change }, { id: fileId ?? "", name: text }, turns);
  }
  if (entry.kind !== "reply") return withText(row, entry, current, text, version);
  const turn = onlyTurn(row);
  const written = details && "receipt" in details ? details : { receipt: null, repliedTo: null };
  const content = { ...contentOf(row, turn), response: text, receipt: written.receipt, repliedTo: written.repliedTo };
  const replaced = { receipt: turn.receipt, repliedTo: repliedTo(turn) };
  const change = changeOf(row, entry, {
    earlier: earlierOf(row, entry, current, { details: replaced }),
    dropped: version,
  });
  return (owner) => changeTurn({ ...owner, ...change }, content, turn.response !== null);
}

function onlyTurn({ turns: [turn] }: EntryRow): EntryTurn {
  if (!turn) throw new Error("An entry has no turn");
  return turn;
}

const contentOf = ({ projectName, questionAnswers }: EntryRow, turn: EntryTurn): TurnContent => ({
  ...turn,
  projectName,
  questionAnswers,
  takenBack: [],
});

/** The words of a text that are not in the one that replaces it, normalized as stored replies are. Shorter ones are in every reply. */
function takenBack(before: string, after: string): string[] {
  const remaining = normalizeForSearch(after);
  const words = normalizeForSearch(before).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !remaining.includes(word));
}

/** The fingerprint of the message that the reply of a turn was written to. */
const repliedTo = (turn: EntryTurn) => turn.repliedTo ?? fingerprintOf(turn.message);
