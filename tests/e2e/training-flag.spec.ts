import type { Page } from "@playwright/test";
import { pauseClock } from "../support/browser/clock";
import { answerQuestions, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { openHistory } from "../support/browser/history";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";
import { configureTraining, offerSleep } from "../support/browser/training";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const home = (page: Page) => page.getByRole("heading", { name: /^Hi, / });
const training = (page: Page) => page.getByRole("heading", { name: "Training", level: 1 });
const autoStart = { trainingAutoStart: true };

test("the menu opens and closes the game under its configured names, and a reload keeps it open", async ({
  page,
  account,
}) => {
  await configureTraining(page, { displayName: "Quiz", exitText: "Leave the quiz" });
  await offerSleep(page);
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

for (const [name, change] of [
  ["a game that is switched off", { enabled: false, ...autoStart }],
  ["a game without menuEnabled", { menuEnabled: false }],
] as const) {
  test(`${name} is not in the menu`, async ({ page, account }) => {
    await configureTraining(page, change);
    await signIn(page, account);
    await expect(home(page)).toBeVisible();
    await expect(menu(page).getByRole("button", { name: "Training" })).toHaveCount(0);
  });
}

test("the game opens automatically on home until the person chooses something else", async ({
  page,
  request,
  account,
}) => {
  await configureTraining(page, autoStart);
  await newConversation(request, account, "The canal");
  await signIn(page, account);
  await expect(training(page)).toBeVisible();
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
    .getByRole("dialog")
    .getByRole("link", { name: /^The canal/ })
    .click();
  await expect(page.getByLabel("Your message")).toBeVisible();
  await expect(training(page)).toBeHidden();
  await openMenuEntry(page, "Start New");
  await expect(home(page)).toBeVisible();
});

test("the game does not open automatically over a conversation", async ({ page, request, account }) => {
  await configureTraining(page, autoStart);
  const id = await newConversation(request, account);
  await signIn(page, account, `/conversation/${id}`);
  await expect(page.getByLabel("Your message")).toBeVisible();
  await openMenuEntry(page, "Start New");
  await expect(home(page)).toBeVisible();
});

test("answers that are not yet sent are kept behind the game, and a new conversation closes it", async ({
  page,
  account,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/grok", async (route) => {
    await released;
    await route.continue();
  });
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

  test("leads to the crash screen, which can load it again", async ({ page, account }) => {
    await offerSleep(page);
    await signIn(page, account);
    await expect(home(page)).toBeVisible();
    await page.route("**/_next/static/**", (route) => route.abort());
    await openMenuEntry(page, "Training");
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await page.unroute("**/_next/static/**");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(training(page)).toBeVisible();
  });

  test("times out after 120 s", async ({ page, account }) => {
    await page.clock.install();
    await signIn(page, account);
    await expect(home(page)).toBeVisible();
    await page.route("**/_next/static/**", () => {});
    const failed = page.waitForEvent("console", (line) => line.text().includes("ChunkLoadError"));
    await pauseClock(page);
    await openMenuEntry(page, "Training");
    await expect(page.getByText("Loading...")).toBeVisible();
    await page.clock.runFor(119_999);
    await expect(page.getByText("Loading...")).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await failed;
    await page.unroute("**/_next/static/**");
    await page.clock.resume();
    await page.getByRole("button", { name: "Go to the start page" }).click();
    await expect(home(page)).toBeVisible();
  });
});
