import type { Page } from "@playwright/test";
import { newConversation } from "../support/browser/conversation";
import { holdResponses } from "../support/browser/hold-responses";
import { expect, signIn, test } from "../support/browser/test";

const message = (page: Page) => page.getByLabel("Your message");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("what is typed while a message or a note is being saved stays in its field", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account);
  await signIn(page, account);
  await page.goto(`/#/conversation/${id}`);
  await message(page).fill("We took the boat.");
  const releaseMessage = await holdResponses(page, "**/api/grok");
  await message(page).press("Enter");
  await button(page, "+ NOTE TO SELF").click();
  await expect(page.getByLabel("Your note")).toHaveValue("");
  await button(page, "Back to the conversation").click();
  await expect(message(page)).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" And then we went home.");
  await releaseMessage();
  await expect(message(page)).toHaveValue("And then we went home.");
  await expect(page.getByRole("article").filter({ hasText: "We took the boat." }).first()).toBeVisible();

  await button(page, "+ NOTE TO SELF").click();
  const note = page.getByLabel("Your note");
  await note.fill("She was crying.");
  const releaseNote = await holdResponses(page, "**/api/add-note");
  await note.press("Enter");
  await page.keyboard.type(" I never asked.");
  await releaseNote();
  await expect(note).toHaveValue("I never asked.");
  await expect(page.getByText("She was crying.")).toBeVisible();
});
