import type { Page } from "@playwright/test";
import { expectForExactly, pauseClock } from "../support/browser/clock";
import { expect, test } from "../support/browser/test";
import {
  answer,
  atQuestion,
  awaitNextQuestion,
  choose,
  continueToNextQuestion,
  exitGame,
  fixChance,
  modules,
  modulesCall,
  offerSleep,
  openTraining,
  savedScores,
  scores,
  sentences,
  startGame,
  status,
} from "../support/browser/training";

const counter = (page: Page) => page.getByRole("timer");
const speed = (page: Page) => page.getByText(/^Speed \+/);
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const isShown = (page: Page, sentence: string) => () => expect(status(page)).toContainText(sentence);
const isGone = (page: Page, sentence: string) => () => expect(status(page)).not.toContainText(sentence);
const isThinking = (page: Page) => () => expect(page.getByRole("button", { name: "Thinking..." })).toBeVisible();

test.beforeEach(async ({ page, account }) => {
  await fixChance(page, 0.5);
  await page.clock.install();
  await offerSleep(page);
  await openTraining(page, account);
});

test("a game is played by mouse, from the setup to the boards", async ({ page, account }) => {
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
  await expect(page.getByText("The AI is thinking…")).toBeVisible();
  await expect(scores(page)).toHaveText(["180", "0"]);
  await awaitNextQuestion(page);
  await atQuestion(page, 1, 2);
  await expect(counter(page)).toHaveText("1 s");
  await expect(scores(page)).toHaveText(["180", "164"]);
  await expect(status(page)).toHaveText("The AI was right: +164");

  const second = await answer(page, false);
  await expect(status(page)).toHaveText(`Wrong. The right word is “${second.word}”.`);
  await expect(page.getByText("the right answer")).toBeAttached();
  await page.clock.runFor(1_000);
  await continueToNextQuestion(page);
  await atQuestion(page, 1, 3);
  await expect(counter(page)).toHaveText("1 s");

  for (const points of [100, 80, 60, 40]) {
    await expect(speed(page)).toHaveText(`Speed +${points}`);
    await page.clock.runFor(1_000);
  }
  await expect(counter(page)).toHaveText("5 s");
  await answer(page, true);
  await expect(status(page)).toHaveText("Right! +120 (100 + 20 speed)");
  await awaitNextQuestion(page);
  await atQuestion(page, 2, 1);
  await expect(status(page)).toContainText(
    "Round 1 complete! Bonus: +50 The AI: “I had a good round. Yours may be next.”",
  );
  await expect(scores(page)).toHaveText(["350", "460"]);
  await expect
    .poll(() => saved.map(({ score, round, level, timeTaken }) => [score, round, level, timeTaken]))
    .toEqual([180, 180, 300, 350].map((score, index) => [score, 1, "Beginner", index < 2 ? 1 : 5]));
  expect(saved[0]).toMatchObject({ username: account.username, gameId: expect.stringMatching(/^\w{32}$/) });
  expect(new Set(saved.map(({ gameId }) => gameId)).size).toBe(1);

  await exitGame(page);
  await expect(page.getByText("2 of 3 right. Your best: 350.", { exact: true })).toBeVisible();
  await expect(status(page)).toHaveText("Game ended. Want to play again?");
  const review = page.getByRole("region", { name: "Your answers" }).getByRole("listitem");
  await expect(review).toHaveCount(3);
  await expect(review.nth(1)).toContainText(second.text);
  await expect(review.nth(1)).toHaveText(/^wrong.+You: kitchen$/);
  await expect(review.first()).not.toContainText("You:");
  const board = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(board("Your Top 5 Scores").getByRole("listitem")).toContainText("350 Beginner");
  await expect(board("Top 10 Scores")).toContainText(`${account.username} 350`);

  await page.getByRole("button", { name: "Play Again", exact: true }).click();
  await atQuestion(page, 1, 1);
  await expect(scores(page)).toHaveText(["0", "0"]);
  await expect(counter(page)).toHaveText("0 s");
  await page.clock.runFor(5_000);
  await expect(speed(page)).toHaveCount(0);
  await page.clock.runFor(25_000);
  await expect(speed(page)).toHaveText("Speed +100");
});

test("the messages, the streak, the level and the repeated questions of a game, and its opponent's wrong answer", async ({
  page,
}) => {
  const excluded: string[][] = [];
  await page.route(modulesCall, (route) => {
    const { exclude = [] } = route.request().postDataJSON();
    excluded.push(exclude);
    return route.fulfill({ json: { modules: modules.slice(0, 4).filter(({ id }) => !exclude.includes(id)) } });
  });
  const solutions: string[] = [];
  const answerRightly = async (round: number, number: number) => {
    await atQuestion(page, round, number);
    solutions.push((await answer(page, true)).word);
  };
  await pauseClock(page);
  await page.getByRole("button", { name: "Start Game" }).click();

  await test.step("an error is shown for 3 s", async () => {
    const error = "Please select a topic!";
    await expectForExactly(page, 3_000, isShown(page, error), isGone(page, error));
  });

  await test.step("with motion a question is animated for 500 ms, and the opponent takes up to its response time", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await startGame(page);
    await atQuestion(page, 1, 1);
    await expect(page.locator("form")).toHaveCSS("animation-duration", "0.5s");
    await answerRightly(1, 1);
    await expect(page.getByText("in a row")).toHaveCount(0);
    await expectForExactly(page, 2_000, isThinking(page), isGone(page, "Right!"));
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  await test.step("right answers in a row are counted", async () => {
    await answerRightly(1, 2);
    await expect(page.getByText("2 in a row")).toBeVisible();
    await expect(page.getByText("the AI chose it")).toHaveCount(0);
    await awaitNextQuestion(page);
  });

  await test.step("with reduced motion the opponent takes 1 s, and the result is shown for 2 s all the same", async () => {
    await expect(page.locator("form")).toHaveCSS("animation-name", "none");
    await answerRightly(1, 3);
    await expectForExactly(page, 1_000, isThinking(page), isShown(page, "The AI was right"));
    // Otherwise the result would be announced once more with it.
    await expect(status(page)).toHaveAttribute("aria-atomic", "false");
    await expect(page.getByRole("paragraph").filter({ hasText: "The AI was right" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Submit" })).toBeDisabled();
    await expect(page.getByText("the right answer")).toBeAttached();
    await expectForExactly(page, 1_000, isShown(page, "Right!"), () => atQuestion(page, 2, 1));
    await expect(page.getByText("the right answer")).toHaveCount(0);
  });

  await test.step("the message of a round is shown for 4 s", async () => {
    const message = "Round 1 complete! Bonus: +50";
    await expectForExactly(page, 4_000, isShown(page, message), isGone(page, message));
  });

  await test.step("used questions are repeated only after all others, with a notice", async () => {
    await answerRightly(2, 1);
    await awaitNextQuestion(page);
    await atQuestion(page, 2, 2);
    expect([...solutions].sort()).toEqual(
      sentences
        .slice(0, 4)
        .map(({ word }) => word)
        .sort(),
    );
    await expect(page.getByText("You've seen every question. The oldest ones come again.")).toBeVisible();
    expect((await choose(page, true)).word).toBe(solutions[0]);
    expect(excluded.map((ids) => ids.length)).toEqual([0, 3, 0]);
  });

  await test.step("a change of the level is announced for the next question, and the option of the AI is marked", async () => {
    await page.getByLabel("AI level").selectOption("Intermediate");
    await expect(page.getByText("AI (Beginner)")).toBeVisible();
    await expect(page.getByLabel("AI level")).toHaveAccessibleDescription("Intermediate from the next question");
    await expect(status(page)).toContainText("Intermediate from the next question");
    // The weakest opponent is wrong.
    await page.evaluate(() => {
      Math.random = () => 0.7;
    });
    const { word } = await answer(page, false);
    await expect(page.getByText("in a row")).toHaveCount(0);
    await page.clock.runFor(1_000);
    const marked = page.locator("label").filter({ hasText: "the AI chose it" });
    await expect(marked).toHaveCount(1);
    await expect(marked).not.toContainText("the right answer");
    await expect(marked).not.toContainText(word);
    await continueToNextQuestion(page);
    await atQuestion(page, 2, 3, 4);
    await expect(page.getByText("AI (Intermediate)")).toBeVisible();
    await expect(page.getByText("from the next question")).toHaveCount(0);
  });
});

test("a game is played by keyboard, and a wrong answer is explained until Enter is pressed", async ({ page }) => {
  await page.route(modulesCall, (route) => {
    const { correctAnswer } = route.request().postDataJSON().contentFilter;
    if (!correctAnswer) return route.fulfill({ json: { modules } });
    const text = `Every ${correctAnswer} smells of something.`;
    return route.fulfill({ json: { modules: modules.map((module) => ({ ...module, text, correctAnswer })) } });
  });
  await page.getByLabel("Topic").focus();
  await page.keyboard.type("Sleep");
  await expect(page.getByLabel("Topic")).toHaveValue("Sleep");
  await pauseClock(page);
  // Past the tiles of the topics, the level and its tiles.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await atQuestion(page, 1, 1);
  await expect(page.getByRole("main").getByRole("group")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Submit" })).toBeDisabled();
  await page.keyboard.press("4");
  await expect(page.getByRole("radio").nth(3)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
  const options = await page.getByRole("main").getByRole("group").locator("label").allTextContents();
  await page.keyboard.press(`${options.findIndex((option) => option.includes("kitchen")) + 1}`);
  await page.keyboard.press("Enter");
  await isThinking(page)();
  await page.clock.runFor(1_000);
  await expect(next(page)).toBeFocused();
  const seconds = (await counter(page).textContent()) ?? "";
  await page.clock.fastForward(600_000);
  await expect(page.getByText("the right answer")).toBeAttached();
  await expect(status(page)).toContainText("Wrong");
  await expect(status(page)).toContainText("“kitchen” belongs in another sentence: Every kitchen smells of something.");

  await page.keyboard.press("Enter");
  await atQuestion(page, 1, 2);
  await expect(page.getByRole("main").getByRole("group")).toBeFocused();
  await expect(page.getByText(/Wrong|kitchen smells/)).toHaveCount(0);
  await expect(counter(page)).toHaveText(seconds);
  await page.keyboard.press("1");
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Play Again" })).toBeFocused();
});
