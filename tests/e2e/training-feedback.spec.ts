import type { Page } from "@playwright/test";
import { expectForExactly, pauseClock } from "../support/browser/clock";
import { expect, test } from "../support/browser/test";
import {
  answer,
  atQuestion,
  choose,
  fixChance,
  modules,
  modulesCall,
  offerSleep,
  openTraining,
  playSleep,
  startGame,
  status,
} from "../support/browser/training";

test.beforeEach(({ page }) => fixChance(page, 0.5));

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const isJudged = (page: Page) => async () => {
  await expect(page.getByText("the right answer")).toBeAttached();
  await expect(status(page)).toContainText(/Right!|Wrong/);
};

test("the verdict on a right answer stays with its question for 2 s, even if the opponent is fast", async ({
  page,
  account,
}) => {
  await page.clock.install();
  await playSleep(page, account);
  await pauseClock(page);
  await answer(page, true);
  await page.clock.runFor(1_000);
  await expect(status(page)).toContainText("The AI was right");
  // Otherwise the verdict would be announced once more with it.
  await expect(status(page)).toHaveAttribute("aria-atomic", "false");
  await expect(page.getByRole("paragraph").filter({ hasText: "The AI was right" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Submit" })).toBeDisabled();
  await expectForExactly(page, 1_000, isJudged(page), () => atQuestion(page, 1, 2));
  await expect(page.getByText("the right answer")).toHaveCount(0);
});

for (const [reducedMotion, opponentMs] of [
  ["reduce", 1_000],
  ["no-preference", 2_000],
] as const) {
  test.describe(`with reduced motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("after a wrong answer the right one is shown until Enter opens the next question, where the clock goes on", async ({
      page,
      account,
    }) => {
      await page.clock.install();
      await playSleep(page, account);
      await page.route(modulesCall, (route) => {
        const { correctAnswer } = route.request().postDataJSON().contentFilter;
        const text = `Every ${correctAnswer} smells of something.`;
        return route.fulfill({ json: { modules: [{ ...modules[0], text, correctAnswer }] } });
      });
      await pauseClock(page);
      await page.keyboard.press("1");
      await choose(page, false);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Thinking..." })).toBeVisible();
      await page.clock.runFor(opponentMs);
      await expect(next(page)).toBeFocused();
      const seconds = (await page.getByRole("timer").textContent()) ?? "";
      await page.clock.runFor(600_000);
      await isJudged(page)();
      await expect(status(page)).toContainText(
        "“kitchen” belongs in another sentence: Every kitchen smells of something.",
      );
      await page.keyboard.press("Enter");
      await atQuestion(page, 1, 2);
      await expect(page.getByRole("group")).toBeFocused();
      await expect(page.getByText(/Wrong|kitchen smells/)).toHaveCount(0);
      await expect(page.getByRole("timer")).toHaveText(seconds);
    });

    test("waiting for the 30th second of a game scores no more than a quick answer", async ({ page, account }) => {
      await page.clock.install();
      await offerSleep(page);
      await openTraining(page, account);
      await pauseClock(page);
      await startGame(page);
      await atQuestion(page, 1, 1);
      await page.clock.runFor(20_000);
      await answer(page, false);
      await page.clock.runFor(opponentMs);
      await next(page).click();
      await page.clock.runFor(10_000);
      await expect(page.getByRole("timer")).toHaveText("30 s");
      await answer(page, true);
      await expect(status(page)).toContainText("Right! +100");
      await expect(status(page)).not.toContainText("speed");
    });
  });
}
