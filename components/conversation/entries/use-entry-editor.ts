import { useState } from "react";
import { useTabDraft } from "@/components/session/use-tab-draft";
import { useBusy } from "@/components/ui/use-busy";
import { limits } from "@/lib/api/limits";
import { entryScope } from "@/lib/client/drafts";
import type { SaveResult } from "@/lib/client/entries";
import { kindOf, versionOf } from "@/lib/conversation/thread/thread-entry";
import { type EntryDraft, isEntryDraft } from "@/lib/conversation/thread/unsent";
import { texts } from "@/lib/texts";
import { noteTexts } from "@/lib/texts/note";
import { replyTexts } from "@/lib/texts/reply";
import { isTooLong, textLength } from "@/lib/texts/rules";
import { useEntryActions, useThreadState } from "./use-entries";

/** Why the text in the editor is not saved. */
export type EditorProblem = Exclude<SaveResult, { status: "saved" }> | { status: "empty" };

/** The text of an entry while it is being changed. Like everything unsent it is stored in the browser, until it is saved. */
export function useEntryEditor(entryId: string, savedText: string) {
  const { save, remove, close, discard } = useEntryActions();
  const { thread } = useThreadState();
  const { _id: id, projectName: conversationName } = thread.conversation;
  const tab = useTabDraft<EntryDraft>(entryScope(id, entryId), isEntryDraft);
  const draft = tab.draft ?? { text: savedText, version: versionOf(thread, entryId) };
  const [isFromBefore, setIsFromBefore] = useState(draft.text !== savedText);
  const [problem, setProblem] = useState<EditorProblem | null>(null);
  const { busy, run } = useBusy();

  function store(next: EntryDraft) {
    if (next.text === savedText) tab.clear();
    else tab.write({ ...next, conversationName, savedText });
  }

  function write(text: string) {
    setIsFromBefore(false);
    setProblem(null);
    store({ ...draft, text });
  }

  /** The field has the saved text again. */
  function takeSavedText() {
    setIsFromBefore(false);
    setProblem(null);
    if (tab.draft) discard({ scope: tab.scope, draft: tab.draft }, entryId);
    tab.clear();
  }

  function cancel() {
    takeSavedText();
    close(entryId);
  }

  async function submit() {
    const kind = kindOf(entryId);
    if (draft.text === savedText) return close(entryId);
    if (textLength(draft.text) === 0) {
      const message = texts.conversation.projectNameRequired;
      return setProblem(kind === "name" ? { status: "failed", message } : { status: "empty" });
    }
    const message = lengthProblem(kind, draft.text);
    if (message) return setProblem({ status: "failed", message });
    const result = await save(entryId, draft.text, { text: savedText, version: draft.version }, tab.clear);
    if (result.status === "saved") return;
    // Saving again replaces the version that the person has been shown by then.
    if (result.status === "stale") store({ ...draft, version: result.current.version });
    setProblem(result);
  }

  return {
    text: draft.text,
    isStored: tab.isStored,
    isFromBefore,
    problem,
    busy,
    write,
    discard: takeSavedText,
    cancel,
    submit: () => run(submit),
    remove: () =>
      run(async () => {
        await remove(entryId, draft.version);
        tab.clear();
      }),
    close: () => close(entryId),
  };
}

function lengthProblem(kind: string, text: string): string | null {
  if (!isTooLong(text, maxLengthOf(kind))) return null;
  if (kind === "name") return texts.conversation.projectNameTooLong;
  if (kind === "note") return noteTexts.tooLong;
  return kind === "answer" ? texts.conversation.answerTooLong : replyTexts.messageTooLong;
}

export const maxLengthOf = (kind: string) => (kind === "name" ? limits.projectNameLength : limits.messageLength);
