import { stopTime } from "../support/clock";
import { expect, test } from "../support/e2e";
import { answer, atQuestion, exitGame, fixChance, playSleep, savedScores } from "../support/training";

test.beforeEach(({ page }) => fixChance(page, 0.5));

test("a score whose saving was cut off by leaving the page is saved on the next visit", async ({ page, account }) => {
  const saved = savedScores(page);
  await playSleep(page, account);
  await page.route("**/api/scores", (route) => (route.request().method() === "POST" ? undefined : route.continue()));
  await answer(page, true);
  await expect.poll(() => saved.length).toBe(1);
  await page.unroute("**/api/scores");
  await page.reload();
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
  await expect.poll(() => saved.length).toBe(2);
  expect(saved[1]).toEqual(saved[0]);
});

test.describe("where the board fails", () => {
  test.use({ expectedErrors: /api\/scores/ });

  test("a score that cannot be saved is only logged, and the game goes on", async ({ page, account }) => {
    await page.clock.install();
    await page.route("**/api/scores", (route) =>
      route.fulfill({ status: 422, json: { message: "The board is full." } }),
    );
    await playSleep(page, account);
    const logged = page.waitForEvent("console", (line) => line.text().startsWith("The score was not saved."));
    await stopTime(page);
    await answer(page, true);
    expect((await logged).text()).toContain("The board is full.");
    await page.clock.runFor(1_000);
    await expect(page.getByRole("button", { name: "Submit" })).toBeDisabled();
    await page.clock.runFor(1_000);
    await atQuestion(page, 1, 2);
    await exitGame(page);
    await expect(page.getByText("No score history available.")).toBeVisible();
    await expect(page.getByText("No top scores available.")).toBeVisible();
  });
});
