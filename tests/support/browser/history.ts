import type { Page } from "@playwright/test";
import { expect } from "./test";

export const historyDialog = (page: Page) => page.getByRole("dialog", { name: "Conversation History" });
export const historyRows = (page: Page) => historyDialog(page).getByRole("listitem");

export const restoreButton = (page: Page, name: string) => page.getByRole("button", { name: `Restore ${name}` });

export async function openHistory(page: Page): Promise<void> {
  await page.getByRole("button", { name: "History" }).click();
  await expect(historyDialog(page)).toBeVisible();
}

/** From the open history. */
export async function openDeleted(page: Page): Promise<void> {
  await historyDialog(page).getByRole("button", { name: "Recently deleted" }).click();
  await expect(historyDialog(page).getByRole("heading", { name: "Recently deleted" })).toBeVisible();
}
