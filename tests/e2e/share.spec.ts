import { callAs } from "../support/browser/conversation";
import {
  confirmShare,
  newThread,
  openMenuEntry,
  openSecondBrowser,
  openShare,
  sharedTexts,
} from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  expectedErrors: /\/api\/share\/post\/.* 404|404 .*\/api\/share\/post\//,
});

test("a reader sees exactly the preview that the writer saw, until the share is removed", async ({
  signedIn: page,
  account,
  newAccount,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await newThread(request, account);
  const reader = await openSecondBrowser(browser, baseURL, await newAccount());
  await page.goto(`/#/conversation/${id}`);
  await openShare(page, 0);
  const preview = page.getByRole("region", { name: "They will see" });
  await expect(preview.getByText(sharedTexts.answer)).toBeVisible();
  await expect(page.getByText("Anyone who is logged in and has the link")).toBeVisible();
  await reader.goto(`/#/share/post/${id}`);
  await expect(reader.getByRole("main").getByRole("alert")).toContainText("Shared conversation not found: ");

  const link = await confirmShare(page);
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await reader.goto(link);
  await reader.reload();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`${account.username} shared a memory with you`);
  const shown = reader.getByRole("main");
  await expect(shown.getByRole("article")).toHaveText(await preview.getByRole("article").allTextContents());
  for (const other of [sharedTexts.message, sharedTexts.note, account.email])
    await expect(shown).not.toContainText(other);

  const [message, reply] = await shown.getByRole("article").allTextContents();
  await page.getByRole("checkbox", { name: "With the reply" }).click();
  await expect(preview.getByRole("article")).toHaveText([message ?? ""]);
  await reader.reload();
  await expect(shown.getByRole("article")).toHaveText([message ?? ""]);
  await page.getByRole("checkbox", { name: "With the reply" }).click();
  await expect(preview.getByRole("article")).toHaveText([message ?? "", reply ?? ""]);

  await page.keyboard.press("Escape");
  await openMenuEntry(page, "What I share");
  const takeBack = page.getByRole("button", { name: "Take back The house by the canal" });
  await expect(takeBack).toHaveAccessibleDescription(/\S/);
  await takeBack.click();
  await expect(page.getByText("The link no longer works.")).toBeVisible();
  await expect(page.getByText("You are not sharing anything.")).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole("main").getByRole("alert")).toContainText("Shared conversation not found: ");
});

test("a continuation is shared without the earlier turns", async ({
  signedIn: page,
  account,
  newAccount,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await newThread(request, account);
  await page.goto(`/#/conversation/${id}`);
  await openShare(page, 1);
  const link = await confirmShare(page);
  expect(link).toMatch(new RegExp(`/#/share/post/${id}/0$`));
  const reader = await openSecondBrowser(browser, baseURL, await newAccount());
  await reader.goto(link);
  await expect(reader.getByText(sharedTexts.message)).toBeVisible();
  await expect(reader.getByText(sharedTexts.answer)).toHaveCount(0);
  await reader.goto(`/#/share/post/${id}/1`);
  await expect(reader.getByRole("main").getByRole("alert")).toHaveText("Shared post not found");
});

test("sharing a note requires a confirmation, and a shared note is marked", async ({
  signedIn: page,
  account,
  newAccount,
  request,
  browser,
  baseURL,
}) => {
  const { id, noteId } = await newThread(request, account);
  const reader = await openSecondBrowser(browser, baseURL, await newAccount());
  await page.goto(`/#/conversation/${id}`);
  await openShare(page, 2);
  await expect(page.getByText("This note is private")).toBeVisible();
  await page.getByRole("button", { name: "Keep it private" }).click();
  await expect(page.getByText("Only you. Not sent to the AI.")).toBeVisible();
  await reader.goto(`/#/share/post/${id}/note/${noteId}`);
  await expect(reader.getByRole("main").getByRole("alert")).toHaveText("Shared post not found");

  await openShare(page, 2);
  const link = await confirmShare(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Shared by link. Not sent to the AI.")).toBeVisible();
  await reader.goto(link);
  await reader.reload();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`${account.username} shared a note with you`);
  await expect(reader.getByText(sharedTexts.note)).toBeVisible();
  for (const other of [sharedTexts.answer, sharedTexts.message, "The house"])
    await expect(reader.getByText(other)).toHaveCount(0);
});

test("a visitor to a shared part comes back to it after the login", async ({ page, account, newAccount, request }) => {
  const { id } = await newThread(request, account);
  await callAs(request, account, `/api/share/mark/${id}`, {});
  const visitor = await newAccount();
  await page.goto(`/#/share/post/${id}`);
  await expect(page.getByText("Somebody shared a memory with you. Log in to read it.")).toBeVisible();
  await page.getByLabel("Username").fill(visitor.username);
  await page.getByLabel("Password", { exact: true }).fill(visitor.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText(sharedTexts.answer)).toBeVisible();
});

test("a visitor to a shared part comes back to it after the registration", async ({ page, account, request }) => {
  const { id } = await newThread(request, account);
  await callAs(request, account, `/api/share/mark/${id}`, { continuationIndex: 0 });
  await page.goto(`/#/share/post/${id}/0`);
  await page.getByRole("link", { name: "Register" }).click();
  const username = `eve-${id.slice(0, 8)}`;
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("open sesame");
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration successful!")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("open sesame");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText(sharedTexts.message)).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#/share/post/${id}/0`);
});

test("a shared part invites its reader to start a memory, and has the menu behind its button, on a wide screen, too", async ({
  signedIn: page,
  account,
  request,
}) => {
  const { id } = await newThread(request, account);
  await callAs(request, account, `/api/share/mark/${id}`, {});
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await page.goto(`/#/share/post/${id}`);
  await expect(page.getByText(sharedTexts.answer)).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Start New" }).click();
  await expect(page.getByText("Welcome, let's get started!")).toBeVisible();
  await expect(page.getByRole("navigation")).toBeVisible();

  await page.goBack();
  await expect(page.getByText("Write down a memory of your own.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Start New" }).click();
  await expect(page.getByText("Welcome, let's get started!")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#/");
});

test("a memory is shared with the keyboard alone, and the dialog of what is shared shows its link and can remove the share", async ({
  signedIn: page,
  account,
  request,
}) => {
  const { id } = await newThread(request, account);
  await page.goto(`/#/conversation/${id}`);
  await page.getByRole("button", { name: "Share", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  const share = page.getByRole("dialog").getByRole("button", { name: "Share", exact: true });
  await expect(share).toBeVisible();
  for (let presses = 0; presses < 6 && !(await share.evaluate((it) => it === document.activeElement)); presses++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Link" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Shared", exact: true })).toBeFocused();

  await page.reload();
  await page.getByRole("button", { name: "Shared", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(link);
  await expect(page.getByRole("button", { name: "Share again" })).toHaveCount(0);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("The link no longer works.")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Share", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share", exact: true })).toHaveCount(3);
});
