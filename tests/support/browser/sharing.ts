import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { callAs, newConversation } from "./conversation";
import { type Account, signIn } from "./test";

export const sharedTexts = {
  answer: "The narrow house at lock 12.",
  message: "The radio played on Saturdays.",
  note: "Ask Ruth whether it was lock 13.",
};

/** A conversation with its answers, one continuation and one note. */
export async function newThread(request: APIRequestContext, account: Account): Promise<{ id: string; noteId: string }> {
  const id = await newConversation(request, account);
  await callAs(request, account, "/api/grok", { conversationId: id, message: sharedTexts.message });
  const noted = { conversationId: id, content: sharedTexts.note };
  const { note } = await callAs<{ note: { _id: string } }>(request, account, "/api/add-note", noted);
  return { id, noteId: note._id };
}

/** The same with its post shared, or another part. */
export async function newSharedThread(request: APIRequestContext, account: Account, part: object = {}) {
  const thread = await newThread(request, account);
  await callAs(request, account, `/api/share/mark/${thread.id}`, part);
  return thread;
}

type Sent = { name: string; mimeType: string; buffer: Buffer };

/** A conversation with a continuation for each of these files. */
export async function newThreadWithFile(
  request: APIRequestContext,
  account: Account,
  ...files: Sent[]
): Promise<string> {
  const id = await newConversation(request, account);
  const headers = { authorization: `Bearer ${account.token}` };
  for (const file of files) {
    const uploaded = await request.post("/api/upload", { headers, multipart: { file }, failOnStatusCode: true });
    const { fileId } = await uploaded.json();
    await callAs(request, account, "/api/grok", { conversationId: id, message: sharedTexts.message, fileId });
  }
  return id;
}

/** Another browser, in which this person is signed in and opens this path. */
export async function openSecondBrowser(
  browser: Browser,
  baseURL: string | undefined,
  account: Account,
  path = "/",
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, account, path);
  return page;
}

/** Presses the share button of a message (0: the first) or of the note, which comes last. */
export async function openShare(page: Page, index: number): Promise<void> {
  await page.getByRole("button", { name: "Share", exact: true }).nth(index).click();
}

/** Shares what the open dialog shows, and returns the link. */
export async function confirmShare(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^(Share|Yes, share this note)$/ }).click();
  return dialog.getByRole("textbox", { name: "Link" }).inputValue();
}

/** Ends the latest share of this account. */
export async function revokeShare(request: APIRequestContext, { token }: Account): Promise<void> {
  const call = { headers: { authorization: `Bearer ${token}` }, failOnStatusCode: true };
  const { shares } = await (await request.get("/api/shares", call)).json();
  await request.delete(`/api/shares/${shares[0]._id}`, call);
}

export async function openMenuEntry(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name }).click();
}
