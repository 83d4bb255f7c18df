import { texts } from "@/lib/texts";
import { expect, test } from "../support/e2e";

test("a browser that keeps nothing is told what to allow", async ({ page }) => {
  // As browsers do where cookies are forbidden.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get });
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: texts.noStorage.title })).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(texts.noStorage.hint);
  await expect(page.getByRole("button", { name: texts.crash.reload })).toBeVisible();
  await expect(page).toHaveTitle(texts.frame.title);
});
