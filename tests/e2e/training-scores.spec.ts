import { pauseClock } from "../support/browser/clock";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";
import { answer, atQuestion, exitGame, fixChance, playSleep, savedScores } from "../support/browser/training";

test.beforeEach(({ page }) => fixChance(page, 0.5));

test("a score that was not saved because the page was closed is saved on the next visit", async ({ page, account }) => {
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

test.describe("when the scores fail", () => {
  test.use({ expectedErrors: /api\/scores/ });

  test("a score that cannot be saved is only logged, and the game continues", async ({ page, account }) => {
    await page.clock.install();
    await page.route("**/api/scores", (route) =>
      route.fulfill({ status: 422, json: { message: "The board is full." } }),
    );
    await playSleep(page, account);
    const logged = page.waitForEvent("console", (line) => line.text().startsWith("The score was not saved."));
    await pauseClock(page);
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

test.describe("when the token is refused", () => {
  test.use({ expectedErrors: /403/ });

  test("while a score is saved, the game continues and leads to the login when it is over", async ({
    page,
    account,
  }) => {
    const saved = savedScores(page);
    await playSleep(page, account);
    await page.route("**/api/scores", (route) => route.fulfill({ status: 403, json: { message: "Invalid token" } }));
    const logged = page.waitForEvent("console", (line) => line.text().startsWith("The score was not saved."));
    await answer(page, true);
    expect((await logged).text()).toContain("Invalid token");
    await atQuestion(page, 1, 2);
    await answer(page, true);
    await exitGame(page);
    await expect(page.getByText("Game ended. Want to play again?")).toBeVisible();
    await expect(page.getByRole("region", { name: "Your answers" }).getByRole("listitem")).toHaveCount(2);
    await expect(page.getByText("Session expired, please log in again.")).toBeVisible();
    expect(saved).toHaveLength(1);

    await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await expect(page.getByText("Session expired, please log in again.")).toBeVisible();
    await page.unroute("**/api/scores");
    await signIn(page, account);
    await openMenuEntry(page, "Training");
    await expect.poll(() => saved.slice(1)).toEqual([saved[0], expect.objectContaining({ round: 1 })]);
  });

  test("while the boards are loaded, the game continues until the person leaves it", async ({ page, account }) => {
    await page.route("**/api/scores", (route) =>
      route.request().method() === "GET"
        ? route.fulfill({ status: 403, json: { message: "Invalid token" } })
        : route.continue(),
    );
    const logged = page.waitForEvent("console", (line) => line.text().includes("Invalid token"));
    await playSleep(page, account);
    expect((await logged).type()).toBe("warning");
    await atQuestion(page, 1, 1);
    await openMenuEntry(page, "Start New");
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect(page.getByText("Session expired, please log in again.")).toBeVisible();
    await signIn(page, account);
    await openMenuEntry(page, "Training");
    await expect(page.getByRole("heading", { name: "Your game waits where you left it." })).toBeVisible();
  });

  test("while the profile is loaded again, the game continues until the person leaves it", async ({
    page,
    account,
  }) => {
    await playSleep(page, account);
    let refusals = 0;
    await page.route("**/api/profile", (route) => {
      refusals += 1;
      return route.fulfill({ status: 403, json: { message: "Invalid token" } });
    });
    const returnToTab = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      return refusals;
    };
    await expect.poll(returnToTab, { timeout: 15_000 }).toBeGreaterThan(0);
    await answer(page, true);
    await atQuestion(page, 1, 2);
    await openMenuEntry(page, "Start New");
    await expect(page.getByText("Your session has expired, please login")).toBeVisible();
  });
});
