import {
  confirmShare,
  newThread,
  openMenuEntry,
  openSecondBrowser,
  openShare,
  sharedTexts,
} from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  expectedErrors:
    /\/api\/share\/(post|mark)\/.* 404|404 .*\/api\/share\/(post|mark)\/|net::ERR_FAILED .*\/api\/share\/mark\//,
});

test("a reader sees exactly what was shared", async ({
  signedIn: page,
  account,
  newAccount,
  request,
  browser,
  baseURL,
}) => {
  const { id, noteId } = await newThread(request, account);
  await page.goto(`/#/conversation/${id}`);
  await openShare(page, 0);
  const preview = page.getByRole("region", { name: "They will see" });
  await expect(preview.getByText(sharedTexts.answer)).toBeVisible();
  await expect(page.getByText("Anyone who has the link and an account here")).toBeVisible();
  const link = await confirmShare(page);
  const reader = await openSecondBrowser(browser, baseURL, await newAccount(), new URL(link).hash.slice(1));
  const shown = reader.getByRole("main");
  const alert = shown.getByRole("alert");
  const isAbsent = async (texts: string[]) => {
    for (const text of texts) await expect(shown).not.toContainText(text);
  };

  await test.step("a memory, with the reply or without", async () => {
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`${account.username} shared a memory with you`);
    await expect(shown.getByRole("article")).toHaveText(await preview.getByRole("article").allTextContents());
    await isAbsent([sharedTexts.message, sharedTexts.note, account.email]);
    const [message, reply] = await shown.getByRole("article").allTextContents();
    await page.getByRole("checkbox", { name: "With the reply" }).click();
    await expect(preview.getByRole("article")).toHaveText([message ?? ""]);
    await reader.reload();
    await expect(shown.getByRole("article")).toHaveText([message ?? ""]);
    await page.getByRole("checkbox", { name: "With the reply" }).click();
    await expect(preview.getByRole("article")).toHaveText([message ?? "", reply ?? ""]);
    await page.keyboard.press("Escape");
  });

  await test.step("until the share is removed", async () => {
    await openMenuEntry(page, "What I share");
    const stopSharing = page.getByRole("button", { name: "Stop sharing The house by the canal" });
    await expect(stopSharing).toHaveAccessibleDescription(/\S/);
    await page.getByRole("button", { name: "Copy Link" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await stopSharing.click();
    await expect(page.getByText("The link no longer works.")).toBeVisible();
    await expect(page.getByText("You're not sharing anything.")).toBeVisible();
    await page.keyboard.press("Escape");
    await reader.reload();
    await expect(alert).toContainText("Shared conversation not found: ");
  });

  await test.step("a continuation without the other turns", async () => {
    await openShare(page, 1);
    const link = await confirmShare(page);
    expect(link).toMatch(new RegExp(`/#/share/post/${id}/0$`));
    await page.keyboard.press("Escape");
    await reader.goto(link);
    await expect(shown.getByText(sharedTexts.message)).toBeVisible();
    await isAbsent([sharedTexts.answer]);
    await reader.goto(`/#/share/post/${id}/1`);
    await expect(alert).toHaveText("Shared post not found");
  });

  await test.step("a note only after a confirmation, and it is marked as shared", async () => {
    // The button of the continuation is another one now.
    await openShare(page, 1);
    await expect(page.getByText("This note is private")).toBeVisible();
    await page.getByRole("button", { name: "Keep it private" }).click();
    await expect(page.getByText("Only you can see this. It's not sent to the AI.")).toBeVisible();
    await reader.goto(`/#/share/post/${id}/note/${noteId}`);
    await expect(alert).toHaveText("Shared post not found");
    await openShare(page, 1);
    expect(await confirmShare(page)).toBe(reader.url());
    await page.keyboard.press("Escape");
    await expect(page.getByText("Shared by link. It's not sent to the AI.")).toBeVisible();
    await reader.reload();
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`${account.username} shared a note with you`);
    await expect(shown.getByText(sharedTexts.note)).toBeVisible();
    await isAbsent([sharedTexts.answer, sharedTexts.message, "The house"]);
  });
});

test("a memory is shared and unshared by keyboard", async ({ page, account, request }) => {
  const { id } = await newThread(request, account);
  await signIn(page, account, `/conversation/${id}`);
  await page.getByRole("button", { name: "Share", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const share = dialog.getByRole("button", { name: "Share", exact: true });
  const isFocused = () => share.evaluate((button) => button === document.activeElement);
  while (!(await isFocused())) await page.keyboard.press("Tab");

  await test.step("a share that is refused or does not reach the server shows a message and can be tried again", async () => {
    await page.route("**/api/share/mark/*", (route) => route.fulfill({ status: 404, json: { message: "Not there" } }));
    await share.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("Failed to share: Not there");
    await page.route("**/api/share/mark/*", (route) => route.abort());
    await share.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("Error sharing post");
    await page.unroute("**/api/share/mark/*");
  });

  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Link" })).toBeFocused();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await page.getByRole("textbox", { name: "Link" }).inputValue());
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Shared", exact: true })).toBeFocused();

  await page.reload();
  await page.getByRole("button", { name: "Shared", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(link);
  await expect(page.getByRole("button", { name: "Share again" })).toHaveCount(0);
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText("The link no longer works.")).toBeVisible();
  await expect(share).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share", exact: true })).toHaveCount(3);
});
