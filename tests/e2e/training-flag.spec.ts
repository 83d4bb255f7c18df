import type { Page } from "@playwright/test";
import { pauseClock } from "../support/browser/clock";
import { answerQuestions, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { openHistory } from "../support/browser/history";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";
import { configureTraining, offerSleep, useInGame } from "../support/browser/training";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const home = (page: Page) => page.getByRole("heading", { name: /^Hi, / });
const training = (page: Page) => page.getByRole("heading", { name: "Training", level: 1 });
const message = (page: Page) => page.getByLabel("Your message");

const openHash = (page: Page, path: string) => page.evaluate((hash) => location.assign(hash), `#${path}`);

test("the operator names and offers the game", async ({ page, request, account }) => {
  const conversation = `/conversation/${await newConversation(request, account)}`;
  await configureTraining(page, { displayName: "Quiz", exitText: "Leave the quiz" });
  await offerSleep(page);

  await test.step("the menu opens and closes it under its configured names, and a reload keeps it open", async () => {
    await signIn(page, account);
    await menu(page).getByRole("button", { name: "Quiz" }).click();
    await expect(page.getByRole("heading", { name: "Quiz" })).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#/");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Quiz" })).toBeVisible();
    await menu(page).getByRole("button", { name: "Leave the quiz" }).click();
    await expect(home(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Quiz" })).toBeVisible();
  });

  await test.step("without a topic of own memories a memory has no switch for it", async () => {
    await openHash(page, conversation);
    await expect(message(page)).toBeVisible();
    await expect(await useInGame(page)).toHaveCount(0);
  });

  await page.unrouteAll();
  const entry = menu(page).getByRole("button", { name: "Training" });
  await test.step("without menuEnabled it is not in the menu", async () => {
    await configureTraining(page, { menuEnabled: false });
    await page.reload();
    await expect(await useInGame(page)).toBeVisible();
    await expect(entry).toHaveCount(0);
  });

  await test.step("switched off it does not open on home, is not in the menu, and memories have no switch", async () => {
    await configureTraining(page, { enabled: false, trainingAutoStart: true });
    await openHash(page, "/");
    await page.reload();
    await expect(home(page)).toBeVisible();
    await expect(entry).toHaveCount(0);
    await openHash(page, conversation);
    await expect(message(page)).toBeVisible();
    await expect(await useInGame(page)).toHaveCount(0);
  });
});

test("the game opens by itself on home, once", async ({ page, request, account }) => {
  await configureTraining(page, { trainingAutoStart: true });
  const id = await newConversation(request, account, "The canal");
  await signIn(page, account);
  await expect(training(page)).toBeVisible();
  await menu(page).getByText("People", { exact: true }).click();
  await menu(page).getByRole("button", { name: "Family" }).click();
  await expect(home(page)).toBeVisible();
  await expect(page.getByLabel("Memory type")).toHaveValue("family");

  await openMenuEntry(page, "Training");
  await expect(training(page)).toBeVisible();
  await menu(page).getByRole("button", { name: "Start New" }).click();
  await expect(home(page)).toBeVisible();

  await openMenuEntry(page, "Training");
  await expect(training(page)).toBeVisible();
  await openHistory(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^The canal/ })
    .click();
  await expect(message(page)).toBeVisible();
  await expect(training(page)).toBeHidden();
  await openMenuEntry(page, "Start New");
  await expect(home(page)).toBeVisible();

  await signIn(page, account, `/conversation/${id}`);
  await expect(message(page)).toBeVisible();
  await openMenuEntry(page, "Start New");
  await expect(home(page)).toBeVisible();
});

test("unsent answers wait behind the game", async ({ page, account }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/grok", (route) => released.then(() => route.continue()));
  await signIn(page, account);
  await openFirstQuestion(page);
  await answerQuestions(page);
  await openMenuEntry(page, "Training");
  await expect(training(page)).toBeVisible();
  await openMenuEntry(page, "Exit Game");
  await page.getByRole("button", { name: "Submit" }).click();
  await openMenuEntry(page, "Training");
  await expect(training(page)).toBeVisible();
  release();
  await expect(page.getByRole("article").getByText("The lock gates.")).toBeVisible();
  await expect(menu(page).getByRole("button", { name: "Training" })).toBeVisible();
});

test.describe("a game that does not load", () => {
  test.use({ expectedErrors: /Failed to load|ChunkLoadError|Minified React|did not load in time/ });

  test("leads to the crash screen, after 120 s at the latest, from which it can be loaded again", async ({
    page,
    account,
  }) => {
    const scripts = "**/_next/static/**";
    const crashed = page.getByRole("heading", { name: "Unexpected Application Error!" });
    await page.clock.install();
    await signIn(page, account);
    await expect(home(page)).toBeVisible();

    await test.step("without a response it times out", async () => {
      await page.route(scripts, () => {});
      const failed = page.waitForEvent("console", (line) => line.text().includes("ChunkLoadError"));
      await pauseClock(page);
      await openMenuEntry(page, "Training");
      await expect(page.getByText("Loading...")).toBeVisible();
      await page.clock.runFor(119_999);
      await expect(page.getByText("Loading...")).toBeVisible();
      await page.clock.runFor(1);
      await expect(crashed).toBeVisible();
      await failed;
      await page.unroute(scripts);
      await page.clock.resume();
      await page.getByRole("button", { name: "Go to the home page" }).click();
      await expect(home(page)).toBeVisible();
    });

    await test.step("after an error it is loaded by Reload", async () => {
      await page.route(scripts, (route) => route.abort());
      await openMenuEntry(page, "Training");
      await expect(crashed).toBeVisible();
      await page.unroute(scripts);
      await page.getByRole("button", { name: "Reload" }).click();
      await expect(training(page)).toBeVisible();
    });
  });
});
