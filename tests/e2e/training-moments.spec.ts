import type { Page } from "@playwright/test";
import { pauseClock } from "../support/browser/clock";
import { expect, test } from "../support/browser/test";
import {
  answer,
  atQuestion,
  continueToNextQuestion,
  exitGame,
  fixChance,
  playSleep,
} from "../support/browser/training";

const pill = (page: Page) => page.getByText(/^Speed \+/);
const rosette = (page: Page) => page.getByText("1st", { exact: true });

test.use({ contextOptions: { reducedMotion: "no-preference" } });
test.beforeEach(({ page }) => fixChance(page, 0.5));

test("the speed bonus is seen running out, and is full again after 30 seconds", async ({ page, account }) => {
  await page.clock.install();
  await playSleep(page, account);
  await pauseClock(page);
  await answer(page, false);
  await page.clock.runFor(2_000);
  await continueToNextQuestion(page);
  for (const points of [100, 80, 60, 40, 20]) {
    await expect(pill(page)).toHaveText(`Speed +${points}`);
    await page.clock.runFor(1_000);
  }
  await expect(pill(page)).toHaveCount(0);
  await page.clock.runFor(25_000);
  await expect(pill(page)).toHaveText("Speed +100");
});

test("right answers in a row are counted, and the option that the AI chose is marked", async ({ page, account }) => {
  await page.clock.install();
  await playSleep(page, account);
  await pauseClock(page);
  await answer(page, true);
  await expect(page.getByText("in a row")).toHaveCount(0);
  await page.clock.runFor(2_000);
  await atQuestion(page, 1, 2);
  await answer(page, true);
  await expect(page.getByText("2 in a row")).toBeVisible();
  await expect(page.getByText("the AI chose it")).toHaveCount(0);
  await page.clock.runFor(1_999);
  await page.clock.runFor(1);
  await atQuestion(page, 1, 3);
  // The weakest opponent is wrong, after 2.8 s.
  await page.evaluate(() => {
    Math.random = () => 0.7;
  });
  const third = await answer(page, false);
  await expect(page.getByText("in a row")).toHaveCount(0);
  await page.clock.runFor(2_800);
  const marked = page.locator("label").filter({ hasText: "the AI chose it" });
  await expect(marked).toHaveCount(1);
  await expect(marked).not.toContainText("the right answer");
  await expect(marked).not.toContainText(third.word);
});

test("a game won is celebrated once, but not one without points or a lost one", async ({ page, account }) => {
  await page.clock.install();
  await playSleep(page, account);
  await exitGame(page);
  await expect(page.getByRole("heading", { name: "Wow, You Outsmarted the AI!" })).toBeVisible();
  await expect(page.getByText("Nobody scored this time.")).toBeVisible();
  await expect(rosette(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Play Again" }).click();
  await atQuestion(page, 1, 1);
  await answer(page, false);
  await exitGame(page);
  await expect(page.getByRole("heading", { name: "The AI Got the Upper Hand! Try Again!" })).toBeVisible();
  await expect(rosette(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Play Again" }).click();
  await atQuestion(page, 1, 1);
  await answer(page, true);
  await exitGame(page);
  await expect(rosette(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByRole("main").locator("[data-ribbon]").filter({ visible: true })).toHaveCount(0);
});
