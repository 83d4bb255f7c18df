import { useEffect } from "react";
import { type Attachment, uploadedFiles, uploadedOf } from "@/components/files/attachment";
import type { Files } from "@/components/files/use-files";
import { useUsername } from "@/components/session/use-session";
import type { TextField } from "@/components/session/use-text-draft";
import { limits } from "@/lib/api/limits";
import type { Thread, UploadedFile } from "@/lib/api/responses";
import { discardSent, storedMessages } from "@/lib/client/tab-draft";
import { turnsOf } from "@/lib/conversation/thread/thread";
import { splitText } from "@/lib/texts/split-text";

/** A message on its way to the server. */
export type Outgoing = {
  text: string;
  requestKey: string;
  attached: Attachment[];
  files: UploadedFile[];
  onSaved: () => void;
  /** If it was not saved, it is in its field again, or above it if something else is in it. */
  putBack: () => void;
};

/**
 * Takes messages out of their field when they are sent. They stay in the browser until the server has them: if the page is reloaded
 * meanwhile, or the answer to the call is lost, they are neither lost nor sent twice.
 */
export function useOutgoing(id: string, thread: Thread | undefined, field: TextField, files: Files) {
  const username = useUsername();

  useEffect(() => {
    if (!thread) return;
    const keys = new Set(turnsOf(thread).map(({ requestKey }) => requestKey));
    discardSent(username, id, (requestKey) => keys.has(requestKey));
  }, [username, id, thread]);

  const scopeOf = (requestKey: string) =>
    storedMessages(username, id).find(({ draft }) => draft.requestKey === requestKey)?.scope;

  /** `null`: there is nothing. */
  function takeOut(attached: Attachment[], cut = (text: string): [first: string, rest: string] => [text, ""]) {
    const uploaded = uploadedFiles(attached);
    const draft = field.read().draft ?? { text: "", requestKey: "" };
    const [text, rest] = cut(draft.text);
    // Without words, the key is that of the last file.
    const requestKey = draft.requestKey || (uploaded.at(-1)?.fileId ?? "");
    if (!requestKey) return null;
    const scope = field.setAside({ text, requestKey, fileScopes: attached.map(({ key }) => key) });
    if (rest) field.write(rest);
    const outgoing: Outgoing = {
      ...{ text, requestKey, attached, files: uploaded },
      onSaved: () => discardSent(username, id, (key) => key === requestKey),
      putBack: () => {
        if (scopeOf(requestKey) === scope && field.read().draft === null) field.open(scope);
      },
    };
    return outgoing;
  }

  /** What is in the field, or the stored message with this key. `null`: there is nothing, or the descriptions of its pictures cannot be saved. */
  async function take(requestKey?: string): Promise<Outgoing | null> {
    if (!(await files.altTexts.save())) return null;
    const { scope } = field.read();
    const chosen = (requestKey && scopeOf(requestKey)) || scope;
    if (chosen !== scope) field.open(chosen);
    const taken = takeOut(files.attachments.filter(uploadedOf));
    if (chosen !== scope) field.open(scope);
    return taken;
  }

  /** As much of the text in the field as fits into one message. The rest and the files stay. */
  const takeFirst = () => takeOut([], (text) => splitText(text, limits.messageLength));

  return { take, takeFirst };
}
