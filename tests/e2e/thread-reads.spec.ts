import type { APIRequestContext, Page } from "@playwright/test";
import { callAs, newConversation } from "../support/browser/conversation";
import { type Account, expect, signIn, test } from "../support/browser/test";

const texts = (page: Page) => page.locator("main [data-searchable]");
const copies = (page: Page) => page.getByRole("button", { name: "Copy" });

/** Signs in at a conversation with a fake clock. Returns a function that counts how often the page has read the whole thread. */
async function openThread(page: Page, account: Account, id: string): Promise<() => number> {
  let reads = 0;
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().endsWith(`/api/conversations/${id}`)) reads++;
  });
  await page.clock.install();
  await signIn(page, account, `/conversation/${id}`);
  await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeVisible();
  return () => reads;
}

async function sendMessage(page: Page, message: string): Promise<void> {
  await page.getByLabel("Your message").fill(message);
  await page.keyboard.press("Enter");
}

/** Adds a note, after which every earlier request of the page has been sent. */
async function addNote(page: Page): Promise<void> {
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  await page.getByLabel("Your note").fill("Ask Ruth.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "Ask Ruth." })).toBeVisible();
}

async function upload(request: APIRequestContext, { token }: Account): Promise<{ fileId: string }> {
  const file = { name: "deed.txt", mimeType: "text/plain", buffer: Buffer.from("A deed.") };
  const headers = { authorization: `Bearer ${token}` };
  return (await request.post("/api/upload", { headers, multipart: { file }, failOnStatusCode: true })).json();
}

/** Leaves the tab for this many milliseconds and comes back to it. */
async function leaveTabFor(page: Page, ms: number): Promise<void> {
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      if (value === "visible") window.dispatchEvent(new Event("focus"));
    }, state);
  await show("hidden");
  await page.clock.fastForward(ms);
  await show("visible");
}

test("a reply is added to the thread without reading the thread again", async ({ page, request, account }) => {
  const reads = await openThread(page, account, await newConversation(request, account));
  await sendMessage(page, "The radio played.");
  await expect(copies(page)).toHaveCount(2);
  await addNote(page);
  expect(reads()).toBe(1);
  const shown = await texts(page).allTextContents();
  await page.reload();
  await expect(texts(page)).toHaveText(shown);
});

test("coming back to the tab does not read the thread again", async ({ page, request, account }) => {
  const reads = await openThread(page, account, await newConversation(request, account));
  await leaveTabFor(page, 60_000);
  await addNote(page);
  expect(reads()).toBe(1);
});

test("coming back to the tab shows a reply that was pending", async ({ page, request, account, fakeAi }) => {
  const conversationId = await newConversation(request, account);
  fakeAi.fault = "pause";
  const replied = callAs(request, account, "/api/grok", { conversationId, message: "The radio played." });
  await expect.poll(() => fakeAi.requests.length).toBe(2);
  await openThread(page, account, conversationId);
  await expect(copies(page)).toHaveCount(1);
  fakeAi.resume();
  await replied;
  await leaveTabFor(page, 60_000);
  await page.clock.runFor(1_500);
  await expect(copies(page)).toHaveCount(2);
});

test("opening a thread again shows entries that were added on another device meanwhile", async ({
  page,
  request,
  account,
}) => {
  const conversationId = await newConversation(request, account);
  await openThread(page, account, conversationId);
  await page.getByRole("main").getByRole("button", { name: "Start New" }).click();
  await callAs(request, account, "/api/grok", { conversationId, message: "From the phone." });
  await page.clock.fastForward(10_000);
  await page.goBack();
  await expect(page.getByText("From the phone.")).toBeVisible();
});

test("a message that was sent from another device appears after the next reply", async ({ page, request, account }) => {
  const conversationId = await newConversation(request, account);
  const reads = await openThread(page, account, conversationId);
  await callAs(request, account, "/api/grok", { conversationId, message: "From the phone." });
  await sendMessage(page, "From here.");
  await expect(page.getByText("From the phone.")).toBeVisible();
  await expect(copies(page)).toHaveCount(3);
  expect(reads()).toBe(2);
});

test("a thread is read again if it does not contain the search match to open", async ({ page, request, account }) => {
  const conversationId = await newConversation(request, account);
  await openThread(page, account, conversationId);
  await callAs(request, account, "/api/grok", { conversationId, message: "From the phone." });
  await page.evaluate((id) => {
    window.location.hash = `#/conversation/${id}?search=phone&index=0`;
  }, conversationId);
  await expect(page.getByText("From the phone.")).toBeInViewport();
});

test("coming back to the tab renews expired links to files", async ({ page, request, account }) => {
  const id = await newConversation(request, account);
  const { fileId } = await upload(request, account);
  await callAs(request, account, "/api/grok", { conversationId: id, message: "The deed.", fileId });
  const reads = await openThread(page, account, id);
  await leaveTabFor(page, 60_000);
  await addNote(page);
  expect(reads()).toBe(1);
  await leaveTabFor(page, 20 * 60_000);
  await expect.poll(reads).toBe(2);
});
