import { newConversation } from "../support/browser/conversation";
import { holdResponses } from "../support/browser/hold-responses";
import { expect, signIn, test } from "../support/browser/test";

test("what is typed while a message or a note is being saved stays in its field", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account);
  await signIn(page, account);
  await page.goto(`/#/conversation/${id}`);
  const message = page.getByLabel("Your message");
  await message.fill("We took the boat.");
  const releaseMessage = await holdResponses(page, "**/api/grok");
  await message.press("Enter");
  await page.keyboard.type(" And then we went home.");
  await releaseMessage();
  await expect(message).toHaveValue("And then we went home.");
  await expect(page.getByRole("article").filter({ hasText: "We took the boat." }).first()).toBeVisible();

  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  const note = page.getByLabel("Your note");
  await note.fill("She was crying.");
  const releaseNote = await holdResponses(page, "**/api/add-note");
  await note.press("Enter");
  await page.keyboard.type(" I never asked.");
  await releaseNote();
  await expect(note).toHaveValue("I never asked.");
  await expect(page.getByText("She was crying.")).toBeVisible();
});
