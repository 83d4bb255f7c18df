import type { Page } from "@playwright/test";
import { answerQuestions, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { expect, test } from "../support/browser/test";

test.use({ expectedErrors: /net::ERR_FAILED|status of 403/ });

const unreached = "The AI couldn't be reached. Please try again.";
const faults = [
  [500, unreached],
  ["break", unreached],
  ["empty", "No response message received from server"],
  ["huge", "The AI's reply was too long to save. Please try again."],
] as const;

const copies = (page: Page) => page.getByRole("button", { name: "Copy" });
const announced = (page: Page, sentence: string) => page.getByRole("status").filter({ hasText: sentence });
const arrived = "The reply is here.";
const offline = /^Error starting conversation: The server can't be reached/;

async function sendMessage(page: Page, message: string): Promise<void> {
  await page.getByLabel("Your message").fill(message);
  await page.keyboard.press("Enter");
}

test("a message is kept if provider or connection fail", async ({ signedIn: page, request, account, fakeAi }) => {
  const messageAfter = (fault: string | number) => page.getByText(`After ${fault} the radio played.`, { exact: true });
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  await expect(copies(page)).toBeVisible();
  // It arrived before the conversation was opened.
  await expect(announced(page, arrived)).toHaveCount(0);

  await test.step("without a connection it stays in its box", async () => {
    await page.route("**/api/grok", (route) => route.abort());
    await sendMessage(page, "After nothing the radio played.");
    await expect(page.getByText(offline)).toBeVisible();
    await expect(announced(page, arrived)).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: "Error starting conversation: " })).toHaveCount(1);
    await expect(page.getByLabel("Your message")).toHaveValue("After nothing the radio played.");
    await page.unroute("**/api/grok");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(copies(page)).toHaveCount(2);
    await expect(page.getByLabel("Your message")).toHaveValue("");
    await expect(announced(page, arrived)).toHaveCount(1);
  });

  for (const [index, [fault, sentence]] of faults.entries()) {
    await test.step(`the provider fails with ${fault}, which is announced instead of a reply`, async () => {
      fakeAi.fault = fault;
      await sendMessage(page, `After ${fault} the radio played.`);
      await expect(page.getByText(`Error starting conversation: ${sentence}`)).toBeVisible();
      await expect(page.getByRole("article").getByText("Error connecting to server", { exact: true })).toBeVisible();
      await expect(messageAfter(fault)).toHaveCount(1);
      await expect(announced(page, arrived)).toHaveCount(0);
      await expect(announced(page, `There's no reply: ${sentence}`)).toHaveCount(1);
      // An alert in an entry of the thread would be announced again whenever one scrolls back to it.
      await expect(page.getByRole("article").getByRole("alert")).toHaveCount(0);
      fakeAi.fault = null;
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(copies(page)).toHaveCount(index + 3);
      await expect(page.getByText(/^Error /)).toHaveCount(0);
      await expect(announced(page, arrived)).toHaveCount(1);
    });
  }

  await page.reload();
  await expect(copies(page)).toHaveCount(faults.length + 2);
  for (const fault of ["nothing", ...faults.map(([name]) => name)]) await expect(messageAfter(fault)).toHaveCount(1);
});

test("the first answers survive every failure", async ({ signedIn, context, fakeAi }) => {
  await openFirstQuestion(signedIn);
  await signedIn.getByRole("textbox", { name: /\?$/ }).fill("Half an answer");
  await signedIn.close();
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("textbox", { name: /\?$/ })).toHaveValue("Half an answer");
  await answerQuestions(page);
  const submit = page.getByRole("button", { name: "Submit" });

  await test.step("a submission that does not reach the server keeps every answer", async () => {
    await page.route("**/api/grok", (route) => route.abort());
    await submit.click();
    await expect(page.getByText(offline)).toBeVisible();
    await expect(page.getByText("Error connecting to server")).toBeVisible();
    await page.unroute("**/api/grok");
    await page.reload();
    await expect(page.getByText("5 of 5")).toBeVisible();
  });

  await test.step("one whose reply fails is saved and can be tried again", async () => {
    fakeAi.fault = 500;
    await submit.click();
    await expect(page.getByText(`Error starting conversation: ${unreached}`)).toBeVisible();
    await page.reload();
    await expect(page.getByText("The narrow house at lock 12.", { exact: true })).toBeVisible();
    await expect(page.getByText("Error connecting to server")).toBeVisible();
    fakeAi.fault = null;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Which door was it")).toBeVisible();
  });
});

test("a reply is shown when it is complete, also after a reload, and Stop keeps its text so far", async ({
  signedIn: page,
  request,
  account,
  fakeAi,
}) => {
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  fakeAi.fault = "pause";
  const started = page.getByText("Your", { exact: true });
  await sendMessage(page, "The radio played on Saturdays.");
  await expect(started).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  fakeAi.resume();
  await expect(copies(page)).toHaveCount(2);
  await expect(started).toHaveCount(0);

  await sendMessage(page, "And on Sundays.");
  await expect(started).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Continue with Flexi" })).toBeVisible();
  await page.reload();
  await expect(started).toBeVisible();
});

test("a draft survives an expired token, and ends with a logout", async ({ signedIn: page, request, account }) => {
  const path = `/#/conversation/${await newConversation(request, account)}`;
  const logIn = async () => {
    await page.getByLabel("Username").fill(account.username);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.keyboard.press("Enter");
  };
  await page.goto(path);
  await page.getByLabel("Your message").fill("Half a thought");
  // Ended any earlier, a call of the page itself could be the first to meet the expired session.
  await page.route("**/api/grok", async (route) => {
    await request.post("/api/logout", { headers: { authorization: `Bearer ${account.token}` } });
    await route.continue();
  });
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  await expect(page.getByText("Session expired, please log in again.")).toBeVisible();
  await logIn();
  await expect(page.getByLabel("Your message")).toHaveValue("Half a thought");

  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Log out and delete them" }).click();
  await logIn();
  await expect(page.getByText(`Hi, ${account.username}`)).toBeVisible();
  await page.goto(path);
  await expect(page.getByLabel("Your message")).toHaveValue("");
});
