import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test";

/** The accessibility rules for every screen, in light and in dark colours. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("main")).toHaveCount(1);
  await expectNoViolations(page);
}

/** Rules whose result depends on colours. */
const aboutColours = ["color-contrast", "link-in-text-block"];

/** Expects no violations: with all rules in light colours, and with those about colours in dark ones. */
export async function expectNoViolations(page: Page): Promise<void> {
  // Legacy mode does not open another page for each analysis, which only frames would need. Without `resultTypes` axe would
  // also describe everything that passed.
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNothingFound(axe().withRules(aboutColours));
  await page.emulateMedia({ colorScheme: "light" });
  await expectNothingFound(axe());
}

/** Text has the contrast that WCAG AA wants, in light and in dark colours. */
export async function expectColorsReadable(page: Page, palette: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    await expectNothingFound(axe.withRules("color-contrast"), `${palette}, ${colorScheme}`);
  }
}

async function expectNothingFound(axe: AxeBuilder, where?: string): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    where,
  ).toEqual([]);
}

export const expectNoHorizontalScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
