import type { Page } from "@playwright/test";
import { answerQuestions, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { expect, test } from "../support/browser/test";

const unreached = "The AI could not be reached. Your words are saved; please try again.";
const faults = [
  [429, unreached],
  [500, unreached],
  ["cut", unreached],
  ["break", unreached],
  ["empty", "No response message received from server"],
  ["huge", "The AI's reply was too long to keep. Your words are saved; please try again."],
] as const;

for (const some of [faults.slice(0, 3), faults.slice(3)]) {
  const names = some.map(([fault]) => fault).join(", ");
  test(`a message is saved if the provider fails with ${names}, and Try again gets one reply`, async ({
    signedIn: page,
    request,
    account,
    fakeAi,
  }) => {
    const messageAfter = (fault: string | number) =>
      page.getByText(`After ${fault} the radio played.`, { exact: true });
    await page.goto(`/#/conversation/${await newConversation(request, account)}`);
    for (const [index, [fault, sentence]] of some.entries()) {
      fakeAi.fault = fault;
      await page.getByLabel("Your message").fill(`After ${fault} the radio played.`);
      await page.getByRole("button", { name: "Continue with Flexi" }).click();
      await expect(page.getByText(`Error starting conversation: ${sentence}`)).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole("article").getByText("Error connecting to server", { exact: true })).toBeVisible();
      await expect(messageAfter(fault)).toHaveCount(1);
      fakeAi.fault = null;
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(index + 2);
      await expect(page.getByText(/^Error /)).toHaveCount(0);
    }
    await page.reload();
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(some.length + 1);
    for (const [fault] of some) await expect(messageAfter(fault)).toHaveCount(1);
  });
}

test("the first answers survive a failing provider, a reload and another try", async ({ signedIn: page, fakeAi }) => {
  fakeAi.fault = 500;
  await openFirstQuestion(page);
  await answerQuestions(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(/^Error starting conversation: /)).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(page.getByText("The narrow house at lock 12.", { exact: true })).toBeVisible();
  await expect(page.getByText("Error connecting to server")).toBeVisible();
  fakeAi.fault = null;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your words are kept.")).toBeVisible();
});

const replyAnnouncement = (page: Page) => page.getByRole("status").filter({ hasText: "The reply has arrived." });

test("a failed reply is not announced as complete", async ({ signedIn: page, request, account, fakeAi }) => {
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  // It arrived before the conversation was opened.
  await expect(replyAnnouncement(page)).toHaveCount(0);
  fakeAi.fault = 500;
  await page.getByLabel("Your message").fill("The radio played on Saturdays.");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Error starting conversation: /)).toBeVisible({ timeout: 15_000 });
  await expect(replyAnnouncement(page)).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: `There is no reply: ${unreached}` })).toHaveCount(1);
  // An alert in an entry of the thread would be announced again whenever one scrolls back to it.
  await expect(page.getByRole("article").getByRole("alert")).toHaveCount(0);
  fakeAi.fault = null;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(replyAnnouncement(page)).toHaveCount(1);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("a submission that fails keeps every answer and succeeds on the next try", async ({ signedIn: page }) => {
    await openFirstQuestion(page);
    await answerQuestions(page);
    await page.route("**/api/grok", (route) => route.abort());
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText(/^Error starting conversation: The server cannot be reached/)).toBeVisible();
    await expect(page.getByText("Error connecting to server")).toBeVisible();
    await page.unroute("**/api/grok");
    await page.reload();
    await expect(page.getByText("5 of 5")).toBeVisible();
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Your words are kept.")).toBeVisible();
  });

  test("a message stays in its box, and Try again sends it once", async ({ signedIn: page, request, account }) => {
    await page.goto(`/#/conversation/${await newConversation(request, account)}`);
    await page.route("**/api/grok", (route) => route.abort());
    await page.getByLabel("Your message").fill("The radio played on Saturdays.");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Error starting conversation: The server cannot be reached/)).toBeVisible();
    await expect(replyAnnouncement(page)).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: "Error starting conversation: " })).toHaveCount(1);
    await expect(page.getByLabel("Your message")).toHaveValue("The radio played on Saturdays.");
    await page.unroute("**/api/grok");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });
});

test("Stop ends the reply and keeps its text so far", async ({ signedIn: page, request, account, fakeAi }) => {
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  fakeAi.fault = "pause";
  await page.getByLabel("Your message").fill("The radio played on Saturdays.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Continue with Flexi" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("This", { exact: true })).toBeVisible();
});

test("after a reload during a reply, the reply is shown when it is complete", async ({
  signedIn: page,
  request,
  account,
  fakeAi,
}) => {
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  fakeAi.fault = "pause";
  await page.getByLabel("Your message").fill("The radio played on Saturdays.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  fakeAi.resume();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
});

test.describe("drafts", () => {
  test.use({ expectedErrors: /status of 403/ });

  test("survive an expired token and the login after it, and are gone after logout", async ({
    signedIn: page,
    request,
    account,
  }) => {
    const path = `/#/conversation/${await newConversation(request, account)}`;
    await page.goto(path);
    await page.getByLabel("Your message").fill("Half a thought");
    await request.post("/api/logout", { headers: { authorization: `Bearer ${account.token}` } });
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(page.getByText("Session expired, please log in again.")).toBeVisible();
    await page.getByLabel("Username").fill(account.username);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Your message")).toHaveValue("Half a thought");

    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByLabel("Username").fill(account.username);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Hi, ${account.username}`)).toBeVisible();
    await page.goto(path);
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });
});

test("an unfinished guide survives a closed tab", async ({ signedIn: page, context }) => {
  await openFirstQuestion(page);
  await page.getByRole("textbox", { name: /\?$/ }).fill("Half an answer");
  await page.close();
  const again = await context.newPage();
  await again.goto("/");
  await expect(again.getByRole("textbox", { name: /\?$/ })).toHaveValue("Half an answer");
});
