import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/test";
import { playSleep } from "../support/browser/training";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const home = (page: Page) => page.getByRole("heading", { name: /^Hi, / });

const exits = {
  "the exit below the question": (page: Page) => page.getByRole("main"),
  "the exit in the menu": (page: Page) => menu(page),
};

for (const [name, where] of Object.entries(exits)) {
  test(`${name} ends the current game`, async ({ page, account }) => {
    await playSleep(page, account);
    await where(page).getByRole("button", { name: "Exit Game" }).click();
    await expect(page.getByText("Game ended. Want to play again?")).toBeVisible();
    await expect(page.getByRole("button", { name: "Play Again" })).toBeVisible();
    await menu(page).getByRole("button", { name: "Exit Game" }).click();
    await expect(home(page)).toBeVisible();
  });

  test(`${name} ends a paused game`, async ({ page, account }) => {
    await playSleep(page, account);
    await page.reload();
    await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
    await where(page).getByRole("button", { name: "Exit Game" }).click();
    await expect(page.getByText("Game ended. Want to play again?")).toBeVisible();
  });
}

test("a game that the person navigates away from is paused until they come back", async ({ page, account }) => {
  await playSleep(page, account);
  await menu(page).getByRole("button", { name: "Start New" }).click();
  await expect(home(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Your game waits where you left it." })).toBeVisible();
});
