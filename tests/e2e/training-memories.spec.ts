import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectNoHorizontalScroll } from "../support/browser/accessibility";
import { callAs, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { openMenuEntry } from "../support/browser/sharing";
import { type Account, expect, signIn, test } from "../support/browser/test";
import {
  configureTraining,
  exitGame,
  offerSleep,
  openTraining,
  savedScores,
  startGame,
} from "../support/browser/training";

const sentences = [
  "The dog lay in the kitchen when we came home.",
  "My uncle was in the garden.",
  "The boat was at the bridge in 1968.",
];

const topic = "My own memories";

/** Imports a conversation with one continuation that contains all sentences. */
async function newMemory(request: APIRequestContext, account: Account): Promise<string> {
  const conversationId = await newConversation(request, account);
  await callAs(request, account, "/api/grok", { conversationId, message: sentences.join(" ") });
  return conversationId;
}

const useInGame = (page: Page) => page.getByRole("checkbox", { name: "Use in the game" });
const options = (page: Page) => page.getByRole("list", { name: "Which word did you write?" }).getByRole("button");

const openPage = (page: Page, id: string) => page.goto(`/#/conversation/${id}`);

async function openMemories(page: Page, request: APIRequestContext, account: Account): Promise<string> {
  const id = await newMemory(request, account);
  await callAs(request, account, "/api/conversation/game", { id, useInGame: true });
  await openTraining(page, account);
  await startGame(page, topic);
  await expect(options(page)).toHaveCount(4);
  await expect(page.getByRole("main").locator("time")).toBeVisible();
  return id;
}

test.describe("the switch on the page of a memory", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("adds it to the game and removes it, by keyboard, and is reset with a message if that fails", async ({
    page,
    request,
    account,
  }) => {
    const id = await newMemory(request, account);
    await signIn(page, account, `/conversation/${id}`);
    // It shows the new choice before that is saved.
    const change = async () => {
      const saved = page.waitForResponse("**/api/conversation/game");
      await useInGame(page).press("Space");
      await saved;
    };
    await expect(useInGame(page)).not.toBeChecked();
    await change();
    await expect(useInGame(page)).toBeChecked();
    await expect(page.getByText(/shows it to nobody but you/)).toBeVisible();
    await page.reload();
    await expect(useInGame(page)).toBeChecked();
    await change();
    await expect(page.getByText(/shows it to nobody but you/)).toBeHidden();
    await page.reload();
    await expect(useInGame(page)).not.toBeChecked();

    await page.route("**/api/conversation/game", (route) => route.abort());
    await useInGame(page).press("Space");
    await expect(
      page.getByRole("alert").filter({ hasText: "This could not be changed. Please try again." }),
    ).toBeVisible();
    await expect(useInGame(page)).not.toBeChecked();
  });
});

test("the switch is shown only with the training mode and a topic of own memories", async ({
  page,
  request,
  account,
}) => {
  const id = await newMemory(request, account);
  const read = async () => {
    await signIn(page, account, `/conversation/${id}`);
    await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(useInGame(page)).toHaveCount(0);
  };
  await offerSleep(page);
  await read();
  await page.unrouteAll();
  await configureTraining(page, { enabled: false });
  await read();
});

test("any chosen word reveals the written sentence, and nothing is judged, timed, counted or saved", async ({
  page,
  request,
  account,
}) => {
  await openMemories(page, request, account);
  const saved = savedScores(page);
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`${number} of 4`, { exact: true })).toBeVisible();
    await page.keyboard.press(String(number));
    await expect(page.getByText("You wrote:")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "You wrote:" })).toContainText(/\.$/);
    await expect(page.getByRole("main").getByText(/Wrong|Right|AI|Beginner|Round|Score/i)).toHaveCount(0);
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(page.getByText("That is all for now")).toBeVisible();
  expect(saved).toEqual([]);
  await page.getByRole("button", { name: "More of my memories" }).click();
  await expect(options(page)).toHaveCount(4);
});

test("a memory in the game links to its page, which closes the game, the setup has no opponent, and both exits show no result", async ({
  page,
  request,
  account,
}) => {
  const id = await openMemories(page, request, account);
  await options(page).first().click();
  await page.getByRole("link", { name: "Open this memory" }).click();
  await expect(page).toHaveURL(new RegExp(`#/conversation/${id}\\?search=`));
  await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeVisible();
  await expect(page.getByText(sentences[0] ?? "")).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible();

  await page.getByLabel("Topic").selectOption(topic);
  await expect(page.getByLabel("AI level")).toHaveCount(0);
  await expect(page.getByText(/Nobody plays against you/)).toBeVisible();
  for (const exit of [() => exitGame(page), () => openMenuEntry(page, "Exit Game")]) {
    await startGame(page, topic);
    await expect(options(page)).toHaveCount(4);
    await exit();
    await expect(page.getByText("That is all for now")).toBeVisible();
    await page.getByRole("button", { name: "Select New Topic" }).click();
    await expect(page.getByLabel("AI level")).toBeVisible();
  }
});

test("the views of own memories are accessible and do not scroll sideways at 320 px", async ({
  page,
  request,
  account,
}) => {
  const id = await openMemories(page, request, account);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const step of [() => options(page).first().click(), () => exitGame(page), () => openPage(page, id)]) {
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await step();
  }
  await expect(useInGame(page)).toBeChecked();
  await expectAccessible(page);
});

test("without a memory in the game a message explains how to add one, and Start New leaves the game", async ({
  page,
  request,
  account,
}) => {
  await newMemory(request, account);
  await openTraining(page, account);
  await startGame(page, topic);
  await expect(page.getByText("No questions available, please try again!")).toBeVisible();
  await expect(page.getByText(/Open one and choose “Use in the game”/)).toBeVisible();
  await page.getByRole("button", { name: "Choose a memory" }).click();
  await expect(page.getByRole("dialog", { name: "Conversation History" })).toBeVisible();
  await page.keyboard.press("Escape");
  await openMenuEntry(page, "Start New");
  await openFirstQuestion(page);
});

test.describe("when the memories cannot be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a message is shown, and loading can be tried again", async ({ page, request, account }) => {
    const id = await newMemory(request, account);
    await callAs(request, account, "/api/conversation/game", { id, useInGame: true });
    await page.route("**/api/training/memories", (route) => route.abort());
    await openTraining(page, account);
    await startGame(page, topic);
    await expect(page.getByText("Error loading questions, please try again!")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(options(page)).toHaveCount(4);
  });
});
