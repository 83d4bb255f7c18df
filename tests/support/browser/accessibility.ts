import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { themeProperties } from "../../../lib/color";
import { FeatureConfig } from "../../../lib/config/app-config";
import { expect } from "./test";

/** The accessibility rules for every screen, in light and in dark colours. `part`: as in `expectNoViolations`. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("main")).toHaveCount(1);
  await expectNoViolations(page, part);
}

/**
 * Expects no violations: with all rules in light colours, and with those about colours in dark ones. `part`: the selector of what is
 * new in the view, where the rest was checked before.
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  // To change the theme costs as much as an analysis: the next view starts with the theme that this one ends with.
  for (const colorScheme of isDark ? (["dark", "light"] as const) : (["light", "dark"] as const)) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === "dark" ? { runOnly: ["color-contrast", "link-in-text-block"] } : {};
    await expectNothingFound(page, rules, part);
  }
}

/** An open panel, as a `part`. */
export const openDialog = "dialog[open]";

/** Primary, secondary, background and note button. `color.test.ts` has random ones. */
const absurdPalettes = [
  ["#FF00FF", "#00FF00", "#FF0000", "#FFFFFF"],
  ["#FFFF00", "#FFFF00", "#000000", "#00FF00"],
  ["#808080", "#A0A0A0", "#808080", "#606060"],
] as const;

/** Text has the contrast that WCAG AA wants in any colours of the operator, in light and dark. `palettes`: how many to try. */
export async function expectReadableInAnyColors(page: Page, palettes?: number): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.style.cssText);
  for (const palette of absurdPalettes.slice(0, palettes)) {
    const [primaryColor, secondaryColor, backgroundColor, buttonColor] = palette;
    const styling = { primaryColor, secondaryColor, backgroundColor };
    // The custom properties that the product sets for these colours.
    const properties = themeProperties(FeatureConfig.parse({ styling, personalNote: { buttonColor } }));
    await page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) document.documentElement.style.setProperty(name, value);
    }, properties);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNothingFound(
        page,
        { runOnly: ["color-contrast"] },
        undefined,
        `${palette.join(" ")}, ${colorScheme}`,
      );
    }
  }
  await page.evaluate((css) => {
    document.documentElement.style.cssText = css;
  }, own);
}

async function expectNothingFound(page: Page, rules: RunOptions, part = "html", where?: string): Promise<void> {
  // Once per page, because loading axe takes as long as running it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Without `resultTypes` axe would also describe everything that passed.
  const options: RunOptions = { ...rules, resultTypes: ["violations"] };
  const found = await page.evaluate(
    async ([part, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, options);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [part, options] as const,
  );
  expect(found, where).toEqual([]);
}

export const expectNoHorizontalScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  );
