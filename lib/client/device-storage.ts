/**
 * Whether the browser lets the page keep anything. Where its settings forbid that, even a look at the storage throws. It stands
 * in the page as well (`early-script.ts`), and so uses nothing from around it.
 */
export function isStorageAllowed(): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}
