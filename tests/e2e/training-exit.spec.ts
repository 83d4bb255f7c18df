import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/test";
import { atQuestion, playSleep } from "../support/browser/training";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const home = (page: Page) => page.getByRole("heading", { name: /^Hi, / });

const exits = {
  "the exit below the question": (page: Page) => page.getByRole("main"),
  "the exit in the menu": (page: Page) => menu(page),
};

test("the exits below the question and in the menu end a game, also a paused one, and that of the menu leaves its end", async ({
  page,
  account,
}) => {
  await playSleep(page, account);
  for (const [name, where] of Object.entries(exits)) {
    for (const isPaused of [false, true]) {
      await test.step(`${name}, ${isPaused ? "paused" : "playing"}`, async () => {
        if (isPaused) {
          await page.getByRole("button", { name: "Play Again" }).click();
          await atQuestion(page, 1, 1);
          await page.reload();
          await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
        }
        await where(page).getByRole("button", { name: "Exit Game" }).click();
        await expect(page.getByText("Game ended. Want to play again?")).toBeVisible();
      });
    }
    await page.getByRole("button", { name: "Play Again" }).click();
    await atQuestion(page, 1, 1);
  }
  await menu(page).getByRole("button", { name: "Exit Game" }).click();
  await expect(page.getByRole("button", { name: "Play Again" })).toBeVisible();
  await menu(page).getByRole("button", { name: "Exit Game" }).click();
  await expect(home(page)).toBeVisible();
});

test("a game that the person navigates away from is paused until they come back", async ({ page, account }) => {
  await playSleep(page, account);
  await menu(page).getByRole("button", { name: "Start New" }).click();
  await expect(home(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Your game waits where you left it." })).toBeVisible();
});
