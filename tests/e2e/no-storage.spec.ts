import { texts } from "@/lib/texts";
import { noStorageTexts } from "@/lib/texts/no-storage";
import { forbidStorage } from "../support/browser/forbid-storage";
import { expect, test } from "../support/browser/test";

test("a browser that forbids storage gets a message on what to allow", async ({ page }) => {
  await forbidStorage(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: noStorageTexts.title })).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(noStorageTexts.hint);
  await expect(page.getByRole("button", { name: texts.crash.reload })).toBeVisible();
  await expect(page).toHaveTitle(texts.layout.title);
});
