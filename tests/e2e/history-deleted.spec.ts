import type { Route } from "@playwright/test";
import { pauseClock } from "../support/browser/clock";
import { newConversation } from "../support/browser/conversation";
import {
  historyPage as history,
  openDeleted,
  openHistory,
  restoreButton,
  historyRows as rows,
} from "../support/browser/history";
import { expect, test } from "../support/browser/test";

test("deleted conversations are restored, with their texts, from the recently deleted ones", async ({
  signedIn: page,
  request,
  account,
}) => {
  for (const name of ["The canal", "Second", "Third"]) await newConversation(request, account, name);
  await page.clock.install();
  await openHistory(page);
  const undo = page.getByRole("button", { name: "Undo" });
  await pauseClock(page);
  await page.getByRole("button", { name: "Delete The canal" }).click();
  await expect(undo).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(undo).toBeHidden();
  await page.clock.resume();
  for (const name of ["Second", "Third"]) await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(undo).toHaveCount(2);

  await test.step("an undone delete leaves their list, and a restored one cannot be undone", async () => {
    await openDeleted(page);
    await expect(rows(page)).toHaveText([/Third/, /Second/, /^The canalChildhood · deleted .*30 days left/]);
    await undo.first().click();
    await expect(rows(page)).toHaveText([/Second/, /The canal/]);
    await restoreButton(page, "Second").click();
    await expect(rows(page)).toHaveText([/The canal/]);
    await expect(undo).toHaveCount(0);
  });

  await test.step("one that was deleted more than ten seconds ago is restored with the keyboard", async () => {
    await restoreButton(page, "The canal").focus();
    await page.keyboard.press("Enter");
    await expect(history(page).getByText("Conversation restored").first()).toBeVisible();
    await expect(page.getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Recently deleted" })).toBeFocused();
  });

  await page.getByRole("button", { name: "Back to the history" }).click();
  await expect(rows(page)).toHaveText([/Third/, /Second/, /The canal/]);
  await history(page)
    .getByRole("link", { name: /^The canal/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "The canal" })).toBeVisible();
  await expect(page.getByText("The narrow house at lock 12.")).toBeVisible();
});

test.describe("when something fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const away = [{ status: 503, json: { message: "The database is away." } }, "The database is away."] as const;

  test("the history says what failed, loses nothing, and each call can be made again", async ({
    signedIn: page,
    request,
    account,
  }) => {
    await newConversation(request, account, "The canal");
    const alert = history(page).getByRole("alert");
    const fail = (calls: string, answer: Parameters<Route["fulfill"]>[0] | null) =>
      page.route(calls, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });

    await test.step("loading it", async () => {
      await fail("**/api/conversations?view=summary**", null);
      await openHistory(page);
      await expect(alert).toContainText("Failed to fetch conversation history");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(rows(page)).toHaveText([/The canal/]);
    });

    await test.step("deleting", async () => {
      const reasons = [
        away,
        [null, "Error deleting conversation"],
        [{ status: 500, json: {} }, "Error deleting conversation"],
      ] as const;
      for (const [answer, sentence] of reasons) {
        await fail("**/api/conversation/delete", answer);
        await page.getByRole("button", { name: "Delete The canal" }).click();
        await expect(alert).toHaveText(sentence);
        await expect(rows(page)).toHaveText([/The canal/]);
      }
      await page.getByRole("button", { name: "Delete The canal" }).click();
      await expect(page.getByText("Conversation deleted successfully")).toBeVisible();
    });

    await test.step("loading the deleted ones", async () => {
      await fail("**/api/conversations/deleted?*", null);
      await openDeleted(page);
      await expect(alert).toContainText("The deleted conversations couldn't be loaded.");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(rows(page)).toHaveText([/The canal/]);
    });

    await test.step("restoring, with the reason in its row", async () => {
      for (const [answer, sentence] of [away, [null, "Error restoring conversation"]] as const) {
        await fail("**/api/conversation/restore", answer);
        await restoreButton(page, "The canal").click();
        await expect(rows(page).getByRole("alert")).toHaveText(sentence);
        await expect(restoreButton(page, "The canal")).toBeFocused();
      }
      await restoreButton(page, "The canal").click();
      await expect(page.getByText("Conversation restored")).toBeVisible();
      await expect(rows(page)).toHaveCount(0);
    });
  });
});

test("deleted conversations are loaded one page at a time", async ({ signedIn: page }) => {
  const deleted = (number: number) => ({
    ...{ _id: `c${number}`, projectName: `Number ${number}`, topic: "childhood", daysLeft: 30 },
    deletedAt: new Date().toISOString(),
  });
  let oldest = [deleted(0)];
  await page.route("**/api/conversations/deleted?*", (route) => {
    const isNext = new URL(route.request().url()).searchParams.get("cursor") === "next";
    const conversations = isNext ? oldest : [deleted(3), deleted(2), deleted(1)];
    return route.fulfill({ json: { conversations, nextCursor: !isNext && oldest.length > 0 ? "next" : null } });
  });
  await page.route("**/api/conversation/restore", (route) => {
    oldest = [];
    return route.fulfill({ json: { message: "Conversation restored" } });
  });
  await openHistory(page);
  await openDeleted(page);
  await expect(rows(page)).toHaveText([/Number 3/, /Number 2/, /Number 1/]);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows(page).last()).toContainText("Number 0");
  await restoreButton(page, "Number 0").click();
  await expect(rows(page)).toHaveText([/Number 3/, /Number 2/, /Number 1/]);
  await expect(page.getByRole("button", { name: "Show more" })).toBeHidden();
});
