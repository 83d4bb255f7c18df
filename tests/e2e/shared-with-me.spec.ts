import { expectAccessible, openDialog } from "../support/browser/accessibility";
import { callAs } from "../support/browser/conversation";
import {
  confirmShare,
  newSharedThread,
  newThread,
  openMenuEntry,
  openSecondBrowser,
  openShare,
  revokeShare,
  sharedTexts,
} from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";

test.use({ expectedErrors: /\/api\/share\/(post|conversation)\/.* 404|404 .*\/api\/share\/(post|conversation)\// });

const words = "I had the bed under the slope.";

test("a reader finds again what they opened, the sharer sees who did, and what was written can be withdrawn behind a dead link", async ({
  signedIn: page,
  account,
  newAccount,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await newSharedThread(request, account);
  const bob = await newAccount();
  await callAs(request, bob, "/api/contributions", { conversationId: id, kind: "memory", text: words });
  await openMenuEntry(page, "What I share");
  const row = page.getByRole("dialog").getByRole("listitem").filter({ hasText: sharedTexts.answer });
  await expect(row).toContainText("Nobody has opened it yet.");
  await page.keyboard.press("Escape");
  const reader = await openSecondBrowser(browser, baseURL, bob, `/share/post/${id}`);
  const dialog = reader.getByRole("dialog", { name: "Shared with me" });
  const openList = async () => {
    await reader.goto("/#/");
    await reader.reload();
    await openMenuEntry(reader, "Shared with me");
  };
  await test.step("the sharer sees who opened it, and on which day", async () => {
    await expect(reader.getByText(sharedTexts.answer)).toBeVisible();
    await expect(reader.getByRole("button", { name: "I remember it too" })).toBeVisible();
    await expect(reader.getByText(`${account.username} sees that you have opened it.`)).toBeVisible();
    await reader.waitForLoadState("networkidle");
    // The page reads the list at most once in two seconds.
    await page.reload();
    await openMenuEntry(page, "What I share");
    await expect(row).toContainText(`${bob.username}, today`);
    await expectAccessible(page, openDialog);
  });
  await test.step("the reader finds it again", async () => {
    await openList();
    await expect(dialog.getByText(`From ${account.username}`)).toBeVisible();
    await expectAccessible(reader, openDialog);
    await dialog.getByRole("link", { name: "The house by the canal" }).click();
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`${account.username} shared a memory with you`);
    await expect(dialog).toBeHidden();
  });
  await test.step("until sharing stops, and then what they wrote is still theirs to withdraw", async () => {
    await revokeShare(request, account);
    await openList();
    await expect(dialog.getByText("Nothing is shared with you at the moment.")).toBeVisible();
    await expect(dialog.getByText(sharedTexts.answer)).toBeHidden();
    await expectAccessible(reader, openDialog);
    await dialog.getByRole("button", { name: "Withdraw" }).press("Enter");
    await expect(dialog.getByText("withdrawn: nobody sees it")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Restore" })).toBeFocused();
    await dialog.getByRole("button", { name: "Restore" }).press("Enter");
    await expect(dialog.getByRole("button", { name: "Withdraw" })).toBeFocused();
    await expect(dialog.getByText(words)).toBeVisible();
    await reader.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Remove for good" }).click();
    await dialog.getByRole("alert").getByRole("button", { name: "Remove for good" }).click();
    await expect(dialog.getByText(words)).toBeHidden();
  });
});

test("a link ends when the sharer says so, may be for reading alone, and shares a whole conversation without the notes, until sharing stops", async ({
  signedIn: page,
  account,
  newAccount,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await newThread(request, account);
  await page.goto(`/#/conversation/${id}`);
  await openShare(page, 0);
  const dialog = page.getByRole("dialog");
  const works = dialog.getByLabel("The link works");
  const readersWrite = dialog.getByRole("checkbox", { name: "Readers can write what they remember" });
  await works.selectOption({ label: "for 7 days from now" });
  await readersWrite.click();
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog.getByText("It ends on")).toBeVisible();
  await expectAccessible(page, openDialog);
  const reader = await openSecondBrowser(browser, baseURL, await newAccount(), `/share/post/${id}`);
  const shown = reader.getByRole("main");

  await test.step("for reading alone, until the sharer chooses otherwise", async () => {
    await expect(reader.getByText(sharedTexts.answer)).toBeVisible();
    await expect(reader.getByRole("button", { name: "I remember it too" })).toBeHidden();
    await page.reload();
    await page.getByRole("button", { name: "Shared", exact: true }).click();
    await expect(works).toHaveValue("");
    await expect(readersWrite).not.toBeChecked();
    await readersWrite.click();
    await expect(readersWrite).toBeChecked();
    await works.selectOption({ label: "until I stop sharing" });
    await expect(dialog.getByText("It ends on")).toBeHidden();
    await reader.reload();
    await expect(reader.getByRole("button", { name: "I remember it too" })).toBeVisible();
    await dialog.getByRole("button", { name: "Stop sharing" }).click();
    await expect(dialog.getByText("The link no longer works.")).toBeVisible();
    await page.keyboard.press("Escape");
  });
  const whole = page.getByRole("checkbox", { name: "The whole conversation, without your notes" });
  const turn = page.getByRole("listitem").filter({ hasText: sharedTexts.message });
  const link = await test.step("the whole conversation, to which a reader writes", async () => {
    await openShare(page, 0);
    await works.selectOption({ label: "for 7 days from now" });
    await whole.click();
    await expect(whole).toBeFocused();
    await expect(works).toHaveValue("7");
    const preview = page.getByRole("region", { name: "They will see" });
    await expect(preview.getByText(sharedTexts.message)).toBeVisible();
    const link = await confirmShare(page);
    await reader.goto(link);
    await expect(shown.getByRole("heading", { name: "The house by the canal" })).toBeVisible();
    await expect(shown.getByRole("article")).toHaveText(await preview.getByRole("article").allTextContents());
    await expect(shown.getByText(sharedTexts.note)).toBeHidden();
    await reader.getByRole("button", { name: "I remember it too" }).last().click();
    await reader.getByRole("textbox", { name: "What you remember" }).fill(words);
    await reader.getByRole("button", { name: "Send", exact: true }).click();
    await expect(shown.getByText(`Sent to ${account.username}`)).toBeVisible();
    await expectAccessible(reader, "main");
    return link;
  });
  await test.step("what they wrote stays when the sharing stops", async () => {
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(turn.getByText(words)).toBeVisible();
    await turn.getByRole("button", { name: "Accept", exact: true }).click();
    await expect(turn.getByText("It now stands beside your memory.")).toBeVisible();
    await page.getByRole("button", { name: "Shared", exact: true }).last().click();
    await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(link);
    for (const isShared of [false, true]) {
      await whole.press("Space");
      await expect(page.getByRole("textbox", { name: "Link" })).toBeVisible({ visible: isShared });
      await expect(whole).toBeFocused();
    }
    await page.getByRole("button", { name: "Stop sharing" }).click();
    await expect(page.getByText("The link no longer works.")).toBeVisible();
    await expect(turn.getByText(words)).toBeVisible();
    await reader.reload();
    await expect(shown.getByRole("alert")).toContainText("no longer shared");
  });
});
