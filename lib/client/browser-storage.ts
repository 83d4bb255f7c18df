/** What was kept in the browser as JSON, or `null`: somebody else may have written there, or an earlier version of the app. */
export function parseStored(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
