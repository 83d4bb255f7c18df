import { importConversation, newConversation } from "../support/browser/conversation";
import { expect, test } from "../support/browser/test";

test("a message that the provider refused is marked in the thread, also after a reload, and can be tried again", async ({
  signedIn: page,
  request,
  account,
  fakeAi,
}) => {
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  fakeAi.fault = 400;
  await page.getByLabel("Your message").fill("What happened in the cellar.");
  await page.keyboard.press("Enter");
  const refused = page.getByRole("article").getByText("The AI cannot reply to this message. Your words are saved.");
  await expect(page.getByText("Error starting conversation: The AI cannot reply to this message.")).toBeVisible();
  await expect(refused).toBeVisible();
  await page.reload();
  await expect(refused).toBeVisible();
  await expect(page.getByText("What happened in the cellar.", { exact: true })).toBeVisible();
  fakeAi.fault = null;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await expect(refused).toHaveCount(0);
});

test("a reply that was cut short says so", async ({ signedIn: page, request, account }) => {
  const receipt = { answers: 1, earlierTurns: 0, file: null, notesWithheld: 0, cut: "length" as const };
  const written = { response: "What stood by the", receipt, timestamp: new Date().toISOString() };
  await page.goto(`/#/conversation/${await importConversation(request, account, written)}`);
  await expect(page.getByText("What stood by the", { exact: true })).toBeVisible();
  await expect(page.getByText("The reply ends here because it reached the limit of its length.")).toBeVisible();
});
