/** Whether the browser lets the page store anything. Where its settings forbid that, even reading the property throws. */
export function isStorageAllowed(): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}

/** A stored JSON value, or `null` if it is none: an earlier version of the app or another script may have written it. */
export function parseStored(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
