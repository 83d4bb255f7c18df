import { useState } from "react";
import { clearDraft, readDraft, writeDraft } from "@/lib/client/drafts";
import { newRequestKey } from "@/lib/client/request-key";
import { useUsername } from "./use-session";

type TextDraft = { text: string; requestKey: string };

const isTextDraft = ({ text, requestKey }: Partial<TextDraft>) =>
  typeof text === "string" && typeof requestKey === "string";

/**
 * An unsent text of one conversation: a message to the AI or a private note, which are never mixed up. The request key stays
 * the same until the text changes, so sending the same text again does not save it twice.
 */
export function useTextDraft(username: string, conversationId: string, field: "message" | "note") {
  const scope = `${conversationId}.${field}`;
  const [draft, setDraft] = useState<TextDraft>(
    () => readDraft<TextDraft>(username, scope, isTextDraft) ?? { text: "", requestKey: newRequestKey() },
  );

  function write(text: string) {
    const changed = { text, requestKey: newRequestKey() };
    setDraft(changed);
    if (text) writeDraft(username, scope, changed);
    // Another tab may have saved a different text in the meantime, which must not be cleared.
    else if (readDraft(username, scope, isTextDraft)?.requestKey === draft.requestKey) clearDraft(username, scope);
  }

  return { draft, write, clear: () => write("") };
}

/** A function that returns what was typed in a conversation and not sent. */
export function useUnsentText(): (conversationId: string) => string {
  const username = useUsername();
  const unsentIn = (scope: string) => readDraft<TextDraft>(username, scope, isTextDraft)?.text.trim() ?? "";
  return (id) => unsentIn(`${id}.message`) || unsentIn(`${id}.note`);
}
