import type { Page } from "@playwright/test";
import { careTexts } from "../../lib/texts/care";
import { expectAccessible } from "../support/browser/accessibility";
import { changeFeatures } from "../support/browser/change-configuration";
import {
  answerQuestions,
  importConversation,
  newConversation,
  openFirstQuestion,
} from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

const shortText = "If it gets heavy, there are people to talk to, in many countries:";
const lines = (page: Page) => page.getByText(careTexts.default).filter({ visible: true });
const copies = (page: Page) => page.getByRole("button", { name: "Copy" });

async function send(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your message").fill(text);
  await page.keyboard.press("Enter");
}

test("the care line is shown below a person's own words about a wish to die or about abuse, and below no others", async ({
  page,
  account,
  fakeAi,
}) => {
  let isLoaded = false;
  page.on("request", (request) => {
    isLoaded ||= request.url().endsWith("/api/config/care.json");
  });

  await test.step("the phrases for which it is shown are not loaded at home", async () => {
    await signIn(page, account);
    await expect(page.getByLabel("Project name")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(isLoaded).toBe(false);
  });
  await test.step("below guided answers, but not below a reply of the AI", async () => {
    fakeAi.script = "You wrote: I was raped.";
    await openFirstQuestion(page);
    await answerQuestions(page);
    await page.getByRole("textbox", { name: /\?$/ }).first().fill("I want to die.");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(copies(page)).toHaveCount(1);
    await expect(lines(page)).toHaveCount(1);
    expect(isLoaded).toBe(true);
  });
  await test.step("below grave messages only", async () => {
    for (const [index, text] of ["The garden was green.", "I was raped when I was nine."].entries()) {
      await send(page, text);
      await expect(copies(page)).toHaveCount(index + 2);
      await expect(lines(page)).toHaveCount(index + 1);
    }
  });
  await test.step("below private notes", async () => {
    await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
    await page.getByLabel("Your note").fill("I want to die.");
    await page.getByRole("button", { name: /^ADD/ }).click();
    await expect(lines(page)).toHaveCount(3);
  });
  await test.step("it links to help, is no alert, is accessible, and nothing of it is stored in the browser", async () => {
    const link = page.getByRole("link", { name: "findahelpline.com" }).first();
    await expect(link).toHaveAttribute("href", "https://findahelpline.com");
    await expect(page.getByRole("alert").filter({ hasText: careTexts.default })).toHaveCount(0);
    await expectAccessible(page, "main");
    // A token is random letters.
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, token: "" }));
    expect(stored).not.toMatch(/harm|care|die/);
  });
});

test("help is in the menu, and at the end of each conversation of a topic that has it, whatever is written", async ({
  page,
  request,
  account,
}) => {
  const id = await importConversation(request, account, { timestamp: "2024-05-01T10:00:00Z", topic: "loss" });
  await signIn(page, account);

  await test.step("in the menu it is folded", async () => {
    const menu = page.getByRole("navigation");
    await expect(lines(page)).toHaveCount(0);
    await menu.getByText("Somebody to talk to").press("Enter");
    await expect(menu.getByText(careTexts.default)).toBeVisible();
    await expect(menu.getByRole("link", { name: "findahelpline.com" })).toBeVisible();
    await menu.getByText("Somebody to talk to").press("Enter");
    await expect(lines(page)).toHaveCount(0);
  });
  await test.step("in a conversation it is open, below the last entry, and cannot be hidden", async () => {
    await page.goto(`/#/conversation/${id}`);
    const line = page.getByRole("main").getByRole("complementary");
    await expect(line.getByText(shortText)).toBeVisible();
    await expect(line.getByRole("link", { name: "findahelpline.com" })).toBeVisible();
    await expect(line.getByRole("button")).toHaveCount(0);
    await expect(line.locator("xpath=preceding::article")).toHaveCount(await page.getByRole("article").count());
  });
  await test.step("it is not printed", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(shortText)).toBeHidden();
  });
});

test.describe("in a browser set to German", () => {
  test.use({ locale: "de-AT", expectedErrors: /net::ERR_FAILED/ });

  // The lines that are shipped: tests/unit/conversation/thread/care-line.test.ts.
  const german = { text: "Ruf an:", url: "tel:142" };
  const lines = (page: Page) => page.locator("p[lang=de]").filter({ hasText: german.text, visible: true });

  test("the care line is the operator's German one, does not wait for the reply, stays without one, and a hidden one stays hidden for this message only", async ({
    page,
    request,
    account,
    fakeAi,
  }) => {
    await changeFeatures(page, ({ flexiFeatures }) => {
      flexiFeatures.care.de = german;
    });
    await signIn(page, account, `/conversation/${await newConversation(request, account)}`);

    await test.step("it is shown above the reply while that is written, and is announced once", async () => {
      fakeAi.fault = "hang";
      await send(page, "I want to die.");
      await expect(lines(page)).toBeVisible();
      const announced = page.locator("[aria-live=polite]").filter({ hasText: german.text });
      await expect(page.getByRole("link", { name: "142" })).toHaveAttribute("href", german.url);
      await expect(announced).toHaveCount(1);
      await expect(announced.locator("xpath=following::article[@aria-busy='true']")).toHaveCount(1);
      await page.getByRole("button", { name: "Stop" }).click();
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      await expect(lines(page)).toBeVisible();
    });
    await test.step("a hidden one stays hidden, and that of another message is there after a reload, unannounced", async () => {
      fakeAi.fault = null;
      await send(page, "I was raped when I was nine.");
      await expect(copies(page)).toHaveCount(2);
      await expect(lines(page)).toHaveCount(2);
      await page.getByRole("button", { name: "Hide" }).last().press("Enter");
      await expect(lines(page)).toHaveCount(1);
      await page.reload();
      await expect(copies(page)).toHaveCount(2);
      await expect(lines(page)).toHaveCount(1);
      await expect(page.locator("[aria-live=polite]").filter({ hasText: german.text })).toHaveCount(0);
    });
    await test.step("it is shown below a message that could not be sent", async () => {
      await page.route("**/api/grok", (route) => route.abort());
      await send(page, "I want to die.");
      await expect(page.getByText(/^Error starting conversation/)).toBeVisible();
      await expect(lines(page)).toHaveCount(2);
    });
  });
});
