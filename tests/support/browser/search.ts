import type { APIRequestContext, Page } from "@playwright/test";
import { callAs, newConversation } from "./conversation";
import { type Account, expect } from "./test";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const field = (page: Page) => dialog(page).getByRole("searchbox");
export const results = (page: Page) => dialog(page).getByRole("link");
export const status = (page: Page) => dialog(page).getByRole("status");
export async function openSearch(page: Page) {
  await expect(page.getByRole("navigation")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

export async function search(page: Page, term: string) {
  if (!(await dialog(page).isVisible())) await openSearch(page);
  await field(page).fill(term);
}

/** The words that are marked as found in the page. */
export const marked = (page: Page) =>
  page.evaluate(() => Array.from(CSS.highlights.get("search-match") ?? [], (range) => String(range)));

/** A conversation with many turns, so that most of it is out of sight. */
export async function longConversation(request: APIRequestContext, account: Account) {
  const conversationId = await newConversation(request, account, "The canal");
  for (let index = 0; index < 12; index += 1) {
    const message = index === 4 ? "A café with a red door, and a radio." : `${"Something else. ".repeat(20)}${index}`;
    await callAs(request, account, "/api/grok", { conversationId, message });
  }
  return conversationId;
}
