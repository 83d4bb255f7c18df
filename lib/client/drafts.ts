import { parseStored, readStored, storedKeys } from "./browser-storage";
import { isSignedIn } from "./session";

// Unsent text, stored in the browser per user and scope: a field of a conversation, or what is being begun.

/** The prefix of the keys of all drafts. */
export const draftsKey = "flexi.draft.";

/** The scope of a memory that is being begun. */
export const guideScope = "new.guide";

/** The scope of a change of one entry. */
export const entryScope = (conversationId: string, entryId: string) => `${conversationId}.entry.${entryId}`;

/** What follows the user name in a key. User names may contain dots, so not every key that begins like theirs is theirs. */
const scopeForm =
  /^(new\.guide|training\.game(\.[\w-]+)?|[\w-]+\.(message|note|file|name|displayName|(entry|contribution)\.[\w-]+)|\/.*\.altText)(#.*)?$/;

const keyOf = (username: string, scope: string) => `${draftsKey}${encodeURIComponent(username)}.${scope}`;

/** The IndexedDB database with the files that a person has chosen and not sent (chosen-files.ts). */
export const filesDatabase = (username: string) => `flexi.files.${username}`;

/** Drafts for which the storage had no space: they stay until the page is closed. */
const unstored = new Map<string, string>();

function askBeforeUnload(event: BeforeUnloadEvent) {
  if (unstored.size > 0) event.preventDefault();
}

/** A draft as it is stored; `null` if there is none, or nothing can be read. */
export function storedDraft(username: string, scope: string): string | null {
  const key = keyOf(username, scope);
  return unstored.get(key) ?? readStored(key);
}

/** `false`: the storage is full or forbidden, so that a reload would lose the draft. */
export const isDraftStored = (username: string, scope: string) => !unstored.has(keyOf(username, scope));

export const areDraftsStored = () => unstored.size === 0;

/** `null` if it is no draft that passes `isDraft`. */
export function parseDraft<Draft>(stored: string | null, isDraft: (draft: Partial<Draft>) => boolean): Draft | null {
  const draft = parseStored(stored);
  return typeof draft === "object" && draft !== null && isDraft(draft as Partial<Draft>) ? (draft as Draft) : null;
}

/** `null` if there is no draft that passes `isDraft`. */
export function readDraft<Draft>(
  username: string,
  scope: string,
  isDraft: (draft: Partial<Draft>) => boolean,
): Draft | null {
  return parseDraft(storedDraft(username, scope), isDraft);
}

/** Stores a draft while this person is signed in: after a logout nothing of theirs stays. */
export function writeDraft(username: string, scope: string, draft: unknown): void {
  const [key, value] = [keyOf(username, scope), JSON.stringify(draft)];
  unstored.delete(key);
  try {
    if (isSignedIn(username)) localStorage.setItem(key, value);
  } catch {
    unstored.set(key, value);
    window.addEventListener("beforeunload", askBeforeUnload);
  }
}

export function clearDraft(username: string, scope: string): void {
  const key = keyOf(username, scope);
  unstored.delete(key);
  if (readStored(key) !== null) localStorage.removeItem(key);
}

/** The scopes of all drafts of a person. */
export function draftScopes(username: string): string[] {
  const prefix = keyOf(username, "");
  return [...new Set([...storedKeys(), ...unstored.keys()])]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((scope) => scopeForm.test(scope));
}

export function clearDrafts(username: string): void {
  for (const scope of draftScopes(username)) clearDraft(username, scope);
}
