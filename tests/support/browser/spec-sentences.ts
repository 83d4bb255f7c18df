import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { newConversation } from "./conversation";
import { openMenuEntry } from "./sharing";
import { type Account, test as base, expect, signIn } from "./test";

/** The fixtures that a row needs. Nobody is signed in on the page yet. */
export type Stage = {
  page: Page;
  request: APIRequestContext;
  account: Account;
};

export const test = base.extend<{ stage: Stage }>({
  stage: ({ page, request, account }, use) => use({ page, request, account }),
});

/** A sentence exactly as in the spec ("..." for what the product fills in), and when the product shows it. */
export type Row = { sentence: string; when: string } & (
  | { provoke?(stage: Stage): Promise<unknown>; read?(page: Page, sentence: RegExp): Locator }
  | { answer(stage: Stage): Promise<string> }
);

export const titleOf = (scene: Row[]) => scene.map(({ sentence, when }) => `“${sentence}” ${when}`).join(", ");

/** Checks rows one after the other on the same page. */
export async function proveSentences(scene: Row[], stage: Stage): Promise<void> {
  for (const row of scene) await proveSentence(row, stage);
}

async function proveSentence(row: Row, stage: Stage): Promise<void> {
  const sentence = patternOf(row.sentence);
  if ("answer" in row) return expect(await row.answer(stage)).toMatch(sentence);
  await row.provoke?.(stage);
  const read = row.read ?? ((page, text) => page.getByText(text));
  await expect(read(stage.page, sentence).filter({ visible: true }).first()).toBeVisible();
}

/** Matches exactly this sentence, with the label of the button that may follow it. */
function patternOf(sentence: string): RegExp {
  const literal = sentence.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\\.\\.\\.", ".+");
  return new RegExp(`^${literal}(?: ?(?:Try again|Undo))?$`);
}

/** Makes these calls fail with 500, with or without a reason. */
export const failCalls = (page: Page, calls: string, reason?: string) =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: { message: reason } }));

/** Makes these calls fail before they reach the server. */
export const abortCalls = (page: Page, calls: string) => page.route(calls, (route) => route.abort());

export const press = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Signs in and opens a conversation with one reply. Returns its id. */
export async function openConversation({ page, request, account }: Stage): Promise<string> {
  const id = await newConversation(request, account);
  await signIn(page, account, `/conversation/${id}`);
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  return id;
}

export async function sendMessage(page: Page, message: string): Promise<void> {
  await page.getByLabel("Your message").fill(message);
  await press(page, "Continue with Flexi");
}

/** Signs in and opens a panel of the menu. */
export async function openPanel({ page, account }: Stage, name: string): Promise<void> {
  await signIn(page, account);
  await openMenuEntry(page, name);
  await expect(page.getByRole("dialog")).toBeVisible();
}
