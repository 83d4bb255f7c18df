import { useEffect, useRef, useState } from "react";
import type { MessageToSend } from "@/components/conversation/thread/use-conversation";
import { type Attachment, isAttaching, uploadedFiles } from "@/components/files/attachment";
import type { Files } from "@/components/files/use-files";
import { useUsername } from "@/components/session/use-session";
import { useDraftList } from "@/components/session/use-tab-draft";
import { noText, type TextField } from "@/components/session/use-text-draft";
import { limits } from "@/lib/api/limits";
import type { Thread } from "@/lib/api/responses";
import { storedDraft } from "@/lib/client/drafts";
import { beginAttempt, discardSent, messagesOf } from "@/lib/client/outgoing";
import { newRequestKey } from "@/lib/client/request-key";
import { discardDraft } from "@/lib/client/tab-draft";
import type { UnsavedMessage } from "@/lib/conversation/thread/live-reply";
import { turnsOf } from "@/lib/conversation/thread/thread";
import { type TextDraft, unsentTexts } from "@/lib/conversation/thread/unsent";
import { splitText } from "@/lib/texts/split-text";

export type OutgoingMessage = MessageToSend & {
  attached: Attachment[];
  /** Ends the attempt. Puts a message that was not saved back into its field if that is empty, and a first part before the rest. */
  end: () => void;
};

/**
 * Takes messages out of their field when they are sent. They stay in the browser until the server has them: if the page is reloaded
 * meanwhile, or the answer to the call is lost, they are neither lost nor sent twice.
 */
export function useOutgoing(id: string, thread: Thread | undefined, field: TextField, files: Files) {
  const username = useUsername();
  const unsent = unsentTexts(useDraftList());
  // While the descriptions of its pictures are being saved.
  const [preparing, setPreparing] = useState<UnsavedMessage | null>(null);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEffect(() => {
    if (!thread) return;
    const keys = new Set(turnsOf(thread).map(({ requestKey }) => requestKey));
    discardSent(username, id, (requestKey) => keys.has(requestKey));
  }, [username, id, thread]);

  /** The files of the message in the field: all files but those of stored messages that are not in it. */
  function attachments(): Attachment[] {
    const { scope } = field.read();
    const others = messagesOf(username, id).filter((message) => message.scope !== scope);
    const theirs = new Set(others.flatMap(({ draft }) => draft.fileScopes ?? []));
    return files.attachments.filter(({ key }) => !theirs.has(key));
  }

  /** Empties the field and returns its message, with these files. `null`: it is empty, or a file is still being uploaded. */
  function takeOut(chosen: Attachment[]): OutgoingMessage | null {
    const draft = field.read().draft ?? noText;
    const attached = chosen.filter(({ progress }) => progress.status !== "failed");
    if ((draft.text === "" && attached.length === 0) || attached.some(isAttaching)) return null;
    const fileScopes = attached.map(({ key }) => key);
    // With other files than before it is another message.
    const isSame = draft.requestKey !== "" && (draft.fileScopes ?? fileScopes).join() === fileScopes.join();
    return outgoing({ ...draft, requestKey: isSame ? draft.requestKey : newRequestKey(), fileScopes }, attached);
  }

  /** `isFirstPart`: the rest stays in the field. */
  function outgoing(draft: TextDraft, attached: Attachment[], isFirstPart = false): OutgoingMessage {
    const { text, requestKey } = draft;
    const endAttempt = beginAttempt(requestKey);
    const scope = field.takeOut(draft);
    const uploaded = uploadedFiles(attached);
    return {
      ...{ text, requestKey, attached, uploaded },
      files: uploaded.map(({ file }) => file),
      onSaved: () => discardSent(username, id, (key) => key === requestKey),
      onFailed: () => void endAttempt(),
      end() {
        if (!endAttempt() || storedDraft(username, scope) === null) return;
        const inField = field.read().draft;
        if (!inField) return field.open(scope);
        if (!isFirstPart || isGone.current) return;
        field.write(text + inField.text);
        discardDraft(username, scope);
      },
    };
  }

  /** Returns a stored message that is not in the field. The field stays as it is. */
  function takeOther({ scope, draft: { fileScopes = [] } }: ReturnType<typeof messagesOf>[number]) {
    const inField = field.read().scope;
    field.open(scope);
    const message = takeOut(files.attachments.filter(({ key }) => fileScopes.includes(key)));
    field.open(inField);
    return message;
  }

  /** Takes the message with this key, or else the one in the field. `null`: there is none that can be sent. */
  async function take(requestKey?: string): Promise<OutgoingMessage | null> {
    const { scope } = field.read();
    const stored = messagesOf(username, id).find(({ draft }) => draft.requestKey === requestKey);
    if (requestKey && !stored) return null;
    const message = stored && stored.scope !== scope ? takeOther(stored) : takeOut(attachments());
    if (!message) return null;
    setPreparing(message);
    const isSaved = await files.altTexts.save();
    setPreparing(null);
    if (!isSaved) message.end();
    return isSaved ? message : null;
  }

  /** As much of the text in the field as fits into one message. The rest and the files stay in the field. */
  function takeFirst(): OutgoingMessage {
    const draft = field.read().draft ?? noText;
    const [text, rest] = splitText(draft.text, limits.messageLength);
    const message = outgoing({ ...draft, text, fileScopes: [] }, [], true);
    if (rest) field.write(rest);
    return message;
  }

  const isUnsent = (requestKey: string) => unsent.some(({ draft }) => (draft as TextDraft).requestKey === requestKey);
  return { take, takeFirst, preparing, attachments: attachments(), unsent, isUnsent };
}
