import { useState } from "react";
import { clearDraft, readDraft, writeDraft } from "@/lib/client/drafts";
import { newRequestKey } from "@/lib/client/request-key";

type MessageDraft = { text: string; requestKey: string };

/** The unsent message of one conversation. Its key stays the same until the text changes, so that a repeat is no second message. */
export function useMessageDraft(username: string, conversationId: string) {
  const scope = `${conversationId}.message`;
  const [draft, setDraft] = useState<MessageDraft>(
    () => readDraft<MessageDraft>(username, scope) ?? { text: "", requestKey: newRequestKey() },
  );

  function write(text: string) {
    const changed = { text, requestKey: newRequestKey() };
    setDraft(changed);
    if (text) writeDraft(username, scope, changed);
    else clearDraft(username, scope);
  }

  return { draft, write, clear: () => write("") };
}
