import { expect, type Locator, type Page } from "@playwright/test";

/** Stops the page's clock, which then runs only when a test advances it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Expects that something holds for this many milliseconds and no longer. */
export async function expectForExactly(
  page: Page,
  ms: number,
  holds: () => Promise<void>,
  isOver: () => Promise<void>,
): Promise<void> {
  await holds();
  await page.clock.runFor(ms - 1);
  await holds();
  await page.clock.runFor(1);
  await isOver();
}

/** Expects an element to be visible for this many milliseconds and no longer. */
export const expectVisibleFor = (ms: number, shown: Locator) =>
  expectForExactly(
    shown.page(),
    ms,
    () => expect(shown).toBeVisible(),
    () => expect(shown).toBeHidden(),
  );
