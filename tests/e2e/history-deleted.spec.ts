import { limits } from "../../lib/api/limits";
import { pauseClock } from "../support/browser/clock";
import { newConversation } from "../support/browser/conversation";
import {
  historyDialog as dialog,
  openDeleted,
  openHistory,
  restoreButton,
  historyRows as rows,
} from "../support/browser/history";
import { expect, test } from "../support/browser/test";

test("a conversation deleted more than ten seconds ago is restored, with its texts, from the recently deleted ones", async ({
  signedIn: page,
  request,
  account,
}) => {
  await newConversation(request, account, "The canal");
  await newConversation(request, account, "Another");
  await page.clock.install();
  await openHistory(page);
  await pauseClock(page);
  await page.getByRole("button", { name: "Delete The canal" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await page.clock.resume();

  await openDeleted(page);
  await expect(rows(page)).toHaveText([/^The canalChildhood · deleted .*30 days left/]);
  await page.keyboard.press("Tab");
  await expect(restoreButton(page, "The canal")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("Conversation restored")).toBeVisible();
  await expect(page.getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Recently deleted" })).toBeFocused();

  await page.getByRole("button", { name: "Back to the history" }).click();
  await expect(rows(page)).toHaveText([/Another/, /The canal/]);
  await dialog(page)
    .getByRole("link", { name: /^The canal/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "The canal" })).toBeVisible();
  await expect(page.getByText("The narrow house at lock 12.")).toBeVisible();
});

test("an undone delete leaves the list of deleted conversations, and a restored one cannot be undone", async ({
  signedIn: page,
  request,
  account,
}) => {
  await newConversation(request, account, "First");
  await newConversation(request, account, "Second");
  await openHistory(page);
  for (const name of ["First", "Second"]) {
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
  }
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(2);
  await openDeleted(page);
  await expect(rows(page)).toHaveText([/Second/, /First/]);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(rows(page)).toHaveText([/First/]);
  await restoreButton(page, "First").click();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the history" }).click();
  await expect(rows(page)).toHaveText([/Second/, /First/]);
});

test("deleted conversations are loaded one page at a time", async ({ signedIn: page, request, account }) => {
  const headers = { authorization: `Bearer ${account.token}` };
  for (let number = 0; number <= limits.historyPage; number++) {
    const id = await newConversation(request, account, `Number ${number}`);
    await request.delete(`/api/conversation/delete?id=${id}`, { headers, failOnStatusCode: true });
  }
  await openHistory(page);
  await openDeleted(page);
  await expect(rows(page)).toHaveCount(limits.historyPage);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows(page).last()).toContainText("Number 0");
  await restoreButton(page, "Number 0").click();
  await expect(rows(page)).toHaveCount(limits.historyPage);
  await expect(page.getByRole("button", { name: "Show more" })).toBeHidden();
});

test.describe("when something fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a failed restore shows the reason in its row and can be tried again", async ({
    signedIn: page,
    request,
    account,
  }) => {
    await newConversation(request, account, "The canal");
    await openHistory(page);
    await page.getByRole("button", { name: "Delete The canal" }).click();
    await expect(page.getByText("Conversation deleted successfully")).toBeVisible();
    await openDeleted(page);
    for (const [answer, sentence] of [
      [{ status: 503, json: { message: "The database is away." } }, "The database is away."],
      [null, "Error restoring conversation"],
    ] as const) {
      await page.route("**/api/conversation/restore", (route) => (answer ? route.fulfill(answer) : route.abort()));
      await restoreButton(page, "The canal").click();
      await expect(rows(page).getByRole("alert")).toHaveText(sentence);
      await expect(restoreButton(page, "The canal")).toBeFocused();
      await page.unroute("**/api/conversation/restore");
    }
    await restoreButton(page, "The canal").click();
    await expect(page.getByText("Conversation restored")).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });

  test("a list of deleted conversations that fails to load can be loaded again", async ({ signedIn: page }) => {
    await page.route("**/api/conversations/deleted?*", (route) => route.abort());
    await openHistory(page);
    await openDeleted(page);
    await expect(dialog(page).getByRole("alert")).toContainText("What was deleted could not be loaded.");
    await page.unroute("**/api/conversations/deleted?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
  });
});
