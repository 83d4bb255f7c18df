import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/test";
import {
  answer,
  atQuestion,
  choose,
  continueToNextQuestion,
  exitGame,
  fixChance,
  modulesCall,
  playSleep,
  savedScores,
  status,
  submit,
} from "../support/browser/training";

const rosette = (page: Page) => page.getByText("1st", { exact: true });
const result = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
/** The ribbons that fall. Those beside the rosette hang still and have no place of their own. */
const confetti = (page: Page) => page.getByRole("main").locator("[data-ribbon][style]").filter({ visible: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("what follows a game without points, a lost one, a practice and a won one", async ({ page, account }) => {
  await fixChance(page, 0.5);
  const saved = savedScores(page);
  await playSleep(page, account);

  await test.step("as many points as the AI has are a win, but none are not celebrated", async () => {
    await exitGame(page);
    await expect(result(page, "Wow, You Outsmarted the AI!")).toBeVisible();
    await expect(page.getByText("It's a draw.", { exact: true })).toBeVisible();
    await expect(rosette(page)).toHaveCount(0);
  });

  await test.step("Play Again says that the next game loads", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(modulesCall, (route) => held.then(() => route.fallback()));
    await press(page, "Play Again");
    await expect(page.getByRole("main").getByRole("button", { name: "Loading...", exact: true })).toBeVisible();
    release();
    await atQuestion(page, 1, 1);
  });

  const { word } = await answer(page, false);
  await test.step("a lost game is not celebrated", async () => {
    await continueToNextQuestion(page);
    await atQuestion(page, 1, 2);
    await exitGame(page);
    await expect(result(page, "The AI Got the Upper Hand! Try Again!")).toBeVisible();
    await expect(page.getByText("0 of 1 right.", { exact: true })).toBeVisible();
    await expect(rosette(page)).toHaveCount(0);
    await expect.poll(() => saved.length).toBe(1);
  });

  await test.step("missed questions can be practised, without an opponent and without a score", async () => {
    await press(page, "Practise the ones I missed");
    await expect(page.getByText("Question 1/1", { exact: true })).toBeVisible();
    await expect(page.getByText("Practice. No AI, no points.")).toBeVisible();
    await expect(page.getByText(/^AI \(|^Speed/).or(page.getByLabel("AI level"))).toHaveCount(0);
    expect((await choose(page, false)).word).toBe(word);
    await submit(page);
    await continueToNextQuestion(page);
    await expect(status(page)).toContainText(
      "You've been through everything you missed. You missed one of them again.",
    );
    await expect(result(page, "That's all for now")).toBeVisible();
    await expect(page.getByRole("region", { name: /Scores/ })).toHaveCount(0);
    expect(saved).toHaveLength(1);
  });

  await test.step("they come first in the next game", async () => {
    await press(page, "Play Again");
    await expect(page.getByText("You missed this one before.")).toBeVisible();
    expect((await answer(page, true)).word).toBe(word);
  });

  await test.step("a game won is celebrated, and stands still with reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await exitGame(page);
    await expect(rosette(page)).toBeVisible();
    await expect(confetti(page)).not.toHaveCount(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(confetti(page)).toHaveCount(0);
  });
});
