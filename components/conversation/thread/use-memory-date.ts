import { useTabDraft } from "@/components/session/use-tab-draft";
import type { Conversation, MemoryWhen } from "@/lib/api/responses";
import { whenLength } from "@/lib/api/when-length";
import { entryScope } from "@/lib/client/drafts";
import { type EntryDraft, isEntryDraft, type StoredDraft } from "@/lib/conversation/thread/unsent";
import { isTooLong } from "@/lib/texts/rules";
import { whenTexts } from "@/lib/texts/when";
import { useWhenChange } from "./use-when-change";

export type DatedMemory = Pick<Conversation, "_id" | "projectName" | "when">;

export type MemoryDateActions = {
  /** Ends the editing. What is not saved stays in the browser. */
  onClose: () => void;
  onDiscard: (unsent: StoredDraft) => void;
  onSaved?: (when: MemoryWhen | null) => void;
};

/** When a memory was, while it is changed. Like the change of an entry it is stored in the browser until it is saved. */
export function useMemoryDate(
  { _id: id, projectName: conversationName, when }: DatedMemory,
  actions: MemoryDateActions,
) {
  const { onClose, onDiscard, onSaved } = actions;
  const tab = useTabDraft<EntryDraft>(entryScope(id, "when"), isEntryDraft);
  const { busy, problem, setProblem, save: saveText } = useWhenChange(id);
  const savedText = when?.text ?? "";
  const text = tab.draft?.text ?? savedText;

  function write(next: string) {
    setProblem(null);
    if (next === savedText) tab.clear();
    // It has no versions: what is saved last counts.
    else tab.write({ text: next, version: 0, conversationName, savedText });
  }

  function cancel() {
    if (tab.draft) onDiscard({ scope: tab.scope, draft: tab.draft });
    tab.clear();
    onClose();
  }

  async function save() {
    if (isTooLong(text, whenLength)) return setProblem(whenTexts.tooLong);
    await saveText(text, (saved) => {
      tab.clear();
      onClose();
      onSaved?.(saved);
    });
  }

  return {
    text,
    isStored: tab.isStored,
    problem,
    busy,
    write,
    close: onClose,
    cancel,
    save,
  };
}
