import { expect, type Locator, type Page } from "@playwright/test";

/** From here on the time of a page with a clock stands still, and goes on as it is told. */
export const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Whether something holds for this many milliseconds and not for one longer. */
export async function lasts(
  page: Page,
  milliseconds: number,
  holds: () => Promise<void>,
  isOver: () => Promise<void>,
): Promise<void> {
  await holds();
  await page.clock.runFor(milliseconds - 1);
  await holds();
  await page.clock.runFor(1);
  await isOver();
}

/** Whether something stands there for this many milliseconds and not for one longer. */
export const isShownFor = (milliseconds: number, shown: Locator) =>
  lasts(
    shown.page(),
    milliseconds,
    () => expect(shown).toBeVisible(),
    () => expect(shown).toBeHidden(),
  );
