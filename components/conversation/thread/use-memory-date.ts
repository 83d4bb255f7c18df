import { useState } from "react";
import { useSWRConfig } from "swr";
import { useEntryActions } from "@/components/conversation/entries/use-entries";
import { useTabDraft } from "@/components/session/use-tab-draft";
import { useBusy } from "@/components/ui/use-busy";
import { isWhenChanged } from "@/lib/api/conversation-shapes";
import type { Conversation, Thread } from "@/lib/api/responses";
import { whenLength } from "@/lib/api/when-length";
import { request, requestErrorOf } from "@/lib/client/api";
import { entryScope } from "@/lib/client/drafts";
import { type EntryDraft, isEntryDraft } from "@/lib/conversation/thread/unsent";
import { threadUrl } from "@/lib/routes";
import { isTooLong } from "@/lib/texts/rules";
import { whenTexts } from "@/lib/texts/when";

/** When a memory was, while it is changed. Like the change of an entry it is stored in the browser until it is saved. */
export function useMemoryDate({ _id: id, projectName: conversationName, when }: Conversation) {
  const { mutate } = useSWRConfig();
  const { close, discard } = useEntryActions();
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
    if (tab.draft) discard({ scope: tab.scope, draft: tab.draft });
    tab.clear();
    close("when");
  }

  async function save() {
    if (isTooLong(text, whenLength)) return setProblem(whenTexts.tooLong);
    try {
      const saved = await request("PATCH", threadUrl(id), { whenText: text }, isWhenChanged);
      const changed = (thread?: Thread) =>
        thread && { ...thread, conversation: { ...thread.conversation, when: saved.when } };
      await mutate<Thread | undefined>(threadUrl(id), changed, { revalidate: false });
      tab.clear();
      close("when");
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
    close: () => close("when"),
    cancel,
    save: () => run(save),
  };
}
