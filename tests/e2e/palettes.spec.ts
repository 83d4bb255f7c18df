import type { Page } from "@playwright/test";
import { themeProperties } from "../../lib/color";
import { FeatureConfig } from "../../lib/config/app-config";
import { expectColorsReadable } from "../support/browser/accessibility";
import { newConversation } from "../support/browser/conversation";
import { expect, test } from "../support/browser/test";

/** Primary, secondary, background and note button: the shipped ones and three absurd ones. `color.test.ts` has random ones. */
const palettes = [
  ["#4A90E2", "#6AB0F3", "#FAF8F4", "#6AB0F3"],
  ["#FFFF00", "#FFFF00", "#000000", "#00FF00"],
  ["#FF00FF", "#00FF00", "#FF0000", "#FFFFFF"],
  ["#808080", "#A0A0A0", "#7F7F7F", "#606060"],
] as const;

/** Sets the custom properties that the product sets for these colours. */
async function paint(
  page: Page,
  [primaryColor, secondaryColor, backgroundColor, buttonColor]: (typeof palettes)[number],
) {
  const styling = { primaryColor, secondaryColor, backgroundColor };
  const properties = themeProperties(FeatureConfig.parse({ styling, personalNote: { buttonColor } }));
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) document.documentElement.style.setProperty(name, value);
  }, properties);
}

test("text is readable in any colours of the operator, in light and dark", async ({
  signedIn: page,
  request,
  account,
}) => {
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  for (const palette of palettes) {
    await paint(page, palette);
    await expectColorsReadable(page, palette.join(" "));
  }
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  for (const palette of palettes.slice(1, 3)) {
    await paint(page, palette);
    await expectColorsReadable(page, palette.join(" "));
  }
});
