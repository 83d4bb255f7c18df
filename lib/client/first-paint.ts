declare global {
  interface Window {
    /** Responses to requests that first-paint.inline.js made, by path, until the first screen is there. `token`: whose they are. */
    preloadedResponses?: Record<string, { response: Promise<Response>; token?: string }>;
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

/** The form of the waiting screen in which somebody may have written; `null` if it was not shown, or is no longer. */
export function earlyForm(): HTMLFormElement | null {
  return "greeted" in document.documentElement.dataset ? document.querySelector("[data-early-home] form") : null;
}

/** Whether the question of the day was pressed on the waiting screen. */
export const isQuestionPressed = (): boolean => "questionPressed" in document.documentElement.dataset;

/** The same, once. */
export function takePressedQuestion(): boolean {
  const isPressed = isQuestionPressed();
  delete document.documentElement.dataset.questionPressed;
  return isPressed;
}

let isOver = false;
let showApp = () => {};

/** Whether the app has not shown a screen yet. */
export const isFirstPaintNow = (): boolean => !isOver;

/** For React: calls `listener` when the app shows its first screen. */
export function onFirstPaintOver(listener: () => void): () => void {
  showApp = listener;
  return () => {};
}

/** Removes the waiting screen, and discards the responses that were not taken: later they would be out of date. */
export function endFirstPaint(): void {
  isOver = true;
  delete window.preloadedResponses;
  delete document.documentElement.dataset.greeted;
  showApp();
}
