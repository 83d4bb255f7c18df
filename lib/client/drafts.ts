import { parseStored } from "./browser-storage";
import { isSignedIn } from "./session";

// Unsent text, stored in the browser per user, conversation and field.

/** The prefix of the keys of all drafts. */
export const draftsKey = "flexi.draft.";

const draftPrefix = (username: string) => `${draftsKey}${encodeURIComponent(username)}.`;

/** The prefix of the scopes of drafts without a conversation. */
export const newScope = "new.";

/** The scope of the memory that is being begun. */
export const guideScope = `${newScope}guide`;

/** `null` if there is no draft that passes `isDraft`. */
export function readDraft<Draft>(
  username: string,
  scope: string,
  isDraft: (stored: Partial<Draft>) => boolean,
): Draft | null {
  const stored = parseStored(localStorage.getItem(draftPrefix(username) + scope));
  return typeof stored === "object" && stored !== null && isDraft(stored as Partial<Draft>) ? (stored as Draft) : null;
}

/**
 * Stores a draft while this person is signed in: after a logout nothing of theirs stays. If the storage is full or forbidden, only
 * the draft is lost with a reload; typing still works.
 */
export function writeDraft(username: string, scope: string, draft: unknown): void {
  if (!isSignedIn(username)) return;
  try {
    localStorage.setItem(draftPrefix(username) + scope, JSON.stringify(draft));
  } catch (error) {
    console.warn("This browser cannot store drafts.", error);
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
