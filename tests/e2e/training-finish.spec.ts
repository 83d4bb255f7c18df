import { expectForExactly, pauseClock } from "../support/browser/clock";
import { expect, test } from "../support/browser/test";
import {
  answer,
  atQuestion,
  awaitNextQuestion,
  continueToNextQuestion,
  fixChance,
  offer,
  openTraining,
  playSleep,
  savedScores,
  status,
  topicWith,
} from "../support/browser/training";

test("tiles and faces choose the topic and the opponent, by mouse and by keyboard", async ({ page, account }) => {
  await fixChance(page, 0.5);
  await offer(page, { Sleep: topicWith(), Dreams: topicWith() });
  await openTraining(page, account);
  const [topic, level] = [page.getByLabel("Topic"), page.getByLabel("AI level")];
  await page.getByRole("radio", { name: "Dreams" }).check();
  await expect(topic).toHaveValue("Dreams");
  await page.keyboard.press("ArrowUp");
  await expect(topic).toHaveValue("Sleep");
  await page.keyboard.press("Tab");
  await expect(level).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(level).toHaveValue("Intermediate");
  await expect(level).toHaveAccessibleDescription(/80% of the time/);
  await level.selectOption("Advanced");
  await expect(page.getByRole("radio", { name: "Advanced" })).toBeChecked();
});

test("a thinking opponent is hurried by a tap and by a key, but takes a second; answers can be felt", async ({
  page,
  account,
}) => {
  await fixChance(page, 0.5);
  const felt: unknown[] = [];
  await page.exposeFunction("feel", (pattern: unknown) => felt.push(pattern));
  await page.addInitScript("navigator.vibrate = feel");
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await playSleep(page, account);
  await pauseClock(page);
  const hurries = [() => page.locator("legend").click(), () => page.keyboard.press("Enter")];
  for (const [index, hurry] of hurries.entries()) {
    await atQuestion(page, 1, index + 1);
    await answer(page, true);
    await expect(page.getByText("A tap hurries it.")).toBeVisible();
    await page.clock.runFor(400);
    await hurry();
    await expect(page.getByText("A tap hurries it.")).toHaveCount(0);
    const isThinking = () => expect(page.getByRole("button", { name: "Thinking..." })).toBeVisible();
    await expectForExactly(page, 600, isThinking, () => expect(status(page)).toContainText("The AI was"));
    await page.clock.runFor(1_000);
  }
  await answer(page, false);
  await expect.poll(() => felt).toEqual([20, 20, [20, 60, 20]]);
  await page.clock.runFor(2_000);
  await continueToNextQuestion(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await answer(page, true);
  expect(felt).toHaveLength(3);
});

test("a game is finished after its third round", async ({ page, account }) => {
  await fixChance(page, 0.5);
  await page.clock.install();
  const saved = savedScores(page);
  await playSleep(page, account);
  await pauseClock(page);
  const finish = page.getByRole("button", { name: "Finish", exact: true });
  for (const [round, number] of [1, 2, 3].flatMap((round) => [1, 2, 3].map((number) => [round, number] as const))) {
    await atQuestion(page, round, number);
    await expect(finish).toHaveCount(0);
    await answer(page, true);
    await awaitNextQuestion(page);
  }
  await atQuestion(page, 4, 1);
  await expect(status(page)).toContainText("Round 3 complete!");
  await finish.click();
  await expect(page.getByRole("heading", { name: "Wow, You Outsmarted the AI!" })).toBeVisible();
  await expect(status(page)).toHaveText("You finished after 3 rounds. Want to play again?");
  await expect(page.getByRole("region", { name: "Your answers" }).getByRole("listitem")).toHaveCount(9);
  await expect.poll(() => saved.at(-1)).toMatchObject({ round: 3 });
  // The clock was stopped when the first question had been shown for a while, so its bonus may be less.
  const score = Number(saved.at(-1)?.score);
  expect(score).toBeGreaterThanOrEqual(1_850);
  await expect(page.getByRole("region", { name: "Your Top 5 Scores" })).toContainText(score.toLocaleString("en"));
});
