import type { Page } from "@playwright/test";
import { limits } from "../../lib/api/limits";
import { callAs, newConversation } from "../support/browser/conversation";
import { historyDialog as dialog, openHistory, historyRows as rows } from "../support/browser/history";
import { expect, signIn, test } from "../support/browser/test";

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

/** Scrolls until the last rendered row has this text. */
async function scrollUntil(page: Page, text: RegExp) {
  const scroll = async () => {
    await page.mouse.wheel(0, 3_000);
    return rows(page).last().textContent();
  };
  await expect.poll(scroll, { intervals: [50] }).toMatch(text);
}

test("the history lists the newest conversation first under its month, and its row is a link", async ({
  signedIn: page,
  request,
  account,
}) => {
  await newConversation(request, account, "First");
  const id = await newConversation(request, account, "Second");
  await openHistory(page);
  const [month, day] = ["month", "day"].map((unit) =>
    new Intl.DateTimeFormat("en-US", { [unit]: unit === "month" ? "long" : "numeric" }).format(),
  );
  await expect(rows(page)).toHaveText([
    new RegExp(`^${month} \\d{4}${day} \\w{3}Second.*The narrow house.*Childhood`),
    new RegExp(`^${day} \\w{3}First.*Childhood`),
  ]);
  const link = dialog(page).getByRole("link", { name: /^Second/ });
  await expect(link).toHaveAttribute("href", `#/conversation/${id}`);
  await link.click();
  await expect(page.getByRole("heading", { name: "Second" })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test("a conversation opens in a new tab, by the Control key and by the middle mouse button", async ({
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

test("the history can be used with the keyboard alone", async ({ signedIn: page, request, account }) => {
  await newConversation(request, account, "The canal");
  await page.getByRole("button", { name: "History" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Preview The canal" })).toBeVisible();
  const link = dialog(page).getByRole("link", { name: /^The canal/ });
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  for (const name of ["Preview The canal", "Open The canal in a new tab", "Rename The canal", "Delete The canal"]) {
    await page.keyboard.press("Tab");
    await expect(dialog(page).getByLabel(name)).toBeFocused();
    await expect(dialog(page).getByLabel(name)).toBeInViewport();
  }
  for (const _ of ["Rename", "New tab", "Preview", "link"]) await page.keyboard.press("Shift+Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "The canal" })).toBeVisible();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test("the actions of a conversation are behind one button", async ({ signedIn: page, request, account }) => {
    await newConversation(request, account, "The canal");
    await openHistory(page);
    const actions = page.getByRole("button", { name: "Actions for The canal" });
    const rename = page.getByRole("button", { name: "Rename The canal" });
    await expect(actions).toBeVisible();
    await expect(rename).toHaveCount(0);
    await actions.tap();
    await expect(page.getByRole("link", { name: "Open The canal in a new tab" })).toBeVisible();
    await rename.tap();
    await expect(page.getByLabel("New name")).toBeFocused();
    await page.getByLabel("New name").fill("Lock 12");
    await page.getByRole("button", { name: "Save" }).tap();
    await expect(page.getByRole("button", { name: "Actions for Lock 12" })).toBeFocused();
    await page.getByRole("button", { name: "Actions for Lock 12" }).tap();
    await page.getByRole("button", { name: "Delete Lock 12" }).tap();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });
});

test("a conversation can be previewed before it is opened", async ({ signedIn: page, fakeAi, request, account }) => {
  fakeAi.script = "What stood on the **table**?";
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

test("a new person has an empty history", async ({ signedIn: page }) => {
  await openHistory(page);
  await expect(dialog(page).getByText("No conversation history yet.")).toBeVisible();
});

test("a title limits the history at once, also by the name on this device, and is searched for where none has it", async ({
  page,
  request,
  account,
}) => {
  await newConversation(request, account, "The canal");
  await newConversation(request, account, "Night shifts");
  await signIn(page, account, "/");
  await openHistory(page);
  await expect(rows(page)).toHaveCount(2);
  await page.route("**/api/conversations?**", (route) => route.abort());
  await rows(page).last().hover();
  await dialog(page).getByLabel("Rename The canal").click();
  await page.getByLabel("New name").fill("Lock 12");
  await page.keyboard.press("Enter");
  for (const name of ["lock", "CANAL"]) {
    await dialog(page).getByLabel("Filter by title").fill(name);
    await expect(rows(page)).toHaveText([/Lock 12/]);
  }
  await dialog(page).getByLabel("Filter by title").fill("zeppelin");
  await expect(dialog(page).getByText("No matching titles.")).toBeVisible();

  await page.unroute("**/api/conversations?**");
  await dialog(page).getByRole("button", { name: "Search what is written inside" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("zeppelin");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Lock 12" })).toBeVisible();
});

test("a history of many pages loads while scrolling", async ({ signedIn: page, request, account }) => {
  await newConversation(request, account, "The oldest");
  await Promise.all(Array.from({ length: limits.historyPage }, () => newConversation(request, account, "Later")));
  const pages: string[] = [];
  page.on("request", (call) => call.url().includes("view=summary") && pages.push(call.url()));
  await openHistory(page);
  await expect(rows(page).first()).toContainText("Later");
  expect(pages).toHaveLength(1);
  await rows(page).first().hover();
  // Older rows are only on the server yet, so it is asked for a title.
  await dialog(page).getByLabel("Filter by title").fill("oldest");
  await expect(rows(page)).toHaveText([/The oldest/]);
  expect(pages.map((url) => new URL(url).searchParams.get("q"))).toEqual([null, "oldest"]);
  await dialog(page).getByLabel("Filter by title").fill("");
  await rows(page).first().hover();
  await scrollUntil(page, /The oldest/);
  expect(pages).toHaveLength(3);
});

test("a history of ten thousand conversations has few elements in the page", async ({ signedIn: page }) => {
  let oldest = 10_001;
  await page.route("**/api/conversations?view=summary**", (route) => {
    const query = new URL(route.request().url()).searchParams;
    const newest = Number(query.get("cursor") ?? 10_001) - 1;
    oldest = Math.min(oldest, newest - Number(query.get("limit")) + 1);
    return route.fulfill({ json: manyConversations(newest, Number(query.get("limit"))) });
  });
  await openHistory(page);
  await expect(rows(page).first()).toContainText("Memory 10000");
  await rows(page).first().hover();
  for (const end of [/Memory 99\d\d/, /Memory 98\d\d/, /Memory 97\d\d/]) {
    await scrollUntil(page, end);
    expect(await nodesOf(page)).toBeLessThan(650);
  }
  // 500 of them would be less than 30 screens.
  const height = await rows(page)
    .first()
    .evaluate((row) => row.parentElement?.offsetHeight ?? 0);
  expect(height / (10_001 - oldest)).toBeLessThan((30 * 800) / 500);
});

function manyConversations(newest: number, count: number) {
  const conversations = Array.from({ length: count }, (_, index) => ({
    _id: `c${newest - index}`,
    projectName: `Memory ${newest - index}`,
    topic: "childhood",
    prompt: "",
    questionAnswers: [],
    file: null,
    pending: false,
    timestamp: new Date(Date.UTC(2026, 0, 1) - (10_000 - newest + index) * 8 * 3_600_000).toISOString(),
    orderIndex: newest - index,
    continuationCount: index % 3,
  }));
  return { conversations, nextCursor: String(newest - count + 1) };
}

test.describe("when something fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a history that fails to load says so and can be loaded again", async ({ signedIn: page, request, account }) => {
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
});
