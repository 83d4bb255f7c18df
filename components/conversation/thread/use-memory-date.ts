import { useState } from "react";
import { problemOf } from "@/components/conversation/entries/use-entries";
import { useUnderstood } from "@/components/session/use-date-context";
import { useTabDraft } from "@/components/session/use-tab-draft";
import { useBusy } from "@/components/ui/use-busy";
import type { Conversation, MemoryWhen } from "@/lib/api/responses";
import { whenLength } from "@/lib/api/when-length";
import { entryScope } from "@/lib/client/drafts";
import type { SaveResult } from "@/lib/client/entries";
import { type EntryDraft, isEntryDraft, type StoredDraft } from "@/lib/conversation/thread/unsent";
import { isTooLong } from "@/lib/texts/rules";
import { whenTexts } from "@/lib/texts/when";

export type DatedMemory = Pick<Conversation, "_id" | "projectName"> & {
  when?: MemoryWhen | null | undefined;
  /** The version of its date. */
  version: number;
};

/** Saves a date in words; an empty text removes it. `clear`: removes the draft. `done`: says what was saved. */
export type SaveWhen = (
  text: string,
  before: { text: string; version: number },
  clear: () => void,
  done: string,
) => Promise<SaveResult>;

export type MemoryDateActions = {
  save: SaveWhen;
  /** Ends the editing. What is not saved stays in the browser. */
  onClose: () => void;
  onDiscard: (unsent: StoredDraft) => void;
};

/** When a memory was, while it is changed. Like the change of an entry it is stored in the browser until it is saved. */
export function useMemoryDate(
  { _id: id, projectName: conversationName, when, version }: DatedMemory,
  actions: MemoryDateActions,
) {
  const { onClose, onDiscard } = actions;
  const understood = useUnderstood();
  const savedText = when?.text ?? "";
  const tab = useTabDraft<EntryDraft>(entryScope(id, "when"), isEntryDraft);
  const draft: EntryDraft = tab.draft ?? { text: savedText, version };
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useBusy();

  /** Not while another window has saved something that is not shown here yet. */
  const isSaved = (text: string) => text === savedText && draft.version === version;

  function write(text: string) {
    setProblem(null);
    if (isSaved(text)) tab.clear();
    else tab.write({ savedText, ...draft, text, conversationName });
  }

  function cancel() {
    if (tab.draft) onDiscard({ scope: tab.scope, draft: tab.draft });
    tab.clear();
    onClose();
  }

  async function save() {
    const text = draft.text.trim();
    if (isSaved(text)) {
      tab.clear();
      return onClose();
    }
    // The field says so.
    if (isTooLong(draft.text, whenLength)) return;
    const before = { text: draft.savedText ?? savedText, version: draft.version };
    const result = await actions.save(text, before, tab.clear, whenTexts.saved(understood(text)));
    if (result.status !== "stale") return setProblem(problemOf(result));
    const { current } = result;
    if (current.text === text) {
      tab.clear();
      return onClose();
    }
    // Saving again replaces the version that the person has been shown by then.
    tab.write({ ...draft, version: current.version, conversationName, savedText: current.text });
    setProblem(current.text ? whenTexts.stale(current.text) : whenTexts.staleRemoved);
  }

  return {
    text: draft.text,
    isStored: tab.isStored,
    problem,
    busy,
    write,
    close: onClose,
    cancel,
    save: () => run(save),
  };
}
