import { useState } from "react";
import { type ConversationState, loadReceiveReply } from "@/components/conversation/thread/use-conversation";
import { useDraftFiles } from "@/components/files/use-draft-files";
import { useConfig } from "@/components/session/use-config";
import { useTextDraft } from "@/components/session/use-text-draft";
import { usePreload } from "@/components/ui/use-preload";
import type { ErrorCode } from "@/lib/api/error-codes";
import { enabledTopics } from "@/lib/config/topics";
import type { Unsent } from "@/lib/conversation/thread/unsent";
import { type OutgoingMessage, useOutgoing } from "./use-outgoing";
import { useSaveOnly } from "./use-save-only";

type Options = {
  onSend: () => void;
  /** A reply is being written, to the last message or again to an earlier one. */
  isReplying: boolean;
};

/** What is being written below a thread: a message to the AI with its files, or a private note. Both survive a reload. */
export function useComposer(
  id: string,
  { thread, live, sendMessage, stop }: ConversationState,
  { onSend, isReplying }: Options,
) {
  const name = thread?.conversation.projectName ?? "";
  const message = useTextDraft(id, "message", name);
  const note = useTextDraft(id, "note", name);
  const files = useDraftFiles(`${id}.file`);
  // Only one field is there: of two unsent texts the message is in it, and the note is offered above it.
  const isNoteAlone = note.draft.text !== "" && message.draft.text === "";
  const [chosenMode, setChosenMode] = useState<"message" | "note" | null>(isNoteAlone ? "note" : null);
  const { savingOnly, saveProblem, saveMessage, forgetProblem } = useSaveOnly(thread);
  const { features } = useConfig();
  const isNoteOpen = features.personalNote.enabled && chosenMode === "note";
  const isChatEnabled = enabledTopics(features).length > 0;
  usePreload(message.draft.text === "" ? null : loadReceiveReply);
  const asking = live.status === "asking" && live.conversationId === id ? live : null;
  const outgoing = useOutgoing(id, thread, message, files);
  const saving = asking ?? savingOnly ?? outgoing.preparing;

  /** `requestKey`: of a message that could not be sent. What has been written since stays in its field. */
  async function send(requestKey?: string) {
    forgetProblem();
    const taken = await outgoing.take(requestKey);
    if (!taken) return;
    onSend();
    settle(taken, await sendMessage(taken));
  }

  /** Saves a message without asking the AI. */
  async function saveOnly(taken: OutgoingMessage | null) {
    if (!taken) return;
    onSend();
    settle(taken, await saveMessage(taken));
  }

  function settle({ attached, end }: OutgoingMessage, code: ErrorCode | null) {
    if (code === "file_expired") files.markGone(attached);
    end();
  }

  /** A message that is not sent yet may become a note; a note never becomes a message. */
  function openNote() {
    if (note.draft.text === "") {
      note.write(message.draft.text);
      message.clear();
    }
    setChosenMode("note");
  }

  /** The note stays open if something has been typed after it. */
  function onNoteAdded(added: string) {
    if (note.removeSent(added) === "") setChosenMode("message");
  }

  /** A message or a note of this conversation that is in no field on the page, and whose field could be shown. */
  function isOffered({ kind, scope }: Unsent): boolean {
    if (kind === "note") return features.personalNote.enabled && (!isNoteOpen || scope !== note.scope);
    return isChatEnabled && (isNoteOpen || scope !== message.scope);
  }

  /** Puts another draft into its field. The one that was there is offered instead. */
  function open(kind: "message" | "note", scope: string) {
    (kind === "note" ? note : message).open(scope);
    setChosenMode(kind);
  }

  return {
    isOffered,
    open,
    mode: isNoteOpen ? "note" : isChatEnabled ? "message" : "disabled",
    message: message.draft.text,
    isMessageStored: message.isStored,
    writeMessage: (text: string) => {
      forgetProblem();
      message.write(text);
    },
    files: { ...files, attachments: outgoing.attachments },
    send: () => void send(),
    unsent: outgoing.unsent,
    isUnsent: outgoing.isUnsent,
    sendAgain: (requestKey: string) => void send(requestKey),
    saveOnly: () => void outgoing.take().then(saveOnly),
    carryOver: () => void saveOnly(outgoing.takeFirst()),
    saving,
    isSaving: savingOnly !== null,
    saveProblem,
    stop,
    isSending: asking !== null,
    isChatEnabled,
    isReplying,
    note: note.draft,
    isNoteStored: note.isStored,
    writeNote: note.write,
    openNote,
    onNoteAdded,
    closeNote: () => setChosenMode("message"),
    hasClosedNote: chosenMode === "message",
  } as const;
}

export type ComposerState = ReturnType<typeof useComposer>;
