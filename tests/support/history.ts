import type { Page } from "@playwright/test";
import { expect } from "./e2e";

export const historyDialog = (page: Page) => page.getByRole("dialog", { name: "Conversation History" });
export const historyRows = (page: Page) => historyDialog(page).getByRole("listitem");

export async function openHistory(page: Page): Promise<void> {
  await page.getByRole("button", { name: "History" }).click();
  await expect(historyDialog(page)).toBeVisible();
}
