import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test";

/** What every screen owes to those who do not see it, in light and in dark colours. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("main")).toHaveCount(1);
  await expectNoViolations(page);
}

/** Rules whose answer depends on colours. */
const aboutColours = ["color-contrast", "link-in-text-block"];

/** Nothing that axe finds: all of it in light colours, and in dark ones what may differ there. */
export async function expectNoViolations(page: Page): Promise<void> {
  // In its other mode it opens a page each time, for the sake of frames, of which there are none here. It describes what it
  // found to be right as well, unless told that nobody reads that.
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNothingFound(axe().withRules(aboutColours));
  await page.emulateMedia({ colorScheme: "light" });
  await expectNothingFound(axe());
}

async function expectNothingFound(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

export const expectNoHorizontalScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
