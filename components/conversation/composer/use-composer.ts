import { useState } from "react";
import { type ConversationState, loadReceiveReply } from "@/components/conversation/thread/use-conversation";
import { type Attachment, uploadedFiles, uploadedOf } from "@/components/files/attachment";
import { useDraftFiles } from "@/components/files/use-draft-files";
import { useConfig } from "@/components/session/use-config";
import { useTextDraft } from "@/components/session/use-text-draft";
import { usePreload } from "@/components/ui/use-preload";
import { limits } from "@/lib/api/limits";
import { enabledTopics } from "@/lib/config/topics";
import { splitText } from "@/lib/texts/split-text";
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
  const { isSaving, saveProblem, saveMessage } = useSaveOnly(thread);
  const { features } = useConfig();
  const isNoteOpen = features.personalNote.enabled && chosenMode === "note";
  const isChatEnabled = enabledTopics(features).length > 0;
  const isLive = live.status !== "idle" && live.conversationId === id;
  usePreload(message.draft.text === "" ? null : loadReceiveReply);
  const isSending = isLive && live.status === "asking";
  // A message that is being saved stands in the thread already. If saving fails, it is in its field again.
  const sending = isSending && message.draft.text.startsWith(live.unsaved) ? live.unsaved : "";

  function onSaved(sent: string, sentFiles: Attachment[]) {
    message.removeSent(sent);
    for (const { key } of sentFiles) files.remove(key);
  }

  /** What is sent now. The descriptions of attached pictures are saved first. Without words, the key is that of the last file. */
  async function takeMessage() {
    if (!(await files.altTexts.save())) return null;
    const attached = files.attachments.filter(uploadedOf);
    const uploaded = uploadedFiles(attached);
    onSend();
    const { text } = message.draft;
    return { text, requestKey: message.draft.requestKey || (uploaded.at(-1)?.fileId ?? ""), attached, uploaded };
  }

  async function send() {
    const taken = await takeMessage();
    if (!taken) return;
    const { text, requestKey, attached, uploaded } = taken;
    void sendMessage(text, requestKey, {
      files: uploaded,
      onSaved: () => onSaved(text, attached),
      onFileGone: () => files.markGone(attached),
    });
  }

  /** Saves the message without asking the AI. */
  async function saveOnly() {
    const taken = await takeMessage();
    if (!taken) return;
    const { attached, uploaded, ...draft } = taken;
    const code = await saveMessage(draft, uploaded, () => onSaved(draft.text, attached));
    if (code === "file_expired") files.markGone(attached);
  }

  /** Saves what fits into one message, and leaves the rest in its field. */
  async function carryOver() {
    const { text, requestKey } = message.draft;
    const [first] = splitText(text, limits.messageLength);
    onSend();
    await saveMessage({ text: first, requestKey }, [], () => message.removeSent(first));
  }

  /** A message that is not sent yet may become a note, but not one that is being sent; a note never becomes a message. */
  function openNote() {
    if (note.draft.text === "" && !isSending && !isSaving) {
      note.write(message.draft.text);
      message.clear();
    }
    setChosenMode("note");
  }

  /** The note stays open if something has been typed after it. */
  function onNoteAdded(added: string) {
    if (note.removeSent(added) === "") setChosenMode("message");
  }

  /** A message or a note of this conversation that is in neither field, and whose field could be shown. */
  function isOffered(kind: "message" | "note", scope: string): boolean {
    if (kind === "message") return isChatEnabled && scope !== message.scope;
    return features.personalNote.enabled && !(isNoteOpen && scope === note.scope);
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
    message: sending ? message.draft.text.slice(sending.length).trimStart() : message.draft.text,
    isMessageStored: message.isStored,
    writeMessage: (text: string) => message.write(sending && text ? `${sending} ${text}` : sending + text),
    files,
    send: () => void send(),
    saveOnly: () => void saveOnly(),
    carryOver: () => void carryOver(),
    isSaving,
    saveProblem,
    stop,
    isSending,
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
