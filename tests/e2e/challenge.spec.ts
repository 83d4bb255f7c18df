import type { Page } from "@playwright/test";
import { openSecondBrowser } from "../support/browser/sharing";
import { readShippedItems } from "../support/browser/shipped-items";
import { expect, test } from "../support/browser/test";
import { exitGame, modulesCall, openTraining, startGame, submit } from "../support/browser/training";

const topic = "How memory works";
const asked = readShippedItems("how-memory-works.csv").slice(0, 3);

test.use({ expectedErrors: /challenges/ });

/** Chooses the right option of the question that is shown, or a wrong one, and submits it. */
async function answer(page: Page, isRight: boolean): Promise<void> {
  const shown = (await page.locator("legend").textContent()) ?? "";
  const word = asked.find(
    ({ text, correctAnswer }) => text.replace(correctAnswer ?? "", "_____") === shown,
  )?.correctAnswer;
  const options = await page.locator("label:has(input[type=radio]) bdi").allTextContents();
  await page
    .getByRole("radio")
    .nth(options.findIndex((option) => (option === word) === isRight))
    .check();
  await submit(page);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const line = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a game is a challenge for who gets its link: the same question, once, and both see both results", async ({
  page,
  account,
  newAccount,
  browser,
  baseURL,
}) => {
  await page.route(modulesCall, (route) => route.fulfill({ json: { modules: asked } }));
  await openTraining(page, account);
  await startGame(page, topic);
  const question = (await page.locator("legend").textContent()) ?? "";
  await answer(page, true);
  await exitGame(page);
  await press(page, "Beat my score");
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();

  const ben = await newAccount();
  const friend = await openSecondBrowser(browser, baseURL, ben, new URL(link).hash.slice(1));
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`^${account.username} got [12]\\d\\d points$`),
  );
  await press(friend, "Start");
  await expect(friend.locator("legend")).toHaveText(question);
  await friend.reload();
  await press(friend, "Resume game");
  await friend.route("**/api/training/challenges/*", (route) => route.abort());
  await answer(friend, false);
  await press(friend, "Next");
  await expect(friend.getByText(/^Your result is not saved yet, but it stays here\./)).toBeVisible();
  await friend.unroute("**/api/training/challenges/*");
  await friend.reload();

  for (const player of [friend, page]) {
    if (player === page) await page.goto(link);
    await expect(line(player, account.username)).toContainText("1 of 1 right");
    await expect(line(player, ben.username)).toContainText("0 of 1 right");
    await expect(player.getByRole("button", { name: "Start", exact: true })).toHaveCount(0);
  }
});
