import type { Page } from "@playwright/test";
import { openFirstQuestion } from "../support/browser/conversation";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";
import {
  exitGame,
  memorySentences,
  newMemory,
  openTraining,
  ownMemories,
  savedScores,
  startGame,
  useInGame,
} from "../support/browser/training";

const show = (page: Page) => page.getByRole("button", { name: "Show the word" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.use({ expectedErrors: /Failed to load resource/ });

test("a memory is added to the game and removed from it on its page, by keyboard", async ({
  page,
  request,
  account,
}) => {
  await newMemory(request, account, { isInGame: false });
  // The switch shows the new choice before that is saved.
  const change = async () => {
    const saved = page.waitForResponse("**/api/conversation/game");
    await (await useInGame(page)).press("Space");
    await saved;
  };

  await test.step("without a memory in the game a message explains how to add one", async () => {
    await openTraining(page, account);
    await startGame(page, ownMemories);
    await expect(page.getByText("There is nothing to ask yet.")).toBeVisible();
    await expect(page.getByText(/Open one and choose “Use in the game”/)).toBeVisible();
    await press(page, "Choose a memory");
    const history = page.getByRole("region", { name: "Conversation History" });
    await history.getByRole("link", { name: /^The house by the canal/ }).click();
  });

  await test.step("the switch adds it", async () => {
    await expect(await useInGame(page)).not.toBeChecked();
    await expect(page.getByText(/Nobody else sees it/)).toBeVisible();
    await change();
    await expect(await useInGame(page)).toBeChecked();
    await page.reload();
    await expect(await useInGame(page)).toBeChecked();
  });

  await test.step("the switch removes it", async () => {
    await change();
    await page.reload();
    await expect(await useInGame(page)).not.toBeChecked();
  });

  await test.step("the switch is reset with a message if that fails", async () => {
    await page.route("**/api/conversation/game", (route) => route.abort());
    await (await useInGame(page)).press("Space");
    const message = page.getByRole("alert").filter({ hasText: "This couldn't be changed. Please try again." });
    await expect(message).toBeVisible();
    await expect(await useInGame(page)).not.toBeChecked();
  });

  await test.step("Start New leaves the game of own memories", async () => {
    await openMenuEntry(page, "Training");
    await startGame(page, ownMemories);
    await expect(page.getByText(/Open one and choose “Use in the game”/)).toBeVisible();
    await openMenuEntry(page, "Start New");
    await openFirstQuestion(page);
  });
});

test("the game of own memories asks without an opponent, a clock, a score or a wrong answer", async ({
  page,
  request,
  account,
}) => {
  const id = await newMemory(request, account, { isInGame: true });
  const saved = savedScores(page);
  await openTraining(page, account);
  await expect(page.getByLabel("AI level")).toBeVisible();
  await page.getByLabel("Topic").selectOption(ownMemories);
  await expect(page.getByLabel("AI level")).toHaveCount(0);
  await expect(page.getByText(/Nobody plays against you/)).toBeVisible();

  await test.step("memories that cannot be loaded can be loaded again", async () => {
    await page.route("**/api/training/memories", (route) => route.abort());
    await press(page, "Start Game");
    await expect(page.getByText("Error loading questions, please try again!")).toBeVisible();
    await page.unrouteAll();
    await press(page, "Try again");
    await expect(show(page)).toBeVisible();
  });

  await test.step("Enter shows the word, and nothing is judged, timed or counted", async () => {
    for (const number of [1, 2]) {
      await expect(page.getByText(`${number} of 4`, { exact: true })).toBeVisible();
      await expect(show(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: "You wrote:" })).toContainText(/\.$/);
      await expect(page.getByRole("main").getByText(/Wrong|Right|AI|Beginner|Round|Score/i)).toHaveCount(0);
      await expect(page.getByRole("timer")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "I knew it", exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await show(page).click();
    await press(page, "I didn't know it");
    await show(page).click();
    await press(page, "I knew it");
    await expect(page.getByText("That's all for now")).toBeVisible();
    expect(saved).toEqual([]);
    await press(page, "More of my memories");
    await expect(show(page)).toBeVisible();
  });

  await test.step("neither its exit nor that of the menu shows a result", async () => {
    await exitGame(page);
    await expect(page.getByText("That's all for now")).toBeVisible();
    await press(page, "More of my memories");
    await expect(show(page)).toBeVisible();
    await openMenuEntry(page, "Exit Game");
    await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
    await openMenuEntry(page, "Training");
    await startGame(page, ownMemories);
    await expect(show(page)).toBeVisible();
  });

  await test.step("a memory links to its page, which closes the game", async () => {
    await show(page).click();
    await page.getByRole("link", { name: "Open this memory" }).click();
    await expect(page).toHaveURL(new RegExp(`#/conversation/${id}\\?search=`));
    await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeVisible();
    await expect(page.getByText(memorySentences[0] ?? "")).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible();
  });
  await test.step("a memory that is not wanted there leaves the game", async () => {
    await page.getByRole("button", { name: "Start Game" }).click();
    await press(page, "Skip this one");
    await press(page, "Leave this memory out");
    await expect(page.getByText("“The house by the canal” is no longer in the game.")).toBeVisible();
    await expect(page.getByText("That's all for now")).toBeVisible();
    await press(page, "Undo");
    await expect(page.getByText("2 of 4", { exact: true })).toBeVisible();
    await press(page, "Leave this memory out");
    await expect(page.getByText(/is no longer in the game/)).toBeVisible();
    await press(page, "More of my memories");
    await expect(page.getByText("There is nothing to ask yet.")).toBeVisible();
  });
});
