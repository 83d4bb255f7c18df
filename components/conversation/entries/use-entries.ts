import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { useUsername } from "@/components/session/use-session";
import { sharesUrl } from "@/components/share/use-sharing";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { timings } from "@/lib/api/limits";
import type { Thread } from "@/lib/api/responses";
import { requestErrorOf } from "@/lib/client/api";
import { copyText } from "@/lib/client/copy-text";
import { entryScope } from "@/lib/client/drafts";
import { entryUrl, removeEntry, restoreEntry, type SaveResult, saveEntry } from "@/lib/client/entries";
import { keepLocalName } from "@/lib/client/local-names";
import { chooseDraft, discardDraft, isOfField, listDrafts, restoreDraft } from "@/lib/client/tab-draft";
import { lastTurnNumber, versionOf } from "@/lib/conversation/thread/thread-entry";
import type { StoredDraft } from "@/lib/conversation/thread/unsent";
import { latestUrl, lifeLineUrl, onThisDayUrl, threadUrl } from "@/lib/routes";
import { entryTexts } from "@/lib/texts/entries";
import { labelTexts } from "@/lib/texts/label";
import type { AskAgainState } from "./use-ask-again";

/** Why something was not saved; `null`: it was. */
export function problemOf(result: SaveResult): string | null {
  if (result.status === "failed") return result.message;
  if (result.status === "stale") return entryTexts.changedElsewhere;
  return result.status === "pending" ? entryTexts.notBeforeReply : null;
}

/** The notice about a change, for as long as it can be undone here. */
type Undoable = { text: string; undo: () => Promise<void> };

type Options = Pick<AskAgainState, "newReply" | "askAgain"> & {
  /** A reply of the conversation is being written. */
  isReplying: boolean;
  isChatEnabled: boolean;
};

/** Changing, removing and restoring single entries of a conversation. `state`: `null` until it is loaded. */
export function useEntries(
  id: string,
  thread: Thread | undefined,
  { newReply, askAgain, isReplying, isChatEnabled }: Options,
) {
  const username = useUsername();
  const { mutate } = useSWRConfig();
  const [editing, setEditing] = useState<string | null>(null);
  const [versionsOf, showVersions] = useState<string | null>(null);
  const [undoable, showUndoable, clearUndoable] = useAutoDismiss<Undoable>(timings.undoMs);
  const [notice, showNotice] = useAutoDismiss<string>(timings.messageClearingMs);
  /** The entry whose button takes the focus when it is rendered next. */
  const focused = useRef<string | null>(null);

  const actions = useMemo(() => {
    const stopEditing = (entryId: string) => setEditing((current) => (current === entryId ? null : current));

    /** `scope`: of the unsaved change to go on with. */
    function edit(entryId: string, scope?: string) {
      if (scope) chooseDraft(entryScope(id, entryId), scope);
      setEditing(entryId);
    }

    function close(entryId: string) {
      focused.current = entryId;
      stopEditing(entryId);
    }

    /** Shows what the server has now: the change of one entry may change what belongs to others. */
    async function readAgain() {
      await mutate(threadUrl(id));
      for (const key of [latestUrl, lifeLineUrl, onThisDayUrl, sharesUrl]) void mutate(key);
    }

    /** `wasRemoved`: there is no version to go back to, so that this cannot be undone; the entry can be removed again. */
    async function restore(entryId: string, version: number, current: number, wasRemoved: boolean) {
      clearUndoable();
      try {
        const restored = await restoreEntry(entryUrl(id, entryId), version, current);
        // Not before: "Earlier versions" of a removed entry has the same name.
        focused.current = entryId;
        await readAgain();
        const undo = () => restore(entryId, current, restored.version, false);
        if (wasRemoved) showNotice(entryTexts.restored);
        else showUndoable({ text: entryTexts.restored, undo });
      } catch (failure) {
        await readAgain();
        showNotice(requestErrorOf(failure).message);
      }
    }

    /** Runs a change of an entry and says what was done. */
    async function change(
      entryId: string,
      run: (url: string) => Promise<SaveResult>,
      onChanged: () => void,
      onDone: (version: number) => void,
    ): Promise<SaveResult> {
      const result = await run(entryUrl(id, entryId));
      if (result.status === "stale") void readAgain();
      if (result.status !== "saved") return result;
      if (entryId === "name") keepLocalName(username, id, null);
      focused.current = entryId;
      await readAgain();
      onChanged();
      stopEditing(entryId);
      onDone(result.version);
      return result;
    }

    /**
     * Saves an entry; an empty text removes it. `clear`: removes the draft, which is saved then. `done`: says what was saved. An entry
     * that had no words, or none any more, has no version to go back to.
     */
    const save = (
      entryId: string,
      text: string,
      before: { text: string; version: number },
      clear: () => void,
      done: string = entryTexts.saved,
    ) =>
      change(
        entryId,
        (url) => saveEntry(url, text, before.version),
        clear,
        (saved) => {
          const undo = () => restore(entryId, before.version, saved, text === "");
          if (text === "") showUndoable({ text: entryTexts.removed, undo });
          else if (before.text === "") showNotice(done);
          else showUndoable({ text: done, undo });
        },
      );

    /** Removes something unsent. Undo shows it where it was: as a row, or in the editor of `entryId`. */
    function discard(unsent: StoredDraft, entryId?: string) {
      discardDraft(username, unsent.scope);
      const undo = async () => {
        clearUndoable();
        if (entryId) edit(entryId, unsent.scope);
        restoreDraft(username, unsent);
      };
      showUndoable({ text: entryTexts.discarded, undo });
    }

    /** Removes an entry so that it can be restored. */
    async function remove(entryId: string, version: number) {
      clearUndoable();
      const problem = problemOf(await save(entryId, "", { text: "", version }, () => {}));
      if (problem) showNotice(problem);
    }

    /** Removes an entry for good, with its versions and unsaved changes, and before it the reply to it if `replyId` is given. */
    async function removeAllVersions(shown: Thread, entryId: string, replyId: string | null) {
      clearUndoable();
      const removeOne = async (one: string) => {
        const result = await change(
          one,
          (url) => removeEntry(url, versionOf(shown, one), true),
          () => {
            const isOfEntry = (scope: string) => isOfField(scope, entryScope(id, one));
            for (const { scope } of listDrafts(username, isOfEntry)) discardDraft(username, scope);
          },
          () => {},
        );
        return problemOf(result);
      };
      const replyProblem = replyId && (await removeOne(replyId));
      if (replyProblem) return showNotice(replyProblem);
      const problem = await removeOne(entryId);
      if (problem) showNotice(replyId ? entryTexts.onlyReplyRemoved(problem) : problem);
      else showNotice(entryTexts.removedForGood);
    }

    const copy = async (text: string) => showNotice((await copyText(text)) ? labelTexts.copied : labelTexts.notCopied);

    return { edit, close, save, discard, remove, removeAllVersions, restore, copy, showVersions, askAgain };
  }, [id, username, askAgain, mutate, showUndoable, clearUndoable, showNotice]);

  // Before the browser paints, and before keepFocus looks for another control. Not behind an open dialog, whose closing renders this again.
  useLayoutEffect(() => {
    const button = focused.current && document.querySelector<HTMLElement>(`button[name="${focused.current}"]`);
    if (!button || document.querySelector("dialog[open]")) return;
    focused.current = null;
    // It was out of sight until now, and somebody writes elsewhere.
    if (document.activeElement?.matches("input, textarea")) return;
    button.focus({ preventScroll: true });
    // A button that has had the focus all the time would not be scrolled to otherwise.
    button.scrollIntoView({ block: "nearest" });
  });

  const state = useMemo(
    () => (thread ? { thread, lastTurn: lastTurnNumber(thread), newReply, isReplying, isChatEnabled } : null),
    [thread, newReply, isReplying, isChatEnabled],
  );
  return { actions, state, editing, versionsOf, undoable, notice };
}

export type EntriesState = ReturnType<typeof useEntries>;

export const EntryActionsContext = createContext<EntriesState["actions"] | null>(null);
export const ThreadStateContext = createContext<EntriesState["state"]>(null);
/** The id of what is being edited around this component; `null`: nothing. */
export const EditingContext = createContext<string | null>(null);

/** What can be done with the entries of the conversation around this component. It stays the same. */
export const useEntryActions = () => required(useContext(EntryActionsContext));

/** The conversation around this component. */
export const useThreadState = () => required(useContext(ThreadStateContext));

function required<Value>(value: Value | null): Value {
  if (!value) throw new Error("The entries of a conversation are used outside of it");
  return value;
}
