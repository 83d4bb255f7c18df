import { isTextDraft, type StoredDraft, type TextDraft } from "../conversation/thread/unsent";
import { discardDraft, isOfField, listDrafts, notifyDrafts } from "./tab-draft";

// Messages to the AI are stored as drafts until the server has them, also while they are on their way.

/** The last attempt to send a message in this tab, by its request key, until it has ended. */
const attempts = new Map<string, symbol>();

/** Returns what ends the attempt, which returns whether no later one is on its way. */
export function beginAttempt(requestKey: string): () => boolean {
  const attempt = Symbol();
  attempts.set(requestKey, attempt);
  return () => {
    if (attempts.get(requestKey) === attempt) attempts.delete(requestKey);
    notifyDrafts();
    return !attempts.has(requestKey);
  };
}

/** The messages of a conversation that are in a field, on their way, or could not be sent. */
export const messagesOf = (username: string, conversationId: string) =>
  listDrafts(username, (scope) => isOfField(scope, `${conversationId}.message`)).flatMap(({ scope, draft }) =>
    isTextDraft(draft) ? [{ scope, draft: draft as TextDraft }] : [],
  );

/** Removes the messages that the server has, with their files. */
export function discardSent(username: string, conversationId: string, isSaved: (requestKey: string) => boolean): void {
  const saved = messagesOf(username, conversationId).filter(({ draft }) => isSaved(draft.requestKey));
  for (const { scope, draft } of saved) {
    for (const each of [...(draft.fileScopes ?? []), scope]) discardDraft(username, each);
  }
}

/** All drafts of a person but the messages that this tab is sending, the latest first. */
export const listUnsent = (username: string): StoredDraft[] =>
  listDrafts(username).filter(({ draft }) => !attempts.has((draft as Partial<TextDraft>).requestKey ?? ""));
