import type { Page } from "@playwright/test";

/** Lets these calls reach the server and keeps its answers back until it is called. */
export async function holdResponses(page: Page, calls: string): Promise<() => Promise<void>> {
  let release = () => {};
  let arrived = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hasArrived = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    await isReleased;
    // The page may have given up the call meanwhile.
    await route.fulfill({ response }).catch(() => null);
    arrived();
  });
  return () => {
    release();
    return hasArrived;
  };
}
