declare global {
  interface Window {
    /** The answers of calls that were made before the app was there, by path. */
    early?: Record<string, Promise<Response>>;
  }
}

/** The configuration is asked for afresh each time (spec §7). */
export const configHeaders = { "cache-control": "no-cache", pragma: "no-cache" };

/** The answer of a call that was made before the app was there, if it was; it is given once. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = window.early?.[path];
  if (answer) delete window.early?.[path];
  return answer;
}

export function endEarly(): void {
  delete document.documentElement.dataset.early;
}
