import type { Page } from "@playwright/test";
import { expectAccessible, expectNoHorizontalScroll } from "../support/browser/accessibility";
import { expect, signIn, test } from "../support/browser/test";
import {
  answer,
  atQuestion,
  configureTraining,
  exitGame,
  fixChance,
  modules,
  modulesCall,
  newMemory,
  offer,
  offerSleep,
  openTraining,
  ownMemories,
  startGame,
  status,
  submit,
  topicWith,
  useInGame,
} from "../support/browser/training";

const levels = [{ name: "Beginner", description: "It takes its time.", accuracy: 0.6, responseTime: 60_000 }];

test.beforeEach(({ page }) => fixChance(page, 0.5));

test.describe("in the light and the dark theme", () => {
  test.use({ expectedErrors: /Failed to load/ });

  test("the views of the game are accessible", async ({ page, account }) => {
    await configureTraining(page, { aiCompetition: { levels } });
    await offerSleep(page);
    await openTraining(page, account);
    // What can be seen of an error stands beside the rest of the view.
    await page.getByRole("button", { name: "Start Game" }).click();
    await expect(status(page)).toHaveText("Please select a topic!");
    await expectAccessible(page);
    await startGame(page);
    await atQuestion(page, 1, 1);
    // The opponent is faster with reduced motion.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await answer(page, false);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectAccessible(page, "main");
    await exitGame(page);
    await expect(page.getByRole("region", { name: "Your Top 5 Scores" })).toBeVisible();
    await expectAccessible(page, "main");
    await page.getByRole("button", { name: "Practise the ones I missed" }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Resume game" })).toBeVisible();
    await expectAccessible(page, "main");
    await exitGame(page);
    await page.route(modulesCall, (route) => route.abort());
    await page.getByRole("button", { name: "Play Again" }).click();
    await expect(status(page)).toHaveText("Error loading questions, please try again!");
    await expectAccessible(page, "main");
  });
});

test.describe("on a screen 320 px wide", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("nothing scrolls sideways, and every control is large enough for a finger", async ({ page, account }) => {
    const long = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3);
    const text = `It was the ${long} who rang the bell that everybody heard.`;
    const options = [long, `${long}s`, `${long}e`, `${long}n`];
    const module = { ...modules[0], reference: long, text, correctAnswer: long, options };
    await offer(page, { [long]: { ...topicWith(), distractorLogic: { pool: [], maxLengthDiff: { Beginner: 200 } } } });
    await page.route(modulesCall, (route) => route.fulfill({ json: { modules: [module] } }));
    await signIn(page, account);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Training" }).click();
    await expectFitting(page);
    await startGame(page, long);
    await atQuestion(page, 1, 1);
    await expectFitting(page);
    await page.getByRole("radio").last().check();
    await page.evaluate(() => scrollTo(0, 0));
    await submit(page);
    await expect(status(page)).toHaveText(/Wrong|Right/);
    await expectInSight(page);
    await expectFitting(page);
    await exitGame(page);
    await expect(page.getByRole("region", { name: "Your Top 5 Scores" })).toBeVisible();
    await expectFitting(page);
  });

  test("the views of own memories are accessible and do not scroll sideways", async ({ page, request, account }) => {
    const id = await newMemory(request, account, { isInGame: true });
    await signIn(page, account);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Training" }).click();
    await startGame(page, ownMemories);
    await expect(page.getByRole("main").locator("time")).toBeVisible();
    for (const step of [
      () => page.getByRole("button", { name: "Show the word" }).click(),
      () => exitGame(page),
      () => page.goto(`/#/conversation/${id}`),
    ]) {
      await expectAccessible(page, "main");
      await expectNoHorizontalScroll(page);
      await step();
    }
    await expect(await useInGame(page)).toBeChecked();
    await expectAccessible(page, "main");
    await expectNoHorizontalScroll(page);
  });
});

/** The option that was chosen is not behind the panel below it. */
async function expectInSight(page: Page): Promise<void> {
  const chosen = await page.locator("label:has(:checked)").boundingBox();
  const panel = await page.locator("[data-band][data-stage]").boundingBox();
  expect(chosen && panel && chosen.y + chosen.height).toBeLessThanOrEqual(panel?.y ?? 0);
}

async function expectFitting(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  const controls = page.getByRole("main").locator("button, select, label:has(input)");
  for (const box of await controls.evaluateAll((elements) => elements.map((element) => element.getClientRects()[0]))) {
    expect(box?.height).toBeGreaterThanOrEqual(40);
    expect(box?.width).toBeGreaterThanOrEqual(40);
  }
}
