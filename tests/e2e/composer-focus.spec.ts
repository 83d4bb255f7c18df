import type { Page } from "@playwright/test";
import { texts } from "../../lib/texts";
import { answerQuestions, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { holdResponses } from "../support/browser/hold-responses";
import { expect, signIn, test } from "../support/browser/test";

const copies = (page: Page) => page.getByRole("button", { name: "Copy" });
const message = (page: Page) => page.getByLabel("Your message");

/** Answers every question, and waits for the first reply. */
async function startConversation(page: Page): Promise<void> {
  await openFirstQuestion(page);
  await answerQuestions(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(copies(page)).toHaveCount(1);
}

test("the message box has the focus when somebody came to write and after each reply, unless the person moved it elsewhere", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account);
  await signIn(page, account);
  const history = page.getByRole("button", { name: "History" });

  await test.step("a focus that was moved while the conversation was loading stays there", async () => {
    await history.focus();
    const release = await holdResponses(page, "**/_next/static/chunks/*.js");
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `/conversation/${id}`);
    await expect(page.getByText(texts.conversation.loading)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    const moved = await page.evaluateHandle(() => document.activeElement);
    await release();
    await expect(message(page)).toBeVisible();
    await expect(copies(page)).toHaveCount(1);
    await expect(message(page)).not.toBeFocused();
    await expect(history).not.toBeFocused();
    expect(await moved.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.unroute("**/_next/static/chunks/*.js");
  });
  await test.step("a conversation opens at its title, to be read; one with an unsent message can be written on at once", async () => {
    await page.goto("/#/");
    await page.goBack();
    await expect(message(page)).toBeVisible();
    await expect(message(page)).not.toBeFocused();
    await message(page).fill("The radio played.");
    await page.goto("/#/");
    await page.goBack();
    await expect(message(page)).toBeFocused();
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(copies(page)).toHaveCount(2);
    await expect(message(page)).toBeFocused();
  });
  await test.step("so can a new one after the first reply", async () => {
    await page.goto("/#/");
    await startConversation(page);
    await expect(message(page)).toBeFocused();
  });
  await test.step("a focus that was moved elsewhere is not moved by the reply", async () => {
    await page.route("**/api/grok", async (route) => {
      await history.focus();
      await route.continue();
    });
    await page.goto("/#/");
    await startConversation(page);
    await expect(history).toBeFocused();
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test("the composer leaves the screen to the thread, and no on-screen keyboard opens", async ({ signedIn: page }) => {
    await startConversation(page);
    await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeFocused();
    await page.reload();
    await expect(copies(page)).toHaveCount(1);
    const sheet = page.locator("form").filter({ has: message(page) });
    expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(120);
    await expect(message(page)).not.toBeFocused();
  });
});
