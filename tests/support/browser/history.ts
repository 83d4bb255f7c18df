import type { Page } from "@playwright/test";
import { expect } from "./test";

export const historyPage = (page: Page) => page.getByRole("region", { name: "Conversation History" });
export const historyRows = (page: Page) => historyPage(page).getByRole("listitem");

export const restoreButton = (page: Page, name: string) => page.getByRole("button", { name: `Restore ${name}` });

export async function openHistory(page: Page): Promise<void> {
  await page.getByRole("button", { name: "History" }).click();
  await expect(historyPage(page)).toBeVisible();
}

/** From the open history. */
export async function openDeleted(page: Page): Promise<void> {
  await historyPage(page).getByRole("button", { name: "Recently deleted" }).click();
  await expect(historyPage(page).getByRole("heading", { name: "Recently deleted" })).toBeVisible();
}

/** The names in the history, which renders only the rows on the screen. */
export async function namesWhileScrolling(page: Page): Promise<string[]> {
  const names = new Map<number, string>();
  for (let top = 0; top <= 4_000; top += 200) {
    const rows = await historyRows(page).evaluateAll((items: HTMLElement[], scrollTop) => {
      items[0]?.closest("ul")?.parentElement?.scrollTo(0, scrollTop);
      return items.map((item) => [Number(item.dataset.index), item.querySelector("bdi")?.textContent ?? ""] as const);
    }, top);
    for (const [position, name] of rows) names.set(position, name);
  }
  return [...names].sort(([a], [b]) => a - b).map(([, name]) => name);
}
