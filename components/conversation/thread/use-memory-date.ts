import { useState } from "react";
import { useSWRConfig } from "swr";
import { useTabDraft } from "@/components/session/use-tab-draft";
import { useBusy } from "@/components/ui/use-busy";
import { isWhenChanged } from "@/lib/api/conversation-shapes";
import type { Conversation, MemoryWhen, Thread } from "@/lib/api/responses";
import { whenLength } from "@/lib/api/when-length";
import { request, requestErrorOf } from "@/lib/client/api";
import { entryScope } from "@/lib/client/drafts";
import { type EntryDraft, isEntryDraft, type StoredDraft } from "@/lib/conversation/thread/unsent";
import { latestUrl, lifeLineUrl, threadUrl } from "@/lib/routes";
import { isTooLong } from "@/lib/texts/rules";
import { whenTexts } from "@/lib/texts/when";

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
  const { mutate } = useSWRConfig();
  const tab = useTabDraft<EntryDraft>(entryScope(id, "when"), isEntryDraft);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useBusy();
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
    try {
      const saved = await request("PATCH", threadUrl(id), { whenText: text }, isWhenChanged);
      const changed = (thread?: Thread) =>
        thread && { ...thread, conversation: { ...thread.conversation, when: saved.when } };
      await mutate<Thread | undefined>(threadUrl(id), changed, { revalidate: false });
      tab.clear();
      onClose();
      onSaved?.(saved.when);
      // The menu and the life line change, too.
      void mutate(latestUrl);
      void mutate(lifeLineUrl);
    } catch (failure) {
      setProblem(requestErrorOf(failure).message);
    }
  }

  return {
    text,
    isStored: tab.isStored,
    problem,
    busy,
    write,
    close: onClose,
    cancel,
    save: () => run(save),
  };
}
