import type { Page } from "@playwright/test";
import { newConversation } from "../support/browser/conversation";
import { holdResponses } from "../support/browser/hold-responses";
import { type Account, expect, signIn, test } from "../support/browser/test";
import { photo } from "../support/factories/images";

test.use({ expectedErrors: /net::ERR_FAILED/ });

const message = (page: Page) => page.getByLabel("Your message");
const offered = (page: Page) => page.locator("[data-composer]").getByRole("listitem");
const inThread = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const attached = (page: Page) => page.getByRole("button", { name: /^Remove / });

async function attachPhoto(page: Page): Promise<void> {
  const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: photo };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await expect(page.getByRole("textbox", { name: "Describe this picture" })).toBeVisible();
}

/** Sends what is in the field, when no reply is being written any more. */
async function pressEnter(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Continue with Flexi" })).toBeEnabled();
  await message(page).press("Enter");
}

async function send(page: Page, text: string, typedOn = ""): Promise<void> {
  await message(page).fill(text);
  await pressEnter(page);
  await expect(inThread(page, text)).toBeVisible();
  await page.keyboard.type(typedOn);
}

/** Holds the next message back, before or after the server has it. Resolves to a function that ends the call without an answer. */
function holdMessage(page: Page, { isReached }: { isReached: boolean }): Promise<() => Promise<void>> {
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

/** The message is in the thread once, and nothing of it at the field, also after a reload. */
async function expectSentOnce(page: Page, text: string, inField = ""): Promise<void> {
  const expectOnce = async () => {
    await expect(inThread(page, text)).toHaveCount(1);
    await expect(message(page)).toHaveValue(inField);
    await expect(offered(page)).toHaveCount(0);
    await expect(attached(page)).toHaveCount(0);
  };
  await expectOnce();
  await page.reload();
  await expectOnce();
}

async function openConversation(page: Page, id: string, account: Account): Promise<string> {
  const path = `/#/conversation/${id}`;
  await signIn(page, account);
  await page.goto(path);
  return path;
}

test("a message that is on its way is neither lost nor sent twice", async ({ page, request, account }) => {
  const path = await openConversation(page, await newConversation(request, account), account);

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
    await attachPhoto(page);
    const isHeld = holdMessage(page, { isReached: true });
    await send(page, "Nobody spoke.");
    await (await isHeld)();
    await page.reload();
    await expectSentOnce(page, "Nobody spoke.");
  });
  await test.step("if the server's answer is lost", async () => {
    const isHeld = holdMessage(page, { isReached: true });
    await send(page, "The lock was open.", "Then we left.");
    await (await isHeld)();
    await expectSentOnce(page, "The lock was open.", "Then we left.");
  });
});

test("a message that could not be sent is sent again with its own words and files, or discarded", async ({
  page,
  request,
  account,
}) => {
  await openConversation(page, await newConversation(request, account), account);
  const failure = page.getByText("This may not have been sent.");

  await test.step("with its photo, and without the words and the photo that came after it", async () => {
    await attachPhoto(page);
    const isHeld = holdMessage(page, { isReached: false });
    await send(page, "It rained.", "For days.");
    await (await isHeld)();
    await expect(failure).toBeVisible();
    await expect(offered(page)).toContainText("It rained.");
    await expect(attached(page)).toHaveCount(0);
    await attachPhoto(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(inThread(page, "It rained.").getByRole("img")).toHaveCount(1);
    await expect(message(page)).toHaveValue("For days.");
    await expect(attached(page)).toHaveCount(1);
    await pressEnter(page);
    await expectSentOnce(page, "For days.");
    await expect(inThread(page, "For days.").getByRole("img")).toHaveCount(1);
  });
  await test.step("a photo without words, as well", async () => {
    await attachPhoto(page);
    const isHeld = holdMessage(page, { isReached: false });
    await pressEnter(page);
    const abort = await isHeld;
    await page.keyboard.type("Here it is.");
    await abort();
    await expect(offered(page)).toContainText("photo.jpg");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("article").getByRole("img")).toHaveCount(3);
    await expect(attached(page)).toHaveCount(0);
    await expect(message(page)).toHaveValue("Here it is.");
  });
  await test.step("discarded, it can't be sent any more", async () => {
    const isHeld = holdMessage(page, { isReached: false });
    await send(page, "It stopped.", "Then sun.");
    await (await isHeld)();
    await offered(page).getByRole("button", { name: "Discard" }).click();
    await expect(failure).toHaveCount(0);
    await expect(message(page)).toHaveValue("Then sun.");
  });
  await test.step("just saved, it fails and is back in its field", async () => {
    const isHeld = holdMessage(page, { isReached: false });
    await page.getByRole("button", { name: "Other choices" }).click();
    await page.getByRole("button", { name: /^Just save it/ }).click();
    const abort = await isHeld;
    await expect(message(page)).toHaveValue("");
    await expect(inThread(page, "Then sun.")).toBeVisible();
    await abort();
    await expect(message(page)).toHaveValue("Then sun.");
  });
});
