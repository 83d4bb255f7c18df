import { pauseClock } from "../support/browser/clock";
import { newConversation } from "../support/browser/conversation";
import { historyPage as history, openHistory, historyRows as rows } from "../support/browser/history";
import { expect, test } from "../support/browser/test";

test("many deletes leave the list in view and can be undone separately, without moving the focus away", async ({
  signedIn: page,
  request,
  account,
}) => {
  const names = ["First", "Second", "Third", "Fourth", "Fifth"];
  for (const name of ["Kept", ...names]) await newConversation(request, account, name);
  await page.clock.install();
  await openHistory(page);
  await page.setViewportSize({ width: 375, height: 600 });
  // An Undo is there for ten seconds.
  await pauseClock(page);
  for (const name of names.toReversed()) await page.getByRole("button", { name: `Delete ${name}` }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveCount(5);
  await expect(rows(page)).toHaveText([/Kept/]);
  await expect(rows(page)).toBeInViewport({ ratio: 1 });
  await undo.first().press("Enter");
  await expect(rows(page)).toHaveText([/First/, /Kept/]);
  await page.keyboard.press("Tab");
  await expect(undo.first()).toBeFocused();
  await undo.last().click();
  await expect(rows(page)).toHaveText([/Fifth/, /First/, /Kept/]);
});

test("a deleted conversation can be undone for ten seconds, wherever one has gone meanwhile", async ({
  signedIn: page,
  request,
  account,
}) => {
  await newConversation(request, account, "First");
  const id = await newConversation(request, account, "Second");
  await page.clock.install();
  await page.goto(`/#/conversation/${id}`);
  const heading = page.getByRole("heading", { level: 1, name: "Second" });
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(heading).toBeVisible();

  await test.step("on the page after the history, too", async () => {
    await openHistory(page);
    await page.getByRole("button", { name: "Delete Second" }).click();
    await expect(page.getByText("Conversation deleted successfully")).toBeVisible();
    await expect(rows(page)).toHaveText([/First/]);
    await page.getByRole("button", { name: "Start New" }).click();
    await undo.click();
    await expect(page.getByText("Conversation restored")).toBeVisible();
    await page.goto(`/#/conversation/${id}`);
    await expect(heading).toBeVisible();
  });

  await test.step("deleted from its own menu, too", async () => {
    await page.getByRole("button", { name: "More about this memory" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Conversation deleted successfully")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: /^Hi/ })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
    await undo.click();
  });

  await test.step("the keys undo it, too", async () => {
    await openHistory(page);
    await expect(rows(page)).toHaveText([/Second/, /First/]);
    await page.getByRole("button", { name: "Delete First" }).click();
    await expect(undo).toHaveCount(1);
    // The page may listen to keys a moment after the button is there.
    await expect
      .poll(async () => {
        await page.keyboard.press("Control+z");
        return undo.count();
      })
      .toBe(0);
    await expect(rows(page)).toHaveText([/Second/, /First/]);
  });

  await test.step("one that is undone after the history was opened again is in it again", async () => {
    await page.getByRole("button", { name: "Delete First" }).click();
    await expect(undo).toHaveCount(1);
    await page.getByRole("button", { name: "Start New" }).click();
    await expect(history(page)).toBeHidden();
    await openHistory(page);
    await expect(rows(page)).toHaveText([/Second/]);
    await undo.click();
    await expect(rows(page)).toHaveText([/Second/, /First/]);
  });

  await test.step("after ten seconds there is no Undo, and the focus stays in the history", async () => {
    await pauseClock(page);
    await page.getByRole("button", { name: "Delete First" }).click();
    await expect(undo).toBeVisible();
    await page.clock.runFor(9_999);
    await undo.focus();
    await page.clock.runFor(1);
    await expect(undo).toBeHidden();
    await expect(history(page).locator(":focus")).toHaveCount(1);
  });
});
