import { newRequestKey } from "@/lib/client/request-key";
import { isTextDraft, type TextDraft } from "@/lib/conversation/thread/unsent";
import { useTabDraft } from "./use-tab-draft";

export const noText: TextDraft = { text: "", requestKey: "" };

/**
 * An unsent text of one conversation: a message to the AI or a private note, which are never mixed up. The request key stays
 * the same until the text changes, so sending the same text again does not save it twice. `name`: of the conversation.
 */
export function useTextDraft(conversationId: string, field: "message" | "note", name: string) {
  const tab = useTabDraft(`${conversationId}.${field}`, isTextDraft);
  const write = (text: string) =>
    text ? tab.write({ text, requestKey: newRequestKey(), conversationName: name }) : tab.clear();

  /** Removes the text that was sent, and returns what has been typed after it, which stays. */
  function removeSent(sent: string): string {
    const { text } = tab.read().draft ?? noText;
    const rest = text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
    write(rest);
    return rest;
  }

  /** Empties the field. What is sent stays stored until the server has it; another tab only offers it. Returns its scope. */
  function takeOut(sent: TextDraft): string {
    tab.write({ ...sent, conversationName: name, isSetAside: true });
    const { scope } = tab.read();
    tab.start(null);
    return scope;
  }
  return { ...tab, draft: tab.draft ?? noText, write, removeSent, takeOut };
}

export type TextField = ReturnType<typeof useTextDraft>;
