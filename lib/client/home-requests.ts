// Home's first requests are made by components/shell/first-paint-script.tsx while the app's scripts load. This is how home
// uses them.

/** Whether it is already known that this person has written. */
export const isKnownWriter = (): boolean => "writer" in document.documentElement.dataset;

/**
 * A fetcher for SWR whose response waits until the current screen is painted, which it must not delay. The request waits too,
 * except on the first screen, where that script has already made it.
 */
export const afterPaint =
  <Data>(fetchNow: (path: string) => Promise<Data>) =>
  async (path: string) => {
    const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (!window.preloadedResponses) await painted;
    const [data] = await Promise.all([fetchNow(path), painted]);
    return data;
  };
