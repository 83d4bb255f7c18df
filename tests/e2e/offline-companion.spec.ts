import type { Page } from "@playwright/test";
import type { Thread } from "../../lib/api/responses";
import { changeFeatures } from "../support/browser/change-configuration";
import { newConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

const another = (page: Page) => page.getByRole("button", { name: "Another question" });

/** As if no AI were connected: the provider of the tests plays the companion, whose first reply is a sentence. */
async function playCompanion(page: Page): Promise<void> {
  await changeFeatures(page, (features) => Object.assign(features, { aiConnected: false }));
  let isAskedFor = false;
  await page.route("**/api/grok", async (route) => {
    isAskedFor = true;
    await route.continue();
  });
  await page.route(/\/api\/conversations\/[\w-]+(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const thread: Thread = await response.json();
    Object.assign(thread.conversation.receipt ?? {}, { isOffline: true, isListQuestion: isAskedFor });
    await route.fulfill({ response, json: thread });
  });
}

test("without an AI a reply has a button for a question from the list, which can be pressed again and after a removal", async ({
  page,
  request,
  account,
  fakeAi,
}) => {
  fakeAi.script = "Saved. No AI is connected.";
  const id = await newConversation(request, account);
  await playCompanion(page);
  await signIn(page, account, `/conversation/${id}`);

  await test.step("the reply, which is no question, is not called one, and its menu does not offer the same", async () => {
    await expect(another(page)).toBeVisible();
    await expect(page.getByText("A question from the list")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Saved. No AI is connected.")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "More about this reply" }).click();
    await expect(page.getByRole("button", { name: "Remove", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Ask again" })).toHaveCount(0);
    await page.keyboard.press("Escape");
  });
  await test.step("the question takes its position, is called one, and the button keeps the focus", async () => {
    for (const question of ["What was under the stairs?", "Who had the key?"]) {
      fakeAi.script = question;
      await another(page).press("Enter");
      await expect(page.getByRole("article").filter({ hasText: question })).toContainText("A question from the list");
      await expect(another(page)).toBeFocused();
    }
  });
  await test.step("a removed reply can be followed by another question, too", async () => {
    await page.getByRole("button", { name: "More about this reply" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("You removed this reply.")).toBeVisible();
    fakeAi.script = "What did it smell of?";
    await another(page).click();
    await expect(page.getByText("What did it smell of?")).toBeVisible();
    await expect(another(page)).toHaveCount(1);
  });
});
