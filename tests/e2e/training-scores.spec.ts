import type { Page, Route } from "@playwright/test";
import { pauseClock } from "../support/browser/clock";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";
import {
  answer,
  atQuestion,
  awaitNextQuestion,
  exitGame,
  fixChance,
  playSleep,
  savedScores,
} from "../support/browser/training";

const scoresCall = "**/api/scores";
const expired = "Session expired, please log in again.";
const refuseToken = (route: Route) => route.fulfill({ status: 403, json: { message: "Invalid token" } });
const warning = (page: Page, text: string) => page.waitForEvent("console", (line) => line.text().includes(text));

test.use({ expectedErrors: /api\/(scores|profile)/ });
test.beforeEach(({ page }) => fixChance(page, 0.5));

test("scores that cannot be saved or loaded are only logged, and a refused token waits for the end of the game", async ({
  page,
  account,
}) => {
  await page.clock.install();
  const saved = savedScores(page);
  await page.route(scoresCall, (route) => route.fulfill({ status: 422, json: { message: "The board is full." } }));
  await playSleep(page, account);
  await pauseClock(page);

  await test.step("a score that cannot be saved is logged, and the game continues", async () => {
    const logged = warning(page, "The score was not saved. The board is full.");
    await answer(page, true);
    await logged;
    await awaitNextQuestion(page);
    await atQuestion(page, 1, 2);
  });

  await test.step("a token that is refused while a score is saved ends neither the game nor the session", async () => {
    await page.unroute(scoresCall);
    await page.route(scoresCall, refuseToken);
    const logged = warning(page, "The score was not saved. Invalid token");
    await answer(page, true);
    await logged;
    await awaitNextQuestion(page);
    await atQuestion(page, 1, 3);
    await answer(page, true);
    await exitGame(page);
    await expect(page.getByText("Game ended. Want to play again?")).toBeVisible();
    await expect(page.getByRole("region", { name: "Your answers" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByText("No score history available.")).toBeVisible();
    await expect(page.getByText("No top scores available.")).toBeVisible();
    await expect(page.getByText(expired)).toBeVisible();
    expect(saved).toHaveLength(2);
  });

  await test.step("when the game is over it leads to the login, after which the result is there again and saved", async () => {
    await expect(page.getByText("Your result stays here and will be saved when you're logged in again.")).toBeVisible();
    await page.clock.resume();
    await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await expect(page.getByText(expired)).toBeVisible();
    await page.unroute(scoresCall);
    await page.getByLabel("Username").fill(account.username);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Wow, You Outsmarted the AI!" })).toBeVisible();
    await expect(page.getByText(expired)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Your Top 5 Scores" }).getByRole("listitem")).toHaveCount(1);
    // The last answer, and the bonus for the round.
    const inRound = expect.objectContaining({ round: 1 });
    await expect.poll(() => saved.slice(2)).toEqual([saved[1], inRound, inRound]);
  });
});

test("a token that is refused while the boards or the profile are loaded ends a game only when the person leaves it", async ({
  page,
  account,
}) => {
  await page.clock.install();
  await page.route(scoresCall, (route) => (route.request().method() === "GET" ? refuseToken(route) : route.continue()));
  const logged = warning(page, "Invalid token");

  await test.step("while the boards are loaded", async () => {
    await playSleep(page, account);
    expect((await logged).type()).toBe("warning");
    await atQuestion(page, 1, 1);
    await openMenuEntry(page, "Start New");
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect(page.getByText(expired)).toBeVisible();
    await page.unroute(scoresCall);
    await signIn(page, account);
    await openMenuEntry(page, "Training");
    await expect(page.getByRole("heading", { name: "Your game is paused." })).toBeVisible();
    await page.getByRole("button", { name: "Resume game" }).click();
    await atQuestion(page, 1, 1);
  });

  await test.step("while the profile is loaded again, because the person returns to the tab", async () => {
    await page.route("**/api/profile", refuseToken);
    const refused = page.waitForResponse("**/api/profile");
    // So soon after the last time nothing would be loaded again.
    await page.clock.fastForward(10_000);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await refused;
    await answer(page, true);
    await page.clock.fastForward(1_000);
    await page.clock.fastForward(1_000);
    await atQuestion(page, 1, 2);
    await openMenuEntry(page, "Start New");
    await expect(page.getByText("Your session has expired, please login")).toBeVisible();
  });
});
