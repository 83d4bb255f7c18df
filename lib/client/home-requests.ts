// What home does with the requests that first-paint.inline.js made for it.

/** Whether it is already known that this person has written. */
export const isKnownWriter = (): boolean => "writer" in document.documentElement.dataset;

/** A fetcher for SWR that waits until what is on the screen is painted, which it must not delay. For the first screen the responses are on their way. */
export const afterPaint =
  <Data>(fetchNow: (path: string) => Promise<Data>) =>
  async (path: string) => {
    if (!window.preloadedResponses) await new Promise((resolve) => setTimeout(resolve));
    return fetchNow(path);
  };
