import { pauseClock } from "../support/browser/clock";
import { newConversation } from "../support/browser/conversation";
import { historyPage as history, openHistory, historyRows as rows } from "../support/browser/history";
import { expect, signIn, test } from "../support/browser/test";

test("a new name is shown in every list and above the thread, on this device only", async ({
  page,
  request,
  account,
}) => {
  await newConversation(request, account, "The canal");
  await newConversation(request, account, "Night shifts");
  await signIn(page, account);
  await openHistory(page);
  const rename = history(page).getByRole("button", { name: /^Rename (The canal|Lock)/ });
  await expect(rename).toBeVisible();
  const calls: string[] = [];
  page.on("request", (call) => calls.push(call.url()));

  await test.step("saving says whether something was renamed, an empty name restores the original, and Escape changes nothing", async () => {
    for (const [name, key, shown, sentence] of [
      ["", "Enter", "The canal", "Nothing was renamed."],
      ["Lock 12", "Enter", "Lock 12", "Conversation renamed successfully"],
      ["Lock 12", "Enter", "Lock 12", "Nothing was renamed."],
      ["Lock 13", "Escape", "Lock 12", ""],
      [" ", "Enter", "The canal", "Conversation renamed successfully"],
      ["The canal", "Enter", "The canal", "Nothing was renamed."],
      ["Lock 12", "Enter", "Lock 12", "Conversation renamed successfully"],
    ] as const) {
      await rename.click();
      await expect(page.getByLabel("New name")).toBeFocused();
      await page.getByLabel("New name").fill(name);
      await page.keyboard.press(key);
      await expect(page.getByRole("button", { name: `Rename ${shown}` })).toBeFocused();
      if (sentence) await expect(history(page).getByRole("status").filter({ hasText: sentence })).toBeVisible();
    }
    await expect(rows(page).last()).toHaveText(/Lock 12.*on this device/);
    expect(calls).toEqual([]);
  });

  await test.step("a name that was typed and not saved is there when the history is opened again, until Cancel", async () => {
    await rename.click();
    await page.getByLabel("New name").fill("Lock 14");
    await page.reload();
    await expect(page.getByLabel("New name")).toHaveValue("Lock 14");
    await history(page).getByRole("button", { name: "Cancel" }).click();
    await expect(rename).toBeFocused();
  });

  await test.step("a title limits the history at once, also by the name on this device", async () => {
    await page.route("**/api/conversations?**", (route) => route.abort());
    for (const name of ["lock", "CANAL"]) {
      await history(page).getByLabel("Filter by name").fill(name);
      await expect(rows(page)).toHaveText([/Lock 12/]);
    }
    await history(page).getByLabel("Filter by name").fill("zeppelin");
    await expect(history(page).getByText("No matching names.")).toBeVisible();
    await page.unroute("**/api/conversations?**");
  });

  await test.step("what no title has is searched for, in which the new name is shown, too", async () => {
    await history(page).getByRole("button", { name: "Search inside your conversations" }).click();
    await expect(page.getByRole("dialog").getByRole("searchbox")).toHaveValue("zeppelin");
    const found = page.getByRole("dialog").getByRole("link", { name: "Lock 12" });
    await page.getByRole("dialog").getByRole("button", { name: "Clear the search" }).click();
    await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
    await expect(found).toBeVisible();
    await page.getByRole("dialog").getByRole("searchbox").fill("canal");
    await expect(found.locator("mark").first()).toBeVisible();
    await found.click();
    await expect(page.getByRole("heading", { level: 1, name: "Lock 12" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Lock 12" })).toBeVisible();
    await expect(page.getByText("on this device")).toBeVisible();
  });
});

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

  await test.step("the keys undo it, too", async () => {
    await openHistory(page);
    await expect(rows(page)).toHaveText([/Second/, /First/]);
    await page.getByRole("button", { name: "Delete First" }).click();
    await expect(undo).toHaveCount(1);
    await page.keyboard.press("Control+z");
    await expect(page.getByText("Conversation restored").last()).toBeVisible();
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
