declare global {
  interface Window {
    /** Responses to requests that first-paint.inline.js made, by path. */
    preloadedResponses?: Record<string, Promise<Response>>;
  }
}

/** The configuration is never taken from a cache (spec §7). */
export const configHeaders = { "cache-control": "no-cache", pragma: "no-cache" };

/** The response to a request that first-paint.inline.js made; each can be taken once. */
export function takePreloadedResponse(path: string): Promise<Response> | undefined {
  const response = window.preloadedResponses?.[path];
  if (response) delete window.preloadedResponses?.[path];
  return response;
}

/** The name that first-paint.inline.js greets, or nothing. */
export function greetedName(): string {
  return typeof document === "undefined" ? "" : (document.documentElement.dataset.firstPaint ?? "");
}

export function endFirstPaint(): void {
  delete document.documentElement.dataset.firstPaint;
}
