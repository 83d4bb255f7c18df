import type { Page, Route } from "@playwright/test";
import { callAs, newConversation } from "../support/browser/conversation";
import { historyPage as history, openHistory, historyRows as rows } from "../support/browser/history";
import { nodesOf } from "../support/browser/slow-page";
import { expect, test } from "../support/browser/test";

/** Scrolls until the last rendered row has this text. */
async function scrollUntil(page: Page, text: RegExp) {
  const scroll = async () => {
    await page.mouse.wheel(0, 3_000);
    return rows(page).last().textContent();
  };
  await expect.poll(scroll, { intervals: [50] }).toMatch(text);
}

test("a conversation is found, looked into and opened", async ({ signedIn: page, fakeAi, request, account }) => {
  await newConversation(request, account, "Night shifts");
  fakeAi.script = "What stood on the **table**?";
  const id = await newConversation(request, account, "The canal");
  await callAs(request, account, "/api/add-note", { conversationId: id, content: "Ask Ruth" });
  for (const message of ["One", "Two", "Three"])
    await callAs(request, account, "/api/grok", { conversationId: id, message });
  await page.getByRole("button", { name: "History" }).press("Enter");
  await expect(page).toHaveURL(/#\/history$/);

  await test.step("the newest comes first, under its month", async () => {
    const [month, day] = ["month", "day"].map((unit) =>
      new Intl.DateTimeFormat("en-US", { [unit]: unit === "month" ? "long" : "numeric" }).format(),
    );
    await expect(rows(page)).toHaveText([
      new RegExp(`^${month} \\d{4}${day} \\w{3}The canal.*The narrow house.*Childhood`),
      new RegExp(`^${day} \\w{3}Night shifts.*Childhood`),
    ]);
  });

  await test.step("a preview shows its first entries as plain text", async () => {
    const toggle = page.getByRole("button", { name: "Preview The canal" });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(rows(page).first()).toContainText(
      /The narrow house at lock 12.*What stood on the table\?.*Ask Ruth.*1 more entry/,
    );
    await toggle.click();
    await expect(rows(page).first()).not.toContainText("Ask Ruth");
  });

  const link = history(page).getByRole("link", { name: /^The canal/ });
  await test.step("its row is a link, which opens in a new tab, too", async () => {
    await expect(link).toHaveAttribute("href", `#/conversation/${id}`);
    const apart = page.getByRole("link", { name: "Open The canal in a new tab" });
    for (const open of [() => apart.click(), () => link.click({ button: "middle" })]) {
      const [tab] = await Promise.all([page.context().waitForEvent("page"), open()]);
      await expect(tab).toHaveURL(new RegExp(`/#/conversation/${id}$`));
      await tab.close();
    }
    await expect(history(page)).toBeVisible();
  });

  await test.step("each action of a row is reached with the Tab key, Enter opens the conversation, and Back leads to its link", async () => {
    await history(page).getByLabel("Filter by name").focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    for (const name of ["Preview The canal", "Open The canal in a new tab", "Rename The canal", "Delete The canal"]) {
      await page.keyboard.press("Tab");
      await expect(history(page).getByLabel(name)).toBeFocused();
      await expect(history(page).getByLabel(name)).toBeInViewport();
    }
    for (const _ of ["Rename", "New tab", "Preview", "link"]) await page.keyboard.press("Shift+Tab");
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "The canal" })).toBeVisible();
    await expect(history(page)).toBeHidden();
    await page.goBack();
    await expect(link).toBeFocused();
  });
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

test.describe("of ten thousand", () => {
  // The server has none of them.
  test.use({ expectedErrors: /404/ });

  test("conversations load while scrolling", async ({ signedIn: page }) => {
    let oldest = 10_001;
    const titles: (string | null)[] = [];
    await page.route("**/api/conversations?view=summary**", (route) => {
      const query = queryOf(route);
      titles.push(query.get("q"));
      if (query.has("q")) return route.fulfill({ json: { ...manyConversations(1, 1), nextCursor: null } });
      const newest = Number(query.get("cursor") ?? 10_001) - 1;
      oldest = Math.min(oldest, newest - Number(query.get("limit")) + 1);
      return route.fulfill({ json: manyConversations(newest, Number(query.get("limit"))) });
    });
    await openHistory(page);
    await expect(rows(page).first()).toContainText("Memory 10000");
    expect(titles).toEqual([null]);

    await test.step("older rows are only on the server yet, so it is asked for a title", async () => {
      await history(page).getByLabel("Filter by name").fill("oldest");
      await expect(rows(page)).toHaveText([/The oldest/]);
      expect(titles).toEqual([null, "oldest"]);
      await history(page).getByLabel("Filter by name").fill("");
      await expect(rows(page).first()).toContainText("Memory 10000");
    });

    await rows(page).first().hover();
    for (const end of [/Memory 99\d\d/, /Memory 98\d\d/, /Memory 97\d\d/]) {
      await scrollUntil(page, end);
      expect(await nodesOf(page)).toBeLessThan(650);
    }
    expect(titles.slice(2).length).toBeGreaterThan(2);
    // 500 of them would be less than 30 screens.
    const height = await rows(page)
      .first()
      .evaluate((row) => row.parentElement?.offsetHeight ?? 0);
    expect(height / (10_001 - oldest)).toBeLessThan((30 * 800) / 500);
  });
});

const queryOf = (route: Route) => new URL(route.request().url()).searchParams;

function manyConversations(newest: number, count: number) {
  const conversations = Array.from({ length: count }, (_, index) => ({
    _id: `c${newest - index}`,
    projectName: newest === 1 ? "The oldest" : `Memory ${newest - index}`,
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
