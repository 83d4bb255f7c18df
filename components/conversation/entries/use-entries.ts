import { createContext, useCallback, useContext, useMemo, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { useUsername } from "@/components/session/use-session";
import { sharesUrl } from "@/components/share/use-shares";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { timings } from "@/lib/api/limits";
import type { CurrentVersion, Thread } from "@/lib/api/responses";
import { requestErrorOf } from "@/lib/client/api";
import { copyText } from "@/lib/client/copy-text";
import { entryScope } from "@/lib/client/drafts";
import { type ChangeResult, editEntry, entryUrl, removeEntry, restoreEntry } from "@/lib/client/entries";
import { keepLocalName } from "@/lib/client/local-names";
import { chooseDraft, discardDraft, isOfField, listDrafts, restoreDraft } from "@/lib/client/tab-draft";
import { lastTurnNumber, versionOf } from "@/lib/conversation/thread/thread-entry";
import type { StoredDraft } from "@/lib/conversation/thread/unsent";
import { latestUrl, onThisDayUrl, threadUrl } from "@/lib/routes";
import { entryTexts } from "@/lib/texts/entries";
import { labelTexts } from "@/lib/texts/label";
import type { AskAgainState } from "./use-ask-again";

/** The result of a change. `pending`: refused until the reply is complete. */
export type SaveResult =
  | { status: "saved" }
  | { status: "stale"; current: CurrentVersion }
  | { status: "pending" }
  | { status: "failed"; message: string };

function problemOf(result: SaveResult): string | null {
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

/** Changing, removing and bringing back single entries of a conversation. `actions`: `null` until it is loaded. */
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

  /** `scope`: of the unsaved change to go on with. */
  const edit = useCallback(
    (entryId: string, scope?: string) => {
      if (scope) chooseDraft(entryScope(id, entryId), scope);
      setEditing(entryId);
    },
    [id],
  );
  const close = useCallback((entryId: string) => {
    focused.current = entryId;
    setEditing((current) => (current === entryId ? null : current));
  }, []);

  /** Shows what the server has now: the change of one entry may change what belongs to others. */
  const readAgain = useCallback(async () => {
    await mutate(threadUrl(id));
    for (const key of [latestUrl, onThisDayUrl, sharesUrl]) void mutate(key);
  }, [id, mutate]);

  /** `wasRemoved`: there is no version to go back to, so that this cannot be undone; the entry can be removed again. */
  const restore = useCallback(
    async (entryId: string, version: number, current: number, wasRemoved: boolean) => {
      clearUndoable();
      focused.current = entryId;
      try {
        const restored = await restoreEntry(entryUrl(id, entryId), version, current);
        await readAgain();
        const undo = () => restore(entryId, current, restored.version, false);
        if (wasRemoved) showNotice(entryTexts.restored);
        else showUndoable({ text: entryTexts.restored, undo });
      } catch (failure) {
        await readAgain();
        showNotice(requestErrorOf(failure).message);
      }
    },
    [id, readAgain, showUndoable, clearUndoable, showNotice],
  );

  /** Runs a change of an entry and says what was done. */
  const change = useCallback(
    async (
      entryId: string,
      run: (url: string) => Promise<ChangeResult>,
      onChanged: () => void,
      onDone: (version: number) => void,
    ): Promise<SaveResult> => {
      try {
        const result = await run(entryUrl(id, entryId));
        if ("current" in result) {
          void readAgain();
          return { status: "stale", current: result.current };
        }
        if (entryId === "name") keepLocalName(username, id, null);
        focused.current = entryId;
        await readAgain();
        onChanged();
        setEditing((current) => (current === entryId ? null : current));
        onDone(result.version);
        return { status: "saved" };
      } catch (failure) {
        const { code, message } = requestErrorOf(failure);
        return code === "reply_pending" ? { status: "pending" } : { status: "failed", message };
      }
    },
    [id, username, readAgain],
  );

  /** `clear`: removes the draft, which is saved then. */
  const save = useCallback(
    (entryId: string, text: string, version: number, clear: () => void) =>
      change(
        entryId,
        (url) => editEntry(url, text, version),
        clear,
        (saved) => showUndoable({ text: entryTexts.saved, undo: () => restore(entryId, version, saved, false) }),
      ),
    [change, showUndoable, restore],
  );

  /** Removes something unsent. */
  const discard = useCallback(
    (unsent: StoredDraft) => {
      discardDraft(username, unsent.scope);
      showUndoable({ text: entryTexts.discarded, undo: async () => restoreDraft(username, unsent) });
    },
    [username, showUndoable],
  );

  /** Removes an entry so that it can be brought back. */
  const remove = useCallback(
    async (entryId: string, version: number) => {
      clearUndoable();
      const result = await change(
        entryId,
        (url) => removeEntry(url, version, false),
        () => {},
        (removed) => showUndoable({ text: entryTexts.removed, undo: () => restore(entryId, version, removed, true) }),
      );
      const problem = problemOf(result);
      if (problem) showNotice(problem);
    },
    [change, showUndoable, clearUndoable, showNotice, restore],
  );

  /** Removes an entry for good, with its versions and unsaved changes, and before it the reply to it if `replyId` is given. */
  const removeAllVersions = useCallback(
    async (entryId: string, replyId: string | null) => {
      clearUndoable();
      const removeOne = async (one: string) => {
        const version = thread ? versionOf(thread, one) : 0;
        const result = await change(
          one,
          (url) => removeEntry(url, version, true),
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
    },
    [id, username, thread, change, clearUndoable, showNotice],
  );

  const copy = useCallback(
    async (text: string) => {
      showNotice((await copyText(text)) ? labelTexts.copied : labelTexts.notCopied);
    },
    [showNotice],
  );

  const actions = useMemo(
    () =>
      thread
        ? {
            ...{ thread, isReplying, isChatEnabled, newReply, askAgain, lastTurn: lastTurnNumber(thread), focused },
            ...{ editing, edit, close, save, discard, remove, removeAllVersions },
            ...{ restore, copy, versionsOf, showVersions },
          }
        : null,
    [
      thread,
      isReplying,
      isChatEnabled,
      newReply,
      askAgain,
      editing,
      edit,
      close,
      save,
      discard,
      remove,
      removeAllVersions,
      restore,
      copy,
      versionsOf,
    ],
  );
  return { actions, undoable, notice };
}

export type EntriesState = ReturnType<typeof useEntries>;
export type EntryActions = NonNullable<EntriesState["actions"]>;

export const EntryActionsContext = createContext<EntryActions | null>(null);

/** What can be done with the entries of the conversation around this component. */
export function useEntryActions(): EntryActions {
  const actions = useContext(EntryActionsContext);
  if (!actions) throw new Error("useEntryActions is used outside EntryActionsContext");
  return actions;
}
