declare global {
  interface Window {
    /** Responses to requests of the script in the HTML, by path, until the first screen is there. `token`: whose they are. */
    preloadedResponses?: Record<string, { response: Promise<Response>; token?: string | undefined }>;
  }
}

/** The configuration is never taken from a cache (spec §7). */
export const configHeaders = { "cache-control": "no-cache", pragma: "no-cache" };

/**
 * Takes the response to a request of the script in the HTML (first-paint-script.tsx). Each can be taken once, and only by the person it is for.
 */
export function takePreloadedResponse(path: string, token: string | null): Promise<Response> | undefined {
  const preloaded = window.preloadedResponses?.[path];
  delete window.preloadedResponses?.[path];
  return preloaded && (preloaded.token ?? token) === token ? preloaded.response : undefined;
}

let hasScreen = false;
let onScreen = () => {};

/** Whether the app has shown a screen. */
export const hasFirstScreen = (): boolean => hasScreen;

/** For React: calls `listener` when the app shows its first screen. */
export function onFirstScreen(listener: () => void): () => void {
  onScreen = listener;
  return () => {};
}

/** Removes the waiting screen, and discards the responses that were not taken: later they would be out of date. */
export function endFirstPaint(): void {
  hasScreen = true;
  delete window.preloadedResponses;
  onScreen();
}
