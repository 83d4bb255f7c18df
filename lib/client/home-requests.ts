// What home does with the requests that first-paint.inline.js made for it.

/** Whether it is already known that this person has written. */
export const isKnownWriter = (): boolean => "writer" in document.documentElement.dataset;

/**
 * A fetcher for SWR whose response waits until what is on the screen is painted, which it must not delay. The request waits, too, but for
 * the first screen, for which it was made before.
 */
export const afterPaint =
  <Data>(fetchNow: (path: string) => Promise<Data>) =>
  async (path: string) => {
    const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (!window.preloadedResponses) await painted;
    const [data] = await Promise.all([fetchNow(path), painted]);
    return data;
  };
