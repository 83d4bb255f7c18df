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
