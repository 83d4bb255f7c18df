import type { Page } from "@playwright/test";
import { takeToken } from "../support/browser/account-forms";
import { newConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

// After a logout in another tab, also of what home was loading then, and of a deleted conversation.
test.use({ expectedErrors: /40[34] \(|401 .*\/api\/(on-this-day|conversations\?|used-questions)/ });

const message = (page: Page) => page.getByLabel("Your message");
const projectName = (page: Page) => page.getByLabel("Project name");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const offered = (page: Page) => page.locator("[data-composer]").getByRole("listitem");

test("each of two tabs has its own draft, both are offered, and a logout in one names what it deletes", async ({
  page,
  context,
  request,
  account,
  newAccount,
}) => {
  const id = await newConversation(request, account, "The boat");
  const path = `/conversation/${id}`;
  await signIn(page, account, path);
  const other = await context.newPage();
  await other.goto(`/#${path}`);

  await test.step("in a conversation, also after a reload", async () => {
    await message(page).fill("It was green.");
    await message(other).fill("It was blue.");
    await expect(offered(other)).toContainText("It was green.");
    await page.reload();
    await expect(message(page)).toHaveValue("It was green.");
    await expect(offered(page)).toContainText("You have a message that isn't sent yet. It was blue.");
  });
  await test.step("one takes the position of the other, and what is sent is offered no more", async () => {
    await button(page, "Keep writing").click();
    await expect(message(page)).toHaveValue("It was blue.");
    await expect(offered(page)).toContainText("It was green.");
    await button(page, "Continue with Flexi").click();
    await expect(page.getByRole("article").getByText("It was blue.")).toBeVisible();
    await expect(message(page)).toHaveValue("");
    await expect(message(other)).toHaveValue("");
    await expect(offered(other)).toHaveCount(1);
  });
  await test.step("at home, where a closed tab leaves an unfinished memory", async () => {
    await page.goto("/#/");
    await projectName(page).fill("The lift");
    await other.goto("/#/");
    await other.reload();
    await projectName(other).fill("The cellar");
    await expect(projectName(page)).toHaveValue("The lift");
    await other.close();
    const waiting = page.getByRole("region", { name: "Pick up where you left off" });
    await expect(waiting.getByRole("button", { name: "The cellar" })).toBeVisible();
    await page.reload();
    await expect(projectName(page)).toHaveValue("The lift");
    await waiting
      .getByRole("article")
      .filter({ hasText: "The cellar" })
      .getByRole("button", { name: "Discard" })
      .click();
  });
  await test.step("in a conversation that was deleted elsewhere", async () => {
    await page.goto(`/#${path}`);
    await message(page).fill("It was red.");
    const headers = { authorization: `Bearer ${account.token}` };
    await request.delete("/api/conversation/delete", { headers, data: { id }, failOnStatusCode: true });
    await page.reload();
    await expect(page.getByText("Conversation not found")).toBeVisible();
    const card = page.getByRole("article").filter({ hasText: "It was red." });
    await card.getByRole("button", { name: "Discard" }).click();
    await expect(card).toHaveCount(0);
    await button(page, "Undo").click();
    await expect(card).toBeVisible();
  });
  await test.step("what would be lost is named, and Go back keeps it", async () => {
    const tab = await context.newPage();
    await tab.goto("/");
    await button(tab, "Logout").click();
    const question = tab.getByRole("dialog", { name: "Log out?" });
    await expect(question).toContainText("You have unsent words in “The boat” and one unfinished memory.");
    await button(tab, "Go back").click();
    await expect(projectName(page)).toHaveValue("The lift");
    await button(tab, "Logout").click();
    await button(tab, "Log out and delete them").click();
    await expect(button(page, "Login")).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
  await test.step("the next person sees nothing of it and is not asked", async () => {
    await takeToken(page, (await newAccount()).token);
    await expect(projectName(page)).toHaveValue("");
    await expect(page.getByText(/The (lift|cellar|boat)/)).toHaveCount(0);
    await button(page, "Logout").click();
    await expect(button(page, "Login")).toBeVisible();
  });
});

test("after a reload a message is in its field, a note and each change of an entry are offered", async ({
  page,
  request,
  account,
}) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  await button(page, "+ NOTE TO SELF").click();
  await page.getByLabel("Your note").fill("Ask Ruth.");
  await button(page, "Back to the conversation").click();
  await message(page).fill("It was green.");
  for (const [menu, field, text] of [
    ["Change this answer", "What it should say", "The wide house."],
    ["More about this memory", "New name", "The lock"],
  ] as const) {
    await button(page, menu).click();
    await button(page, "Edit").click();
    await page.getByLabel(field).fill(text);
    await page.keyboard.press("Escape");
  }
  await page.reload();
  await expect(message(page)).toHaveValue("It was green.");
  await expect(offered(page)).toContainText([
    "You have an unsaved change of “The house by the canal”. The lock",
    "You have an unsaved change of “The narrow house at lock 12”. The wide house.",
    "You have a note that isn't saved yet. Ask Ruth.",
  ]);
  await offered(page).last().getByRole("button", { name: "Keep writing" }).click();
  await expect(page.getByLabel("Your note")).toHaveValue("Ask Ruth.");
});
