import type { Page } from "@playwright/test";
import { newConversation } from "../support/browser/conversation";
import { holdResponses } from "../support/browser/hold-responses";
import { expect, signIn, test } from "../support/browser/test";
import { photo } from "../support/factories/images";

test.use({ expectedErrors: /net::ERR_FAILED/ });

const message = (page: Page) => page.getByLabel("Your message");
const offered = (page: Page) => page.locator("[data-composer]").getByRole("listitem");
const inThread = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

async function send(page: Page, text: string, typedOn = ""): Promise<void> {
  await message(page).fill(text);
  await message(page).press("Enter");
  await expect(inThread(page, text)).toBeVisible();
  await page.keyboard.type(typedOn);
}

/** Resolves when the next message is on its way, and has reached the server or not, to what ends the call without an answer. */
function loseAnswer(page: Page, { isReached = true } = {}): Promise<() => Promise<void>> {
  return new Promise((resolve) => {
    void page.route(
      "**/api/grok",
      async (route) => {
        if (isReached) await route.fetch();
        resolve(() => route.abort());
      },
      { times: 1 },
    );
  });
}

/** The message is in the thread once, and nothing of it in the field, also after a reload. */
async function expectSentOnce(page: Page, text: string, inField = ""): Promise<void> {
  for (const _ of [1, 2]) {
    await expect(inThread(page, text)).toHaveCount(1);
    await expect(message(page)).toHaveValue(inField);
    await expect(offered(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(0);
    await page.reload();
  }
}

test("a message that is on its way is neither lost nor sent twice", async ({ page, request, account }) => {
  const path = `/#/conversation/${await newConversation(request, account)}`;
  await signIn(page, account);
  await page.goto(path);

  await test.step("if its writer leaves the conversation and comes back", async () => {
    const release = await holdResponses(page, "**/api/grok");
    await send(page, "We took the boat.", "It was red.");
    await page.goto("/#/");
    await page.goto(path);
    await expect(message(page)).toHaveValue("It was red.");
    await release();
    await page.unrouteAll();
    await expectSentOnce(page, "We took the boat.", "It was red.");
  });
  await test.step("if the page is loaded again, with a photo", async () => {
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
    await expect(page.getByRole("textbox", { name: "Describe this picture" })).toBeVisible();
    const isSaved = loseAnswer(page);
    await send(page, "Nobody spoke.");
    await (await isSaved)();
    await page.reload();
    await expectSentOnce(page, "Nobody spoke.");
  });
  await test.step("if the server's answer is lost", async () => {
    const isSaved = loseAnswer(page);
    await send(page, "The lock was open.", "Then we left.");
    await (await isSaved)();
    await expectSentOnce(page, "The lock was open.", "Then we left.");
  });
  await test.step("if it does not reach the server, and its writer has typed on", async () => {
    const isLost = loseAnswer(page, { isReached: false });
    await send(page, "It rained.", "For days.");
    await (await isLost)();
    await expect(page.getByText("Your words are below.")).toBeVisible();
    await expect(offered(page)).toContainText("It rained.");
    await expect(message(page)).toHaveValue("For days.");
    await page.getByRole("button", { name: "Try again" }).click();
    await expectSentOnce(page, "It rained.", "For days.");
  });
});
