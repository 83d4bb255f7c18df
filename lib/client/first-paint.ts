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

/** The name that first-paint.inline.js greets, or nothing. */
export function greetedName(): string {
  return typeof document === "undefined" ? "" : (document.documentElement.dataset.firstPaint ?? "");
}

/** Discards the responses that were not taken: later they would be out of date. */
export function endFirstPaint(): void {
  delete window.preloadedResponses;
  delete document.documentElement.dataset.firstPaint;
}
