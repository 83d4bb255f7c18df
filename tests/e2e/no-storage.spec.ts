import { texts } from "@/lib/texts";
import { forbidStorage } from "../support/browser/forbid-storage";
import { expect, test } from "../support/browser/test";

test("a browser that forbids storage gets a message on what to allow", async ({ page }) => {
  await forbidStorage(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: texts.noStorage.title })).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(texts.noStorage.hint);
  await expect(page.getByRole("button", { name: texts.crash.reload })).toBeVisible();
  await expect(page).toHaveTitle(texts.layout.title);
});
