import { pauseClock } from "../support/browser/clock";
import { newConversation } from "../support/browser/conversation";
import { historyDialog as dialog, openHistory, historyRows as rows } from "../support/browser/history";
import { expect, signIn, test } from "../support/browser/test";

test("a new name is shown in every list and above the thread, on this device only", async ({
  signedIn: page,
  browser,
  baseURL,
  request,
  account,
}) => {
  const id = await newConversation(request, account, "The canal");
  await openHistory(page);
  const calls: string[] = [];
  page.on("request", (call) => calls.push(call.url()));
  await page.getByRole("button", { name: "Rename The canal" }).click();
  await expect(page.getByLabel("New name")).toBeFocused();
  await page.keyboard.type("Lock 12");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Conversation renamed successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename Lock 12" })).toBeFocused();
  await expect(rows(page)).toHaveText([/Lock 12.*on this device/]);
  expect(calls).toEqual([]);

  await page.goto(`/#/conversation/${id}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Lock 12" })).toBeVisible();
  await expect(page.getByText("on this device")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox").fill("canal");
  await expect(page.getByRole("dialog").getByRole("link", { name: /^Lock 12/ })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL });
  const otherPage = await elsewhere.newPage();
  await signIn(otherPage, account);
  await openHistory(otherPage);
  await expect(rows(otherPage)).toHaveText([/The canal/]);
  await elsewhere.close();
});

test("an empty name restores the original, and Escape changes nothing", async ({
  signedIn: page,
  request,
  account,
}) => {
  await newConversation(request, account, "The canal");
  await openHistory(page);
  for (const [name, key, shown] of [
    ["Lock 12", "Enter", "Lock 12"],
    ["Lock 13", "Escape", "Lock 12"],
    [" ", "Enter", "The canal"],
  ] as const) {
    await page.getByRole("button", { name: /^Rename/ }).click();
    await page.getByLabel("New name").fill(name);
    await page.keyboard.press(key);
    await expect(page.getByRole("button", { name: `Rename ${shown}` })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "History" })).toBeFocused();
});

test("saving an unchanged name reports that nothing was renamed", async ({ signedIn: page, request, account }) => {
  await newConversation(request, account, "The canal");
  await openHistory(page);
  const outcome = dialog(page).getByRole("status");
  for (const [name, sentence] of [
    ["", "Nothing was renamed."],
    ["Lock 12", "Conversation renamed successfully"],
    ["Lock 12", "Nothing was renamed."],
    ["", "Conversation renamed successfully"],
    ["The canal", "Nothing was renamed."],
  ] as const) {
    await page.getByRole("button", { name: /^Rename/ }).click();
    await page.getByLabel("New name").fill(name);
    await page.keyboard.press("Enter");
    await expect(outcome.filter({ hasText: sentence })).toBeVisible();
  }
});

test("a delete takes effect at once and can be undone", async ({ signedIn: page, request, account }) => {
  await newConversation(request, account, "First");
  await newConversation(request, account, "Second");
  await openHistory(page);
  await page.getByRole("button", { name: "Delete Second" }).click();
  await expect(page.getByText("Conversation deleted successfully")).toBeVisible();
  await expect(rows(page)).toHaveText([/First/]);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Conversation restored")).toBeVisible();
  await expect(rows(page)).toHaveText([/Second/, /First/]);
  await page.reload();
  await openHistory(page);
  await expect(rows(page)).toHaveCount(2);
});

test("two deletes can be undone separately", async ({ signedIn: page, request, account }) => {
  await newConversation(request, account, "First");
  await newConversation(request, account, "Second");
  await openHistory(page);
  await page.getByRole("button", { name: "Delete Second" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(1);
  await page.getByRole("button", { name: "Delete First" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(rows(page)).toHaveText([/Second/]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveText([/Second/, /First/]);
});

test("many deletes leave the list in view, and an undo does not move the focus away", async ({
  signedIn: page,
  request,
  account,
}) => {
  const names = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"];
  for (const name of ["Kept", ...names]) await newConversation(request, account, name);
  await openHistory(page);
  await page.setViewportSize({ width: 375, height: 700 });
  for (const name of names.toReversed()) await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(8);
  await expect(rows(page)).toHaveText([/Kept/]);
  await expect(rows(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Undo" }).first().press("Enter");
  await expect(rows(page)).toHaveText([/First/, /Kept/]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" }).first()).toBeFocused();
});

test("deleting the conversation on the page leads home, and undoing it leads back", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account, "The canal");
  await signIn(page, account, `/conversation/${id}`);
  await expect(page.getByRole("heading", { name: "The canal" })).toBeVisible();
  await openHistory(page);
  await page.getByRole("button", { name: "Delete The canal" }).click();
  await expect(page.getByText("No conversation history yet.")).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "The canal" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#/conversation/${id}$`));
});

test("a delete that is undone after the history was opened again is in the history again", async ({
  signedIn: page,
  request,
  account,
}) => {
  await newConversation(request, account, "First");
  await newConversation(request, account, "Second");
  await openHistory(page);
  await page.getByRole("button", { name: "Delete First" }).click();
  await expect(page.getByText("Conversation deleted successfully")).toBeVisible();
  await page.keyboard.press("Escape");
  await openHistory(page);
  await expect(rows(page)).toHaveText([/Second/]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveText([/Second/, /First/]);
});

test("a delete can be undone for ten seconds", async ({ signedIn: page, request, account }) => {
  await newConversation(request, account, "The canal");
  await page.clock.install();
  await openHistory(page);
  await pauseClock(page);
  await page.getByRole("button", { name: "Delete The canal" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.clock.runFor(9_999);
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.clock.runFor(1);
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
});

test.describe("when something fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a failed delete shows the reason, and the conversation stays", async ({ signedIn: page, request, account }) => {
    await newConversation(request, account, "The canal");
    await openHistory(page);
    for (const [answer, sentence] of [
      [{ status: 503, json: { message: "The database is away." } }, "The database is away."],
      [null, "Error deleting conversation"],
    ] as const) {
      await page.route("**/api/conversation/delete", (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.getByRole("button", { name: "Delete The canal" }).click();
      await expect(dialog(page).getByRole("alert")).toHaveText(sentence);
      await expect(rows(page)).toHaveText([/The canal/]);
      await page.unroute("**/api/conversation/delete");
    }
  });
});
