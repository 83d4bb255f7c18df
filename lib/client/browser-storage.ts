/** Whether the browser lets the page store anything. Where its settings forbid that, even reading the property throws. */
export function isStorageAllowed(): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}

/** `null` if there is no such value, or the storage has been forbidden while the page is open. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * Parses a stored JSON value; `null` if it is not JSON, because an earlier version of the app or another script may have
 * written it.
 */
export function parseStored(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
