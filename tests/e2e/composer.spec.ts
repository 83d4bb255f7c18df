import type { Page } from "@playwright/test";
import { changeAppConfig, changeFeatures } from "../support/browser/change-configuration";
import { callAs, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { openHistory } from "../support/browser/history";
import { expect, signIn, test } from "../support/browser/test";

const copies = (page: Page) => page.getByRole("button", { name: "Copy" });
const noAi = "No AI is connected here, so there are no replies. What you write is saved.";
const message = (page: Page) => page.getByLabel("Your message");

test("at the start of a conversation the composer covers no toast, can be skipped to, and says once that there is no AI", async ({
  page,
  request,
  account,
}) => {
  // With only one of the operator's two texts of Start New: tests/unit/start-new-labels.test.ts.
  await changeAppConfig(page, (app) => Object.assign(app, { startNewButtonText: "Another memory" }));
  await changeFeatures(page, (features) =>
    Object.assign(features, { startNewButtonText: "New page", aiConnected: false }),
  );
  await newConversation(request, account, "Another");
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);

  await test.step("the button that skips to it is also visible at the start of a conversation", async () => {
    const skip = page.getByRole("button", { name: "Skip to the message box" });
    await skip.first().focus();
    await expect(skip.first()).toBeInViewport({ ratio: 0.95 });
  });
  await test.step("a toast is shown above it, however tall it has grown", async () => {
    await message(page).fill("A line.\n".repeat(20));
    await openHistory(page);
    await page.getByRole("button", { name: "Delete Another" }).click();
    await page.goBack();
    const notice = page.getByText("Conversation deleted successfully");
    await expect(notice).toBeVisible();
    const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
    const form = page.locator("form").filter({ has: message(page) });
    expect(y + height).toBeLessThanOrEqual((await form.boundingBox())?.y ?? 0);
    await message(page).fill("");
  });
  await test.step("Start New has the operator's text below the thread and in the menu", async () => {
    await expect(page.getByRole("navigation").getByRole("button", { name: "New page", exact: true })).toBeVisible();
    await expect(page.getByText(noAi)).toHaveCount(1);
    await page.getByRole("main").getByRole("button", { name: "Another memory", exact: true }).click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByLabel("Project name")).toHaveValue("");
    await openFirstQuestion(page);
    await expect(page.getByText(noAi)).toHaveCount(1);
  });
});

/** Imitates a browser that does not support a property: the rule overrides those of the app. */
const overrule = (page: Page, rule: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rule);

/** Presses a key and returns the scroll position after it. */
async function scrolledBy(page: Page, key: string): Promise<number> {
  const scroll = await page.evaluateHandle(() => ({
    end: new Promise<Event>((resolve) => addEventListener("scrollend", resolve, { once: true })),
  }));
  await page.keyboard.press(key);
  return scroll.evaluate(({ end }) => end.then(() => scrollY));
}

test("the composer is a few keys away from any entry, covers no thread in a low window, and grows in browsers without field-sizing", async ({
  page,
  request,
  account,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition: string[]) =>
      !condition.includes("field-sizing") && supports(...(condition as [string]));
  });
  const id = await newConversation(request, account);
  const message = "It stood by the lock.\n".repeat(25);
  for (const _ of Array(3)) await callAs(request, account, "/api/grok", { conversationId: id, message });
  await signIn(page, account, `/conversation/${id}`);
  const box = page.getByLabel("Your message");
  await overrule(page, "textarea { field-sizing: fixed !important }");

  await test.step("it is a few key presses away", async () => {
    await expect(page.getByText(noAi)).toHaveCount(0);
    const skip = page.getByRole("button", { name: "Skip to the message box" });
    await copies(page).nth(1).focus();
    const isThere = () => skip.evaluateAll((buttons) => buttons.some((button) => button === document.activeElement));
    for (let keys = 0; keys < 4 && !(await isThere()); keys += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(box).toBeFocused();
    // Of the first turn it is after the answers, too.
    await page.getByRole("button", { name: "Change this answer" }).focus();
    await page.keyboard.press("Tab");
    expect(await isThere()).toBe(true);
  });
  await test.step("the box grows and shrinks, up to half of the window", async () => {
    const height = async () => (await box.boundingBox())?.height ?? 0;
    const empty = await height();
    await box.fill("A line.\n".repeat(8));
    expect(await height()).toBeGreaterThan(8 * 20);
    await box.fill("A line.\n".repeat(100));
    expect(await height()).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
    await box.fill("");
    expect(await height()).toBe(empty);
  });
  await test.step("PageDown and Space skip no text behind a tall box, and their opposites scroll back", async () => {
    await box.fill("A line.\n".repeat(20));
    // Firefox uses this property only when it moves the focus.
    await overrule(page, ":root { scroll-padding-bottom: 0 !important }");
    await page.getByRole("article").first().click();
    await page.evaluate(() => window.scrollTo(0, 0));
    const inSight = (await box.boundingBox())?.y ?? 0;
    for (const [on, back] of [
      ["PageDown", "PageUp"],
      ["Space", "Shift+Space"],
    ] as const) {
      expect(await scrolledBy(page, on), on).toBeLessThan(inSight);
      expect(await scrolledBy(page, back), back).toBe(0);
    }
    await box.fill("");
  });
  await test.step("in a low window it does not cover the thread", async () => {
    await page.setViewportSize({ width: 700, height: 360 });
    await box.scrollIntoViewIfNeeded();
    await expect(box).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(box).not.toBeInViewport();
  });
});
