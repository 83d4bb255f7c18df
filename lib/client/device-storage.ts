/** Whether the browser lets the page store anything. Where its settings forbid that, even reading the property throws. */
export function isStorageAllowed(): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}
