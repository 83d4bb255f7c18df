// What a person typed and has not sent, kept in the browser per user, conversation and field.

const prefix = (username: string) => `flexi.draft.${encodeURIComponent(username)}.`;

export function readDraft<Draft>(username: string, scope: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(prefix(username) + scope) ?? "null") as Draft | null;
  } catch {
    // Somebody else wrote there; a draft that cannot be read is none.
    return null;
  }
}

/** Keeps a draft. A full or forbidden storage costs the draft's survival, not the typing. */
export function writeDraft(username: string, scope: string, draft: unknown): void {
  try {
    localStorage.setItem(prefix(username) + scope, JSON.stringify(draft));
  } catch (error) {
    console.warn("This browser cannot keep drafts.", error);
  }
}

export function clearDraft(username: string, scope: string): void {
  localStorage.removeItem(prefix(username) + scope);
}

export function clearDrafts(username: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix(username))) localStorage.removeItem(key);
  }
}
