import type { Page } from "@playwright/test";
import { pauseClock } from "../support/browser/clock";
import { expect, test } from "../support/browser/test";
import {
  answer,
  atQuestion,
  choose,
  continueToNextQuestion,
  exitGame,
  fixChance,
  modules,
  modulesCall,
  offerSleep,
  openTraining,
  playSleep,
  savedScores,
  scores,
  sentences,
  startGame,
  status,
  submit,
} from "../support/browser/training";

const counter = (page: Page) => page.getByRole("timer");
const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("flexi.")));

test.use({ contextOptions: { reducedMotion: "no-preference" } });
test.beforeEach(({ page }) => fixChance(page, 0.5));

test("a game is played by mouse, from the setup to the boards", async ({ page, account }) => {
  await page.clock.install();
  await offerSleep(page);
  await openTraining(page, account);
  const saved = savedScores(page);
  await pauseClock(page);
  await startGame(page);
  await atQuestion(page, 1, 1);
  await expect(page.getByText("AI (Beginner)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit" })).toBeDisabled();

  await page.clock.runFor(1_000);
  await expect(counter(page)).toHaveText("1 s");
  const first = await answer(page, true);
  await expect(status(page)).toHaveText("Right! +180 (100 + 80 speed)");
  await expect(page.locator("legend")).toHaveText(first.text);
  await expect(page.getByText("The AI (right 60 % of the time) is thinking …")).toBeVisible();
  await expect(scores(page)).toHaveText(["180", "0"]);
  await page.clock.runFor(1_999);
  await expect(counter(page)).toHaveText("1 s");
  await atQuestion(page, 1, 1);
  await page.clock.runFor(1);
  await atQuestion(page, 1, 2);
  await expect(scores(page)).toHaveText(["180", "164"]);
  await expect(status(page)).toHaveText("The AI was right: +164");

  const second = await answer(page, false);
  await expect(status(page)).toHaveText(`Wrong. The right word is “${second.word}”.`);
  await expect(page.getByText("the right answer")).toBeAttached();
  await page.clock.runFor(2_000);
  await continueToNextQuestion(page);
  await atQuestion(page, 1, 3);
  await expect(counter(page)).toHaveText("1 s");

  await page.clock.runFor(4_000);
  await expect(counter(page)).toHaveText("5 s");
  await answer(page, true);
  await expect(status(page)).toHaveText("Right! +120 (100 + 20 speed)");
  await page.clock.runFor(2_000);
  await atQuestion(page, 2, 1);
  await expect(status(page)).toContainText("Round 1 complete! Bonus: +50");
  await expect(scores(page)).toHaveText(["350", "460"]);
  await expect
    .poll(() => saved.map(({ score, round, level, timeTaken }) => [score, round, level, timeTaken]))
    .toEqual([
      [180, 1, "Beginner", 1],
      [180, 1, "Beginner", 1],
      [300, 1, "Beginner", 5],
      [350, 1, "Beginner", 5],
    ]);
  expect(saved[0]).toMatchObject({ username: account.username, gameId: expect.stringMatching(/^\w{32}$/) });
  expect(new Set(saved.map(({ gameId }) => gameId)).size).toBe(1);

  await exitGame(page);
  await expect(page.getByRole("heading", { name: "The AI Got the Upper Hand! Try Again!", exact: true })).toBeVisible();
  await expect(status(page)).toHaveText("Game ended. Want to play again?");
  const review = page.getByRole("region", { name: "Your answers" }).getByRole("listitem");
  await expect(review).toHaveCount(3);
  await expect(review.nth(1)).toContainText(second.text);
  await expect(review.nth(1)).toHaveText(/^wrong.+You: kitchen$/);
  await expect(review.first()).not.toContainText("You:");
  await expect(
    page.getByRole("region", { name: "Your Top 5 Scores", exact: true }).getByRole("listitem"),
  ).toContainText("350 Beginner");
  await expect(page.getByRole("region", { name: "Top 10 Scores", exact: true })).toContainText(
    `${account.username} 350`,
  );

  await page.getByRole("button", { name: "Play Again", exact: true }).click();
  await atQuestion(page, 1, 1);
  await expect(scores(page)).toHaveText(["0", "0"]);
  await expect(counter(page)).toHaveText("0 s");
});

test("a game is played by keyboard", async ({ page, account }) => {
  await page.clock.install();
  await offerSleep(page);
  await openTraining(page, account);
  await page.getByLabel("Topic").focus();
  await page.keyboard.type("Sleep");
  await expect(page.getByLabel("Topic")).toHaveValue("Sleep");
  await pauseClock(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (const number of [1, 2, 3]) {
    await atQuestion(page, 1, number);
    await expect(page.getByRole("group")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Submit" })).toBeDisabled();
    await page.keyboard.press("4");
    await expect(page.getByRole("radio").nth(3)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("radio").nth(2)).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Thinking..." })).toBeVisible();
    await page.clock.runFor(2_000);
    await page.keyboard.press("Enter");
  }
  await atQuestion(page, 2, 1);
  await page.keyboard.press("1");
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Play Again" })).toBeFocused();
});

test("a game continues after a reload and is discarded at the logout", async ({ page, account }) => {
  await page.clock.install();
  await playSleep(page, account);
  await pauseClock(page);
  await answer(page, true);
  await page.clock.runFor(2_000);
  await atQuestion(page, 1, 2);
  const before = await scores(page).allTextContents();
  const question = (await page.locator("legend").textContent()) ?? "";
  // A page that opens while the clock is paused would not finish loading.
  await page.clock.resume();
  await page.reload();

  await expect(page.getByRole("heading", { name: "Your game waits where you left it." })).toBeFocused();
  const seconds = (await counter(page).textContent()) ?? "";
  await page.clock.fastForward(60_000);
  await expect(counter(page)).toHaveText(seconds);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.locator("legend")).toHaveText(question);
  await expect(scores(page)).toHaveText(before);
  await expect(counter(page)).not.toHaveText(seconds);

  expect(await storedKeys(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
});

test("missed questions can be practised without a score and come first in the next game", async ({ page, account }) => {
  await page.clock.install();
  await playSleep(page, account);
  const saved = savedScores(page);
  await pauseClock(page);
  const { word } = await answer(page, false);
  await page.clock.runFor(2_000);
  await continueToNextQuestion(page);
  await atQuestion(page, 1, 2);
  await exitGame(page);
  await expect.poll(() => saved.length).toBe(1);

  await page.getByRole("button", { name: "Practise the ones I missed" }).click();
  await expect(page.getByText("Question 1/1", { exact: true })).toBeVisible();
  await expect(page.getByText("Practice. No AI, no points.")).toBeVisible();
  await expect(page.getByText(/^AI \(|^Speed/).or(page.getByLabel("AI level"))).toHaveCount(0);
  expect((await choose(page, false)).word).toBe(word);
  await submit(page);
  await continueToNextQuestion(page);
  await expect(status(page)).toContainText("You have been through everything you missed. One is still open.");
  await expect(page.getByRole("heading", { name: "That is all for now" })).toBeVisible();
  await expect(page.getByRole("region", { name: /Scores/ })).toHaveCount(0);
  expect(saved).toHaveLength(1);

  await page.getByRole("button", { name: "Play Again" }).click();
  await expect(page.getByText("This one comes back.")).toBeVisible();
  expect((await choose(page, true)).word).toBe(word);
});

test("a message says that a change of the level applies from the next question", async ({ page, account }) => {
  await page.clock.install();
  await playSleep(page, account);
  await pauseClock(page);
  await page.getByLabel("AI level").selectOption("Intermediate");
  await expect(page.getByText("AI (Beginner)")).toBeVisible();
  await expect(page.getByLabel("AI level")).toHaveAccessibleDescription("Intermediate from the next question");
  await expect(status(page)).toHaveText("Intermediate from the next question");
  await answer(page, true);
  await page.clock.runFor(2_000);
  await atQuestion(page, 1, 2, 4);
  await expect(page.getByText("AI (Intermediate)")).toBeVisible();
  await expect(page.getByText("from the next question")).toHaveCount(0);
});

test("used questions are repeated only after all others, with a notice", async ({ page, account }) => {
  await page.clock.install();
  await playSleep(page, account);
  const excluded: string[][] = [];
  await page.route(modulesCall, (route) => {
    const { exclude = [] } = route.request().postDataJSON();
    excluded.push(exclude);
    return route.fulfill({ json: { modules: modules.filter(({ id }) => !exclude.includes(id)) } });
  });
  await pauseClock(page);
  const solutions: string[] = [];
  for (const [round, number] of [1, 2].flatMap((round) => [1, 2, 3].map((number) => [round, number] as const))) {
    await atQuestion(page, round, number);
    solutions.push((await answer(page, true)).word);
    await page.clock.runFor(2_000);
  }
  await atQuestion(page, 3, 1);
  expect([...solutions].sort()).toEqual(sentences.map(({ word }) => word).sort());
  await expect(page.getByText("You have seen every question. The oldest ones come back.")).toBeVisible();
  expect((await choose(page, true)).word).toBe(solutions[0]);
  expect(excluded.map((ids) => ids.length)).toEqual([3, 6, 0]);
});
