import { isSignedIn } from "./session";
import { parseStored } from "./stored";

// What a person typed and has not sent, kept in the browser per user, conversation and field.

/** What the keys of all drafts begin with. */
export const draftsKey = "flexi.draft.";

const draftPrefix = (username: string) => `${draftsKey}${encodeURIComponent(username)}.`;

/** What the scopes of drafts begin with that have no conversation yet. */
export const newScope = "new.";

/** A draft that is not what `isDraft` wants is none. */
export function readDraft<Draft>(
  username: string,
  scope: string,
  isDraft: (kept: Partial<Draft>) => boolean,
): Draft | null {
  const kept = parseStored(localStorage.getItem(draftPrefix(username) + scope));
  return typeof kept === "object" && kept !== null && isDraft(kept as Partial<Draft>) ? (kept as Draft) : null;
}

/**
 * Keeps a draft, as long as this person is signed in: after a logout nothing of theirs stays. A full or forbidden storage costs
 * the draft's survival, not the typing.
 */
export function writeDraft(username: string, scope: string, draft: unknown): void {
  if (!isSignedIn(username)) return;
  try {
    localStorage.setItem(draftPrefix(username) + scope, JSON.stringify(draft));
  } catch (error) {
    console.warn("This browser cannot keep drafts.", error);
  }
}

export function clearDraft(username: string, scope: string): void {
  localStorage.removeItem(draftPrefix(username) + scope);
}

export function clearDrafts(username: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftPrefix(username))) localStorage.removeItem(key);
  }
}
