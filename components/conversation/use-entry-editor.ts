import { useState } from "react";
import { useUsername } from "@/components/session/use-session";
import { useBusy } from "@/components/ui/use-busy";
import { limits } from "@/lib/api/limits";
import { clearDraft, readDraft, writeDraft } from "@/lib/client/drafts";
import { kindOf, versionOf } from "@/lib/conversation/thread-entry";
import { texts } from "@/lib/texts";
import { noteTexts } from "@/lib/texts/note";
import { replyTexts } from "@/lib/texts/reply";
import { isTooLong, textLength } from "@/lib/texts/rules";
import { draftScope, type SaveResult, useEntryActions } from "./use-entries";

/** `version`: the one that it is to replace. */
type EntryDraft = { text: string; version: number };

const isEntryDraft = ({ text, version }: Partial<EntryDraft>) =>
  typeof text === "string" && typeof version === "number";

/** Why the text in the editor is not saved. */
export type EditorProblem = Exclude<SaveResult, { status: "saved" }> | { status: "empty" };

/** Whether an entry has a change that was not saved, in this browser. */
export function useHasDraft(entryId: string): boolean {
  const { thread, editing } = useEntryActions();
  const username = useUsername();
  return (
    editing !== entryId && readDraft(username, draftScope(thread.conversation._id, entryId), isEntryDraft) !== null
  );
}

/** The text of an entry while it is being changed. Like everything unsent it is stored in the browser, until it is saved. */
export function useEntryEditor(entryId: string, savedText: string) {
  const { thread, save, remove, close } = useEntryActions();
  const username = useUsername();
  const scope = draftScope(thread.conversation._id, entryId);
  const [draft, setDraft] = useState<EntryDraft>(
    () =>
      readDraft<EntryDraft>(username, scope, isEntryDraft) ?? { text: savedText, version: versionOf(thread, entryId) },
  );
  const [isFromBefore, setIsFromBefore] = useState(draft.text !== savedText);
  const [problem, setProblem] = useState<EditorProblem | null>(null);
  const { busy, run } = useBusy();

  function store(next: EntryDraft) {
    setDraft(next);
    if (next.text === savedText) clearDraft(username, scope);
    else writeDraft(username, scope, next);
  }

  function write(text: string) {
    setIsFromBefore(false);
    setProblem(null);
    store({ ...draft, text });
  }

  function discard() {
    setIsFromBefore(false);
    setProblem(null);
    store({ text: savedText, version: versionOf(thread, entryId) });
  }

  async function submit() {
    const kind = kindOf(entryId);
    if (textLength(draft.text) === 0) {
      const message = texts.conversation.projectNameRequired;
      return setProblem(kind === "name" ? { status: "failed", message } : { status: "empty" });
    }
    const message = lengthProblem(kind, draft.text);
    if (message) return setProblem({ status: "failed", message });
    if (draft.text === savedText) return close(entryId);
    const result = await save(entryId, draft.text, draft.version);
    if (result.status === "saved") return;
    // Saving again replaces the version that the person has been shown by then.
    if (result.status === "stale") store({ ...draft, version: result.current.version });
    setProblem(result);
  }

  return {
    text: draft.text,
    isFromBefore,
    problem,
    busy,
    write,
    discard,
    submit: () => run(submit),
    remove: () => run(() => remove(entryId, draft.version)),
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
