import type { Page } from "@playwright/test";
import { limits } from "../../lib/limits";
import { expect, signIn, test } from "../support/e2e";
import { callAs, newConversation } from "../support/memory";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Conversation History" });
const rows = (page: Page) => dialog(page).getByRole("listitem");
const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

async function openHistory(page: Page) {
  await page.getByRole("button", { name: "History" }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Scrolls until the last row that is there says this. */
async function scrollUntil(page: Page, text: RegExp) {
  const scroll = async () => {
    await page.mouse.wheel(0, 3_000);
    return rows(page).last().textContent();
  };
  await expect.poll(scroll, { intervals: [50] }).toMatch(text);
}

test("the history has the newest first under its day, and opens it by a real link", async ({
  signedIn: page,
  request,
  account,
}) => {
  await newConversation(request, account, "First");
  const id = await newConversation(request, account, "Second");
  await openHistory(page);
  await expect(rows(page)).toHaveText([/^TodaySecond.*Childhood$/, /^First.*Childhood$/]);
  const link = dialog(page).getByRole("link", { name: /^Second/ });
  await expect(link).toHaveAttribute("href", `#/conversation/${id}`);
  await link.click();
  await expect(page.getByRole("heading", { name: "Second" })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test("a conversation opens in a new tab, by the control and by the middle button", async ({
  signedIn: page,
  request,
  account,
}) => {
  await newConversation(request, account, "The canal");
  await openHistory(page);
  for (const open of [
    () => page.getByRole("link", { name: "Open The canal in a new tab" }).click(),
    () =>
      dialog(page)
        .getByRole("link", { name: /^The canal/ })
        .click({ button: "middle" }),
  ]) {
    const [tab] = await Promise.all([page.context().waitForEvent("page"), open()]);
    await expect(tab.getByRole("heading", { name: "The canal" })).toBeVisible();
    await tab.close();
  }
  await expect(dialog(page)).toBeVisible();
});

test("a new name is kept on this device only, in every list and above the thread", async ({
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

test("an empty name gives the original back, and Escape leaves everything as it is", async ({
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

test("a delete takes effect at once and can be undone", async ({ signedIn: page, request, account }) => {
  await newConversation(request, account, "First");
  await newConversation(request, account, "Second");
  await openHistory(page);
  await page.getByRole("button", { name: "Delete Second" }).click();
  await expect(page.getByText("Conversation deleted successfully")).toBeVisible();
  await expect(rows(page)).toHaveText([/First/]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Conversation restored")).toBeVisible();
  await expect(rows(page)).toHaveText([/Second/, /First/]);
  await page.reload();
  await openHistory(page);
  await expect(rows(page)).toHaveCount(2);
});

test("deleting the conversation on the page leads home, and undoing it leads back", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account, "The canal");
  await signIn(page, account);
  await page.goto(`/#/conversation/${id}`);
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

test("a delete can be undone for ten seconds", async ({ signedIn: page, request, account }) => {
  await newConversation(request, account, "The canal");
  await page.clock.install();
  await openHistory(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Delete The canal" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.clock.runFor(9_999);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
});

test("a conversation can be looked into before it is opened", async ({
  signedIn: page,
  companion,
  request,
  account,
}) => {
  companion.script = "What stood on the **table**?";
  const conversationId = await newConversation(request, account, "The canal");
  await callAs(request, account, "/api/add-note", { conversationId, content: "Ask Ruth" });
  for (const message of ["One", "Two", "Three"])
    await callAs(request, account, "/api/grok", { conversationId, message });
  await openHistory(page);
  const toggle = page.getByRole("button", { name: "Preview The canal" });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(rows(page)).toContainText(
    /The narrow house at lock 12.*What stood on the table\?.*Ask Ruth.*1 more entry/,
  );
  await toggle.click();
  await expect(rows(page)).not.toContainText("Ask Ruth");
});

test("whoever has written nothing has no history", async ({ signedIn: page }) => {
  await openHistory(page);
  await expect(dialog(page).getByText("No conversation history yet.")).toBeVisible();
});

test("a history of many pages is read as it is scrolled", async ({ signedIn: page, request, account }) => {
  await newConversation(request, account, "The oldest");
  await Promise.all(Array.from({ length: limits.historyPage }, () => newConversation(request, account, "Later")));
  const pages: string[] = [];
  page.on("request", (call) => call.url().includes("view=summary") && pages.push(call.url()));
  await openHistory(page);
  await expect(rows(page).first()).toContainText("Later");
  expect(pages).toHaveLength(1);
  await rows(page).first().hover();
  await scrollUntil(page, /The oldest/);
  expect(pages).toHaveLength(2);
});

test("ten thousand conversations keep the page small", async ({ signedIn: page }) => {
  await page.route("**/api/conversations?view=summary**", (route) => {
    const query = new URL(route.request().url()).searchParams;
    const newest = Number(query.get("cursor") ?? 10_001) - 1;
    return route.fulfill({ json: manyConversations(newest, Number(query.get("limit"))) });
  });
  await openHistory(page);
  await expect(rows(page).first()).toContainText("Memory 10000");
  await rows(page).first().hover();
  for (const end of [/Memory 99\d\d/, /Memory 98\d\d/, /Memory 97\d\d/]) {
    await scrollUntil(page, end);
    expect(await nodesOf(page)).toBeLessThan(600);
  }
});

function manyConversations(newest: number, count: number) {
  const conversations = Array.from({ length: count }, (_, place) => ({
    _id: `c${newest - place}`,
    projectName: `Memory ${newest - place}`,
    topic: "childhood",
    prompt: "",
    questionAnswers: [],
    file: null,
    pending: false,
    timestamp: new Date(Date.UTC(2026, 0, 1) - (10_000 - newest + place) * 8 * 3_600_000).toISOString(),
    orderIndex: newest - place,
    continuationCount: place % 3,
  }));
  return { conversations, nextCursor: String(newest - count + 1) };
}

test.describe("when something fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a history that cannot be read says so and can be asked for again", async ({
    signedIn: page,
    request,
    account,
  }) => {
    await newConversation(request, account, "The canal");
    await page.route("**/api/conversations?view=summary**", (route) => route.abort());
    await openHistory(page);
    await expect(dialog(page).getByRole("alert")).toContainText("Failed to fetch conversation history");
    await page.unroute("**/api/conversations?view=summary**");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(rows(page)).toHaveText([/The canal/]);
  });

  test("a refused token ends the session", async ({ signedIn: page }) => {
    await page.route("**/api/conversations?view=summary**", (route) =>
      route.fulfill({ status: 403, json: { message: "Invalid token" } }),
    );
    await page.getByRole("button", { name: "History" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  });

  test("a delete that fails says why, and the conversation stays", async ({ signedIn: page, request, account }) => {
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

  test("an unknown conversation leads home and says so", async ({ signedIn: page }) => {
    await page.goto("/#/conversation/nobody-knows-it");
    await expect(page.getByText("Conversation not found")).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
  });
});

test("Start New can be undone from a conversation and from the questions", async ({ page, request, account }) => {
  const id = await newConversation(request, account, "The canal");
  await signIn(page, account);
  await page.goto(`/#/conversation/${id}`);
  await page.getByLabel("Your message").fill("Not sent yet");
  await page.getByRole("button", { name: "Start New" }).click();
  await expect(page.getByText("You started anew.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "The canal" })).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("Not sent yet");

  await page.goto("/#/");
  await page.getByLabel("Project name").fill("Half a name");
  await page.getByRole("button", { name: "Start New" }).click();
  await expect(page.getByLabel("Project name")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Project name")).toHaveValue("Half a name");
});

test("memories of this day are offered on the home view, and open", async ({ signedIn: page, request, account }) => {
  await expect(page.getByText("On this day")).toHaveCount(0);
  const id = await newConversation(request, account, "The canal");
  const then = new Date();
  then.setFullYear(then.getFullYear() - 2);
  const memory = { _id: id, projectName: "The canal", topic: "childhood", timestamp: then.toISOString(), excerpt: "" };
  await page.route("**/api/conversations/on-this-day?timeZone=*", (route) =>
    route.fulfill({ json: { memories: [memory] } }),
  );
  await page.reload();
  await expect(page.getByText("On this day, 2 years ago")).toBeVisible();
  await page.getByRole("link", { name: "“The canal”" }).click();
  await expect(page.getByRole("heading", { name: "The canal" })).toBeVisible();
});
