import type { Page } from "@playwright/test";
import { careTexts } from "../../lib/texts/care";
import { expectAccessible } from "../support/browser/accessibility";
import { changeFeatures } from "../support/browser/change-configuration";
import { answerQuestions, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

const line = careTexts.default;

async function send(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your message").fill(text);
  await page.keyboard.press("Enter");
}

test("the care line is shown below a message about a wish to die or about abuse, and below no other", async ({
  page,
  request,
  account,
}) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  for (const [index, text] of ["The garden was green.", "I want to die.", "I was raped when I was nine."].entries()) {
    await send(page, text);
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(index + 2);
    await expect(page.getByText(line)).toHaveCount(index);
  }
  const link = page.getByRole("link", { name: "findahelpline.com" }).first();
  await expect(link).toHaveAttribute("href", "https://findahelpline.com");
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await expectAccessible(page);
});

test("a hidden care line stays hidden, for this turn and this person only", async ({
  signedIn: page,
  request,
  account,
  newAccount,
}) => {
  const path = `/conversation/${await newConversation(request, account)}`;
  await page.goto(`/#${path}`);
  await send(page, "I want to die.");
  await page.getByRole("button", { name: "Hide" }).press("Enter");
  await expect(page.getByText(line)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await send(page, "I was raped when I was nine.");
  await expect(page.getByText(line)).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(line)).toHaveCount(1);

  const other = await newAccount();
  await signIn(page, other, `/conversation/${await newConversation(request, other)}`);
  await send(page, "I want to die.");
  await expect(page.getByText(line)).toHaveCount(1);
});

test("the care line is shown below guided answers, but not below a reply of the AI", async ({
  signedIn: page,
  fakeAi,
}) => {
  fakeAi.script = "You wrote: I was raped.";
  await openFirstQuestion(page);
  await answerQuestions(page);
  await page.getByRole("textbox", { name: /\?$/ }).fill("I want to die.");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(line)).toHaveCount(1);
  await send(page, "The garden was green.");
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await expect(page.getByText(line)).toHaveCount(1);
});

test("the care line is shown below private notes", async ({ page, request, account }) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  await page.getByLabel("Your note").fill("I want to die.");
  await page.getByRole("button", { name: /^ADD/ }).click();
  await expect(page.getByText(line)).toBeVisible();
});

test("the care line is shown above the reply while that is written, is announced once, and stays if the AI fails", async ({
  page,
  request,
  account,
  fakeAi,
}) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  fakeAi.fault = "hang";
  await send(page, "I want to die.");
  await expect(page.getByText(line)).toBeVisible();
  const announced = page.locator("[aria-live=polite]").filter({ hasText: line });
  await expect(announced).toHaveCount(1);
  await expect(announced.locator("xpath=following::article[@aria-busy='true']")).toHaveCount(1);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByText(line)).toBeVisible();
  await page.reload();
  await expect(page.getByText(line)).toBeVisible();
  await expect(announced).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("the care line is shown below a message that could not be sent", async ({ page, request, account }) => {
    await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
    await page.route("**/api/grok", (route) => route.abort());
    await send(page, "I want to die.");
    await expect(page.getByText(/^Error starting conversation/)).toBeVisible();
    await expect(page.getByText(line)).toBeVisible();
  });
});

test.describe("in a browser set to German", () => {
  test.use({ locale: "de-AT" });

  test("the care line is in German, or has the operator's text", async ({ page, request, account }) => {
    await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
    await send(page, "I want to die.");
    await expect(page.locator("[lang=de]")).toHaveText(careTexts.de);
    await changeFeatures(page, ({ flexiFeatures }) => {
      flexiFeatures.care.de = { text: "Ruf an:", url: "tel:142" };
    });
    await page.reload();
    await expect(page.getByText("Ruf an:")).toBeVisible();
    await expect(page.getByRole("link", { name: "142" })).toHaveAttribute("href", "tel:142");
  });
});

test("the code that recognises distress is loaded with a thread and stores nothing in the browser", async ({
  signedIn: page,
  request,
  account,
}) => {
  const loaded: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) loaded.push(await response.text().catch(() => ""));
  });
  const isLoaded = () => loaded.some((code) => code.includes("self-harm"));
  await page.reload();
  await expect(page.getByLabel("Project name")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(isLoaded()).toBe(false);
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  await send(page, "I want to die.");
  await expect(page.getByText(line)).toBeVisible();
  expect(isLoaded()).toBe(true);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/harm|care|die/);
});
