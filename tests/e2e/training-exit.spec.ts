import type { Page } from "@playwright/test";
import { pauseClock } from "../support/browser/clock";
import { expect, test } from "../support/browser/test";
import {
  answer,
  atQuestion,
  awaitNextQuestion,
  exitGame,
  fixChance,
  playSleep,
  savedScores,
  scores,
} from "../support/browser/training";

const counter = (page: Page) => page.getByRole("timer");
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const home = (page: Page) => page.getByRole("heading", { name: /^Hi, / });
const paused = (page: Page) => page.getByRole("heading", { name: "Your game is paused." });
const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("flexi.")));

async function navigateAway(page: Page): Promise<void> {
  await menu(page).getByRole("button", { name: "Start New" }).click();
  await expect(home(page)).toBeVisible();
  await page.goBack();
  await expect(paused(page)).toBeVisible();
}

async function playAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play Again" }).click();
  await atQuestion(page, 1, 1);
}

test("an interrupted game is paused and continues, is left by the menu, is ended by its own exit, and is discarded at the logout", async ({
  page,
  account,
}) => {
  await fixChance(page, 0.5);
  await page.clock.install();
  await playSleep(page, account);
  const saved = savedScores(page);
  await page.route("**/api/scores", (route) => (route.request().method() === "POST" ? undefined : route.continue()));
  await pauseClock(page);
  await answer(page, true);
  await expect.poll(() => saved.length).toBe(1);
  await awaitNextQuestion(page);
  await atQuestion(page, 1, 2);
  const before = await scores(page).allTextContents();
  const question = (await page.locator("legend").textContent()) ?? "";

  await test.step("after a reload it is paused, and a score that was not saved is saved", async () => {
    await page.unroute("**/api/scores");
    // A page that opens while the clock is paused would not finish loading.
    await page.clock.resume();
    await page.reload();
    await expect(paused(page)).toBeFocused();
    await expect(page.getByRole("radio")).toHaveCount(0);
    await expect.poll(() => saved.length).toBe(2);
    expect(saved[1]).toEqual(saved[0]);
  });

  await test.step("it continues with the same question, scores and seconds", async () => {
    const seconds = (await counter(page).textContent()) ?? "";
    await page.clock.fastForward(60_000);
    await expect(counter(page)).toHaveText(seconds);
    await page.getByRole("button", { name: "Resume game" }).click();
    await expect(page.locator("legend")).toHaveText(question);
    await expect(scores(page)).toHaveText(before);
    await expect(counter(page)).not.toHaveText(seconds);
  });

  await test.step("the exit in the menu leaves it in one press, and it waits", async () => {
    await menu(page).getByRole("button", { name: "Exit Game" }).click();
    await expect(home(page)).toBeVisible();
    await menu(page).getByRole("button", { name: "Training" }).click();
    await expect(paused(page)).toBeVisible();
    await page.getByRole("button", { name: "Resume game" }).click();
    await expect(page.locator("legend")).toHaveText(question);
    await expect(scores(page)).toHaveText(before);
  });

  await test.step("the exit below the question ends it, also while it is paused", async () => {
    for (const prepare of [() => navigateAway(page), () => playAgain(page)]) {
      await prepare();
      await exitGame(page);
      await expect(page.getByText("Game ended. Want to play again?")).toBeVisible();
    }
  });

  await test.step("nothing of it stays after the logout", async () => {
    expect(await storedKeys(page)).toHaveLength(1);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
  });
});
