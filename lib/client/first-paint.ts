import type { Guide } from "../conversation/guide/guide";

declare global {
  interface Window {
    /** Responses to requests that first-paint.inline.js made, by path, until the first screen is there. `token`: whose they are. */
    preloadedResponses?: Record<string, { response: Promise<Response>; token?: string }>;
    /** The form of the waiting screen, if home has one, and what a person did in it. `username`: whose it is. */
    waitingForm?: {
      username: string;
      element: HTMLFormElement;
      guide: Guide;
      isChanged: boolean;
      isSubmitted: boolean;
    };
  }
}

/** The configuration is never taken from a cache (spec §7). */
export const configHeaders = { "cache-control": "no-cache", pragma: "no-cache" };

/**
 * Takes the response to a request that first-paint.inline.js made. Each can be taken once, and only by the person it is for.
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
  delete window.waitingForm;
  onScreen();
}
