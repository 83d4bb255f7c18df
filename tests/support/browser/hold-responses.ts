import type { Page } from "@playwright/test";

/** Lets these calls reach the server and holds its responses back until the returned function is called. */
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
    // The page may have aborted the call.
    await route.fulfill({ response }).catch(() => null);
    arrived();
  });
  return () => {
    release();
    return hasArrived;
  };
}
