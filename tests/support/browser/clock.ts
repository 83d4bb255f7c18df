import { expect, type Locator, type Page } from "@playwright/test";

/** From here on the time of a page with a clock stands still, and goes on as it is told. */
export const pauseClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Expects that something holds for this many milliseconds and not for one longer. */
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

/** Expects that something stands there for this many milliseconds and not for one longer. */
export const expectVisibleFor = (ms: number, shown: Locator) =>
  expectForExactly(
    shown.page(),
    ms,
    () => expect(shown).toBeVisible(),
    () => expect(shown).toBeHidden(),
  );
