import type { Page } from "@playwright/test";
import type { AppConfig, FeatureConfig } from "../../lib/config/app-config";
import { texts } from "../../lib/texts";
import { changeAppConfig, changeFeatures } from "../support/browser/change-configuration";
import { answerQuestions, callAs, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { openHistory } from "../support/browser/history";
import { holdResponses } from "../support/browser/hold-responses";
import { expect, signIn, test } from "../support/browser/test";

const message = (page: Page) => page.getByLabel("Your message");

/** Answers every question, and waits for the first reply. */
async function startConversation(page: Page): Promise<void> {
  await openFirstQuestion(page);
  await answerQuestions(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
}

test("after the first reply the message box has the focus", async ({ signedIn: page }) => {
  await startConversation(page);
  await expect(message(page)).toBeFocused();
});

test("a focus that the person moved elsewhere is not moved by the reply", async ({ signedIn: page }) => {
  const elsewhere = page.getByRole("button", { name: "History" });
  await page.route("**/api/grok", async (route) => {
    await elsewhere.focus();
    await route.continue();
  });
  await startConversation(page);
  await expect(elsewhere).toBeFocused();
});

test("a focus that the person moved while the conversation was loading stays there", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account);
  await signIn(page, account);
  const history = page.getByRole("button", { name: "History" });
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
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(message(page)).not.toBeFocused();
  await expect(history).not.toBeFocused();
  expect(await moved.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("an opened conversation can be written on at once, and after each reply", async ({ page, request, account }) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  await expect(message(page)).toBeFocused();
  await message(page).fill("The radio played.");
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await expect(message(page)).toBeFocused();
});

test("the composer is a few key presses away from any entry", async ({ page, request, account }) => {
  const id = await newConversation(request, account);
  for (const message of ["One.", "Two.", "Three."]) {
    await callAs(request, account, "/api/grok", { conversationId: id, message });
  }
  await signIn(page, account, `/conversation/${id}`);
  await page.getByRole("button", { name: "Copy" }).nth(1).focus();
  const skip = page.getByRole("button", { name: "Skip to the message box" });
  const isThere = () => skip.evaluateAll((buttons) => buttons.some((button) => button === document.activeElement));
  for (let keys = 0; keys < 4 && !(await isThere()); keys += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(message(page)).toBeFocused();
  // Of the first turn it is after the answers, too.
  await page.getByRole("button", { name: "Change this answer" }).focus();
  await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
});

test("the button that skips to the composer is also visible at the start of a conversation", async ({
  page,
  request,
  account,
}) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  const skip = page.getByRole("button", { name: "Skip to the message box" }).first();
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 0.95 });
});

test("a toast is shown above the composer, however tall that has grown", async ({ page, request, account }) => {
  await newConversation(request, account, "Another");
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  await message(page).fill("A line.\n".repeat(20));
  await openHistory(page);
  await page.getByRole("button", { name: "Delete Another" }).click();
  await page.keyboard.press("Escape");
  const notice = page.getByText("Conversation deleted successfully");
  await expect(notice).toBeVisible();
  const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
  const form = page.locator("form").filter({ has: message(page) });
  expect(y + height).toBeLessThanOrEqual((await form.boundingBox())?.y ?? 0);
});

test("in a low window the composer does not cover the thread", async ({ page, request, account }) => {
  await page.setViewportSize({ width: 700, height: 360 });
  const id = await newConversation(request, account);
  await callAs(request, account, "/api/grok", { conversationId: id, message: "It stood by the lock.\n".repeat(20) });
  await signIn(page, account, `/conversation/${id}`);
  await expect(message(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(message(page)).not.toBeInViewport();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test("the composer leaves the screen to the thread, and opens no keyboard", async ({ page, request, account }) => {
    await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
    const sheet = page.locator("form").filter({ has: message(page) });
    expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(120);
    await expect(message(page)).not.toBeFocused();
  });

  test("after the first reply the heading has the focus, so that no on-screen keyboard opens", async ({
    signedIn: page,
  }) => {
    await startConversation(page);
    await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeFocused();
  });
});

type Configured = [string, (app: Partial<AppConfig>, features: Partial<FeatureConfig>) => void, string, string];

const startNewTexts: Configured[] = [
  [
    "each with its own text",
    (app, features) => {
      app.startNewButtonText = "Another memory";
      features.startNewButtonText = "New page";
    },
    "Another memory",
    "New page",
  ],
  [
    "both with the text of the page if the menu has none",
    (app, features) => {
      app.startNewButtonText = "Another memory";
      delete features.startNewButtonText;
    },
    "Another memory",
    "Another memory",
  ],
  [
    "both with the text of the menu if the page has none",
    (app, features) => {
      delete app.startNewButtonText;
      features.startNewButtonText = "New page";
    },
    "New page",
    "New page",
  ],
];

test("Start New is below the thread and in the menu, each with its own text or with that of the other", async ({
  page,
  request,
  account,
}) => {
  const path = `/conversation/${await newConversation(request, account)}`;
  for (const [which, change, onPage, inMenu] of startNewTexts) {
    await test.step(which, async () => {
      await changeAppConfig(page, (app) => change(app, {}));
      await changeFeatures(page, (features) => change({}, features));
      await signIn(page, account, path);
      await expect(page.getByRole("navigation").getByRole("button", { name: inMenu, exact: true })).toBeVisible();
      await page.getByRole("main").getByRole("button", { name: onPage, exact: true }).click();
      await expect(page).toHaveURL(/#\/$/);
      await expect(page.getByLabel("Project name")).toHaveValue("");
      await page.unrouteAll();
    });
  }
});

/** Imitates a browser that does not support a property: the rule overrides those of the app. */
const overrule = (page: Page, rule: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rule);

test("the box grows with its text in a browser without field-sizing", async ({ page, request, account }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition: string[]) =>
      !condition.includes("field-sizing") && supports(...(condition as [string]));
  });
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  await overrule(page, "textarea { field-sizing: fixed !important }");
  const height = async () => (await message(page).boundingBox())?.height ?? 0;
  const empty = await height();
  await message(page).fill("A line.\n".repeat(8));
  expect(await height()).toBeGreaterThan(8 * 20);
  await message(page).fill("A line.\n".repeat(100));
  expect(await height()).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  await message(page).fill("");
  expect(await height()).toBe(empty);
});

/** Presses a key and returns the scroll position after it. */
async function scrolledBy(page: Page, key: string): Promise<number> {
  const scroll = await page.evaluateHandle(() => ({
    end: new Promise<Event>((resolve) => addEventListener("scrollend", resolve, { once: true })),
  }));
  await page.keyboard.press(key);
  return scroll.evaluate(({ end }) => end.then(() => scrollY));
}

test("PageDown and Space skip no text behind a tall message box, and their opposites scroll back", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account);
  const message = "It stood by the lock.\n".repeat(25);
  for (const _ of Array(3)) await callAs(request, account, "/api/grok", { conversationId: id, message });
  await signIn(page, account, `/conversation/${id}`);
  const box = page.getByLabel("Your message");
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
});
